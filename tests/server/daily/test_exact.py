"""The daily game compared with perfect play, if the solver's table is stored."""

from pathlib import Path

import pytest

from lucchetto.coach import analyse
from lucchetto.coach.shapes import Analysis
from lucchetto.records import read
from lucchetto.records.daily import daily_secret
from lucchetto.server.daily.scoring import Perfect, perfect_play, squares
from lucchetto.solver import Table, load_table
from tests.server.conftest import People, Starts
from tests.server.daily.days import MONDAY, Days, begin, chain_of, day, finish, judged_day, record
from tests.server.kit import Person, Server, eventually
from tests.solver.shared import cache_folder


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Table:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUCCHETTO_CACHE", str(cache_folder(tmp_path_factory)))
        return load_table("classic")


@pytest.fixture
def server(start: Starts, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, table: Table) -> Server:
    assert table.start > 100
    return start(**Days(tmp_path).setting, LUCCHETTO_CACHE=str(cache_folder(tmp_path_factory)))


def analysis_of(text: str, factory: pytest.TempPathFactory, patch: pytest.MonkeyPatch) -> Analysis:
    patch.setenv("LUCCHETTO_CACHE", str(cache_folder(factory)))
    return analyse(read(text.encode()))


def test_the_day_knows_what_perfect_play_gets_and_what_everybody_lost(
    person: People,
    server: Server,
    table: Table,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ada: Person = person("Ada")
    attempt = begin(ada)
    assert eventually(lambda: day(ada)["expected"]) == pytest.approx(table.start)
    assert day(ada)["optimal"] is None, "no spoilers"
    score = finish(ada, attempt)
    found = judged_day(ada)
    (row,) = found["rows"]
    analysis = analysis_of(record(ada, attempt), tmp_path_factory, monkeypatch)
    report = analysis.players[0]
    assert row["exact"]
    assert row["loss"] == pytest.approx(report.loss)
    assert score == pytest.approx(table.start + report.luck - report.loss)
    assert found["squares"] == squares(analysis)
    secret = daily_secret(MONDAY.isoformat(), chain_of(server).seed(MONDAY))
    assert Perfect(found["optimal"], found["expected"]) == perfect_play("classic", None, secret)
