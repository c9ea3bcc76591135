"""The programs of README.md, docs/library.md and docs/own-bot.md run exactly as printed, and print what they say."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.kit import LUCCHETTO, surroundings

DOCS = Path(__file__).parents[2] / "docs"
LONGEST = 25
"""Lines of a program, including blank ones."""


def programs(page: str, kind: str = "python") -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)


def run(program: str, folder: Path, name: str = "program.py") -> str:
    path = folder / name
    path.write_text(program, encoding="utf-8")
    done = subprocess.run([sys.executable, str(path)], cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    for expected in re.findall(r"print\(.*\)  # (.+)", program):
        assert expected in done.stdout
    return done.stdout


COMPILES = "1_000_000"
PRINTED = [
    pytest.param(program, id=f"{page}-{number}", marks=pytest.mark.full if COMPILES in program else ())
    for page in ("../README.md", "library.md", "own-bot.md")
    for number, program in enumerate(programs(page))
]


@pytest.mark.parametrize("program", PRINTED)
def test_a_program_runs_as_printed(program: str, tmp_path: Path) -> None:
    assert len(program.splitlines()) <= LONGEST
    assert run(program, tmp_path)


def test_the_program_of_the_readme_has_ten_lines() -> None:
    (program,) = programs("../README.md")
    assert len(program.splitlines()) == 10


def test_the_three_programs_are_there() -> None:
    whole = "\n".join(programs("library.md"))
    assert all(call in whole for call in ("lk.tournament(", "lk.analyse(", "games=1_000_000"))


def test_the_own_bot_plays_at_the_command_line_as_the_page_says(tmp_path: Path) -> None:
    (tmp_path / "patient.py").write_text(programs("own-bot.md")[0], encoding="utf-8")
    arena, play = programs("own-bot.md", "console")[0].splitlines()
    outcomes = []
    for line, typed in ((arena, ""), (f"{play} --quick --seed 1 -o game.jsonl", "0\n" * 200)):
        command = [str(LUCCHETTO), *shlex.split(line)[1:]]
        outcomes.append(
            subprocess.run(
                command, input=typed, cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, text=True
            )
        )
        assert (outcomes[-1].returncode, outcomes[-1].stderr) == (0, "")
    assert "patient:Patient" in outcomes[0].stdout
    assert '"bots": [null, "patient:Patient"]' in (tmp_path / "game.jsonl").read_text(encoding="utf-8")
    assert "Patient" in outcomes[1].stdout
