"""Nicknames: what people type, made safe to show and told apart at a table."""

import unicodedata
from collections.abc import Collection, Iterator

from lucchetto.bots.levels import LEVELS
from lucchetto.messages import catalogue, pick_language
from lucchetto.rules import MalformedError

LONGEST = 20
MOST_MARKS = 2
"""Vowel signs and tones on one letter, as in Hindi and Thai."""


def clean_name(typed: str) -> str:
    """One line of visible text; what hides or reverses letters is dropped, and marks do not pile up on one."""
    visible = "".join(_visible(unicodedata.normalize("NFKC", typed)))
    name = " ".join(visible.split())[:LONGEST].strip()
    if not name:
        raise MalformedError("bad-nickname", "a nickname needs at least one visible letter")
    return name


def _visible(text: str) -> Iterator[str]:
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind == "Mn" else 0
        decoration = "\u0300" <= sign <= "\u036f"  # accents that a language needs are part of their letter by now
        if marks <= MOST_MARKS and sign.isprintable() and not decoration and kind not in ("Cf", "Me"):
            yield sign


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody at the table has it already."""
    number, candidate = 1, name
    while candidate in taken:
        number += 1
        candidate = f"{name[: LONGEST - 3]} {number}"
    return candidate


def bot_names(accept_language: str) -> dict[str, str]:
    """What bots are called in the language of whoever asks them to the table."""
    words = catalogue(pick_language({"LANGUAGE": accept_language.replace(",", ":")}))
    return {bot: words(f"bot-{bot}") for bot in LEVELS}
