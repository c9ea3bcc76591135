"""Free text, made safe to show: what people call themselves, here and in records that they bring along."""

import re
import unicodedata
from collections.abc import Collection
from dataclasses import replace

from lucchetto.bots.levels import LEVELS
from lucchetto.messages import catalogue, pick_language
from lucchetto.messages.visible import visible
from lucchetto.records import Record
from lucchetto.rules import MalformedError
from lucchetto.server.vocabulary import SOMEBODY

LONGEST = 20
READ = 400
"""Signs of a name that are looked at: no more is needed to find as many that can be shown."""
DECORATION = re.compile("[\u0300-\u036f]")
"""Accents that a language needs are part of their letter by the time that this is asked."""


def clean_name(typed: str) -> str:
    """One line of visible text; what hides or reverses letters is dropped, and marks do not pile up on one."""
    name = _clean(typed)
    if not name:
        raise MalformedError("bad-nickname", "a nickname needs at least one visible letter")
    return name


def _clean(typed: str) -> str:
    # The marks go first: one that is dropped must not leave another that then finds its letter.
    plain = DECORATION.sub("", unicodedata.normalize("NFKC", typed[:READ]))
    return visible(unicodedata.normalize("NFKC", visible(plain)))[:LONGEST].strip()


def with_clean_names(record: Record) -> Record:
    """A record that somebody brings along: it may call its players anything, and say anything of bots."""
    header = record.header
    players = tuple(_clean(name) or SOMEBODY for name in header.players)
    said = header.extra.get("bots")
    bots = [bot if bot in LEVELS else None for bot in said] if isinstance(said, list) and _all_texts(said) else None
    extra = {key: value for key, value in header.extra.items() if key != "bots"} | ({"bots": bots} if bots else {})
    return replace(record, header=replace(header, players=players, extra=extra))


def _all_texts(said: list[object]) -> bool:
    return all(bot is None or isinstance(bot, str) for bot in said)


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already, in whatever letters."""
    number, candidate = 1, name
    others = {other.casefold() for other in taken}
    while candidate.casefold() in others:
        number += 1
        candidate = f"{name[: LONGEST - 3].rstrip()} {number}"
    return candidate


def bot_names(accept_language: str) -> dict[str, str]:
    """What bots are called in the language of whoever asks them to the table."""
    words = catalogue(pick_language({"LANGUAGE": accept_language.replace(",", ":")}))
    return {bot: words(f"bot-{bot}") for bot in LEVELS}
