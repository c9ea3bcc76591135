"""A bot that plays as most people start: cross what skips least, and do not throw rows away.

It prices every move in skipped cells. A cheap one is taken, a dear one is passed, unless passing costs a penalty
and the skip is worth it. It looks one decision ahead: at the dice of action 2, and at who wins if the game ends now.
"""

from lucchetto.rules import PASS, Decision, Game, Move, Pass

PATIENCE = 2
"""Cells it skips at most while a pass is free."""
DESPERATION = 4
"""Cells it skips rather than take a penalty."""
KNOCK_OFF = 2
"""What sending a pawn home is worth, in cells."""
CLOSING = 3
"""What a lock is worth, in cells."""
RUINOUS = 100
"""The price of ending a game that others win."""


class GreedyBot:
    def decide(self, game: Game, seat: int) -> Decision:
        cheapest = _cheapest(game, seat)
        if cheapest is None:
            return PASS
        price, move = cheapest
        return move if price <= _limit(game, seat) else PASS


def _cheapest(game: Game, seat: int) -> tuple[float, Move] | None:
    priced = [(_price(game, seat, move), move) for move in game.moves(seat) if isinstance(move, Move)]
    return min(priced, key=lambda pair: pair[0], default=None)


def _price(game: Game, seat: int, move: Move) -> float:
    """Cells lost by this move, less what it wins besides; a fuller row is a hair cheaper."""
    row_index = game.variant.index[move.colour]
    row = game.variant.rows[row_index]
    cell, mine = row.cells[move.number], game.sheets[seat].marks[row_index]
    price = cell - (mine[-1] if mine else -1) - 1 - len(mine) / 100
    if row.closes(cell):
        price -= CLOSING
    if game.variant.pawns and cell in game.sheets[1 - seat].marks[row_index]:
        price -= KNOCK_OFF
    return price + RUINOUS if _loses(_if_others_pass(game, seat, move), seat) else price


def _limit(game: Game, seat: int) -> float:
    """How dear a move may be before passing is better."""
    if seat != game.active:
        return PATIENCE
    if game.phase == "white":
        later = _cheapest(_if_others_pass(game, seat, PASS), seat)
        if later and later[0] <= PATIENCE:  # action 2 has something good: no penalty looms
            return PATIENCE
        return min(later[0], DESPERATION) if later else _limit_before_penalty(game, seat)
    return _limit_before_penalty(game, seat) if isinstance(game.used, Pass) else PATIENCE


def _limit_before_penalty(game: Game, seat: int) -> float:
    after = game
    while after.phase in ("white", "colour"):
        after = _if_others_pass(after, seat, PASS)
    return RUINOUS - 1 if _loses(after, seat) else DESPERATION


def _if_others_pass(game: Game, seat: int, move: Decision) -> Game:
    """The game after this phase, if everybody else passes in it."""
    after = game.play(seat, move)
    for other in after.waiting if game.phase == "white" and after.phase == "white" else ():
        after = after.play(other, PASS)
    return after


def _loses(game: Game, seat: int) -> bool:
    return game.result is not None and seat not in game.result.winners
