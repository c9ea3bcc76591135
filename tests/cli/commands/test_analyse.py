"""`lucchetto analyse`: the report in the terminal, the JSON, the page; for all games, finished or not."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import msgspec
import pytest

from lucchetto.cli.main import main
from lucchetto.coach.shapes import Analysis, JudgedMove
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.records import read, write_text
from tests.cli.commands.test_replay import GOLDEN
from tests.cli.kit import Command, Json, Person, events_in, plain, written
from tests.cli.test_extras import package

WORDS = catalogue("en")
WHOLE = ["classic-natural-2", "duel-natural-2", "classic-solitaire"]
LINES = 30
"""Lines taken from longer games: enough for a mistake or two, and quick to analyse."""


def beginning(home: Path, record: str, lines: int = LINES, **header: object) -> Path:
    """The first lines of a golden record."""
    first, *events = events_in(GOLDEN / f"{record}.jsonl")
    return written(home / "game.jsonl", [{**first, **header}, *events[: lines - 1]])


def analysis_of(lucchetto: Command, file: Path, *more: str) -> Analysis:
    outcome = lucchetto("analyse", "--json", file, *more)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.count("\n") == 1
    return msgspec.convert(as_on_the_page(json.loads(outcome.out)), type=Analysis, strict=True)


def as_on_the_page(part: Any) -> Any:
    """The same with the page's keys in camelCase."""
    if isinstance(part, list):
        return [as_on_the_page(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {re.sub("_(.)", lambda found: found[1].upper(), key): as_on_the_page(item) for key, item in part.items()}


@pytest.mark.full
@pytest.mark.usefixtures("compiled_rollouts")
def test_deep_checks_are_reported_with_games_and_standard_error(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "duel-natural-2", lines=5)
    found = analysis_of(lucchetto, file, "--deep")
    assert found.checks is not None
    assert found.checks.deep
    assert any(move.games for move in found.moves)
    report = plain(lucchetto("analyse", "--deep", file).out)
    assert WORDS("analyse-checks", decisions=found.checks.decisions, games=found.checks.games) in report
    for move in marked(found):
        assert (f"checked by {move.games} games, ± " in report) or not move.games


def test_deep_checks_need_the_extra(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "duel-natural-2", lines=8)
    outcome = lucchetto("analyse", "--deep", file, variables=package(lucchetto.home, "numba", "raise ImportError('x')"))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"{WORDS('broken-extra', package='numba', why='x', extra='lab')}\n"


def test_without_the_extra_the_quick_judgement_says_so(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "duel-natural-2", lines=8)
    outcome = lucchetto("analyse", file, variables=package(lucchetto.home, "numba", "raise ImportError('x')"))
    assert (outcome.status, outcome.err) == (0, "")
    assert " ".join(plain(outcome.out).split()).count(WORDS("analyse-unchecked")) == 1


def marked(analysis: Analysis) -> list[JudgedMove]:
    return [move for move in analysis.moves if move.remark]


def page_of(lucchetto: Command) -> Xml.Element:
    """The page in out.html, which is XML apart from its first line."""
    page = (lucchetto.home / "out.html").read_text(encoding="utf-8")
    return Xml.fromstring(page.partition("\n")[2])  # noqa: S314 - our own page


def lapse_text(move: JudgedMove, name: str) -> str:
    chosen, best = WORDS.move(move.chosen), WORDS.move(move.best)
    return WORDS("analyse-lapse", name=name, turn=move.turn, line=move.event + 2, chosen=chosen, best=best)


@pytest.mark.parametrize("record", WHOLE)
def test_the_report_shows_everything_that_the_analysis_found(lucchetto: Command, record: str) -> None:
    file = GOLDEN / f"{record}.jsonl"
    outcome = lucchetto("analyse", file, COLUMNS="100")
    assert (outcome.status, outcome.err) == (0, "")
    analysis = analysis_of(lucchetto, file)
    assert analysis.finished
    assert marked(analysis)
    headings = outcome.out.splitlines()
    for move in marked(analysis):
        name = analysis.players[move.seat].name
        sign = {"inaccuracy": "?!", "mistake": "? ", "blunder": "??"}[move.mark]
        assert f"{sign} {lapse_text(move, name)}" in [line.rstrip() for line in headings]
    for player in analysis.players:
        assert re.search(rf"^{player.name} · ", outcome.out, re.MULTILINE)
        assert re.search(rf"\bPoints {player.score}\b", outcome.out.replace("−", "-"))
    assert "█" in outcome.out
    assert WORDS("analyse-so-far") not in outcome.out


def test_a_game_of_five_has_five_reports_and_five_charts(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "classic-natural-5")
    outcome = lucchetto("analyse", file)
    assert (outcome.status, outcome.err) == (0, "")
    names = events_in(file)[0]["players"]
    assert len(names) == 5
    assert re.findall(r"^(\w+) · ", outcome.out, re.MULTILINE) == names
    assert re.findall(r"^(\w+)$", outcome.out.partition(WORDS("analyse-chart-win"))[2], re.MULTILINE) == names
    assert outcome.out.count("100% │") == 5


def test_an_unfinished_game_is_analysed_so_far(lucchetto: Command) -> None:
    outcome = lucchetto("analyse", beginning(lucchetto.home, "longo-natural-4"))
    assert (outcome.status, outcome.err) == (0, "")
    assert WORDS("analyse-so-far") in outcome.out
    assert WORDS("analyse-adjusted") not in outcome.out  # there is no result yet


@pytest.mark.parametrize("record", ["classic-start-unfinished", "duel-start-unfinished", "classic-white-unfinished"])
def test_a_game_that_has_barely_begun_is_analysed(lucchetto: Command, record: str) -> None:
    file = GOLDEN / f"{record}.jsonl"
    assert lucchetto("analyse", file).status == 0
    assert lucchetto("analyse", file, "--output", "out.html").status == 0
    analysis = analysis_of(lucchetto, file)
    assert not analysis.finished
    assert len(analysis.values) == len(events_in(file))


def test_a_single_seat_can_be_selected(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "classic-natural-2")
    both, second = analysis_of(lucchetto, file), analysis_of(lucchetto, file, "--seat", "2")
    assert second.moves == [move for move in both.moves if move.seat == 1]
    first, other = (player.name for player in both.players)
    output = lucchetto("analyse", file, "--seat", "2").out
    assert re.search(rf"^{other} · ", output, re.MULTILINE)
    assert not re.search(rf"^{first} · ", output, re.MULTILINE)
    for move in marked(both):
        assert (lapse_text(move, (first, other)[move.seat]) in output) == (move.seat == 1)


@pytest.mark.parametrize("seat", ["0", "3", "-1", "Ada", ""])
def test_a_missing_seat_is_reported(lucchetto: Command, seat: str) -> None:
    outcome = lucchetto("analyse", beginning(lucchetto.home, "classic-natural-2"), f"--seat={seat}")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "--seat must be a seat from 1 to 2\n"


@pytest.mark.parametrize("form", [[], ["--json"], ["--output", "out.html"]], ids=["report", "json", "html"])
def test_a_record_with_an_error_in_line_17_says_line_17(lucchetto: Command, form: list[str]) -> None:
    file = beginning(lucchetto.home, "classic-natural-2")
    lines: list[Json] = events_in(file)
    lines[16] = {"seat": 7, "move": "pass"}
    outcome = lucchetto("analyse", written(file, lines), *form)
    assert (outcome.status, outcome.out) == (1, "")
    assert re.fullmatch(rf"{re.escape(str(file))}:17: .+\n", outcome.err)
    assert not (lucchetto.home / "out.html").exists()


def test_a_typed_record_is_reported_with_the_lines_of_its_text(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "duel-natural-2")
    text = write_text(read(file.read_bytes()).record)
    outcome = lucchetto("analyse", "-", stdin=text)
    assert (outcome.status, outcome.err) == (0, "")
    lines = text.splitlines()
    found = re.findall(r"turn (\d+), line (\d+): ", outcome.out)
    assert found
    assert all(lines[int(line) - 1].startswith(f"{turn}. ") for turn, line in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    file = beginning(tmp_path, "classic-natural-2", 20)
    assert main(["analyse", str(file), "--lang", language]) == 0
    output, words = capsys.readouterr().out, catalogue(language)
    for key in ("analyse-players", "analyse-chart-win", "analyse-worst", "analyse-rolls", "analyse-so-far"):
        assert words(key) in output
    if language != "en":
        assert not re.search(r"\b(yellow|green|instead|Mistake|Taking|Passing)\b", output)


def test_the_page_is_self_contained(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "classic-natural-2")
    outcome = lucchetto("analyse", file, "--output", "out.html")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == f"{WORDS('analyse-page-at', file='out.html')}\n"
    page = (lucchetto.home / "out.html").read_text(encoding="utf-8")
    assert not re.search(r"<script|<link|<img|\b(?:src|href)=|https?:|@import|url\(| style=", page)
    assert "@media (prefers-color-scheme: dark)" in page
    root = page_of(lucchetto)
    (chart,) = root.iterfind(".//figure/svg")
    assert len(chart.findall("polyline")) == 2
    assert WORDS("analyse-chart-win") in chart.attrib["aria-label"]
    shown = " ".join("".join(root.itertext()).split())
    for move in marked(analysis_of(lucchetto, file)):
        assert lapse_text(move, events_in(file)[0]["players"][move.seat]) in shown


def test_the_pages_table_says_what_its_chart_draws(lucchetto: Command) -> None:
    file = GOLDEN / "classic-solitaire.jsonl"
    assert lucchetto("analyse", file, "--output", "out.html").status == 0
    root = page_of(lucchetto)
    rows = [[cell.text or "" for cell in row] for row in root.iterfind(".//details//tbody/tr")]
    analysis = analysis_of(lucchetto, file)
    assert len(rows) == len(analysis.rolls) + 1
    for line, _, value in rows:
        expected = analysis.values[int(line) - 1][0]
        assert value == f"{expected:.1f} pts".replace("-", "−")


def test_names_are_harmless_in_the_page_and_in_the_terminal(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "duel-natural-2", 20, players=["<b>Ada & Bo", "\x1b[31mred\r"])
    assert lucchetto("analyse", file, "--output", "out.html").status == 0
    page = (lucchetto.home / "out.html").read_text(encoding="utf-8")
    assert "&lt;b&gt;Ada &amp; Bo" in page
    assert "<b>" not in page
    assert "\x1b" not in page + lucchetto("analyse", file).out


def test_an_existing_file_is_not_overwritten(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "classic-colour-unfinished")
    before = file.read_bytes()
    outcome = lucchetto("analyse", file, "--output", file)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"{file}: already exists and is not overwritten\n"
    assert file.read_bytes() == before


def test_a_page_that_cannot_be_written_is_reported_on_one_line(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "classic-colour-unfinished")
    outcome = lucchetto("analyse", file, "--output", f"{file}/out.html")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{file}/out.html: cannot be written: ")
    assert outcome.err.count("\n") == 1


def test_json_and_a_page_are_mutually_exclusive(lucchetto: Command) -> None:
    outcome = lucchetto("analyse", beginning(lucchetto.home, "classic-natural-2"), "--json", "--output", "out.html")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"{WORDS('not-together', one='--json', other='--output')}\n"


def test_the_json_has_every_figure_in_any_language(lucchetto: Command) -> None:
    outcome = lucchetto("analyse", "--json", beginning(lucchetto.home, "classic-natural-2"), LANG="it_IT.UTF-8")
    found = json.loads(outcome.out)
    assert found["unit"] == "win"
    assert {"mean_loss", "accuracy", "luck", "adjusted"} <= found["players"][0].keys()
    assert {"chosen", "best", "choices", "loss", "mark", "remark"} <= found["moves"][0].keys()


def cursor_is_on(person: Person) -> bool:
    return re.findall(r"\x1b\[\?25[hl]", person.raw)[-1:] in ([], ["\x1b[?25h"])


@pytest.mark.parametrize("columns", [40, 60, 100])
def test_nothing_is_wider_than_the_terminal_and_no_colour_means_none(lucchetto: Command, columns: int) -> None:
    file = beginning(lucchetto.home, "classic-natural-2")
    person = lucchetto.sit_down("analyse", file, columns=columns, NO_COLOR="1")
    assert person.gone() == 0
    assert cursor_is_on(person)
    assert not re.search(r"\x1b\[(?:\d+;)*(?:3[0-9]|4[0-9]|9[0-7])m", person.raw)
    report = person.screen[person.screen.index(WORDS("analyse-title", record="")) :]
    assert max(map(len, report.splitlines())) <= columns
    assert WORDS("analyse-worst") in report


def test_an_ascii_terminal_gets_ascii_only(lucchetto: Command) -> None:
    file = beginning(lucchetto.home, "classic-natural-2")
    person = lucchetto.sit_down("analyse", file, columns=80, LC_ALL="C", PYTHONIOENCODING="ascii")
    assert person.gone() == 0
    report = person.screen[person.screen.index(WORDS("analyse-title", record="")) :]
    assert report.isascii()
    assert "�" not in report
    assert "?" not in report.partition(WORDS("analyse-chart-win"))[0]  # a replaced character
    assert "##" in report
    assert "- unlucky roll" in report
    assert "master's network" in report


def test_an_unlucky_roll_is_marked_with_a_minus_sign(lucchetto: Command) -> None:
    """Not with a hyphen."""
    outcome = lucchetto("analyse", GOLDEN / f"{WHOLE[0]}.jsonl", COLUMNS="100")
    chart, _, _ = outcome.out.partition("− unlucky roll")
    assert re.search(r"^ +[−+ ]*−[−+ ]*$", chart, re.MULTILINE)


def test_ctrl_c_ends_it_quietly(lucchetto: Command) -> None:
    person = lucchetto.sit_down("analyse", GOLDEN / "longo-natural-5.jsonl")
    person.wait_for(WORDS("analyse-reading"))
    person.press_ctrl_c(at_work=True)
    assert person.gone() == 130
    assert cursor_is_on(person)
    assert "Traceback" not in plain(person.raw)
