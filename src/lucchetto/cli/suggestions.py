"""“Did you mean …?”: the known word that is nearest to a misspelt one."""

from collections.abc import Iterable
from difflib import get_close_matches

from lucchetto.messages import Catalogue
from lucchetto.rules import GameError

from .errors import CommandError

NAMED = {"unknown-variant": "variant", "unknown-bot": "bot"}
"""Errors that list the known names, and the fact that holds the unknown one."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is closest to `word`, or None. Options are compared without their dashes."""
    bare = {name.lstrip("-"): name for name in known}
    near = get_close_matches(word.lstrip("-").lower(), bare, n=1)
    return bare[near[0]] if near else None


def with_suggestion(text: str, word: str, known: Iterable[str], words: Catalogue) -> str:
    """The message, followed by a suggestion if there is a similar known word."""
    near = nearest(word, known)
    return words("did-you-mean", message=text, near=near) if near else text


def refused(error: GameError, words: Catalogue, also_known: Iterable[str] = ()) -> CommandError:
    """The error in the user's language, with a suggestion for an unknown variant or bot."""
    text = words.error(error)
    if error.code in NAMED:
        known = [*str(error.facts["known"]).split(", "), *also_known]
        text = with_suggestion(text, str(error.facts[NAMED[error.code]]).strip("'\""), known, words)
    return CommandError(text)
