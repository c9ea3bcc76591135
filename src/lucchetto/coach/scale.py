"""The words of the coach as data: how much must be lost, or won by the dice, for which word."""

from collections.abc import Mapping

from .shapes import LuckMark, Mark, Rating, Unit

MARKS: Mapping[Unit, tuple[tuple[float, Mark], ...]] = {
    "points": ((8.0, "blunder"), (3.0, "mistake"), (1.0, "inaccuracy")),
    "win": ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy")),
}
"""Smallest loss for each mark, the costliest first."""
NEGLIGIBLE: Mapping[Unit, float] = {"points": 0.005, "win": 0.0005}
"""A smaller loss counts as none."""
LUCK_THRESHOLD: Mapping[Unit, float] = {"points": 8.0, "win": 0.1}
"""How far a roll must be from the mean of all rolls to be called lucky or unlucky."""
MIN_DECISIONS = 5
"""Unforced decisions that a rating needs."""


def mark(unit: Unit, loss: float, *, is_forced: bool = False, is_best: bool = False) -> Mark:
    """The word for a loss."""
    if is_forced:
        return "forced"
    for least, word in MARKS[unit]:
        if loss >= least:
            return word
    return "best" if is_best or loss < NEGLIGIBLE[unit] else "good"


def luck_mark(unit: Unit, luck: float) -> LuckMark | None:
    """The word for the luck of a roll, if it deserves one."""
    if abs(luck) < LUCK_THRESHOLD[unit]:
        return None
    return "lucky" if luck > 0 else "unlucky"


RATINGS: Mapping[tuple[str, int], tuple[float, float, float, float]] = {
    ("classic", 1): (0.25, 0.9, 2.9, 4.7),
    ("classic", 2): (0.0014, 0.0053, 0.017, 0.031),
    ("classic", 3): (0.0018, 0.0052, 0.012, 0.024),
    ("longo", 1): (0.15, 0.82, 3.0, 4.9),
    ("longo", 2): (0.0014, 0.0059, 0.016, 0.023),
    ("longo", 3): (0.0017, 0.006, 0.013, 0.021),
    ("duel", 2): (0.0043, 0.013, 0.023, 0.033),
}
"""By variant and players (3 for more than two): the mean losses that part master, expert, club, casual and novice.
Classic's are from `python -m benchmarks.lab.coaching`; the others from fewer games, by the same rule (docs/coach.md).
"""


def rating(variant: str, players: int, mean_loss: float, decisions: int) -> Rating | None:
    """The level of the bots that lose as much."""
    if decisions < MIN_DECISIONS:
        return None
    levels: tuple[Rating, ...] = ("master", "expert", "club", "casual", "novice")
    limits = RATINGS[variant, min(players, 3)]
    return levels[sum(mean_loss >= limit for limit in limits)]


def accuracy(variant: str, players: int, mean_loss: float) -> float:
    """From 0 to 100: 100 loses nothing, 50 is where a novice begins."""
    *_, novice = RATINGS[variant, min(players, 3)]
    return float(100 * 0.5 ** (mean_loss / novice))
