"""Suggests the known word that is nearest to a misspelt one: “Did you mean …?”"""

import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from types import ModuleType

from lucchetto.messages import Catalogue
from lucchetto.rules import GameError

from .errors import CommandError

NAMED = {"unknown-variant": "variant", "unknown-bot": "bot"}
"""Errors that list the known names, and the fact that holds the unknown one."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is closest to `word`, or None. Case and the dashes of options make no difference."""
    bare = {name.lstrip("-").lower(): name for name in known}
    near = get_close_matches(word.lstrip("-").lower(), bare, n=1)
    return bare[near[0]] if near else None


def with_suggestion(text: str, word: str, known: Iterable[str], words: Catalogue) -> str:
    """The message, followed by a suggestion if there is a similar known word."""
    near = nearest(word, known)
    return words("did-you-mean", message=text, near=near) if near else text


def refused(error: GameError, words: Catalogue, also_known: Iterable[str] = ()) -> CommandError:
    """The error in the user's language, with a suggestion for an unknown variant or bot."""
    text = words.error(error)
    if error.code == "bot-not-loaded":
        text = _with_own_bot(text, _unquoted(error.facts["bot"]), words)
    if error.code in NAMED:
        known = [*str(error.facts["known"]).split(", "), *also_known]
        text = with_suggestion(text, _unquoted(error.facts[NAMED[error.code]]), known, words)
    return CommandError(text)


def _unquoted(fact: object) -> str:
    return str(fact).strip("'\"")


def _with_own_bot(text: str, reference: str, words: Catalogue) -> str:
    """The message, followed by a similar bot in the module of "module:Class", if that module can be loaded."""
    module, _, attribute = reference.partition(":")
    near = nearest(attribute, _bots_in(sys.modules.get(module)))
    return words("did-you-mean", message=text, near=f"{module}:{near}") if near else text


def _bots_in(module: ModuleType | None) -> Iterator[str]:
    for name, found in vars(module).items() if module else ():
        if callable(getattr(found, "decide", None)):
            yield name
