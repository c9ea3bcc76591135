"""A bot that picks any legal move: the bottom of every ladder, and a tester that tires of nothing."""

from lucchetto.rules import Decision, Game

from .oversight import any_of, whim_seed


class RandomBot:
    def __init__(self, seed: str | None = None) -> None:
        self._seed = whim_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        moves = game.moves(seat)
        return moves[any_of(self._seed, game, seat, len(moves))]
