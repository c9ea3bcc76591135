"""The partner: a bot of any strength between a novice and a master."""

from itertools import pairwise

import pytest

from benchmarks.lab.partner import ahead
from lucchetto.bots import make_bot
from lucchetto.bots.levels import LEVELS, POLICY_PARAMS
from lucchetto.bots.partner import NEW_PLAYER, level_of, limited, params_at, partner
from lucchetto.bots.registry import params_of
from lucchetto.rules import VARIANTS, MalformedError
from tests.bots.table import play_out

STEPS = [step / 4 for step in range(21)]


@pytest.mark.parametrize("level", ["novice", "casual", "expert", "champion", "master"])
def test_at_the_strength_of_a_level_it_plays_as_the_level_does(level: str) -> None:
    assert params_of(partner(LEVELS.index(level))) == POLICY_PARAMS[level]


def test_between_two_levels_every_number_is_between_theirs() -> None:
    assert params_at(0.5).watch_rate == pytest.approx((0.5 + 0.66) / 2)
    assert params_at(3.25).misjudgement == pytest.approx(4.5 - 0.25 * 2.5)


@pytest.mark.parametrize("strength", STEPS)
def test_its_parameters_have_the_types_that_the_kernels_are_compiled_for(strength: float) -> None:
    assert [type(value) for value in params_at(strength)] == [type(value) for value in POLICY_PARAMS["master"]]


@pytest.mark.parametrize("strength", STEPS)
def test_its_rates_are_shares(strength: float) -> None:
    params = params_at(strength)
    rates = (params.notice_rate, params.near_rate, params.watch_rate, params.second_look)
    assert all(0 <= rate <= 1 for rate in rates)
    assert params.misjudgement >= 0


def test_errors_only_ever_become_smaller_from_a_club_player_on() -> None:
    errors = [params_at(strength).misjudgement for strength in STEPS if strength >= 1.5]
    assert errors == sorted(errors, reverse=True)


def test_a_new_player_meets_a_casual_one() -> None:
    assert params_of("partner") == POLICY_PARAMS["casual"] == params_at(NEW_PLAYER)


def test_its_strength_is_stored_with_two_digits_within_the_ladder() -> None:
    assert [limited(strength) for strength in (-0.3, 1.23456, 7)] == [0.0, 1.23, 5.0]


def test_it_is_named_after_the_nearest_level() -> None:
    assert [level_of(strength) for strength in (0.0, 0.49, 0.5, 2.4, 4.6, 5.0)] == [
        "novice",
        "novice",
        "casual",
        "club",
        "master",
        "master",
    ]


@pytest.mark.parametrize("name", ["partner=", "partner=6", "partner=-1", "partner=nan", "partner=strong"])
def test_a_strength_off_the_ladder_is_refused(name: str) -> None:
    with pytest.raises(MalformedError, match=f"the strength in '?{name}'? must be a number from 0 to 5") as caught:
        make_bot(name)
    assert caught.value.code == "bad-strength"


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_finishes_a_game_and_the_same_seed_gives_the_same_one(variant: str) -> None:
    games = [play_out(variant, [make_bot("partner=2.6", 1), make_bot("partner=0.4", 2)], "dice") for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS)
def test_half_a_level_more_wins_more_games_and_no_step_is_a_leap(variant: str) -> None:
    for level, strengths in (("casual", range(6)), ("expert", range(3, 11))):
        shares = [ahead(variant, partner(half / 2), level, deals=1_500) for half in strengths]
        gains = [after - before for before, after in pairwise(shares)]
        assert min(gains) > 0.01
        assert max(gains) < 0.15
