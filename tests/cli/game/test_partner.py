"""The partner in the terminal: as strong as the saved games say, named in the record, the same when resumed."""

import json

import pytest

from lucchetto.bots.partner import NEW_PLAYER
from tests.cli.kit import Command, Json


def header(lucchetto: Command, file: str) -> Json:
    found: Json = json.loads((lucchetto.home / file).read_text(encoding="utf-8").splitlines()[0])
    return found


def lose(lucchetto: Command) -> None:
    """A saved game without a single cross."""
    outcome = lucchetto("play", "classic", "-p", "Ada", "-b", "casual", stdin="0\n\n" * 200)
    assert (outcome.status, outcome.err) == (0, "")
    assert lucchetto.state(next(lucchetto.home.rglob("*-classic-1.jsonl")))["phase"] == "over"


def test_somebody_new_meets_a_casual_partner_that_says_so(lucchetto: Command) -> None:
    outcome = lucchetto("play", "classic", "-p", "Ada", "-b", "partner", "--output", "game.jsonl")
    assert (outcome.status, outcome.err) == (0, "")
    assert "Robin, Even match: Plays at the level “Casual” today, for an even game." in " ".join(outcome.out.split())
    found = header(lucchetto, "game.jsonl")
    assert (found["bots"], found["strengths"]) == ([None, "casual"], [None, NEW_PLAYER])


def test_its_strength_follows_from_saved_games(lucchetto: Command) -> None:
    lose(lucchetto)
    lucchetto("play", "classic", "-p", "Ada", "-b", "partner", "--output", "game.jsonl")
    assert header(lucchetto, "game.jsonl")["strengths"][1] < NEW_PLAYER


def test_a_damaged_saved_game_is_ignored(lucchetto: Command) -> None:
    lose(lucchetto)
    (saved,) = lucchetto.home.rglob("*-classic-1.jsonl")
    saved.write_text('{"lucchetto": 1, "variant": "classic", "players": ["Ada"]', encoding="utf-8")
    lucchetto("play", "classic", "-p", "Ada", "-b", "partner", "--output", "game.jsonl")
    assert header(lucchetto, "game.jsonl")["strengths"][1] == NEW_PLAYER


def test_after_the_game_it_says_what_it_played_like_even_when_resumed(lucchetto: Command) -> None:
    lucchetto("play", "classic", "-p", "Ada", "-b", "partner=2.5", "--output", "game.jsonl")
    assert header(lucchetto, "game.jsonl")["bots"] == [None, "expert"]
    outcome = lucchetto("play", "--resume", "game.jsonl", stdin="0\n\n" * 200)
    assert "Robin played at the level “Expert”" in " ".join(outcome.out.split())


@pytest.mark.parametrize("bot", ["partner=9", "partner=strong"])
def test_a_strength_off_the_ladder_is_refused_in_one_line(lucchetto: Command, bot: str) -> None:
    outcome = lucchetto("play", "classic", "-b", bot)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.count("\n") == 1
    assert "must be a number from 0 to 5" in outcome.err
