"""The bots that may sit at a table: the levels, the partner, and those that a server's operator adds."""

import re
from collections.abc import Collection, Mapping

from lucchetto.rules import MalformedError, shown

from .levels import LEVELS
from .own.loading import is_reference
from .partner import PARTNER
from .registry import BOTS, make_bot

USUAL_LEVEL = "casual"
"""The default level."""

SOLITAIRE_BOT = "optimal"
"""The bot that plays only solitaire."""

TABLE_BOTS = (*LEVELS, PARTNER)
"""The shipped bots for tables."""

_OWN_NAME = re.compile(r"[\w-]{1,20}")
_own_bots: dict[str, str] = {}
"""Bots that this process offers in addition to the levels: "module:Class" by name."""


def read_own_bots(text: str) -> dict[str, str]:
    """Parse the setting "name=module:Class, …"; raise a ValueError with the faulty part."""
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, reference = map(str.strip, part.partition("="))
        if not _OWN_NAME.fullmatch(name) or not is_reference(reference) or name in BOTS or name in found:
            raise ValueError(part)
        found[name] = reference
    return found


def offer_own_bots(bots: Mapping[str, str]) -> None:
    """Make this process offer these bots from now on; raise a MalformedError if one cannot be loaded."""
    for reference in bots.values():
        make_bot(reference)
    _own_bots.clear()
    _own_bots.update(bots)


def own_bots() -> Mapping[str, str]:
    """The bots that this process offers in addition to the levels: "module:Class" by name."""
    return _own_bots


def is_offered(bot: str) -> bool:
    """Whether this process can play the bot at a table."""
    return bot in LEVELS or bot in _own_bots


def check_bot(bot: str, allowed: Collection[str] = TABLE_BOTS) -> None:
    """Raise if the bot is not allowed; the error names the bots to choose from."""
    if bot in _own_bots:
        return
    known = ", ".join((*TABLE_BOTS, *_own_bots))
    if bot == SOLITAIRE_BOT:
        raise MalformedError(
            "bot-not-at-tables", "{bot} plays only solitaire, not at tables; choose {known}", bot=bot, known=known
        )
    if bot not in allowed:
        raise MalformedError("unknown-bot", "there is no bot {bot}; choose one of {known}", bot=shown(bot), known=known)
