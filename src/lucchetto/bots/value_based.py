"""Bots that judge positions with a network, and choose what leads to the best one.

Positions are judged at the end of a turn. In action 1 the active player plans both actions together; what the others do
at the same time is nothing, or, to a bot that foresees, the network's best while nobody else moves.
`lucchetto.kernels.sheets.policy` does the same, millions of times.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from lucchetto.features import encode_duel, encode_sheets
from lucchetto.features.policy_params import MARGIN, Character
from lucchetto.rules import PASS, Decision, Game, Pass
from lucchetto.rules.board import Board
from lucchetto.rules.duel import DuelBoard
from lucchetto.rules.sheet_board import Sheets

from .network import judge
from .oversight import notices, whim_seed
from .weights import load


@dataclass(frozen=True)
class Position:
    """A turn's end."""

    board: Board
    following: int
    second: Decision | None = None
    """The action 2 that leads here, where one is planned."""


Ends = dict[tuple[Decision, Decision | None], Position]
"""By what somebody decides now and, where it is planned, in action 2."""


class Worth(NamedTuple):
    """What is expected of a position, points in units of `MARGIN`."""

    goal: float
    """What one plays for: the share of the win; alone, the score."""
    margin: float
    """The lead over the best of the others; alone there is none."""


class ValuedBot:
    def __init__(self, character: Character, seed: str | None = None) -> None:
        self._who = character
        self._seed = whim_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        return self._best(self.values(game, seat))

    def values(self, game: Game, seat: int) -> dict[Decision, Worth]:
        """Every decision that it considers, in the order of the moves, and what it leads to."""
        start = game.undecided()
        others = self._expected(start, seat) if self._who.foresees and game.phase == "white" else Others()
        return self._values(start, seat, others)

    def _best(self, values: dict[Decision, Worth]) -> Decision:
        """The decision of the highest value; a later one must be worth a hair more."""
        chosen, *others = values
        for move in others:
            if self._worth(values[move]) > self._worth(values[chosen]) + self._who.hair:
                chosen = move
        return chosen

    def _values(self, game: Game, seat: int, others: "Others") -> dict[Decision, Worth]:
        ends = [(move, end) for move in self._considered(game, seat) for end in self.ends(game, seat, move, others)]
        best: dict[Decision, Worth] = {}
        for (move, _), worth in zip(ends, judged([end for _, end in ends], seat), strict=True):
            if move not in best or self._worth(worth) > self._worth(best[move]):
                best[move] = worth
        return best

    def _worth(self, found: Worth) -> float:
        """One number: win share and a little for the margin; alone only the points."""
        return found.goal + self._who.greed * found.margin

    def _considered(self, game: Game, seat: int) -> Iterable[Decision]:
        for move in game.moves(seat):
            if isinstance(move, Pass) or notices(self._seed, game, seat, move, self._who.attention):
                yield move

    def ends(
        self, game: Game, seat: int, move: Decision, others: "Others", known: "Ends | None" = None
    ) -> Iterable[Position]:
        """Where this decision can lead until the turn is over, as far as the seat itself decides.

        `known` remembers them by the seat's decisions, for games that are alike but for the dice.
        """
        known = {} if known is None else known
        if (move, None) in known:
            yield known[move, None]
            return
        following = (game.active + 1) % len(game.players)
        after = game
        for other in sorted(game.waiting):
            after = after.play(other, move if other == seat else others.white.get(other, PASS))
        if after.phase == "colour" and seat == game.active and self._who.plans:
            for second in self._considered(after, seat):
                if (move, second) not in known:
                    known[move, second] = Position(after.play(seat, second).board, following, second)
                yield known[move, second]
        else:
            is_watching = after.phase == "colour" and seat != game.active
            known[move, None] = Position(others.finished(after) if is_watching else after.board, following)
            yield known[move, None]

    def _expected(self, game: Game, me: int) -> "Others":
        """How the others are thought to play in this turn."""
        white = {other: self._best(self._values(game, other, Others())) for other in sorted(game.waiting - {me})}
        if game.active not in white:
            return Others(white)
        after = game
        for other in sorted(game.waiting):
            after = after.play(other, white[other] if other == game.active else PASS)
        second = self._best(self._values(after, game.active, Others())) if after.phase == "colour" else PASS
        return Others(white, second, idle=False)


@dataclass(frozen=True)
class Others:
    """What somebody expects of the others: that they do nothing, unless told."""

    white: dict[int, Decision] = field(default_factory=dict)
    colour: Decision = PASS
    idle: bool = True

    def finished(self, game: Game) -> Board:
        """The board after the active player's action 2."""
        if self.idle:
            return game.board
        move = self.colour if self.colour in game.moves(game.active) else PASS
        return game.play(game.active, move).board


def network_name(variant: str, players: int) -> str:
    """The network that plays this variant with so many players."""
    return variant if variant == "duel" else f"{variant}-{players if players < 3 else 'many'}"


def judged(ends: Sequence[Position], me: int) -> list[Worth]:
    """What the network, or the end of the game, says of each of these positions of one game to this seat."""
    worths = {number: outcome(end.board, me) for number, end in enumerate(ends) if end.board.reasons}
    going = [number for number in range(len(ends)) if number not in worths]
    if going:
        sheets = ends[0].board.sheets
        weights = load(network_name(sheets[0].variant.name, len(sheets)))
        wins, margins = judge(weights, [_see(ends[number], me) for number in going])
        for number, win, margin in zip(going, wins.tolist(), margins.tolist(), strict=True):
            worths[number] = Worth(win, margin) if len(sheets) > 1 else Worth(margin, 0.0)
    return [worths[number] for number in range(len(ends))]


def _see(end: Position, me: int) -> list[int]:
    if isinstance(end.board, DuelBoard):
        return encode_duel.rows(end.board, me, end.following)
    assert isinstance(end.board, Sheets)
    return encode_sheets.rows(end.board, me, end.following)


def outcome(board: Board, me: int) -> Worth:
    """Of a finished game, exactly."""
    totals = [sheet.total for sheet in board.sheets]
    mine, others = totals[me], totals[:me] + totals[me + 1 :]
    if not others:
        return Worth(mine / MARGIN, 0.0)
    best = max(others)
    return Worth(1 / totals.count(mine) if mine >= best else 0.0, (mine - best) / MARGIN)
