"""Every bot, through its protocol: legal, reproducible, listed."""

import subprocess
import sys

import pytest

from lucchetto import bots
from lucchetto.bots import BOTS, make_bot
from lucchetto.bots.levels import LEVELS
from lucchetto.rules import VARIANTS, MalformedError
from tests.bots.table import play_out
from tests.kit.builders import paper, roll, table

AT_TABLES = [name for name in BOTS if name != "optimal"]
"""The optimal solitaire bot has tests of its own."""
TABLES = [(kind.name, seats) for kind in VARIANTS.values() for seats in range(kind.seats[0], kind.seats[1] + 1)]


@pytest.mark.parametrize(("variant", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("name", AT_TABLES)
def test_it_plays_whole_games_of_every_kind_by_the_rules(name: str, variant: str, seats: int) -> None:
    """One game each: test_two_engines.py follows many more of them by the rules."""
    players = [make_bot(name, f"legal {seat}") for seat in range(seats)]
    assert play_out(variant, players, "legal", first=seats - 1).result is not None


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", AT_TABLES)
def test_the_same_seed_gives_the_same_game(name: str, variant: str) -> None:
    games = [play_out(variant, [make_bot(name, "x"), make_bot(name, "y")], "same") for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_gives_the_random_bot_other_choices() -> None:
    game = roll(table("classic", paper()), (1, 4))
    decisions = {make_bot("random", str(seed)).decide(game, 0) for seed in range(50)}
    assert decisions == set(game.moves(0))


def test_without_a_seed_every_random_bot_has_its_own_seed() -> None:
    game = roll(table("classic", paper()), (1, 4))
    assert len({make_bot("random").decide(game, 0) for _ in range(100)}) > 1


@pytest.mark.parametrize("name", AT_TABLES)
def test_hidden_choices_of_others_do_not_influence_a_bot(name: str) -> None:
    game = roll(table("classic", paper(), paper()), (1, 4))
    views = [game.play(0, choice).seen_by(1) for choice in game.moves(0)]
    assert len({make_bot(name, "x").decide(view, 1) for view in views}) == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_greedy_beats_random_clearly(variant: str) -> None:
    won = 0
    for number in range(100):
        seat = number % 2
        players = [make_bot("random", str(number)), make_bot("random", str(number))]
        players[seat] = make_bot("greedy")
        result = play_out(variant, players, f"match {number}", first=number // 2 % 2).result
        won += result is not None and result.winners == (seat,)
    assert won >= 80


def test_the_table_of_bots_holds_exactly_these() -> None:
    assert list(BOTS) == [*LEVELS, "partner", "greedy", "random", "optimal"]
    assert LEVELS == ("novice", "casual", "club", "expert", "champion", "master")


def test_importing_the_bots_registers_nothing() -> None:
    """The table is the same whatever else was imported: no module registers itself."""
    script = """
import importlib, pkgutil
from lucchetto.bots.registry import BOTS
before = dict(BOTS)
package = importlib.import_module("lucchetto.bots")
for module in pkgutil.iter_modules(package.__path__):
    importlib.import_module(f"lucchetto.bots.{module.name}")
assert package.BOTS is BOTS
assert dict(BOTS) == before
"""
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_package_offers_the_protocol_and_the_table() -> None:
    of_own = ["BotError", "BotFactory", "BotLike", "bot_name", "close_bot"]
    assert sorted(bots.__all__) == sorted(["BOTS", "Bot", "make_bot", *of_own])


@pytest.mark.parametrize("name", ["", "Greedy", "deep blue", "greedy "])
def test_an_unknown_bot_is_refused_and_the_known_ones_are_named(name: str) -> None:
    known = "novice, casual, club, expert, champion, master, partner, greedy, random, optimal"
    with pytest.raises(MalformedError, match=f"choose one of {known}") as caught:
        make_bot(name)
    assert caught.value.code == "unknown-bot"
