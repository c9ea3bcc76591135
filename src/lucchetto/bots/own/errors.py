"""What a bot can do wrong."""

from lucchetto.rules import GameError


class BotError(GameError):
    """A bot broke the rules, raised, hung or died. The facts name the bot, its seat and the turn.

    `rule` is the number of the broken rule, if it was an illegal move. A bot's own exception is the `__cause__`.
    """
