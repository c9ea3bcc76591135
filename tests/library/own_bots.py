"""Bots for the tests, good and bad. Some tests load them by "tests.library.own_bots:Name"."""

import os

from lucchetto.rules import PASS, Decision, Game, Move


class Last:
    """Takes the last legal move."""

    def decide(self, game: Game, seat: int) -> Decision:
        return game.moves(seat)[-1]


class Seeded:
    """Records the seed of every instance."""

    seeds: list[str] = []  # noqa: RUF012 - shared on purpose

    def __init__(self, seed: str) -> None:
        self.seeds.append(seed)

    def decide(self, game: Game, seat: int) -> Decision:
        return PASS


class Illegal:
    """Follows the rules until the fourth turn."""

    def decide(self, game: Game, seat: int) -> Decision:
        if game.turn < 4:
            return PASS
        return Move("red", 13 - game.dice.sum if game.dice and game.dice.sum != 6 else 2)


class Nothing:
    def decide(self, game: Game, seat: int) -> object:
        return None


class Raising:
    def decide(self, game: Game, seat: int) -> Decision:
        raise RuntimeError("no idea")


class Quitting:
    def decide(self, game: Game, seat: int) -> Decision:
        raise SystemExit


class Hanging:
    """Never returns to the interpreter loop, which handles signals: it is busy in one expression."""

    def decide(self, game: Game, seat: int) -> Decision:
        sum(range(10**15))
        return PASS


class Dying:
    def decide(self, game: Game, seat: int) -> Decision:
        os._exit(3)


class Printing:
    def decide(self, game: Game, seat: int) -> Decision:
        print("thinking")  # noqa: T201 - what the test is about
        return PASS


class Unmakeable:
    def __init__(self) -> None:
        raise OSError("no weights")


class NoBot:
    """Has no method decide."""


ready = Last()
