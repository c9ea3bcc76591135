"""`lucchetto solve`: exact figures for people and programs, and sheets from a file."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from lucchetto.cli.main import main
from lucchetto.messages import LANGUAGES
from lucchetto.rules import CLASSIC, Sheet
from lucchetto.solver import load_table
from tests.cli.kit import LUCCHETTO, Command, surroundings
from tests.solver.shared import cache_folder

pytestmark = pytest.mark.usefixtures("compiled")

Capture = pytest.CaptureFixture[str]

SHEETS = """\
{"red": [5, 7], "yellow": [], "green": [], "blue": [], "penalties": 1}
{"red": [], "yellow": [], "green": [], "blue": [], "penalties": 0}
{"red": [2, 3, 4, 5, 6, 12, "lock"], "yellow": [], "green": [12, 11, 10, 9, 8, 2, "lock"], "blue": [], "penalties": 3}
"""


@pytest.fixture
def tables(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Classic table of this test run."""
    folder = cache_folder(tmp_path_factory)
    monkeypatch.setenv("LUCCHETTO_CACHE", str(folder))
    load_table("classic")
    return folder


def test_classic_is_worth_115_points(tables: Path, capsys: Capture) -> None:
    assert main(["solve", "classic", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["value"] == pytest.approx(115.483126023719, abs=1e-9)
    assert set(figures) == {
        "variant",
        "value",
        "states",
        "seconds",
        "standard_deviation",
        "mean_turns",
        "mean_penalties",
    }
    assert figures["standard_deviation"] == pytest.approx(27.0705866, abs=1e-6)
    assert figures["mean_turns"] == pytest.approx(26.1529089, abs=1e-6)
    assert figures["mean_penalties"] == pytest.approx(3.0817415, abs=1e-6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_are_translated_for_people(tables: Path, capsys: Capture, language: str) -> None:
    assert main(["solve", "classic", "--lang", language]) == 0
    output = capsys.readouterr()
    assert "115.483126023719" in output.out
    assert len(output.out.splitlines()) == 7
    assert output.err == ""


def test_the_command_answers_from_a_stored_table(lucchetto: Command, tables: Path) -> None:
    outcome = lucchetto("solve", "classic", "--query", "-", "--json", stdin=SHEETS, LUCCHETTO_CACHE=str(tables))
    assert (outcome.status, outcome.err) == (0, "")
    first, second, third = outcome.objects()
    assert (first["line"], first["total"]) == (1, 3 - 5)
    assert first["to_come"] == load_table("classic").value(Sheet(CLASSIC, ((3, 5), (), (), ()), penalties=1))
    assert second["to_come"] == pytest.approx(115.483126023719, abs=1e-9)
    assert third == {"line": 3, "total": 28 + 28 - 15, "to_come": 0.0}


def test_people_get_one_line_per_sheet(tables: Path, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "sheets.jsonl").write_text(SHEETS)
    assert main(["solve", "classic", "--query", str(tmp_path / "sheets.jsonl"), "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == "line 2: 115.483126024 to come, 0 so far"
    assert lines[2] == "line 3: 0.000000000 to come, 41 so far"


GOOD = SHEETS.splitlines()[0]
BAD_LINES = {
    "blank": ("", "the line is blank"),
    "not JSON": ("{", "invalid JSON at column 2"),
    "not an object": ("[]", "not a JSON object"),
    "not UTF-8": (b'{"red": "\xff"}', "not UTF-8 at byte 10"),
    "out of order": (GOOD.replace("5, 7", "7, 5"), "red 5 cannot be to the right of red 7"),
    "lock without five": (GOOD.replace("5, 7", '5, 12, "lock"'), "red is closed after 1 crosses, but needs 5"),
    "lock alone": (GOOD.replace("5, 7", '12, "lock"'), "red is closed after 0 crosses, but needs 5"),
    "two players' worth of penalties": (
        GOOD.replace(": 1}", ": 8}"),
        "penalties must be a whole number from 0 to 4, not 8",
    ),
    "an unknown key": (GOOD.replace('"red"', '"pink"'), "a sheet has no 'pink'"),
}


@pytest.mark.parametrize(("line", "reason"), BAD_LINES.values(), ids=BAD_LINES)
def test_a_bad_line_is_named_and_nothing_is_answered(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, line: str | bytes, reason: str
) -> None:
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "cache"))
    file = tmp_path / "sheets.jsonl"
    file.write_bytes(GOOD.encode() + b"\n" + (line.encode() if isinstance(line, str) else line) + b"\n")
    assert main(["solve", "classic", "--query", str(file), "--lang", "en"]) == 1
    assert capsys.readouterr() == ("", f"{file}:2: {reason}\n")
    assert not (tmp_path / "cache").exists()


BAD_CALLS = {
    "an unknown variant": (["chess"], "there is no variant 'chess'; choose one of classic, longo, duel"),
    "the Duel": (["duel"], "duel is not a game for one player: it has no exact values"),
    "nine players": (["classic", "--players", "9"], "--players must be a whole number from 1 to 5, not '9'"),
    "no player": (["classic", "--players", "0"], "--players must be a whole number from 1 to 5, not '0'"),
    "half a player": (["classic", "--players", "1.5"], "--players must be a whole number from 1 to 5, not '1.5'"),
    "lucky Classic": (["classic", "--lucky", "5+8"], "classic has no lucky numbers"),
    "lucky words": (["longo", "--lucky", "five"], "'five' is not a list of lucky pairs: write them as 5+8,6+11"),
    "two lucky pairs": (["longo", "--lucky", "5+8,6+11"], "'5+8,6+11': give exactly one lucky pair, such as 5+8"),
    "three lucky numbers": (["longo", "--lucky", "5+8+9"], "'5+8+9': give exactly one lucky pair, such as 5+8"),
    "a misspelt variant": (
        ["clasic"],
        "there is no variant 'clasic'; choose one of classic, longo, duel; did you mean classic?",
    ),
    "lucky twins": (["longo", "--lucky", "5+5"], "a lucky pair is two different numbers from 2 to 16, not (5, 5)"),
    "a lucky 17": (["longo", "--lucky", "5+17"], "a lucky pair is two different numbers from 2 to 16, not (5, 17)"),
    "a multiplayer query": (
        ["classic", "--query", "-", "--players", "2"],
        "--query and --players cannot be used together",
    ),
    "a missing file": (["classic", "--query", "no.jsonl"], "no.jsonl: cannot be read: No such file or directory"),
}


@pytest.mark.parametrize(("arguments", "expected"), BAD_CALLS.values(), ids=BAD_CALLS)
def test_a_bad_call_is_reported_on_one_line(lucchetto: Command, arguments: list[str], expected: str) -> None:
    outcome = lucchetto("solve", *arguments, "--lang", "en")
    assert (outcome.status, outcome.out, outcome.err) == (1, "", f"{expected}\n")


def test_without_the_lab_extra_the_command_says_so(lucchetto: Command) -> None:
    """A numba that cannot be imported simulates a missing one."""
    (lucchetto.home / "numba.py").write_text("raise ModuleNotFoundError(\"No module named 'numba'\", name='numba')\n")
    outcome = lucchetto("solve", "classic", "--lang", "en", PYTHONPATH=str(lucchetto.home))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "numba is missing; install what this command needs: pip install 'lucchetto[lab]'\n"


def test_ctrl_c_ends_a_long_computation_quietly_and_it_can_be_resumed(tmp_path: Path) -> None:
    running = subprocess.Popen(
        [LUCCHETTO, "solve", "longo"],
        env=surroundings(tmp_path, LUCCHETTO_CACHE=str(tmp_path / "cache")),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while not (tmp_path / "cache" / "longo-5-8.partial").exists():
        assert running.poll() is None
        time.sleep(0.1)
    os.kill(running.pid, signal.SIGINT)
    assert running.communicate() == (b"", b"")
    assert running.returncode == 130
    assert sorted(path.suffix for path in (tmp_path / "cache").iterdir()) == [".lock", ".partial"]
