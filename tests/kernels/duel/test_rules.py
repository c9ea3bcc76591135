"""The kernel's Duel on positions set up by hand, and the guarantees of its random games."""

import numpy as np
import pytest

from lucchetto.kernels.duel.playout import play_random
from lucchetto.kernels.duel.rules import (
    EMPTY,
    PAWNS,
    PENALTIES,
    ROWS,
    flipped,
    legal,
    miss,
    nth,
    pawns_left,
    place,
    reasons,
    score,
    size,
)
from lucchetto.rules import DuelBoard, Game, Move
from tests.kernels.duel.game import CELLS, DUEL, MOVES, SHIFTS, packed
from tests.kit.builders import BLACK, GREY, duel
from tests.kit.rule_marks import rule


def numbers(game: Game, colour: str) -> list[int]:
    """What seat 0, grey, may take in this row, from left to right."""
    assert isinstance(game.board, DuelBoard)
    cells = legal(packed(game.board))
    found = [MOVES[nth(cells, choice)] for choice in range(1, size(cells) + 1)]
    return [move.number for move in found if isinstance(move, Move) and move.colour == colour]


@rule("E6", "D2", "D3", "D4")
def test_grey_may_knock_off_the_single_front_but_not_take_a_blocked_cell() -> None:
    assert numbers(duel(red={3: GREY, 5: BLACK, 7: BLACK}), "red") == [4, 6, 7, 8, 9, 10, 11]


@rule("E6", "D5")
def test_the_holder_may_stack_on_the_front_or_go_past_it() -> None:
    assert numbers(duel(red={3: BLACK, 5: GREY, 7: GREY}), "red") == [7, 8, 9, 10, 11]


@rule("E7", "D5")
def test_a_stack_can_only_be_passed() -> None:
    assert numbers(duel(blue={8: BLACK, 5: (BLACK, 2), 9: GREY}), "blue") == [7, 6, 4, 3]
    assert numbers(duel(blue={8: GREY, 5: (GREY, 2), 9: BLACK}), "blue") == [5, 4, 3]


@rule("E8", "D7")
def test_pawns_of_a_passed_stack_count_towards_the_last_number() -> None:
    game = duel(blue={12: GREY, 11: GREY, 10: (GREY, 2), 9: GREY, 8: BLACK, 5: (BLACK, 2)})
    assert numbers(game, "blue") == [7, 6, 4, 3, 2]


@rule("C7", "D7")
def test_nothing_goes_into_a_closed_row() -> None:
    assert numbers(duel(green={12: GREY, 7: BLACK, 2: BLACK, "lock": BLACK}), "green") == []


@rule("D10")
def test_the_very_last_pawn_on_a_last_number_leaves_the_lock_empty() -> None:
    """5 pawns in red and 16 in blue make 21; the row counts as closed, the lock does not score."""
    game = duel(red={2: (GREY, 5)}, blue={12: (GREY, 16)})
    assert isinstance(game.board, DuelBoard)
    board = place(packed(game.board), CELLS[Move("red", 12)])
    assert (pawns_left(board.own_pawns), reasons(board), reasons(flipped(board))) == (0, PAWNS, PAWNS)
    assert score(board.own_pawns) == 21 + 78
    assert numbers(duel(red={2: (GREY, 5), 12: GREY}), "red") == []


@rule("R15")
def test_a_move_can_end_the_game_for_two_reasons() -> None:
    """The second closed row takes the last two pawns."""
    game = duel(red={2: (GREY, 5)}, blue={12: (GREY, 15), 2: BLACK, "lock": BLACK})
    assert isinstance(game.board, DuelBoard)
    assert reasons(place(packed(game.board), CELLS[Move("red", 12)])) == ROWS | PAWNS


@rule("D9", "R13")
def test_four_missed_throws_end_the_game_no_matter_who_missed_them() -> None:
    game = duel(missed=(1, 2), red={2: (GREY, 20)})
    assert isinstance(game.board, DuelBoard)
    assert reasons(packed(game.board)) == 0
    assert reasons(miss(packed(game.board))) == PAWNS | PENALTIES


@rule("D11")
@pytest.mark.parametrize("row", range(4))
def test_at_most_twelve_pawns_of_a_row_count(row: int) -> None:
    for pawns in range(DUEL.pawns + 1):
        assert score(pawns << SHIFTS[row]) == DUEL.row_points(pawns)


@rule("R6")
def test_every_move_has_its_place_in_the_list() -> None:
    """The pass comes first, then the rows in order, each from left to right."""
    cells = sum(MOVES)
    assert [nth(cells, choice) for choice in range(size(cells) + 1)] == [0, *MOVES]


@rule("D7")
def test_nobody_may_close_an_empty_row() -> None:
    assert legal(EMPTY) == sum(cell for cell, move in MOVES.items() if move not in closing_moves())


def closing_moves() -> set[Move]:
    return {Move(row.colour, row.numbers[-1]) for row in DUEL.rows}


def test_a_random_game_depends_on_its_number_alone() -> None:
    scores, turns, ends = play_random(np.uint64(7), 0, 100)
    late_scores, late_turns, late_ends = play_random(np.uint64(7), 30, 70)
    assert np.array_equal(scores[30:], late_scores)
    assert np.array_equal(turns[30:], late_turns)
    assert np.array_equal(ends[30:], late_ends)


def test_another_seed_gives_other_games() -> None:
    assert not np.array_equal(play_random(np.uint64(7), 0, 100)[0], play_random(np.uint64(8), 0, 100)[0])
