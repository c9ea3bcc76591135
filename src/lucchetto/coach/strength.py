"""Estimates a person's playing strength from their latest games, on the scale of `lucchetto.bots.partner`.

The estimate starts from the coach's mean losses: `scale.RATINGS` says which level loses as much. They may mislead,
because people err in other ways than bots. So results against bots correct the estimate, in the long run to an even
score.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import exp, prod
from statistics import fmean
from typing import NamedTuple

from lucchetto.bots.partner import NEW_PLAYER, STRONGEST

from .scale import RATINGS

RECENT = 20
"""How many of the latest games count."""
PRIOR_DEVIATION = 3.0
"""Standard deviation of new players' strengths around `NEW_PLAYER`, in levels."""
UNJUDGED_DEVIATION = 1.5
"""The same before the coach has judged a game, so that a single result does not decide."""
GAME_DEVIATION = 1.5
"""Standard deviation of a single game's mean loss around the player's own, in levels (docs/bots.md)."""
MODEL_DEVIATION = 1.2
"""Standard deviation of people's results around those of bots with the same losses, in levels."""
ODDS = 0.5
"""A player who is one level stronger wins exp(ODDS) games for every game lost, which is 62 % of them."""
_WEAKEST = -1.0
"""The strength at the largest losses: one level below a novice."""
_GRID = [step / 20 for step in range(int(STRONGEST) * 20 + 1)]


class PlayedGame(NamedTuple):
    """What one finished game says about a player."""

    variant: str
    players: int
    mean_loss: float | None = None
    """Per unforced decision, as the coach judges it; None if it has not judged the game."""
    won: bool | None = None
    rivals: Sequence[float] = ()
    """The strengths of the others if all of them are bots; otherwise empty, and the result is ignored."""


def estimate(games: Sequence[PlayedGame], variant: str) -> float:
    """Return the most likely strength of a player in this variant. The newest games come last.

    If there are games of this variant, the others do not count.

    >>> estimate([], "classic")
    1.0
    >>> estimate([PlayedGame("classic", 2, mean_loss=0.002)] * 6, "classic")
    4.05
    """
    known = [game for game in games if game.variant == variant] or list(games)
    recent = known[-RECENT:]
    mean, deviation = _by_losses([game for game in recent if game.mean_loss is not None])
    results = [game for game in recent if game.won is not None and game.rivals]
    return max(_GRID, key=lambda at: exp(-(((at - mean) / deviation) ** 2) / 2) * prod(_chances(results, at)))


def strength_of_loss(variant: str, players: int, mean_loss: float) -> float:
    """Return the strength of bots with this mean loss; below 0 if it is more than a novice's."""
    limits = RATINGS[variant, min(players, 3)]
    marks = [(0.0, STRONGEST), *zip(limits, (STRONGEST - 0.5 - step for step in range(len(limits))), strict=True)]
    (low, high), (more, less) = next((pair for pair in pairwise(marks) if mean_loss < pair[1][0]), marks[-2:])
    return max(high + (mean_loss - low) / (more - low) * (less - high), _WEAKEST)


def _by_losses(games: Sequence[PlayedGame]) -> tuple[float, float]:
    """The mean and standard deviation of the strength, judged by the coach's losses alone."""
    if not games:
        return NEW_PLAYER, UNJUDGED_DEVIATION
    found, variance = _mean_strength(games), GAME_DEVIATION**2 / len(games) + MODEL_DEVIATION**2
    weight = PRIOR_DEVIATION**2 / (PRIOR_DEVIATION**2 + variance)
    return NEW_PLAYER + weight * (found - NEW_PLAYER), (weight * variance) ** 0.5


def _mean_strength(games: Sequence[PlayedGame]) -> float:
    """The mean strength in these games. Losses are averaged before they are converted: the scale is not linear."""
    kinds = {(game.variant, game.players) for game in games}
    groups = [[game for game in games if (game.variant, game.players) == kind] for kind in sorted(kinds)]
    return sum(len(group) * _group_strength(group) for group in groups) / len(games)


def _group_strength(group: Sequence[PlayedGame]) -> float:
    losses = [game.mean_loss for game in group if game.mean_loss is not None]
    return strength_of_loss(group[0].variant, group[0].players, fmean(losses))


def _chances(results: Iterable[PlayedGame], strength: float) -> Iterable[float]:
    """The probability of each result for a player of this strength."""
    for game in results:
        share = 1 / (1 + sum(exp(ODDS * (rival - strength)) for rival in game.rivals))
        yield share if game.won else 1 - share
