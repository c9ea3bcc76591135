"""Cleans names for display: nicknames, and the names in uploaded records."""

import re
import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from lucchetto.bots.characters import characters_of, check_character
from lucchetto.bots.levels import LEVELS
from lucchetto.records import Record
from lucchetto.rules import MalformedError
from lucchetto.server.vocabulary import SOMEBODY
from lucchetto.visible import visible

BotNames = Mapping[str, Sequence[str]]
"""First names by level, in the order in which bots receive them."""
LONGEST = 20
"""Maximum number of characters in a name."""
READ = 400
"""Maximum number of input characters that are cleaned; the rest is ignored, to bound the work."""
DECORATION = re.compile("[\u0300-\u036f]")
"""Combining marks. NFKC has already merged the accents that languages need into their letters."""


def clean_name(typed: str) -> str:
    """One line of visible text, without control characters and stacked combining marks; raises if nothing is left."""
    name = _clean(typed)
    if not name:
        raise MalformedError("bad-nickname", "a nickname needs at least one visible letter")
    return name


def _clean(typed: str) -> str:
    # Drop the marks first: removing other characters could let a remaining mark combine with a letter.
    plain = DECORATION.sub("", unicodedata.normalize("NFKC", typed[:READ]))
    return visible(unicodedata.normalize("NFKC", visible(plain)))[:LONGEST].strip()


def with_clean_names(record: Record) -> Record:
    """An uploaded record with clean player names; its list of bots is kept only where it names known levels."""
    header = record.header
    players = tuple(_clean(name) or SOMEBODY for name in header.players)
    raw = header.extra.get("bots")
    bots = [bot if bot in LEVELS else None for bot in raw] if isinstance(raw, list) and _all_texts(raw) else None
    extra = {key: value for key, value in header.extra.items() if key != "bots"} | ({"bots": bots} if bots else {})
    return replace(record, header=replace(header, players=players, extra=extra))


def _all_texts(raw: list[object]) -> bool:
    return all(bot is None or isinstance(bot, str) for bot in raw)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number appended if it is taken, ignoring case."""
    number, candidate = 1, name
    others = {other.casefold() for other in taken}
    while candidate.casefold() in others:
        number += 1
        candidate = f"{name[: LONGEST - 3].rstrip()} {number}"
    return candidate


def introduce_bot(
    names: BotNames, bot: str, taken: Collection[str], character: str | None = None
) -> tuple[str, str | None]:
    """A bot's name and character: the requested one, or the first of its level whose name is free.

    A level has more names than characters, so bots with one of the later names have no character.
    """
    check_character(bot, character)
    characters, candidates = characters_of(bot), names.get(bot, [bot])
    if character is not None:
        return distinct(candidates[characters.index(character)], taken), character
    others = {other.casefold() for other in taken}
    for number, name in enumerate(candidates):
        if name.casefold() not in others:
            return name, characters[number] if number < len(characters) else None
    return distinct(candidates[0], taken), None
