"""The ladder: each level beats the one below, as Wald's sequential test finds in at most so many games."""

from itertools import pairwise
from math import log

import pytest

from lucchetto.arena.design import Match
from lucchetto.arena.engine import by_kernel
from lucchetto.bots.levels import LEVELS
from lucchetto.rules import VARIANTS

MOST_GAMES = 2_000
DEALS_AT_A_TIME = 25
EVEN, BETTER = 0.5, 0.55
"""The two shares of decided games between which the test decides."""
ERROR = 0.001
"""How often it may be wrong, either way."""
ENOUGH = log((1 - ERROR) / ERROR)


def verdict(variant: str, strong: str, weak: str) -> tuple[str, int]:
    """What the test finds, and after how many games; all randomness is seeded, so the result never varies."""
    match = Match(variant, (strong, weak), seed=2024, deals=MOST_GAMES // 2, deals_per_chunk=DEALS_AT_A_TIME)
    evidence = 0.0
    for chunk in range(match.chunks):
        games = by_kernel.play_chunk(match, chunk)
        mine = games.seating  # seating 0 has the strong one in seat 0, seating 1 in seat 1
        shares = games.win_shares[range(len(games)), mine][games.decided]
        wins = int(shares.sum())
        evidence += wins * log(BETTER / EVEN) + (len(shares) - wins) * log((1 - BETTER) / (1 - EVEN))
        if abs(evidence) >= ENOUGH:
            return ("better" if evidence > 0 else "not better"), (chunk + 1) * len(games)
    return "undecided", MOST_GAMES


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("weak", "strong"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(variant: str, strong: str, weak: str) -> None:
    assert verdict(variant, strong, weak)[0] == "better"


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_test_itself_does_not_find_a_bot_better_than_its_better(variant: str) -> None:
    assert verdict(variant, "novice", "club")[0] == "not better"
