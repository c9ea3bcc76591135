"""The value-based bot: it evaluates afterstates with a network and chooses the best one.

An afterstate is the position at the end of a turn. In action 1 the active player plans both actions together. What a
bot expects of the others depends on its foresight.
`lucchetto.kernels.sheets.policy` and `lucchetto.kernels.duel.policy` are the same policy, compiled.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import exp
from typing import NamedTuple

from lucchetto.features import encode_duel, encode_sheets
from lucchetto.features.policy_params import CELL_VALUE, MARGIN, PolicyParams
from lucchetto.rules import PASS, Decision, Game, Pass, Phase
from lucchetto.rules.board import Board
from lucchetto.rules.duel import DuelBoard
from lucchetto.rules.sheet_board import Sheets

from . import inference
from .oversight import misjudgement, noise_seed, notices


@dataclass(frozen=True)
class Afterstate:
    """The position at the end of a turn."""

    board: Board
    following: int
    second: Decision | None = None
    """The planned action 2 that leads here, if there is one."""


End = tuple[Decision, Afterstate]
"""A decision, and an afterstate that it can lead to."""
Afterstates = dict[tuple[Decision, Decision | None], Afterstate]
"""By the seat's decision now and its planned decision in action 2, if there is one."""


class Evaluation(NamedTuple):
    """The value of a position, with points in units of `MARGIN`."""

    goal: float
    """The bot's objective: the win share, or the score in solitaire."""
    margin: float
    """The lead over the best of the others; 0 in solitaire."""
    bias: float = 0.0
    """What the bot's preferences and errors add for the crosses that lead here."""


class ValueBot:
    """Chooses the decision whose best afterstate has the highest value to its network."""

    def __init__(self, params: PolicyParams, seed: str | None = None) -> None:
        self._params = params
        self._seed = noise_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        """Return the decision with the highest utility."""
        game.check_waiting(seat)
        return self._best(self.values(game, seat))

    def values(self, game: Game, seat: int) -> dict[Decision, Evaluation]:
        """Return every decision that the bot considers with its value, in the order of the moves."""
        ends = self.ends(game, seat)
        return self._best_of_each(game, ends, evaluate([end for _, end in ends], seat), seat)

    def ends(self, game: Game, seat: int) -> "list[End]":
        """Return every decision that the bot considers with each of its afterstates, in the order of the moves."""
        start = game.undecided()
        others = self._expected(start, seat, self._params.foresight) if game.phase == "white" else OpponentModel()
        return self._ends(start, seat, others)

    def _best(self, values: dict[Decision, Evaluation]) -> Decision:
        """The decision with the highest utility; a later one must be better by `tie_epsilon`."""
        chosen, *others = values
        for move in others:
            if self._utility(values[move]) > self._utility(values[chosen]) + self._params.tie_epsilon:
                chosen = move
        return chosen

    def _ends(self, game: Game, seat: int, others: "OpponentModel") -> "list[End]":
        return [
            (move, end) for move in self._considered(game, seat) for end in self.afterstates(game, seat, move, others)
        ]

    def _best_of_each(
        self, game: Game, ends: "Sequence[End]", values: Sequence[Evaluation], seat: int
    ) -> dict[Decision, Evaluation]:
        """The value of each decision: that of the best afterstate that it can lead to."""
        best: dict[Decision, Evaluation] = {}
        for (move, end), plain in zip(ends, values, strict=True):
            second = PASS if end.second is None else end.second
            bias = self._bias(game, seat, "colour", second) + self._bias(game, seat, game.phase, move)
            value = plain._replace(bias=bias)
            if move not in best or self._utility(value) > self._utility(best[move]):
                best[move] = value
        return best

    def _utility(self, value: Evaluation) -> float:
        """The win share (in solitaire, the points) plus the weighted margin and the bot's bias."""
        return value.goal + self._params.margin_weight * value.margin + value.bias

    def _bias(self, game: Game, seat: int, phase: Phase, move: Decision) -> float:
        """What the bot's preferences and errors add to the value of a decision."""
        if isinstance(move, Pass):
            return 0.0
        params, row = self._params, game.variant.index[move.colour]
        cell = game.variant.rows[row].cells[move.number]
        cells = params.fondness if row == params.favourite else 0.0
        cells += params.closing if game.variant.rows[row].closes(cell) else 0.0
        if game.variant.pawns and cell in game.sheets[1 - seat].marks[row]:
            cells += params.knocking
        if params.misjudgement:
            cells += params.misjudgement * misjudgement(self._seed, game, seat, phase, move)
        return cells * (CELL_VALUE if len(game.players) == 1 else CELL_VALUE * (1 + params.margin_weight))

    def _considered(self, game: Game, seat: int) -> Iterable[Decision]:
        for move in game.moves(seat):
            if isinstance(move, Pass) or notices(self._seed, game, seat, move, self._params):
                yield move

    def afterstates(
        self, game: Game, seat: int, move: Decision, others: "OpponentModel", known: "Afterstates | None" = None
    ) -> Iterable[Afterstate]:
        """Yield the afterstates that this decision can lead to, one for each later decision of the same seat.

        `known` caches them by the seat's decisions, for games that differ only in the dice.
        """
        known = {} if known is None else known
        if (move, None) in known:
            yield known[move, None]
            return
        following = (game.active + 1) % len(game.players)
        after = game
        for other in sorted(game.waiting):
            after = after.play(other, move if other == seat else others.white.get(other, PASS))
        if after.phase == "colour" and seat == game.active and self._params.plans:
            for second in self._considered(after, seat):
                if (move, second) not in known:
                    known[move, second] = Afterstate(after.play(seat, second).board, following, second)
                yield known[move, second]
        else:
            is_watching = after.phase == "colour" and seat != game.active
            known[move, None] = Afterstate(others.play_colour(after) if is_watching else after.board, following)
            yield known[move, None]

    def _expected(self, game: Game, me: int, foresight: int) -> "OpponentModel":
        """The expected decisions of the other seats in this turn."""
        if not foresight:
            return OpponentModel()
        if foresight == 2 and len(game.players) == 2 and 1 - me in game.waiting:  # in the Duel only one decides
            first = self._choice(game, 1 - me, self._expected(game, 1 - me, 1), evaluate)
            return OpponentModel(
                {1 - me: first}, lambda after, seat: self._choice(after, seat, OpponentModel(), evaluate)
            )
        white = {other: self._best_alone(game, other) for other in sorted(game.waiting - {me})}
        if game.active not in white:
            return OpponentModel(white)
        after = game
        for other in sorted(game.waiting):
            after = after.play(other, white[other] if other == game.active else PASS)
        second = self._best_alone(after, game.active) if after.phase == "colour" else PASS
        return OpponentModel(white, lambda after, seat: second if second in after.moves(seat) else PASS)

    def _best_alone(self, game: Game, seat: int) -> Decision:
        """The best decision of a seat as if nobody else moved, by quick values."""
        return self._choice(game, seat, OpponentModel(), estimate)

    def _choice(
        self,
        game: Game,
        seat: int,
        others: "OpponentModel",
        values_of: "Callable[[Sequence[Afterstate], int], list[Evaluation]]",
    ) -> Decision:
        """The best decision of a seat that expects this of the others."""
        ends = self._ends(game, seat, others)
        return self._best(self._best_of_each(game, ends, values_of([end for _, end in ends], seat), seat))


@dataclass(frozen=True)
class OpponentModel:
    """The decisions that a seat expects from the others in a turn; by default they pass."""

    white: dict[int, Decision] = field(default_factory=dict)
    respond: Callable[[Game, int], Decision] | None = None
    """The active player's decision in action 2; None: the turn ends after action 1."""

    def play_colour(self, game: Game) -> Board:
        """The board after the active player's expected action 2."""
        if self.respond is None:
            return game.board
        return game.play(game.active, self.respond(game, game.active)).board


def network_name(variant: str, players: int) -> str:
    """The name of the network for this variant and number of players."""
    return variant if variant == "duel" else f"{variant}-{players}"


def evaluate(ends: Sequence[Afterstate], me: int) -> list[Evaluation]:
    """Return the value of each of these afterstates to a seat: the network's, or the result if the game is over."""
    board = ends[0].board
    if isinstance(board, DuelBoard) or len(board.sheets) == 1:
        return estimate(ends, me)
    return [values[me] for values in evaluate_all(ends)]


def estimate(ends: Sequence[Afterstate], me: int) -> list[Evaluation]:
    """Return quick values: in Classic and Longo, the win share is estimated by the seat's own logit alone."""
    return [value for (value,) in _evaluate(ends, [me])]


def evaluate_all(ends: Sequence[Afterstate]) -> list[list[Evaluation]]:
    """Return the value of each of these afterstates to every seat.

    In Classic and Longo the win shares are the softmax of all seats' logits, so they add up to 1.
    """
    return _evaluate(ends, range(len(ends[0].board.sheets)))


def _evaluate(ends: Sequence[Afterstate], seats: Sequence[int]) -> list[list[Evaluation]]:
    values = {
        number: [outcome(end.board, seat) for seat in seats] for number, end in enumerate(ends) if end.board.reasons
    }
    unfinished = [number for number in range(len(ends)) if number not in values]
    if unfinished:
        sheets = ends[0].board.sheets
        name = network_name(sheets[0].variant.name, len(sheets))
        features = [_encode(ends[number], seat) for number in unfinished for seat in seats]
        logits, margins = inference.logits_and_margins(name, features)
        for place, number in enumerate(unfinished):
            part = slice(place * len(seats), (place + 1) * len(seats))
            values[number] = _evaluations(logits[part], margins[part], ends[number].board)
    return [values[number] for number in range(len(ends))]


def _evaluations(logits: Sequence[float], margins: Sequence[float], board: Board) -> list[Evaluation]:
    """The values of one position to a single seat or to all seats."""
    if len(board.sheets) == 1:
        return [Evaluation(margin, 0.0) for margin in margins]
    return [Evaluation(*value) for value in zip(_shares(logits, board), margins, strict=True)]


def _shares(logits: Sequence[float], board: Board) -> list[float]:
    """The win shares. In Classic and Longo seats share a softmax, and a single seat gets an estimate."""
    if isinstance(board, DuelBoard):
        return [1 / (1 + exp(-logit)) for logit in logits]
    odds = [exp(logit) for logit in logits]
    return [one / sum(odds) for one in odds] if len(logits) == len(board.sheets) else odds


def _encode(end: Afterstate, me: int) -> list[int]:
    if isinstance(end.board, DuelBoard):
        return encode_duel.encode(end.board, me, end.following)
    assert isinstance(end.board, Sheets)
    return encode_sheets.encode(end.board, me, end.following)


def outcome(board: Board, me: int) -> Evaluation:
    """Return the value of a finished game to this seat."""
    totals = [sheet.total for sheet in board.sheets]
    mine, others = totals[me], totals[:me] + totals[me + 1 :]
    if not others:
        return Evaluation(mine / MARGIN, 0.0)
    best = max(others)
    return Evaluation(1 / totals.count(mine) if mine >= best else 0.0, (mine - best) / MARGIN)
