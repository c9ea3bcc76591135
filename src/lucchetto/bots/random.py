"""A bot that picks any legal move: a baseline, and a tireless tester."""

from lucchetto.rules import Decision, Game

from .oversight import noise_seed, random_index


class RandomBot:
    """Picks any legal move, all with the same probability."""

    def __init__(self, seed: str | None = None) -> None:
        self._seed = noise_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        """One of the legal moves."""
        game.check_waiting(seat)
        moves = game.moves(seat)
        return moves[random_index(self._seed, game, seat, len(moves))]
