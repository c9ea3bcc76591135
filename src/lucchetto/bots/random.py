"""A bot that picks any legal move: the bottom of every ladder, and a tester that tires of nothing."""

from random import Random

from lucchetto.rules import Decision, Game


class RandomBot:
    def __init__(self, seed: str | None = None) -> None:
        self._random = Random(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        return self._random.choice(game.moves(seat))
