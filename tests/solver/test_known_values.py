"""The values that independent exact solvers found."""

import numpy as np
import pytest

from lucchetto.rules import CLASSIC, Sheet
from lucchetto.solver import Table, solve, tempo
from lucchetto.solver.space import space_of
from lucchetto.solver.turn.solitaire import solitaire_of
from tests.kit.rule_marks import rule

BLANK: tuple[tuple[int, ...], ...] = ((),) * 4


@pytest.mark.parametrize(
    ("penalties", "to_come"), [(0, 115.483126023719), (1, 111.024601866), (2, 104.620433585), (3, 94.879922084)]
)
def test_an_empty_sheet_has_its_known_value(classic: Table, penalties: int, to_come: float) -> None:
    assert classic.value(Sheet(CLASSIC, BLANK, penalties)) == pytest.approx(to_come, abs=1e-9)


def test_a_whole_game_is_worth_its_empty_sheet(classic: Table) -> None:
    assert classic.start == pytest.approx(115.483126023719, abs=1e-9)


def test_with_another_player_taking_turns_the_second_seat_is_worth_more() -> None:
    assert tempo("classic", 2) == pytest.approx([130.501362280, 131.132701873], abs=1e-9)


def test_with_an_action_2_after_the_last_lock_a_game_would_be_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The value found by engines that do not end the game at once (contrary to R3), which is known too."""
    space = space_of(CLASSIC)
    game = solitaire_of(space)
    ups, downs = (crosses._replace(closes=np.zeros_like(crosses.closes)) for crosses in (game.ups, game.downs))
    monkeypatch.setattr(solve, "solitaire_of", lambda space: game._replace(ups=ups, downs=downs))
    values = np.zeros((1, *space.shape))
    solve.solve(space, values, lambda done: None)
    assert values[0, 0, 0, 0] == pytest.approx(115.9108, abs=5e-5)


@rule("C8")
def test_a_finished_game_has_nothing_to_come(classic: Table) -> None:
    """Two locks, or four penalties."""
    closed = (0, 1, 2, 3, 4, 10, 11)
    assert classic.value(Sheet(CLASSIC, (closed, (), closed, ()))) == 0
    assert classic.value(Sheet(CLASSIC, BLANK, 4)) == 0


def test_a_row_closed_by_somebody_else_counts_as_closed(classic: Table) -> None:
    closed = (0, 1, 2, 3, 4, 10, 11)
    by_hand = classic.value(Sheet(CLASSIC, (closed, (), (), ())))
    assert classic.value(Sheet(CLASSIC, BLANK), closed=("yellow",)) == by_hand


def test_the_states_are_counted_without_their_mirror_images(classic: Table) -> None:
    """53 kinds of open rows: a pair of them 1,431 ways, two pairs 1,024,596 ways; or one row closed; four penalties."""
    assert classic.space.states == 4 * (1_024_596 + 53 * 1_431)
