"""`lucchetto play` and `lucchetto arena` with third-party bots: a record cannot choose which code runs."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import Command

MODULE = """
from pathlib import Path
import lucchetto as lk

Path("loaded").touch()

class Last:
    def decide(self, game, seat):
        return game.moves(seat)[-1]

class Illegal:
    def decide(self, game, seat):
        return lk.Move("red", 99)
"""


@pytest.fixture
def folder(lucchetto: Command) -> Path:
    (lucchetto.home / "bots_here.py").write_text(MODULE, encoding="utf-8")
    return lucchetto.home


def test_a_game_against_an_own_bot_is_resumed_only_if_the_bot_is_named_again(lucchetto: Command, folder: Path) -> None:
    started = lucchetto.process(
        "play", "-p", "Ada", "-b", "bots_here:Last", "--seed", "1", "-o", "g.jsonl", "--quick", stdin="0\n"
    )
    assert started.status == 0
    assert json.loads((folder / "g.jsonl").read_text().splitlines()[0])["bots"] == [None, "bots_here:Last"]
    (folder / "loaded").unlink()

    refused = lucchetto.process("play", "--resume", "g.jsonl", "--quick", stdin="0\n")
    assert (refused.status, refused.out) == (1, "")
    assert refused.err == (
        "g.jsonl: the game names the bot bots_here:Last, which is loaded only if you say so: add -b bots_here:Last\n"
    )
    assert not (folder / "loaded").exists()

    resumed = lucchetto.process("play", "--resume", "g.jsonl", "-b", "bots_here:Last", "--quick", stdin="0\n" * 200)
    assert (resumed.status, resumed.err) == (0, "")


@pytest.mark.parametrize("command", [("play", "-b"), ("arena", "greedy")])
def test_a_misspelt_class_is_answered_with_a_bot_of_that_module(
    lucchetto: Command, folder: Path, command: tuple[str, str]
) -> None:
    refused = lucchetto.process(*command, "bots_here:Lst")
    assert (refused.status, refused.out) == (1, "")
    assert refused.err.startswith("the bot 'bots_here:Lst' cannot be loaded: AttributeError: ")
    assert refused.err.endswith("; did you mean bots_here:Last?\n")
    assert "did you mean" not in lucchetto.process(*command, "bots_here:Patient").err
    assert "did you mean" not in lucchetto.process(*command, "no_such_module:Last").err


def test_a_fault_is_named_ends_the_game_and_says_how_to_resume(lucchetto: Command, folder: Path) -> None:
    done = lucchetto.process(
        "play", "-p", "Ada", "-b", "bots_here:Illegal", "--seed", "1", "-o", "g.jsonl", "--quick", stdin="0\n"
    )
    assert done.status == 1
    fault, saved = done.err.splitlines()
    assert fault == "bots_here:Illegal in seat 1 chose red 99 in turn 1: 'red 99' is not a move"
    assert "lucchetto play --resume g.jsonl" in saved


def test_a_tournament_stops_at_a_fault_and_says_how_to_resume(lucchetto: Command, folder: Path) -> None:
    done = lucchetto.process("arena", "bots_here:Illegal", "novice", "--games", "4", "--workers", "1", "-o", "out")
    assert (done.status, done.out) == (1, "")
    fault, kept = done.err.splitlines()
    assert fault.startswith("bots_here:Illegal in seat 0 chose red 99 in turn 1")
    assert "lucchetto arena classic bots_here:Illegal novice --players 2 --games 4" in kept


@pytest.mark.parametrize("limit", ["0", "x", "-1", "nan"])
def test_an_invalid_time_limit_is_refused(lucchetto: Command, limit: str) -> None:
    done = lucchetto("arena", "novice", "casual", f"--time-limit={limit}")
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith("a time limit must be a number of seconds above 0, not ")


def test_a_level_is_still_refused_while_resuming(lucchetto: Command, folder: Path) -> None:
    done = lucchetto("play", "--resume", "g.jsonl", "-b", "novice")
    assert done.status == 1
    assert "--resume" in done.err
