"""Bots that play as most people start: cross what skips least, and do not throw rows away.

They price every move in skipped cells. A cheap one is taken, a dear one is passed, unless passing costs a penalty
and the skip is worth it. How much they overlook, and how far they think, is a matter of character.
"""

from lucchetto.features.policy_params import Character
from lucchetto.rules import PASS, Decision, Game, Move, Pass

from .oversight import notices, whim_seed

RUINOUS = 100
"""The price of ending a game that others win."""


class PricedBot:
    def __init__(self, character: Character, seed: str | None = None) -> None:
        self._who = character
        self._seed = whim_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        cheapest = self._cheapest(game, seat)
        if cheapest is None:
            return PASS
        price, move = cheapest
        return move if price <= self._limit(game, seat) else PASS

    def _cheapest(self, game: Game, seat: int) -> tuple[float, Move] | None:
        seen = [move for move in game.moves(seat) if isinstance(move, Move) and self._notices(game, seat, move)]
        return min(((self._price(game, seat, move), move) for move in seen), key=lambda pair: pair[0], default=None)

    def _notices(self, game: Game, seat: int, move: Move) -> bool:
        return notices(self._seed, game, seat, move, self._who.attention)

    def _price(self, game: Game, seat: int, move: Move) -> float:
        """Cells lost by this move, less what it wins besides; a fuller row is a hair cheaper."""
        row_index = game.variant.index[move.colour]
        row = game.variant.rows[row_index]
        cell, mine = row.cells[move.number], game.sheets[seat].marks[row_index]
        price = cell - (mine[-1] if mine else -1) - 1 - len(mine) / 100
        if row.closes(cell):
            price -= self._who.closing
        if game.variant.pawns and cell in game.sheets[1 - seat].marks[row_index]:
            price -= self._who.knocking
        if self._who.careful and _loses(_if_others_pass(game, seat, move), seat):
            price += RUINOUS
        return price

    def _limit(self, game: Game, seat: int) -> float:
        """How dear a move may be before passing is better."""
        who = self._who
        if seat != game.active:
            return who.patience
        if game.phase == "colour":
            return self._limit_before_penalty(game, seat) if isinstance(game.used, Pass) else who.patience
        if not who.plans:
            return who.desperation
        later = self._cheapest(_if_others_pass(game, seat, PASS), seat)
        if later is None:
            return self._limit_before_penalty(game, seat)
        return who.patience if later[0] <= who.patience else min(later[0], who.desperation)

    def _limit_before_penalty(self, game: Game, seat: int) -> float:
        after = game
        while self._who.careful and after.phase in ("white", "colour"):
            after = _if_others_pass(after, seat, PASS)
        return RUINOUS - 1 if _loses(after, seat) else self._who.desperation


def _if_others_pass(game: Game, seat: int, move: Decision) -> Game:
    """The game after this phase, if everybody else passes in it."""
    after = game.play(seat, move)
    for other in after.waiting if game.phase == "white" and after.phase == "white" else ():
        after = after.play(other, PASS)
    return after


def _loses(game: Game, seat: int) -> bool:
    return game.result is not None and seat not in game.result.winners
