"""Every bot twice: on the compiled kernels and by the rules. The same dice and noise must give the same game.

The rules refuse anything illegal, so a kernel game with the same end on the same dice is legal too. A thousand games of
every bot at every table would take the rules an hour. The kernel plays these alone, and their final positions are
checked; the rules play only a sample.
"""

from itertools import product

import numpy as np
import pytest

from lucchetto.arena.design import Match
from lucchetto.arena.engine import by_kernel, by_rules
from lucchetto.arena.engine.games import REASON_BITS, Games
from lucchetto.bots.characters import CHARACTERS
from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.registry import params_of
from lucchetto.features.policy_params import VALUE_BASED
from lucchetto.rules import VARIANTS

TABLES = [(kind.name, seats) for kind in VARIANTS.values() for seats in range(kind.seats[0], kind.seats[1] + 1)]
NAMES = tuple(POLICY_PARAMS)
GAMES_OF_EACH = 1_000


def one_chunk(variant: str, lineup: tuple[str, ...], deals: int, seed: int = 3) -> Match:
    return Match(variant, lineup, seed, deals, deals)


def differing(one: Games, other: Games) -> list[int]:
    """The games that differ."""
    same = (one.turns == other.turns) & (one.reasons == other.reasons)
    same &= (one.scores == other.scores).all(axis=1) & (one.penalties == other.penalties).all(axis=1)
    return [int(game) for game in np.flatnonzero(~same)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_the_same_game_on_the_kernel_and_by_the_rules(name: str, variant: str, players: int) -> None:
    deals = 2 if POLICY_PARAMS[name].kind == VALUE_BASED else 8
    match = one_chunk(variant, (name,) * players, deals)
    assert differing(by_kernel.play_chunk(match, 0), by_rules.play_chunk(match, 0)) == []


@pytest.mark.parametrize(("variant", "players"), [("classic", 1), ("classic", 3), ("longo", 2), ("duel", 2)])
@pytest.mark.parametrize("name", [*CHARACTERS, "partner=0.6", "partner=2.1", "partner=4.7"])
def test_a_character_or_partner_plays_the_same_game_on_the_kernel_and_by_the_rules(
    name: str, variant: str, players: int
) -> None:
    params = params_of(name)
    deals = 1 if params and params.kind == VALUE_BASED else 4
    match = one_chunk(variant, (name,) * players, deals)
    assert differing(by_kernel.play_chunk(match, 0), by_rules.play_chunk(match, 0)) == []


@pytest.mark.parametrize(
    ("variant", "lineup"),
    [
        ("classic", ("master", "greedy", "novice")),
        ("longo", ("expert", "random", "casual", "club", "champion")),
        ("duel", ("master", "club")),
    ],
)
def test_bots_of_different_kinds_at_one_table_play_the_same_game_on_both(variant: str, lineup: tuple[str, ...]) -> None:
    match = one_chunk(variant, lineup, 1)
    assert differing(by_kernel.play_chunk(match, 0), by_rules.play_chunk(match, 0)) == []


def mixed_tables(players: int) -> list[tuple[str, ...]]:
    """Every bot once in every seat, next to its neighbours in the list."""
    return [tuple(NAMES[(first + seat) % len(NAMES)] for seat in range(players)) for first in range(len(NAMES))]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_thousand_games_of_every_bot_come_to_a_proper_end(variant: str, players: int) -> None:
    possible = totals_of_rows(variant)
    for lineup in mixed_tables(players):
        match = one_chunk(variant, lineup, -(-GAMES_OF_EACH // (players * players)))
        games = Games.joined([by_kernel.play_chunk(match, chunk) for chunk in range(match.chunks)])
        assert len(games) * players >= GAMES_OF_EACH
        check_ends(games, variant)
        assert set((games.scores + 5 * games.penalties).ravel().tolist()) <= possible


def check_ends(games: Games, variant: str) -> None:
    """C8, D9: two closed rows, the last penalty or the last pawn end a game; nobody takes a penalty after that."""
    kind = VARIANTS[variant]
    assert games.turns.min() >= kind.penalties_to_end
    assert games.penalties.min() >= 0
    missed = games.penalties.sum(axis=1) if variant == "duel" else games.penalties.max(axis=1)
    assert missed.max() <= kind.penalties_to_end
    ended_by_penalties = (games.reasons & REASON_BITS["penalties"]) > 0
    assert (ended_by_penalties == (missed == kind.penalties_to_end)).all()
    assert (games.reasons > 0).all()


def totals_of_rows(variant: str) -> set[int]:
    """What four rows can be worth together (C9, L3, D11)."""
    points = VARIANTS[variant].points
    pairs = {one + two for one, two in product(points, repeat=2)}
    return {one + two for one, two in product(pairs, repeat=2)}
