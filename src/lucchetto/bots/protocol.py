"""What a bot is."""

from collections.abc import Callable
from typing import Protocol

from lucchetto.rules import Decision, Game


class Bot(Protocol):
    """A player made of code. Any object with this method is one; it need not inherit anything.

    >>> import lucchetto as lk
    >>> class Cautious:
    ...     def decide(self, game, seat):
    ...         return game.moves(seat)[-1]
    >>> lk.play_game([Cautious(), "greedy"], dice=lk.random_dice(1)).game.is_over
    True
    """

    def decide(self, game: Game, seat: int) -> Decision:
        """One of `game.moves(seat)`, which has at least a pass. The game is as `game.seen_by(seat)` shows it."""


BotFactory = Callable[..., Bot]
"""A class or a function that makes a bot. If it has a parameter `seed`, it is given one (a text) for every game."""

BotLike = str | Bot | BotFactory
"""The name of a shipped bot, "module:Class", a bot, or what makes one."""
