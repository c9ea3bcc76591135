"""The games of a rollout, played by the compiled kernels. This module needs numba."""

from collections.abc import Sequence
from functools import cache
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.value_based import network_name
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import MARGIN
from lucchetto.kernels.duel import rules as duel_rules
from lucchetto.kernels.duel.search import Evaluator as DuelEvaluator
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.rollouts import duel, sheets
from lucchetto.kernels.rollouts.limits import TO_THE_END, Batch, Limits, Outcomes, new_outcomes
from lucchetto.kernels.sheets import same_policy
from lucchetto.kernels.sheets.evaluate import Evaluator
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.tables import tables
from lucchetto.rules import PASS, Decision, Dice, DuelBoard, Game, Move, Sheet, Variant, new_game

MASTER = POLICY_PARAMS["master"]._replace(foresight=1)


class Rollout(Protocol):
    """The games that follow the choices of one decision."""

    def play(self, first: int, last: int, live: NDArray[np.bool_]) -> None:
        """Play the games with these numbers for every live choice."""

    def values(self) -> NDArray[np.float64]:
        """By choice and game: the win share of the seat that decides, in solitaire its points."""

    def margins(self) -> NDArray[np.float64]:
        """By choice and game: the lead of the seat that decides, in points."""


def rollout(game: Game, seat: int, choices: Sequence[Decision], seed: int, games: int, limits: Limits) -> Rollout:
    """Prepare at most this many games per choice of a seat, in a phase in which nobody has decided yet."""
    return (_Duel if game.variant.pawns else _Sheets)(game, seat, choices, seed, games, limits)


def compile_sheets() -> None:
    """Compile the rollouts of Classic and Longo, which have the same argument types, without playing any game."""
    _compile(new_game("classic", ["?", "?"]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1))


def compile_duel() -> None:
    """Compile the rollouts of the Duel without playing any game."""
    _compile(new_game("duel", ["?", "?"]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1))


def _compile(game: Game) -> None:
    rollout(game, 0, [PASS], 0, 1, TO_THE_END).play(0, 0, np.ones(1, np.bool_))


class _Games:
    """What the rollouts of all games have in common."""

    def __init__(
        self, game: Game, seat: int, choices: Sequence[Decision], seed: int, games: int, limits: Limits
    ) -> None:
        self._is_solitaire = len(game.players) == 1
        self._seed, self._limits = np.uint64(seed), limits
        self._choices = np.array([self._packed(game.variant, move) for move in choices], np.int64)
        self._outcomes: Outcomes = new_outcomes(len(choices), games)

    def _packed(self, variant: Variant, move: Decision) -> int:
        raise NotImplementedError  # each game has kernels of its own

    def _batch(self, first: int, last: int, live: NDArray[np.bool_]) -> Batch:
        return Batch(self._seed, first, last, live)

    def values(self) -> NDArray[np.float64]:
        return self.margins() if self._is_solitaire else self._outcomes.wins

    def margins(self) -> NDArray[np.float64]:
        return self._outcomes.margins * MARGIN


class _Sheets(_Games):
    """Games of Classic or Longo."""

    def __init__(
        self, game: Game, seat: int, choices: Sequence[Decision], seed: int, games: int, limits: Limits
    ) -> None:
        super().__init__(game, seat, choices, seed, games, limits)
        players = len(game.players)
        self._evaluator = _sheet_evaluator(game.variant.name, players)
        self._scratch = same_policy.new_scratch(players)
        self._start = sheets.Start(
            sheets=np.array([_packed_sheet(sheet) for sheet in game.sheets], np.int64),
            lucky=lucky_masks(game.variant.name, players, game.lucky or None),
            closed=sum(1 << game.variant.index[colour] for colour in game.closed),
            active=game.active,
            roll=_roll_number(game),
            seat=seat,
            in_colour=game.phase == "colour",
            used=isinstance(game.used, Move),
        )

    def _packed(self, variant: Variant, move: Decision) -> int:
        if not isinstance(move, Move):
            return same_policy.PASS
        row = variant.index[move.colour]
        return variant.rows[row].cells[move.number] + 1 << 2 | row

    def play(self, first: int, last: int, live: NDArray[np.bool_]) -> None:
        batch = self._batch(first, last, live)
        sheets.roll_out(self._evaluator, self._start, self._choices, batch, self._limits, self._scratch, self._outcomes)


class _Duel(_Games):
    """Games of the Duel, in which only the active seat decides."""

    def __init__(
        self, game: Game, seat: int, choices: Sequence[Decision], seed: int, games: int, limits: Limits
    ) -> None:
        super().__init__(game, seat, choices, seed, games, limits)
        assert isinstance(game.board, DuelBoard)
        net = Net(*load(network_name("duel", 2)))
        self._evaluator = DuelEvaluator(net, new_scratch(net), MASTER)
        self._start = duel.Start(
            board=_packed_board(game.board, seat),
            roll=_roll_number(game),
            in_colour=game.phase == "colour",
            used=self._packed(game.variant, game.used),
        )

    def _packed(self, variant: Variant, move: Decision) -> int:
        if not isinstance(move, Move):
            return duel_rules.PASS
        row = variant.index[move.colour]
        return _cell_bit(row, variant.rows[row].cells[move.number])

    def play(self, first: int, last: int, live: NDArray[np.bool_]) -> None:
        batch = self._batch(first, last, live)
        duel.roll_out(self._evaluator, self._start, self._choices, batch, self._limits, self._outcomes)


@cache
def _sheet_evaluator(variant: str, players: int) -> Evaluator:
    """With opponents, moves are chosen by quick estimates: with three players, that is three times as fast."""
    net = Net(*load(network_name(variant, players)))
    return Evaluator(tables(variant), layout_of(variant), net, new_scratch(net), MASTER, alone=players > 1)


def _packed_sheet(sheet: Sheet) -> int:
    """A sheet in the layout of `kernels.sheets.rules`."""
    number = sheet.penalties << 32
    for index, (row, cells) in enumerate(zip(sheet.variant.rows, sheet.marks, strict=True)):
        position = max((cell + 1 for cell in cells if cell != row.lock), default=0)
        number |= (position << 4 | len(cells)) << 8 * index
    return number


def _packed_board(board: DuelBoard, seat: int) -> duel_rules.Board:
    """A board in the layout of `kernels.duel.rules`, from this seat's side."""
    cells, tall = [0, 0], 0
    pawns = [missed << len(board.rows) * duel_rules.LANE for missed in board.missed]
    for row, stacks in enumerate(board.rows):
        for stack in stacks:
            pawns[stack.seat] += stack.height << duel_rules.LANE * (len(board.rows) - 1 - row)
            if stack.cell < duel_rules.NUMBERS:  # otherwise the lock
                cells[stack.seat] |= _cell_bit(row, stack.cell)
                tall |= _cell_bit(row, stack.cell) if stack.height > 1 else 0
    return duel_rules.Board(cells[seat], cells[1 - seat], tall, pawns[seat], pawns[1 - seat])


def _cell_bit(row: int, cell: int) -> int:
    """The set of one cell, as `kernels.duel.rules.cell_bit`, which is compiled."""
    return 1 << duel_rules.LANE * (3 - row) + duel_rules.NUMBERS - 1 - cell


def _roll_number(game: Game) -> int:
    """The dice as one number; a die that is out of the game shows a one."""
    assert isinstance(game.dice, Dice)
    shown, sides = dict(game.dice.colours), game.variant.sides
    number = 0
    for face in (*game.dice.white, *(shown.get(colour, 1) for colour in game.variant.colours)):
        number = number * sides + face - 1
    return number
