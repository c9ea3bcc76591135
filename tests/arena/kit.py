"""Tournaments with known strengths: the results are drawn from them, not played."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from lucchetto.arena.design import Match
from lucchetto.arena.engine.games import Games
from lucchetto.arena.play import Played
from lucchetto.arena.tournament import Tournament

ELO = 400 / np.log(10)

Grid = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]


def same_games(one: Games, other: Games) -> bool:
    pairs = zip(one.columns().values(), other.columns().values(), strict=True)
    return all(np.array_equal(mine, theirs, equal_nan=mine.dtype.kind == "f") for mine, theirs in pairs)


def drawn_by_rating(tournament: Tournament, ratings: Mapping[str, float], seed: int) -> list[Played]:
    """Two players: every result is drawn independently from the Bradley–Terry model."""
    random = np.random.default_rng(seed)
    return [_drawn(match, ratings, random) for match in tournament.matches]


def _drawn(match: Match, ratings: Mapping[str, float], random: np.random.Generator) -> Played:
    deal, seating = _plan(match)
    strength = np.array([[ratings[bot] / ELO for bot in sitting] for sitting in match.seatings])[seating]
    first = random.random(len(deal)) < 1 / (1 + np.exp(strength[:, 1] - strength[:, 0]))
    return Played(match, _games(deal, seating, np.column_stack([first, ~first]) * 10))


def drawn_by_points(tournament: Tournament, means: Mapping[str, float], seed: int, luck: float = 15.0) -> list[Played]:
    """Any number of players: mean points, the luck of the deal (known, as the engine reports it) and a little noise.

    A seat's luck is the same for every player in it, so games of a deal are far from independent.
    """
    fortune = np.random.default_rng(seed).normal(0, luck, (tournament.deals, tournament.players))
    random = np.random.default_rng(seed + 1)
    results = []
    for match in tournament.matches:
        deal, seating = _plan(match)
        mean = np.array([[means[bot] for bot in sitting] for sitting in match.seatings])[seating]
        given = fortune[deal]
        scores = np.rint(mean + given + random.normal(0, 5, mean.shape))
        swing = (given - given.mean(axis=1, keepdims=True)) / (4 * luck)
        results.append(Played(match, _games(deal, seating, scores, luck_margin=given - _others(given), luck_win=swing)))
    return results


def _others(luck: Grid) -> Grid:
    """The mean luck of the other seats; a solitaire player has none."""
    others = luck.shape[1] - 1
    return (luck.sum(axis=1, keepdims=True) - luck) / others if others else np.zeros_like(luck)


def _plan(
    match: Match,
) -> tuple[np.ndarray[tuple[int], np.dtype[np.int64]], np.ndarray[tuple[int], np.dtype[np.int64]]]:
    ways = len(match.seatings)
    return np.repeat(np.arange(match.deals), ways), np.tile(np.arange(ways), match.deals)


def _games(deal: Whole, seating: Whole, scores: npt.NDArray[Any], **luck: Grid) -> Games:
    return Games.of(
        deal=deal,
        seating=seating,
        turns=np.full(len(scores), 20),
        reasons=np.where(scores.sum(axis=1) % 3 == 0, 4, 1),
        scores=scores,
        penalties=np.abs(scores.astype(int)) % 5,
        **luck,
    )
