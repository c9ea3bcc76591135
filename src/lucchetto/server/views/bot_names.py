"""Names of bots in a client's language."""

from lucchetto.bots.seating import TABLE_BOTS
from lucchetto.messages import catalogue, pick_language
from lucchetto.server.table.names import BotNames


def bot_names(accept_language: str) -> BotNames:
    """First names for the bots of each level, in the language of the request that seats them."""
    words = catalogue(pick_language({"LANGUAGE": accept_language.replace(",", ":")}))
    return {bot: words(f"bot-names-{bot}").split(", ") for bot in TABLE_BOTS}
