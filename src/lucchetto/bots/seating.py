"""Which bots may sit at a table: the levels of the ladder."""

from collections.abc import Collection

from lucchetto.rules import MalformedError, shown

from .levels import LEVELS

USUAL_LEVEL = "casual"
"""The default level."""

SOLITAIRE_BOT = "optimal"
"""Plays solitaire only."""


def check_bot(bot: str, allowed: Collection[str] = LEVELS) -> None:
    """Raises if the bot is not allowed; the error names the levels to choose from."""
    known = ", ".join(LEVELS)
    if bot == SOLITAIRE_BOT:
        raise MalformedError(
            "bot-not-at-tables", "{bot} plays only solitaire, not at tables; choose {known}", bot=bot, known=known
        )
    if bot not in allowed:
        raise MalformedError("unknown-bot", "there is no bot {bot}; known are {known}", bot=shown(bot), known=known)
