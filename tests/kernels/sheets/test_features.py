"""The features of Classic and Longo: the same in the kernel and in plain Python, and symmetric."""

from collections.abc import Iterator

import numpy as np
import pytest

from lucchetto.arena.engine.dice import deal_key, next_roll
from lucchetto.bots import make_bot
from lucchetto.features import encode_sheets
from lucchetto.features.sheets import CLOSED, THREATS, size_for
from lucchetto.features.sheets import layout_of as plain_layout
from lucchetto.kernels.network import MOST_FEATURES
from lucchetto.kernels.sheets.features import encode, layout_of, stage_of, threat
from lucchetto.kernels.sheets.tables import tables
from lucchetto.rules import VARIANTS, Game, Sheet, Sheets, new_game
from tests.kernels.sheets.game import packed
from tests.kit.builders import NAMES

TABLES = [(variant, players) for variant in ("classic", "longo") for players in (1, 2, 3, 4, 5)]
SWAPS = {
    "red and yellow": (1, 0, 2, 3),
    "green and blue": (0, 1, 3, 2),
    "both directions": (2, 3, 0, 1),
    "all of it": (3, 2, 1, 0),
}
"""Which row takes each row's place. Cells count from the left, so reversing the numbers moves no cross."""


def positions(variant: str, players: int) -> Iterator[Game]:
    """The end of every turn in games of random and greedy players; greedy ones last long and close rows."""
    for name, number in (("random", 1), ("novice", 2), ("greedy", 3), ("greedy", 4)):
        game, key = new_game(variant, NAMES[:players]), deal_key(77, number)
        bots = [make_bot(name, f"{number}/{seat}") for seat in range(players)]
        while game.result is None:
            yield game
            game = game.roll(next_roll(key, game))
            while game.waiting:
                seat = min(game.waiting)
                game = game.play(seat, bots[seat].decide(game.seen_by(seat), seat))


def board_of(game: Game) -> Sheets:
    assert isinstance(game.board, Sheets)
    return game.board


def kernel_features(board: Sheets, me: int, following: int) -> list[int]:
    name, scratch = board.variant.name, np.zeros(MOST_FEATURES, np.int64)
    sheets = np.array([packed(sheet) for sheet in board.sheets])
    closed = sum(1 << board.variant.index[colour] for colour in board.closed)
    limits = tables(name)
    count = encode(layout_of(name), sheets, closed, me, following, limits.needed, limits.closing, scratch)
    return [int(row) for row in scratch[:count]]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_kernel_and_plain_python_compute_the_same_features(variant: str, players: int) -> None:
    lengths, closed = set(), 0
    for game in positions(variant, players):
        board = board_of(game)
        closed += bool(board.closed)
        for me in range(players):
            expected = sorted(encode_sheets.encode(board, me, game.active))
            assert sorted(kernel_features(board, me, game.active)) == expected
            assert 0 <= expected[0] <= expected[-1] < size_for(variant, players)
            lengths.add(len(expected))
    assert len(lengths) == 1, "every position has the same number of features"
    assert max(lengths) <= MOST_FEATURES
    assert closed, "positions with a closed row are among them"


@pytest.mark.parametrize("swap", SWAPS.values(), ids=SWAPS)
@pytest.mark.parametrize(("variant", "players"), [("classic", 1), ("classic", 3), ("longo", 2), ("longo", 5)])
def test_boards_that_are_mirrors_of_each_other_look_alike(
    variant: str, players: int, swap: tuple[int, int, int, int]
) -> None:
    for game in positions(variant, players):
        board = board_of(game)
        other = mirrored(board, swap)
        for me in range(players):
            assert sorted(encode_sheets.encode(board, me, game.active)) == sorted(
                encode_sheets.encode(other, me, game.active)
            )
            assert sorted(kernel_features(board, me, game.active)) == sorted(kernel_features(other, me, game.active))


def mirrored(board: Sheets, swap: tuple[int, int, int, int]) -> Sheets:
    variant = board.variant
    sheets = tuple(Sheet(variant, tuple(sheet.marks[row] for row in swap), sheet.penalties) for sheet in board.sheets)
    closed = tuple(
        colour for place, colour in enumerate(variant.colours) if variant.colours[swap[place]] in board.closed
    )
    return Sheets(variant, board.lucky, sheets, closed)


def test_rows_of_different_directions_are_not_a_pair() -> None:
    """Otherwise the network could not know which rows share the good numbers."""
    board = board_of(new_game("classic", NAMES[:2]))
    one = with_marks(board, ((0, 1), (4,), (), ()))
    other = with_marks(board, ((0, 1), (), (4,), ()))
    assert sorted(encode_sheets.encode(one, 0, 0)) != sorted(encode_sheets.encode(other, 0, 0))


def with_marks(board: Sheets, marks: tuple[tuple[int, ...], ...]) -> Sheets:
    return Sheets(board.variant, board.lucky, (Sheet(board.variant, marks), *board.sheets[1:]))


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ((), 1),
        ((0, 9), 0),
        ((0, 1, 2, 8), 3),
        ((0, 1, 2, 9), 0),
        ((0, 1, 2, 3), 3),
        ((0, 1, 2), 2),
        ((0, 1, 2, 3, 4), 4),
        ((0, 1, 2, 3, 9), 6),
    ],
)
def test_how_near_a_player_is_to_closing_a_row(cells: tuple[int, ...], expected: int) -> None:
    """0: there are too few numbers left for the crosses that closing takes."""
    limits = tables("classic")
    assert threat(packed(Sheet(VARIANTS["classic"], (cells, (), (), ()))), 0, limits.needed, limits.closing) == expected


def test_the_stage_is_that_of_the_row_whose_closing_would_end_the_game() -> None:
    limits = tables("classic")
    near, nearer = (0, 1, 2), (0, 1, 2, 3, 4)
    sheets = [Sheet(VARIANTS["classic"], (nearer, (), (), ())), Sheet(VARIANTS["classic"], ((), near, (), ()))]
    both = np.array([packed(sheet) for sheet in sheets])
    assert stage_of(both, 0b0000, limits.needed, limits.closing) == 2, "the second row that somebody closes ends it"
    assert stage_of(both, 0b1000, limits.needed, limits.closing) == THREATS + 4
    assert stage_of(both, 0b0001, limits.needed, limits.closing) == THREATS + 2, "a closed row does not count"


def test_whose_turn_it_is_can_be_seen() -> None:
    board = board_of(new_game("classic", NAMES[:3]))
    assert len({tuple(sorted(encode_sheets.encode(board, 0, following))) for following in range(3)}) == 3


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_what_rows_gain_belongs_to_their_states(variant: str) -> None:
    layout, closing = plain_layout(variant), VARIANTS[variant].rows[0]
    assert len(layout.soon_gains) == len(layout.final_gains) == layout.states
    last = closing.lock - closing.closing
    for position in range(last + 1):
        for count in range(min(position, 1), position + 1):
            state = layout.ids[position << 4 | count]
            soon, final = layout.soon_gains[state], layout.final_gains[state]
            assert 0 <= soon <= final
            assert (final == 0) == (position == last and count < closing.needed), "a row gains unless it is dead"
    closed = [layout.ids[CLOSED + count] for count in range(len(VARIANTS[variant].points))]
    assert {layout.final_gains[state] for state in closed} == {0}
