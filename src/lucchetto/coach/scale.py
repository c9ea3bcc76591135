"""The coach's thresholds: which loss earns which mark, and which rolls count as lucky."""

from collections.abc import Mapping
from math import log2

from .shapes import LuckMark, Mark, Rating, Unit

MARKS: Mapping[Unit, tuple[tuple[float, Mark], ...]] = {
    "points": ((8.0, "blunder"), (3.0, "mistake"), (1.0, "inaccuracy")),
    "win": ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy")),
}
"""The smallest loss for each mark, the largest first."""
NEGLIGIBLE: Mapping[Unit, float] = {"points": 0.005, "win": 0.0005}
"""A smaller loss counts as no loss."""
LUCK_THRESHOLD: Mapping[Unit, float] = {"points": 8.0, "win": 0.1}
"""A roll that differs this much from the mean of all rolls counts as lucky or unlucky."""
MIN_DECISIONS = 5
"""Unforced decisions that a rating needs."""


def mark(unit: Unit, loss: float, *, is_forced: bool = False, is_best: bool = False) -> Mark:
    """Return the mark for a loss."""
    if is_forced:
        return "forced"
    for least, word in MARKS[unit]:
        if loss >= least:
            return word
    return "best" if is_best or loss < NEGLIGIBLE[unit] else "good"


def luck_mark(unit: Unit, luck: float) -> LuckMark | None:
    """Return the mark for the luck of a roll, or None if it was ordinary."""
    if abs(luck) < LUCK_THRESHOLD[unit]:
        return None
    return "lucky" if luck > 0 else "unlucky"


RATINGS: Mapping[tuple[str, int], tuple[float, float, float, float, float]] = {
    ("classic", 1): (0.14, 0.22, 0.74, 2.4, 3.6),
    ("classic", 2): (0.0030, 0.0070, 0.0104, 0.0150, 0.0200),
    ("classic", 3): (0.0026, 0.0077, 0.0125, 0.0150, 0.0192),
    ("longo", 1): (0.026, 0.11, 0.74, 2.7, 3.8),
    ("longo", 2): (0.0025, 0.0063, 0.0108, 0.0157, 0.0210),
    ("longo", 3): (0.0031, 0.0095, 0.0165, 0.0198, 0.0202),
    ("duel", 2): (0.0023, 0.0069, 0.0116, 0.0158, 0.0208),
}
"""By variant and players (3 for more than two): the mean losses that separate master, champion, expert, club, casual
and novice, from `python -m benchmarks.lab.ratings` (docs/coach.md)."""
HALF_ACCURACY: Mapping[tuple[str, int], float] = {
    ("classic", 1): 4.7,
    ("classic", 2): 0.031,
    ("classic", 3): 0.024,
    ("longo", 1): 4.9,
    ("longo", 2): 0.023,
    ("longo", 3): 0.021,
    ("duel", 2): 0.033,
}
"""The mean loss at an accuracy of 50. It stays fixed when levels change, so that accuracies remain comparable."""


def rating(variant: str, players: int, mean_loss: float, decisions: int) -> Rating | None:
    """Return the level whose bots have a similar mean loss, or None after too few decisions."""
    if decisions < MIN_DECISIONS:
        return None
    levels: tuple[Rating, ...] = ("master", "champion", "expert", "club", "casual", "novice")
    limits = RATINGS[variant, min(players, 3)]
    return levels[sum(mean_loss >= limit for limit in limits)]


def mean_loss(variant: str, players: int, accuracy: float) -> float:
    """Return the mean loss at this accuracy: the inverse of `accuracy`."""
    return -HALF_ACCURACY[variant, min(players, 3)] * log2(max(accuracy, 1e-6) / 100)


def accuracy(variant: str, players: int, mean_loss: float) -> float:
    """Return the accuracy at this mean loss, from 0 to 100, where 100 means no loss at all."""
    return float(100 * 0.5 ** (mean_loss / HALF_ACCURACY[variant, min(players, 3)]))
