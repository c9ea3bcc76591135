"""The rewards of a finished game."""

import numpy as np
import pytest

from lucchetto.envs.rewards import Reward, final_rewards, reward_kind, reward_range, zero_sum
from lucchetto.rules import VARIANTS, MalformedError


def rewards(kind: Reward, *totals: int) -> list[float]:
    found: list[float] = final_rewards(kind, np.array(totals)).tolist()
    return found


def test_the_only_winner_gets_one_and_the_others_share_minus_one() -> None:
    assert rewards("win", 50, 30) == [1, -1]
    assert rewards("win", 30, 50, 40) == [-0.5, 1, -0.5]


def test_equal_totals_share_the_win_c9_r16() -> None:
    assert rewards("win", 40, 40) == [0, 0]
    assert rewards("win", 40, 40, 10) == pytest.approx([0.25, 0.25, -0.5])


def test_the_score_is_ones_own_and_the_margin_is_to_the_best_of_the_others() -> None:
    assert rewards("score", 50, -5) == [50, -5]
    assert rewards("margin", 50, 30, 45) == [5, -20, -5]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", ["win", "score", "margin"])
def test_zero_sum_rewards_add_up_to_zero_and_stay_in_range(kind: Reward, players: int) -> None:
    totals = np.random.default_rng(players).integers(-20, 120, (500, players))
    found = final_rewards(kind, totals)
    least, most = reward_range(kind, VARIANTS["classic"])
    assert least <= found.min()
    assert found.max() <= most
    assert np.allclose(found.sum(axis=1), 0) == zero_sum(kind, players)


def test_solitaire_is_played_for_points() -> None:
    assert (reward_kind("auto", 1), reward_kind("auto", 2)) == ("score", "win")
    for name in ("win", "margin"):
        with pytest.raises(MalformedError, match="in solitaire, use score"):
            reward_kind(name, 1)


def test_an_unknown_reward_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(MalformedError, match="no reward 'fame'; choose one of auto, win, score, margin"):
        reward_kind("fame", 2)
