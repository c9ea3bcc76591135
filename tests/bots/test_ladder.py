"""The ladder: each level beats the one below, according to Wald's sequential test with a limited number of games."""

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
"""The probability of an error of either kind."""
ENOUGH = log((1 - ERROR) / ERROR)


def verdict(variant: str, strong: str, weak: str) -> tuple[str, int]:
    """The verdict of the test and the number of games; all randomness is seeded, so the result never varies."""
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
def test_the_test_does_not_rank_a_weaker_bot_above_a_stronger_one(variant: str) -> None:
    assert verdict(variant, "novice", "club")[0] == "not better"


AIMS = {"novice": 40, "casual": 48, "club": 57, "expert": 67, "champion": 73, "master": 77}
"""The mean score in Classic when two bots of a level play each other."""


@pytest.mark.parametrize("level", LEVELS)
def test_two_bots_of_a_level_score_as_people_of_that_level_would(level: str) -> None:
    games = by_kernel.play_chunk(Match("classic", (level, level), seed=5, deals=800, deals_per_chunk=800), 0)
    assert games.scores.mean() == pytest.approx(AIMS[level], abs=2.5)
    assert games.penalties.mean() < 2.75
