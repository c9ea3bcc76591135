"""The kernel's Duel as a game that can be compared with the rules' Duel, state for state."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from lucchetto.kernels.duel.dice import colour_moves, white_moves
from lucchetto.kernels.duel.rules import EMPTY, PASS, Board, flipped, miss, place, reasons, score
from lucchetto.rules import PASS as RULES_PASS
from lucchetto.rules import VARIANTS, Decision, Dice, DuelBoard, Game, Move
from lucchetto.rules.game import Phase

DUEL = VARIANTS["duel"]
REASONS = ("rows", "pawns", "penalties")
SHIFTS = (36, 24, 12, 0, 48)
"""The lanes of red, yellow, green, blue and the missed throws."""


BITS = [
    [1 << shift + row.lock - 1 - cell for cell in range(row.lock)]
    for row, shift in zip(DUEL.rows, SHIFTS, strict=False)
]
"""By row and cell, from the left."""
MOVES: dict[int, Decision] = {
    bits[cell]: Move(row.colour, number)
    for row, bits in zip(DUEL.rows, BITS, strict=True)
    for number, cell in row.cells.items()
}
"""Every cell with the move that takes it, in the order of a list of moves."""
CELLS = {move: cell for cell, move in MOVES.items()}


@dataclass(frozen=True)
class KernelGame:
    board: Board = EMPTY
    """Seen by the active seat."""
    active: int = 0
    turn: int = 0
    phase: Phase = "roll"
    roll: int = 0
    used: int = PASS

    @classmethod
    def of(cls, game: Game) -> Self:
        """The kernel's state for a state of the rules."""
        assert isinstance(game.board, DuelBoard)
        board = packed(game.board)
        return cls(
            board if game.active == 0 else flipped(board),
            game.active,
            game.turn,
            game.phase,
            roll_number(game.dice) if game.dice else 0,
            CELLS.get(game.used, PASS),
        )

    @property
    def cells(self) -> int:
        """The legal cells of the active seat."""
        if self.phase == "white":
            return white_moves(self.board, self.roll)
        return colour_moves(self.board, self.roll, self.used)

    @property
    def moves(self) -> tuple[Decision, ...]:
        """The same as moves of the rules, and the pass."""
        if self.phase not in ("white", "colour"):
            return ()
        cells = self.cells
        return (RULES_PASS, *(move for cell, move in MOVES.items() if cell & cells))

    @property
    def scores(self) -> tuple[int, int]:
        """By seat."""
        board = self.board if self.active == 0 else flipped(self.board)
        return score(board.own_pawns), score(board.other_pawns)

    @property
    def closed(self) -> tuple[str, ...]:
        taken = self.board.own | self.board.other
        return tuple(colour for colour, bits in zip(DUEL.colours, BITS, strict=True) if taken & bits[-1])

    @property
    def reasons(self) -> tuple[str, ...]:
        met = reasons(self.board)
        return tuple(reason for place, reason in enumerate(REASONS) if met >> place & 1)

    def rolled(self, roll: int) -> Self:
        return replace(self, roll=roll, turn=self.turn + 1, phase="white")

    def played(self, cell: int) -> Self:
        board = place(self.board, cell)
        if reasons(board):
            return self._over(board)
        if self.phase == "white":
            return replace(self, board=board, phase="colour", used=cell)
        if not self.used | cell:
            board = miss(board)
        return self._over(board) if reasons(board) else self._next_turn(board)

    def _over(self, board: Board) -> Self:
        return replace(self, board=board, phase="over", roll=0, used=PASS)

    def _next_turn(self, board: Board) -> Self:
        return replace(self, board=flipped(board), active=1 - self.active, phase="roll", roll=0, used=PASS)


def packed(board: DuelBoard) -> Board:
    """A board of the rules in the kernel's layout, implemented from its description, as seen by seat 0."""
    cells, pawns, tall = [0, 0], [missed << SHIFTS[-1] for missed in board.missed], 0
    for stacks, bits, shift in zip(board.rows, BITS, SHIFTS, strict=False):
        for cell, seat, height in stacks:
            pawns[seat] += height << shift
            if cell < len(bits):  # otherwise the lock
                cells[seat] |= bits[cell]
                tall |= bits[cell] if height > 1 else 0
    return Board(cells[0], cells[1], tall, pawns[0], pawns[1])


def roll_number(dice: Dice) -> int:
    """The roll's number; a die that is out of the game shows a one."""
    shown = dict(dice.colours)
    number = 0
    for face in (*dice.white, *(shown.get(colour, 1) for colour in DUEL.colours)):
        number = number * DUEL.sides + face - 1
    return number


def faces(roll: int, closed: Iterable[str]) -> dict[str, object]:
    """The roll as the rules represent it."""
    one, two, *colours = (roll // DUEL.sides**place % DUEL.sides + 1 for place in range(5, -1, -1))
    shown = dict(zip(DUEL.colours, colours, strict=True))
    return {"white": (one, two), **{colour: face for colour, face in shown.items() if colour not in closed}}


class Both:
    """The same game on the rules and on the kernel: every event is applied to both, and they must agree."""

    def __init__(self, game: Game) -> None:
        self.game, self.kernel = game, KernelGame.of(game)
        self.moves: tuple[Decision, ...] = ()
        self.states = 0
        self._compare()

    def roll(self, shown: Mapping[str, object]) -> None:
        before, self.game = self.game, self.game.roll(shown)
        assert self.game.dice is not None
        self.kernel = self.kernel.rolled(roll_number(self.game.dice))
        self._compare(before)

    def decide(self, move: Decision) -> None:
        before, self.game = self.game, self.game.play(self.game.active, move)
        self.kernel = self.kernel.played(CELLS.get(move, PASS))
        self._compare(before)

    def _compare(self, before: Game | None = None) -> None:
        """Board, seat, turn, phase, dice and action 1; legal moves, closed rows, scores, and why it is over."""
        kernel, game = self.kernel, self.game
        assert kernel == KernelGame.of(game)
        self.moves = kernel.moves
        assert self.moves == game.moves(game.active)
        if not before or before.board is not game.board:  # otherwise none of this can have changed
            assert kernel.closed == game.closed
            assert kernel.reasons == (game.result.reasons if game.result else ())
            assert kernel.scores == tuple(sheet.total for sheet in game.sheets)
        self.states += 1
