"""The heuristic bot: it crosses off the number that skips the fewest cells.

The price of a move is the number of cells it skips. The bot takes the cheapest move, or passes if even that is too
costly. Before a pass that costs a penalty, it looks again and accepts a higher price. The policy parameters set its
limits, what it overlooks and how far it plans.
`lucchetto.kernels.sheets.policy` and `lucchetto.kernels.duel.policy` are the same policy, compiled.
"""

from lucchetto.features.policy_params import LOSING_PRICE, PolicyParams
from lucchetto.rules import PASS, Decision, Game, Move, Pass

from .oversight import noise_seed, notices, skipped_cells

NO_MOVE_PRICE = 1e9
"""The price when there is no move; it exceeds every limit."""


class HeuristicBot:
    """Takes the move that skips the fewest cells, or passes."""

    def __init__(self, params: PolicyParams, seed: str | None = None) -> None:
        self._params = params
        self._seed = noise_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        """Return the cheapest move, or a pass if that is too costly."""
        game.check_waiting(seat)
        price, move = self._cheapest(game, seat)
        if price <= self._limit(game, seat):
            return move
        looks_again = self._params.second_look > self._params.notice_rate and game.phase == "white"
        return self._look_again(game, seat) if looks_again and seat == game.active else PASS

    def _look_again(self, game: Game, seat: int) -> Decision:
        """The decision in action 1 after a first look found nothing: a pass if action 2 offers a good enough move."""
        limit = self._limit_before_penalty(game, seat)
        later, _ = self._cheapest(_if_others_pass(game, seat, PASS), seat)
        price, move = self._cheapest(game, seat, again=True)
        return move if price <= limit < later else PASS

    def _cheapest(self, game: Game, seat: int, *, again: bool = False) -> tuple[float, Decision]:
        """The lowest price among the moves that it notices, and the first move of that price."""
        again = again or (game.phase == "colour" and isinstance(game.used, Pass))
        best: tuple[float, Decision] = (NO_MOVE_PRICE, PASS)
        for move in game.moves(seat):
            if isinstance(move, Move) and notices(self._seed, game, seat, move, self._params, again=again):
                best = min(best, (self._price(game, seat, move), move), key=lambda pair: pair[0])
        return best

    def _price(self, game: Game, seat: int, move: Move) -> float:
        """The number of skipped cells, less the value of a lock or a knock-off; a fuller row is slightly cheaper."""
        row_index = game.variant.index[move.colour]
        row = game.variant.rows[row_index]
        cell, mine = row.cells[move.number], game.sheets[seat].marks[row_index]
        price = skipped_cells(game, seat, move) - len(mine) / 100
        if row_index == self._params.favourite:
            price -= self._params.fondness
        if row.closes(cell):
            price -= self._params.closing
        if game.variant.pawns and cell in game.sheets[1 - seat].marks[row_index]:
            price -= self._params.knocking
        if self._params.careful and _loses(_if_others_pass(game, seat, move), seat):
            price += LOSING_PRICE
        return price

    def _limit(self, game: Game, seat: int) -> float:
        """The highest acceptable price; above it the bot passes."""
        params = self._params
        if seat != game.active:
            return params.patience
        if game.phase == "colour":
            return self._limit_before_penalty(game, seat) if isinstance(game.used, Pass) else params.patience
        if not params.plans:
            return params.desperation
        later, move = self._cheapest(_if_others_pass(game, seat, PASS), seat)
        if isinstance(move, Pass):
            return self._limit_before_penalty(game, seat)
        return params.patience if later <= params.patience else min(later, params.desperation)

    def _limit_before_penalty(self, game: Game, seat: int) -> float:
        after = game
        while self._params.careful and after.phase in ("white", "colour"):
            after = _if_others_pass(after, seat, PASS)
        return LOSING_PRICE - 1 if _loses(after, seat) else self._params.desperation


def _if_others_pass(game: Game, seat: int, move: Decision) -> Game:
    """The game after this phase if all other seats pass in it."""
    after = game.play(seat, move)
    for other in after.waiting if game.phase == "white" and after.phase == "white" else ():
        after = after.play(other, PASS)
    return after


def _loses(game: Game, seat: int) -> bool:
    return game.result is not None and seat not in game.result.winners
