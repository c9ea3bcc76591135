"""Spellings that were replaced: they still work, and one line on standard error names the new one."""

import json
from pathlib import Path

import pytest

from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.commands.test_replay import GOLDEN
from tests.cli.kit import Command

RECORD = GOLDEN / "classic-colour-unfinished.jsonl"
FAST = ("--games", "2", "--workers", "1", "--json")


def notice(old: str, new: str, language: str = "en") -> str:
    return f"{catalogue(language)('old-spelling', old=old, new=new)}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_save(lucchetto: Command, language: str) -> None:
    game = ("play", "duel", "-b", "greedy", "-b", "greedy", "--seed", "1")
    outcome = lucchetto(*game, "--save", "game.jsonl", "--lang", language)
    assert (outcome.status, outcome.err) == (0, notice("--save FILE", "--output FILE", language))
    assert (lucchetto.home / "game.jsonl").exists()
    assert lucchetto(*game, "-o", "other.jsonl").err == ""
    assert (lucchetto.home / "other.jsonl").exists()


def test_analyse_html(lucchetto: Command) -> None:
    outcome = lucchetto("analyse", RECORD, "--html", "old.html")
    assert (outcome.status, outcome.err) == (0, notice("--html OUT", "--output OUT"))
    new = lucchetto("analyse", RECORD, "-o", "new.html")
    assert (new.status, new.err) == (0, "")
    assert (lucchetto.home / "old.html").read_bytes() == (lucchetto.home / "new.html").read_bytes()


def test_arena_variant_and_report(lucchetto: Command) -> None:
    old = lucchetto("arena", "greedy", "random", "--variant", "longo", "--report", "out", *FAST)
    assert old.status == 0
    assert old.err.removesuffix(f"{catalogue('en')('compiling')}\n") == notice(
        "--variant VARIANT", "lucchetto arena VARIANT BOT ..."
    ) + notice("--report FOLDER", "--output FOLDER")
    assert (lucchetto.home / "out" / "index.html").exists()
    new = lucchetto("arena", "longo", "greedy", "random", *FAST)
    assert (new.status, new.err) == (0, "")
    assert figures(old.out) == figures(new.out)
    assert figures(new.out)["variant"] == "longo"


def test_arena_takes_one_variant(lucchetto: Command) -> None:
    outcome = lucchetto("arena", "longo", "greedy", "random", "--variant", "duel")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.endswith("\nVARIANT and --variant cannot be used together\n")


def figures(out: str) -> dict[str, object]:
    return {**json.loads(out), "speed": None}


def test_solve_lucky(lucchetto: Command) -> None:
    """Classic has no lucky numbers: the test is about how they are parsed."""
    outcome = lucchetto("solve", "classic", "--lucky", "5,8")
    assert (outcome.status, outcome.err) == (
        1,
        notice("--lucky 5,8", "--lucky 5+8") + "classic has no lucky numbers\n",
    )
    assert lucchetto("solve", "classic", "--lucky", "5+8").err == "classic has no lucky numbers\n"


def test_train_out(lucchetto: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    old = lucchetto("train", "classic-1", "--lessons", "1", "--out", "file")
    new = lucchetto("train", "classic-1", "--lessons", "1", "--output", "file")
    assert (old.status, new.status) == (1, 1)
    assert old.err == notice("--out FOLDER", "--output FOLDER") + new.err
    assert new.err.startswith("file: ")
