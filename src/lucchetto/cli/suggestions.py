"""“Did you mean …?”: the known word that is nearest to a misspelt one."""

from collections.abc import Iterable
from difflib import get_close_matches

from lucchetto.messages import Catalogue
from lucchetto.rules import GameError

from .errors import CommandError

NAMED = {"unknown-variant": "variant", "unknown-bot": "bot"}
"""Errors of the library that list the known names, and their fact that holds the unknown one."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that `word` may stand for. Options are compared without their dashes, which are all alike."""
    bare = {name.lstrip("-"): name for name in known}
    near = get_close_matches(word.lstrip("-").lower(), bare, n=1)
    return bare[near[0]] if near else None


def with_suggestion(text: str, word: str, known: Iterable[str], words: Catalogue) -> str:
    """The message, followed by a question if a known word is near."""
    near = nearest(word, known)
    return words("did-you-mean", message=text, near=near) if near else text


def refused(error: GameError, words: Catalogue, also_known: Iterable[str] = ()) -> CommandError:
    """The error in the user's language; an unknown variant or bot with a suggestion."""
    text = words.error(error)
    if error.code in NAMED:
        known = [*str(error.facts["known"]).split(", "), *also_known]
        text = with_suggestion(text, str(error.facts[NAMED[error.code]]).strip("'\""), known, words)
    return CommandError(text)
