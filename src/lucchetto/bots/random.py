"""A bot that plays random legal moves: a baseline, and useful in tests."""

from lucchetto.rules import Decision, Game

from .oversight import noise_seed, random_index


class RandomBot:
    """Picks a legal move at random, all with the same probability."""

    def __init__(self, seed: str | None = None) -> None:
        self._seed = noise_seed(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        """Return a random legal move."""
        game.check_waiting(seat)
        moves = game.moves(seat)
        return moves[random_index(self._seed, game, seat, len(moves))]
