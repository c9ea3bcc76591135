"""Rollouts check contested decisions: the same each time, with fewer games for what is clear, and interruptible."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from lucchetto.coach import analyse
from lucchetto.coach.analysis import Depth
from lucchetto.coach.judge import Value
from lucchetto.coach.network import NetworkJudge
from lucchetto.coach.rollouts import games
from lucchetto.coach.rollouts.check import DEEP, STANDARD, Checker, is_clear, is_contested, weighed
from lucchetto.coach.rollouts.race import Estimate
from lucchetto.coach.scale import MARKS
from lucchetto.coach.shapes import Analysis
from lucchetto.kernels.rollouts.limits import Limits
from lucchetto.records import Decided, Replay, replay
from lucchetto.rules import PASS, Decision, Game, Move
from tests.kit.bot_games import bot_game

RED, BLUE = Move("red", 5), Move("blue", 5)
SMALL = replace(DEEP, schedule=(32, 64), turns=2)


def a_game(variant: str = "classic", players: int = 2) -> Replay:
    return replay(bot_game(variant, ["club"] * players, "checks", events=60))


def analysed(game: Replay, depth: Depth = "standard") -> Analysis:
    return analyse(game, depth=depth)


def shares(**by_name: float) -> dict[Decision, Value]:
    moves: dict[str, Decision] = {"wait": PASS, "red": RED, "blue": BLUE}
    return {moves[name]: Value(value, 0.0) for name, value in by_name.items()}


def test_a_decision_is_contested_if_another_choice_comes_near_the_chosen_one() -> None:
    assert is_contested(shares(wait=0.50, red=0.49), PASS, 0.03)
    assert is_contested(shares(wait=0.40, red=0.50), PASS, 0.03)
    assert not is_contested(shares(wait=0.50, red=0.40), PASS, 0.03)
    assert not is_contested(shares(wait=0.50), PASS, 0.03)


def test_a_mark_is_clear_two_standard_errors_from_every_threshold() -> None:
    (blunder, _), (mistake, _), _ = MARKS["win"]
    between = (blunder + mistake) / 2
    assert is_clear("win", between, (blunder - mistake) / 4.1, is_chosen=True)
    assert not is_clear("win", between, (blunder - mistake) / 3.9, is_chosen=True)
    assert is_clear("win", mistake, mistake / 2.1, is_chosen=False)


@pytest.mark.usefixtures("compiled_rollouts")
class TestRollouts:
    @pytest.mark.parametrize(("variant", "players"), [("classic", 2), ("longo", 3), ("duel", 2)])
    def test_the_same_record_gives_the_same_analysis(self, variant: str, players: int) -> None:
        game = a_game(variant, players)
        once, again = analysed(game), analysed(game)
        assert once == again
        assert once.checks is not None
        assert once.checks.decisions == sum(move.games > 0 for move in once.moves) > 0

    def test_a_checked_decision_has_its_loss_mark_and_error_from_the_games(self) -> None:
        found = analysed(a_game())
        for move in found.moves:
            values = {choice.move: choice.value for choice in move.choices}
            assert move.loss == pytest.approx(max(0.0, values[move.best] - values[move.chosen]), abs=0.001)
            assert (move.error > 0) <= (move.games > 0)
            if move.games:
                assert move.games in STANDARD.schedule

    def test_rollouts_leave_the_quick_judgement_of_everything_else(self) -> None:
        game = a_game()
        quick, found = analysed(game, "quick"), analysed(game)
        assert quick.checks is None
        assert (quick.values, quick.rolls) == (found.values, found.rolls)
        untouched = [(one, other) for one, other in zip(quick.moves, found.moves, strict=True) if not other.games]
        assert untouched
        assert all(one == other for one, other in untouched)

    def test_clearly_worse_choices_stop_early(self) -> None:
        game, budget = a_game(), replace(STANDARD, error={"win": -1.0, "points": -1.0})
        judge, checker, stopped = NetworkJudge(2), Checker("win", budget), 0
        for before, event in zip(game.games, game.record.events, strict=False):
            if not isinstance(event, Decided):
                continue
            values = judge.choices(before.undecided(), event.seat)
            found = checker.check(before.undecided(), event.seat, values, event.move)
            for move in values if found else ():
                assert found is not None
                if move != event.move and found.games[move] < max(found.games.values()):
                    stopped += 1
                    assert found.values[move].value < max(value.value for value in found.values.values())
        assert stopped

    def test_an_interruption_keeps_the_games_played_so_far(self, monkeypatch: pytest.MonkeyPatch) -> None:
        real = games.rollout

        def interrupted_later(
            game: Game, seat: int, choices: Sequence[Decision], seed: int, most: int, limits: Limits
        ) -> games.Rollout:
            found = real(game, seat, choices, seed, most, limits)
            play = found.play

            def once(first: int, last: int, live: NDArray[np.bool_]) -> None:
                if first:
                    raise KeyboardInterrupt
                play(first, last, live)

            monkeypatch.setattr(found, "play", once)
            return found

        monkeypatch.setattr(games, "rollout", interrupted_later)
        monkeypatch.setattr("lucchetto.coach.analysis.STANDARD", SMALL)
        found = analysed(a_game())
        assert found.checks is not None
        assert found.checks.interrupted
        assert {move.games for move in found.moves} == {0, SMALL.schedule[0]}
        assert found.checks.decisions == sum(move.games > 0 for move in found.moves)
        assert len(found.moves) == len(analysed(a_game(), "quick").moves)

    def test_deep_games_are_played_to_their_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("lucchetto.coach.analysis.DEEP", replace(DEEP, schedule=(32,)))
        found = analysed(replay(bot_game("classic", ["club", "club"], "checks", events=12)), "deep")
        assert found.checks is not None
        assert found.checks.deep


def test_without_numba_the_quick_judgement_stays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()
    monkeypatch.setattr("lucchetto.coach.analysis.is_ready", lambda _: False)
    monkeypatch.setattr("lucchetto.coach.analysis.is_installed", lambda: False)
    assert analysed(game) == analysed(game, "deep") == analysed(game, "quick")
    assert analysed(game).checks is None


def test_games_and_network_count_by_their_precision() -> None:
    """The best choice by the games loses nothing; what another one loses lies between both estimates."""
    network = shares(red=0.50, blue=0.48)
    for error, loss in ((0.0001, 0.06), (0.009, 0.04), (1.0, 0.02)):
        estimates = [Estimate(0.55, 0.0, 0.0, 0.0, 64), Estimate(0.49, 0.0, 0.06, error, 64)]
        found = weighed(network, estimates, 0.009).values
        assert found[RED].value == 0.55
        assert found[RED].value - found[BLUE].value == pytest.approx(loss, abs=1e-4)


def test_a_choice_that_only_noise_makes_worse_becomes_the_best_if_the_network_is_sure_of_it() -> None:
    network = shares(red=0.40, blue=0.50)
    estimates = [Estimate(0.45, 0.0, 0.0, 0.0, 32), Estimate(0.44, 0.0, 0.01, 0.05, 32)]
    found = weighed(network, estimates, 0.009).values
    assert found[BLUE].value > found[RED].value
