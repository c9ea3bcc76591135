"""The figures of a tournament: wins, ties, margins, luck."""

import numpy as np
import pytest

from lucchetto.arena.engine.games import Games
from lucchetto.arena.play import Played
from lucchetto.arena.report.plain import plain
from lucchetto.arena.report.summary import summarise
from lucchetto.arena.tournament import Tournament
from tests.arena.kit import drawn_by_points

MEANS = {"a": 60.0, "b": 50.0, "c": 45.0}


def played(tournament: Tournament, scores: list[list[int]], **more: object) -> list[Played]:
    """One match-up with these scores by seat, deal by deal, seating by seating."""
    (match,) = tournament.matches
    ways = len(match.seatings)
    games = Games.of(
        deal=np.arange(len(scores)) // ways,
        seating=np.arange(len(scores)) % ways,
        turns=np.full(len(scores), 10),
        reasons=np.full(len(scores), 5),
        scores=scores,
        penalties=np.zeros_like(scores),
        **more,  # type: ignore[arg-type]  # luck, where a test has some
    )
    return [Played(match, games)]


def test_wins_ties_and_margins_by_hand() -> None:
    tournament = Tournament(("a", "b"), games=4)
    summary = summarise(tournament, played(tournament, [[50, 40], [30, 70], [60, 60], [20, 25]]))
    first = summary.standings[0]
    assert first.bot == "a"  # 50:40, then seated second 70:30, a tie, and 25:20
    assert first.win_share
    assert first.win_share.value == 3.5 / 4
    assert first.decided_share
    assert first.decided_share.value == 1
    assert first.score.value == (50 + 70 + 60 + 25) / 4
    assert first.margin
    assert first.margin.value == (10 + 40 + 0 + 5) / 4
    assert summary.ends == {"rows": 1.0, "penalties": 1.0}
    (meeting,) = summary.meetings
    assert (meeting.ahead.value, meeting.difference.value) == (3.5 / 4, 55 / 4)


def test_three_players_share_ties_and_a_tie_of_two_others_is_not_decided() -> None:
    tournament = Tournament(("a", "b", "c"), players=3, games=6)
    scores = [[9, 9, 1], [9, 1, 9], [9, 9, 9], [1, 9, 2], [5, 4, 3], [1, 2, 3]]
    # The seatings: abc, acb, bac, bca, cab, cba.
    summary = summarise(tournament, played(tournament, scores))
    shares = {one.bot: one.win_share.value for one in summary.standings if one.win_share}
    assert shares == pytest.approx(
        {"a": (0.5 + 0.5 + 1 / 3 + 0 + 0 + 1) / 6, "b": (0.5 + 0.5 + 1 / 3) / 6, "c": (1 / 3 + 2) / 6}
    )
    decided = {one.bot: one.decided_share.value for one in summary.standings if one.decided_share}
    assert decided == pytest.approx({"a": 1 / 3, "b": 0, "c": 2 / 3})


def test_subtracting_luck_narrows_the_interval() -> None:
    tournament = Tournament(tuple(MEANS), players=1, games=500)
    summary = summarise(tournament, drawn_by_points(tournament, MEANS, seed=1))
    for one in summary.standings:
        assert one.adjusted_score
        assert one.adjusted_score.estimate.value == pytest.approx(MEANS[one.bot], abs=1)
        assert one.adjusted_score.estimate.half_width < one.score.half_width / 2.5
        assert one.adjusted_score.variance_reduction == pytest.approx(10, rel=0.3)  # (15² + 5²) / 5²


def test_with_two_players_the_luck_of_the_margin_is_subtracted_once() -> None:
    """Seated both ways on the same dice, luck cancels out; in a single game it does not."""
    tournament = Tournament(("a", "b"), games=1000)
    summary = summarise(tournament, drawn_by_points(tournament, MEANS, seed=1))
    (meeting,) = summary.meetings
    adjusted = summary.standings[0].adjusted_margin
    assert adjusted
    assert adjusted == meeting.adjusted_difference
    assert adjusted.estimate.value == pytest.approx(10, abs=1)
    assert adjusted.variance_reduction == pytest.approx(1, abs=0.1)
    assert adjusted.single_game_reduction == pytest.approx(10, rel=0.2)  # 2 × (15² + 5²) / (2 × 5²)


def test_luck_is_hidden_unless_every_game_has_it() -> None:
    tournament = Tournament(tuple(MEANS), games=20)
    first, *others = drawn_by_points(tournament, MEANS, seed=1)
    columns = first.games.columns()
    unknown = Games.of(**{**columns, "luck_margin": np.full_like(columns["luck_margin"], np.nan)})
    summary = summarise(tournament, [Played(first.match, unknown), *others])
    adjusted = {one.bot: one.adjusted_margin is not None for one in summary.standings}
    assert adjusted == {"a": False, "b": False, "c": True}  # unknown in the games of a against b
    assert {one.bot for one in summary.standings if one.adjusted_rating} == set(MEANS)  # wins are always known


def test_without_luck_only_raw_results_are_shown() -> None:
    tournament = Tournament(("a", "b"), games=4)
    summary = summarise(tournament, played(tournament, [[50, 40], [30, 70], [60, 60], [20, 25]]))
    assert not summary.has_luck
    first = plain(summary)["standings"][0]  # type: ignore[index]  # plain data
    assert first["adjusted_score"] is None
    assert first["adjusted_rating"] is None
    assert first["score"]["value"] == 51.25


def test_in_solitaire_bots_are_ranked_by_points_on_the_same_dice() -> None:
    tournament = Tournament(tuple(MEANS), players=1, games=300)
    summary = summarise(tournament, drawn_by_points(tournament, MEANS, seed=1))
    assert [one.bot for one in summary.standings] == ["a", "b", "c"]
    assert all(one.win_share is None and one.margin is None for one in summary.standings)
    difference = summary.meetings[0].difference
    assert difference.value == pytest.approx(10, abs=1.5)
    assert difference.half_width < summary.standings[0].score.half_width  # the dice cancel out


def test_every_game_falls_into_a_bin() -> None:
    tournament = Tournament(tuple(MEANS), games=300)
    summary = summarise(tournament, drawn_by_points(tournament, MEANS, seed=1))
    assert all(sum(one.score_counts) == one.games == 600 for one in summary.standings)
    assert len(summary.score_bins) <= 42


def test_one_deal_is_enough_for_figures_without_intervals() -> None:
    tournament = Tournament(("a", "b"), games=2)
    figures = plain(summarise(tournament, played(tournament, [[50, 40], [30, 70]])))
    assert figures["standings"][0]["score"] == {"value": 60, "low": None, "high": None, "error": None}  # type: ignore[index]
