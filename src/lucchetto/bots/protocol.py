"""The interface of a bot."""

from collections.abc import Callable
from typing import Protocol

from lucchetto.rules import Decision, Game


class Bot(Protocol):
    """A computer player: any object with a method `decide(game, seat)`. It need not inherit from this class.

    >>> import lucchetto as lk
    >>> class LastMove:
    ...     def decide(self, game, seat):
    ...         return game.moves(seat)[-1]
    >>> lk.play_game([LastMove(), "greedy"], dice=lk.random_dice(1)).game.is_over
    True
    """

    def decide(self, game: Game, seat: int) -> Decision:
        """Return one of `game.moves(seat)`, which always contains a pass. Other seats' hidden choices are masked."""


BotFactory = Callable[..., Bot]
"""A class or a function that makes a bot. If it has a parameter `seed`, it receives a string that seeds its noise."""

BotLike = str | Bot | BotFactory
"""The name of a shipped bot, "module:Class", a bot, or a class or function that makes one."""
