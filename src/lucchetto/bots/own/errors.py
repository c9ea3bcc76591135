"""The error that a faulty bot causes."""

from lucchetto.rules import GameError


class BotError(GameError):
    """A bot broke the rules, raised an exception, hung or died. The facts name the bot, its seat and the turn.

    For an illegal move, `rule` is the number of the broken rule. For an exception, `__cause__` is the bot's own.
    """
