"""`lucchetto arena` as people call it: tables, JSON, and one clear line for every kind of invalid input."""

import json
import re
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from lucchetto.arena.report.summary import summarise
from lucchetto.arena.report.tables import Tables
from lucchetto.arena.tournament import Tournament
from lucchetto.cli.main import main
from lucchetto.cli.tournament.progress import Speed
from lucchetto.cli.tournament.tables import show
from lucchetto.messages import LANGUAGES, catalogue
from tests.arena.kit import drawn_by_points
from tests.cli.kit import Command, plain

pytestmark = pytest.mark.usefixtures("compiled")

FAST = ("--games", "6", "--workers", "1")


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The message of a call that fails: one line, status 1, nothing on standard output."""
    assert main(["arena", *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err.strip()


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["arena", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


BAD = {
    "there is no bot 'dragon'; choose one of ": ["greedy", "dragon"],
    "there is no bot 'chess'; choose one of ": ["chess", "greedy", "random"],
    "classic is for 1–5 players, not 9": ["greedy", "random", "--players", "9"],
    "duel is for 2 players, not 3": ["duel", "greedy", "random", "--players", "3"],
    "duel is for 2 players, not 1": ["duel", "greedy", "random", "--players", "1"],
    "--players must be a whole number from 1 to 99, not 0": ["greedy", "random", "--players", "0"],
    "--players must be a whole number from 1 to 99, not 'two'": ["greedy", "random", "--players", "two"],
    "a tournament needs at least two different bots": ["greedy"],
    "missing: BOT": ["longo"],
    "greedy is named twice": ["greedy", "random", "greedy"],
    "optimal only plays solitaire: choose one player": ["greedy", "optimal"],
    "--games must be a whole number from 1 to 10000000, not 0": ["greedy", "random", "--games", "0"],
    "--games must be a whole number from 1 to 10000000, not -5": ["greedy", "random", "--games", "-5"],
    "--games must be a whole number from 1 to 10000000, not 99999999": ["greedy", "random", "--games", "99999999"],
    "--games must be a whole number from 1 to 10000000, not '1e3'": ["greedy", "random", "--games", "1e3"],
    "10000000 games per match-up make 20000000 in all; more than 10000000 do not fit in memory": [
        *("greedy", "random", "--players", "1", "--games", "10000000")
    ],
    "--seed must be a whole number from 0 to 18446744073709551615, not 18446744073709551616": [
        *("greedy", "random", "--seed", "18446744073709551616")
    ],
    "--seed must be a whole number from 0 to 18446744073709551615, not -1": ["greedy", "random", "--seed", "-1"],
    "--workers must be a whole number from 1 to 256, not 0": ["greedy", "random", "--workers", "0"],
    "--workers must be a whole number from 1 to 256, not 'all'": ["greedy", "random", "--workers", "all"],
    "--workers and --dask cannot be used together": [
        "greedy",
        "random",
        "--workers",
        "2",
        "--dask",
        "tcp://127.0.0.1:1",
    ],
    "no Dask cluster answers at tcp://127.0.0.1:1": ["greedy", "random", "--dask", "tcp://127.0.0.1:1"],
}


@pytest.mark.parametrize("line", BAD)
def test_nonsense_is_reported_on_one_line(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert refusal(capsys, *BAD[line]).startswith(line)


def test_a_number_of_ten_thousand_digits_is_nonsense_too(capsys: pytest.CaptureFixture[str]) -> None:
    line = refusal(capsys, "greedy", "random", "--seed", "9" * 10_000)
    assert len(line) < 200


def test_a_folder_with_other_files_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    assert refusal(capsys, "greedy", "random", "--output", str(tmp_path)).endswith("choose an empty or a new folder")
    assert refusal(capsys, "greedy", "random", "--output", str(tmp_path / "thesis.txt")).endswith("Not a directory")


def test_a_folder_that_cannot_be_made_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    """Not even root can make folders in /proc."""
    assert refusal(capsys, "greedy", "random", "--output", "/proc/out").startswith("/proc/out")


def test_another_tournament_in_the_folder_is_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shown(capsys, "greedy", "random", *FAST, "--output", str(tmp_path / "out"))
    line = refusal(capsys, "greedy", "random", *FAST, "--seed", "2", "--output", str(tmp_path / "out"))
    assert line.endswith("holds another tournament: its seed is 1, not 2")


def test_without_the_lab_extra_the_command_says_what_it_needs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("lucchetto.arena.engine.worker_pool", "joblib"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "joblib", None)
    assert "lucchetto[lab]" in refusal(capsys, "greedy", "random")


def test_json_is_one_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(shown(capsys, "greedy", "random", *FAST, "--json"))
    assert [one["bot"] for one in figures["standings"]] == ["greedy", "random"]
    assert figures["games"] == 6
    assert figures["speed"]["games"] == 6
    assert figures["speed"]["games_per_second"] > 0
    (meeting,) = figures["head_to_head"]
    assert (meeting["bot"], meeting["other"], meeting["games"]) == ("greedy", "random", 6)


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(seed: str) -> dict[str, object]:
        return {**json.loads(shown(capsys, "random", "greedy", *FAST, "--json", "--seed", seed)), "speed": None}

    assert figures("7") == figures("7") != figures("8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_fit_in_eighty_columns(capsys: pytest.CaptureFixture[str], language: str) -> None:
    words = catalogue(language)
    out = shown(capsys, "greedy", "random", *FAST, "--lang", language)
    assert max(map(len, out.splitlines())) <= 80
    for key in ("arena-standings", "arena-head-to-head", "arena-scores", "arena-ends"):
        assert f"\n{words(key)}\n" in out


LADDER = {"master": 75.0, "expert": 70.0, "club": 60.0, "casual": 45.0, "novice": 30.0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_no_figure_of_a_whole_ladder_is_truncated(
    capsys: pytest.CaptureFixture[str], language: str, players: int
) -> None:
    words = catalogue(language)
    tournament = Tournament(tuple(LADDER), players=players, games=2000)
    summary = summarise(tournament, drawn_by_points(tournament, LADDER, seed=1))
    show(summary, words, Speed(20_000, 12.3), None)
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    tables = Tables(summary, words)
    for table in (tables.standings(), tables.head_to_head(), tables.scores(), tables.luck(), tables.ends()):
        assert table
        for row in table.rows:
            assert re.search(r"\s+".join(re.escape(cell) for cell in row if cell), out), row


def test_games_are_rounded_up_to_whole_deals_and_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "greedy", "random", "--games", "5", "--workers", "1", "--players", "3")
    assert "2 match-ups × 2 deals × 3 seatings = 12 games, seed 1" in out
    assert "--games 5 is rounded up to whole deals: 6 games per match-up" in " ".join(out.split())


@pytest.mark.parametrize(("variant", "players"), [("classic", "1"), ("longo", "4"), ("duel", "2"), ("longo", "5")])
def test_every_variant_and_number_of_players_has_a_tournament(
    capsys: pytest.CaptureFixture[str], variant: str, players: str
) -> None:
    out = shown(capsys, variant, "greedy", "random", *FAST, "--players", players)
    assert "1 greedy" in out
    assert "2 random" in out


def test_a_report_is_written_and_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "deep" / "out" / "index.html"
    out = shown(capsys, "greedy", "random", *FAST, "--output", str(page.parent))
    assert f"The report is in {page}" in out
    command = "lucchetto arena classic greedy random --players 2 --games 6 --seed 1"
    assert f"<code>{command}</code>" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ["longo", "greedy", "random", *FAST],
        ["longo", *FAST, "greedy", "random"],
        ["longo", "greedy", *FAST, "random"],
        [*FAST, "longo", "greedy", "random"],
    ],
)
def test_the_variant_and_the_bots_may_come_before_or_after_options(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    figures = json.loads(shown(capsys, *arguments, "--json"))
    assert figures["variant"] == "longo"
    assert figures["matches"][0]["bots"] == ["greedy", "random"]


def test_any_text_is_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    def figures(seed: str) -> dict[str, object]:
        return {**json.loads(shown(capsys, "random", "greedy", *FAST, "--json", "--seed", seed)), "speed": None}

    monday = figures("Monday")
    assert monday["seed"] == "Monday"
    assert monday == figures("Monday")
    assert monday["standings"] != figures("Tuesday")["standings"]
    number = int.from_bytes(sha256(b"Monday").digest()[:8], "big")
    assert {**figures(str(number)), "seed": "Monday"} == monday
    assert figures("7")["seed"] == 7


def test_a_report_shows_the_seed_that_was_given(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    shown(capsys, "random", "greedy", *FAST, "--seed", "<Monday>", "--output", str(tmp_path / "out"))
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert "seed &lt;Monday&gt;" in page
    assert "--seed &#39;&lt;Monday&gt;&#39;" in page
    assert "<Monday>" not in page


def test_a_person_sees_progress_and_a_pipe_does_not(lucchetto: Command) -> None:
    person = lucchetto.sit_down("arena", "greedy", "random", "--games", "200", "--workers", "1", columns=80)
    person.wait_for("Playing")
    assert person.gone() == 0
    assert "1 greedy" in person.screen
    outcome = lucchetto("arena", "greedy", "random", *FAST)
    assert (outcome.status, outcome.err) == (0, "")
    assert plain(outcome.out) == outcome.out


def test_an_ascii_terminal_gets_ascii_symbols(lucchetto: Command) -> None:
    person = lucchetto.sit_down("arena", "greedy", "random", *FAST, columns=80, LC_ALL="C", PYTHONIOENCODING="ascii")
    assert person.gone() == 0
    table = person.screen[person.screen.index("Standings") :]
    assert table.isascii()
    assert "?" not in table
