"""The estimate of a person's strength: the coach's losses first, then the results."""

import pytest

from benchmarks.lab.partner import person, strength_after
from lucchetto.bots.levels import LEVELS
from lucchetto.bots.partner import NEW_PLAYER
from lucchetto.coach.scale import RATINGS
from lucchetto.coach.strength import RECENT, PlayedGame, estimate, strength_of_loss
from lucchetto.rules import VARIANTS


def judged(mean_loss: float, variant: str = "classic") -> PlayedGame:
    return PlayedGame(variant, 2, mean_loss)


def met(strength: float, *, won: bool) -> PlayedGame:
    return PlayedGame("classic", 2, None, won, (strength,))


def test_nothing_is_known_about_somebody_new() -> None:
    assert estimate([], "classic") == NEW_PLAYER


@pytest.mark.parametrize(("variant", "players"), RATINGS)
def test_a_loss_between_two_levels_is_half_way_between_them(variant: str, players: int) -> None:
    found = [strength_of_loss(variant, players, limit) for limit in RATINGS[variant, players]]
    assert found == pytest.approx([4.5, 3.5, 2.5, 1.5, 0.5])
    assert strength_of_loss(variant, players, 0) == 5
    assert -1 <= strength_of_loss(variant, players, 1_000) < 0


def test_five_players_are_measured_as_three_are() -> None:
    assert strength_of_loss("classic", 5, 0.01) == strength_of_loss("classic", 3, 0.01)


def test_smaller_losses_mean_more_strength_and_more_games_more_trust() -> None:
    assert (
        estimate([judged(0.001)], "classic") > estimate([judged(0.01)], "classic") > estimate([judged(0.03)], "classic")
    )
    assert estimate([judged(0.001)] * 6, "classic") > estimate([judged(0.001)], "classic") > NEW_PLAYER


def test_wins_raise_the_estimate_and_defeats_lower_it() -> None:
    same = [judged(0.01)] * 5
    assert estimate([*same, met(2, won=True)], "classic") > estimate(same, "classic")
    assert estimate([*same, met(2, won=False)], "classic") < estimate(same, "classic")


def test_a_win_against_a_strong_bot_says_more_than_one_against_a_weak_one() -> None:
    assert estimate([met(4, won=True)], "classic") > estimate([met(0, won=True)], "classic")


def test_somebody_who_always_loses_ends_at_the_foot_of_the_ladder_whatever_the_coach_says() -> None:
    losing = [PlayedGame("classic", 2, 0.012, won=False, rivals=(strength,)) for strength in (2.2, 1.6, 1.2, 0.9) * 5]
    assert estimate(losing, "classic") < 0.75 < estimate([judged(0.012)] * 20, "classic")


def test_winning_against_more_rivals_is_harder() -> None:
    lost_to_one, lost_to_four = (PlayedGame("classic", n + 1, None, False, (1.0,) * n) for n in (1, 4))
    assert estimate([lost_to_one], "classic") < estimate([lost_to_four], "classic")


def test_only_games_of_the_same_kind_count_if_there_are_any() -> None:
    strong_in_longo = [judged(0.001, "longo")] * 6
    assert estimate(strong_in_longo, "classic") > 3
    assert estimate([*strong_in_longo, judged(0.03)], "classic") < NEW_PLAYER


def test_old_games_are_forgotten() -> None:
    assert estimate([judged(0.03)] * 9 + [judged(0.001)] * RECENT, "classic") == estimate(
        [judged(0.001)] * RECENT, "classic"
    )


def test_results_among_people_are_ignored() -> None:
    assert estimate([PlayedGame("classic", 2, None, won=False)], "classic") == NEW_PLAYER


def test_it_follows_from_the_games_alone() -> None:
    assert strength_after("classic", "club", 1, games=2) == strength_after("classic", "club", 1, games=2)


@pytest.mark.full
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_after_six_games_people_of_every_level_win_about_half(variant: str, level: str) -> None:
    later = [person(variant, level, number)[2] for number in range(10)]
    assert 0.4 <= sum(later) / len(later) <= 0.6
