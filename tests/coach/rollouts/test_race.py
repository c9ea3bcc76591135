"""Which choices of a decision play on."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.coach.rollouts.race import race
from lucchetto.kernels.rollouts.limits import new_outcomes


class KnownGames:
    """Games whose results are known before they are played."""

    def __init__(self, results: list[list[float]]) -> None:
        self._results = np.array(results)
        self._outcomes = new_outcomes(*self._results.shape)
        self.played: list[tuple[int, int, list[bool]]] = []

    def play(self, first: int, last: int, live: NDArray[np.bool_]) -> None:
        self.played.append((first, last, live.tolist()))
        self._outcomes.wins[live, first:last] = self._results[live, first:last]

    def values(self) -> NDArray[np.float64]:
        return self._outcomes.wins

    def margins(self) -> NDArray[np.float64]:
        return self._outcomes.margins


def is_precise(_: int, __: float, error: float) -> bool:
    return error <= 0.01


def test_a_choice_that_has_stopped_goes_on_when_another_one_becomes_the_best() -> None:
    steady, late, behind = [1.0] * 30, [0.0, 1.9] * 5 + [2.0] * 20, [0.5] * 30
    games = KnownGames([steady, late, behind])
    *_, last = race(games, 3, (10, 20, 30), is_precise)
    assert games.played == [
        (0, 10, [True, True, True]),
        (10, 20, [True, True, False]),  # exactly half behind the first choice
        (10, 30, [False, False, True]),  # now compared with the second one, from which its distance varies
        (20, 30, [True, True, False]),
    ]
    assert [estimate.games for estimate in last] == [30, 30, 30]


def test_the_race_ends_when_all_but_the_best_choice_have_stopped() -> None:
    games = KnownGames([[1.0] * 30, [0.5] * 30])
    (only,) = race(games, 2, (10, 20, 30), is_precise)
    assert [(estimate.loss, estimate.games) for estimate in only] == [(0.0, 10), (0.5, 10)]
