"""The files of a tournament's report: tables that agree with each other, and a self-contained page."""

import csv
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from lucchetto.arena.report.plain import plain
from lucchetto.arena.report.report import write_report
from lucchetto.arena.report.summary import Summary, summarise
from lucchetto.arena.tournament import Tournament
from lucchetto.messages import LANGUAGES, catalogue
from tests.arena.kit import drawn_by_points

MEANS = {"master": 70.0, "expert": 65.0, "club": 55.0, "casual": 40.0}


def written(folder: Path, players: int = 2, language: str = "en") -> Summary:
    tournament = Tournament(tuple(MEANS), players=players, games=60)
    results = drawn_by_points(tournament, MEANS, seed=1)
    summary = summarise(tournament, results)
    write_report(folder, results, summary, plain(summary), catalogue(language), "lucchetto arena <b> & co")
    return summary


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    written(folder)
    return folder


def packed_games(report: Path) -> Any:
    import pyarrow.parquet as parquet  # type: ignore[import-untyped]  # it ships no types

    return parquet.read_table(report / "games.parquet")


def rows(report: Path) -> Iterator[dict[str, str]]:
    with (report / "games.csv").open(newline="", encoding="utf-8") as lines:
        yield from csv.DictReader(lines)


def test_all_files_are_written_and_none_is_partial(report: Path) -> None:
    assert sorted(path.name for path in report.iterdir()) == [
        "games.csv",
        "games.parquet",
        "index.html",
        "summary.json",
    ]


def test_without_pyarrow_there_is_no_parquet_file_and_the_page_names_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lucchetto.arena.export.find_spec", lambda _: None)
    written(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.csv", "index.html", "summary.json"]
    assert "parquet" not in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_csv_and_parquet_hold_the_same_games(report: Path) -> None:
    packed = packed_games(report).to_pylist()
    listed = list(rows(report))
    assert len(listed) == len(packed) == 6 * 60
    for row, game in zip(listed, packed, strict=True):
        assert list(row) == list(game)
        for name, value in game.items():
            if isinstance(value, (bool, str)):
                assert row[name] == str(value).lower()
            else:
                assert float(row[name]) == pytest.approx(value, rel=1e-6)


def test_the_summary_is_what_the_games_add_up_to(report: Path) -> None:
    summary = json.loads((report / "summary.json").read_text(encoding="utf-8"))
    games = list(rows(report))
    assert summary["games"] == len(games)
    for standing in summary["standings"]:
        seats = [(game, seat) for game in games for seat in "12" if game[f"bot_{seat}"] == standing["bot"]]
        assert standing["games"] == len(seats)
        for figure, column in {"score": "score", "win_share": "win_share", "penalties": "penalties"}.items():
            total = sum(float(game[f"{column}_{seat}"]) for game, seat in seats)
            assert standing[figure]["value"] == pytest.approx(total / len(seats), abs=1e-6)
        fair = sum(float(game[f"win_share_{seat}"]) - float(game[f"luck_win_{seat}"]) for game, seat in seats)
        assert standing["adjusted_win_share"]["value"] == pytest.approx(fair / len(seats), abs=1e-5)


def test_unknown_luck_is_empty_in_both_tables(tmp_path: Path) -> None:
    from lucchetto.arena.engine.worker_pool import WorkerPool
    from lucchetto.arena.export import export_games
    from lucchetto.arena.play import play

    export_games(tmp_path, play(Tournament(("greedy", "random"), variant="duel", games=4, luck=False), WorkerPool()))
    assert {game["luck_win_1"] for game in rows(tmp_path)} == {""}
    assert packed_games(tmp_path)["luck_win_1"].null_count == 4


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_page_is_well_formed_and_names_every_bot(tmp_path: Path, players: int) -> None:
    written(tmp_path, players)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    page = Xml.fromstring(text)  # noqa: S314 - our own page; strict as XML, so it is clean as HTML too
    headers = ["".join(cell.itertext()) for cell in page.iter("th")]
    for bot in MEANS:
        assert any(bot in header for header in headers)
    drawings = [part for part in page.iter() if part.tag.endswith("}svg")]
    assert len(drawings) == 3
    assert all(drawing.get("role") == "img" and drawing.get("aria-label") for drawing in drawings)
    names = [part.get("id") for part in page.iter() if part.get("id")]
    assert len(names) == len(set(names))


class References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "iframe", "img", "object")
        self.found += [value or "" for name, value in attributes if name in ("href", "src", "xlink:href")]


def test_the_page_is_self_contained(report: Path) -> None:
    text = (report / "index.html").read_text(encoding="utf-8")
    reader = References()
    reader.feed(text)
    outside = {target for target in reader.found if not target.startswith("#")}
    assert outside == {"games.csv", "games.parquet", "summary.json"}
    assert not re.search(r"@import|url\((?!#)", text)


def test_plots_use_the_pages_colours_in_both_themes(report: Path) -> None:
    """No plot has a fixed colour, and the page has a dark theme."""
    text = (report / "index.html").read_text(encoding="utf-8")
    drawings = "".join(re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL))
    assert set(re.findall(r"#[0-9a-f]{6}\b", drawings)) == set()
    assert "var(--accent)" in drawings
    assert "prefers-color-scheme: dark" in text


def test_user_input_is_escaped(report: Path) -> None:
    assert "lucchetto arena &lt;b&gt; &amp; co" in (report / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(tmp_path: Path, language: str) -> None:
    written(tmp_path, language=language)
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in text
    assert catalogue(language)("arena-luck") in text


def test_the_same_results_make_the_same_page(tmp_path: Path, report: Path) -> None:
    written(tmp_path)
    assert (tmp_path / "index.html").read_bytes() == (report / "index.html").read_bytes()
