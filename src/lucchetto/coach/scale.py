"""The words of the coach as data: how much must be lost, or won by the dice, for which word."""

from collections.abc import Mapping
from math import exp

from .shapes import LuckMark, Mark, Rating, Unit

MARKS: Mapping[Unit, tuple[tuple[float, Mark], ...]] = {
    "points": ((8.0, "blunder"), (3.0, "mistake"), (1.0, "inaccuracy")),
    "win": ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy")),
}
"""From this loss on, the dearest first."""
NEGLIGIBLE: Mapping[Unit, float] = {"points": 0.005, "win": 0.0005}
"""Whatever loses less is as good as the best."""
LUCK: Mapping[Unit, float] = {"points": 8.0, "win": 0.08}
"""A roll that wins or loses as much beside the mean of all rolls is called lucky or unlucky."""
ENOUGH = 5
"""Unforced decisions that a rating needs."""


def mark(unit: Unit, loss: float, *, is_forced: bool = False, is_best: bool = False) -> Mark:
    if is_forced:
        return "forced"
    for least, word in MARKS[unit]:
        if loss >= least:
            return word
    return "best" if is_best or loss < NEGLIGIBLE[unit] else "good"


def luck_mark(unit: Unit, luck: float) -> LuckMark | None:
    if abs(luck) < LUCK[unit]:
        return None
    return "lucky" if luck > 0 else "unlucky"


RATINGS: Mapping[tuple[str, int], tuple[float, float, float, float]] = {
    ("classic", 1): (0.1, 0.5, 1.0, 2.0),
    ("classic", 2): (0.002, 0.008, 0.015, 0.025),
    ("classic", 3): (0.002, 0.008, 0.015, 0.025),
    ("longo", 1): (0.2, 0.8, 1.5, 3.0),
    ("longo", 2): (0.002, 0.008, 0.015, 0.025),
    ("longo", 3): (0.002, 0.008, 0.015, 0.025),
    ("duel", 2): (0.002, 0.008, 0.015, 0.025),
}
"""By variant and players (3 for more than two): the mean losses that part master, expert, club, casual and novice."""


def rating(variant: str, players: int, mean_loss: float, decisions: int) -> Rating | None:
    """The level of the bots that lose as much."""
    if decisions < ENOUGH:
        return None
    words: tuple[Rating, ...] = ("master", "expert", "club", "casual", "novice")
    limits = RATINGS[variant, min(players, 3)]
    return words[sum(mean_loss >= limit for limit in limits)]


def accuracy(variant: str, players: int, mean_loss: float) -> float:
    """From 0 to 100: 100 loses nothing, about 50 plays like a novice."""
    return 100 * exp(-0.7 * mean_loss / RATINGS[variant, min(players, 3)][3])
