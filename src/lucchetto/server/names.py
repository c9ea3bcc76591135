"""Nicknames: what people type, made safe to show and told apart at a table."""

import unicodedata
from collections.abc import Collection

from lucchetto.bots import BOTS
from lucchetto.messages import catalogue, pick_language
from lucchetto.rules import MalformedError

LONGEST = 20


def clean_name(typed: str) -> str:
    """One line of visible text; marks that hide, reverse or pile up letters are dropped."""
    text = unicodedata.normalize("NFKC", typed)
    visible = "".join(
        sign for sign in text if sign.isprintable() and unicodedata.category(sign) not in ("Cf", "Mn", "Me")
    )
    name = " ".join(visible.split())[:LONGEST].strip()
    if not name:
        raise MalformedError("bad-nickname", "a nickname needs at least one visible letter")
    return name


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
    return {bot: words(f"bot-{bot}") for bot in BOTS}
