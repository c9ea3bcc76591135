"""Which bots sit down at a table: the levels of the ladder."""

from collections.abc import Collection

from lucchetto.rules import MalformedError, shown

from .levels import LEVELS

USUAL_LEVEL = "casual"
"""For people who have not chosen any."""

ALONE = "optimal"


def check_bot(bot: str, welcome: Collection[str] = LEVELS) -> None:
    """Refuses a bot that is not welcome, and names the levels to choose from."""
    known = ", ".join(LEVELS)
    if bot == ALONE:
        raise MalformedError(
            "bot-not-at-tables", "{bot} plays only alone, not at tables; choose {known}", bot=bot, known=known
        )
    if bot not in welcome:
        raise MalformedError("unknown-bot", "there is no bot {bot}; known are {known}", bot=shown(bot), known=known)
