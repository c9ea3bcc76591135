"""Usage errors in the user's language: argparse words them in English."""

import argparse
import re
from collections.abc import Collection

from lucchetto.messages import Catalogue

from .suggestions import nearest, with_suggestion

_MESSAGES = {
    "usage-missing": r"the following arguments are required: (?P<names>.+)",
    "usage-no-value": r"argument (?P<option>.+?): expected .*arguments?",
    "usage-value": r"argument (?P<option>.+?): ignored explicit argument (?P<found>.+)",
    "usage-not-whole": r"argument (?P<option>.+?): invalid int value: (?P<found>.+)",
    "usage-ambiguous": r"ambiguous option: (?P<option>.+) could match (?P<known>.+)",
    "not-together": r"argument (?P<one>.+?): not allowed with argument (?P<other>.+)",
    "usage-one-of": r"one of the arguments (?P<names>.+) is required",
}
"""Our message for each of argparse's, as a pattern that finds its facts. All Pythons from 3.11 to 3.14 word them so."""


def translated(message: str, options: Collection[str], words: Catalogue) -> str:
    """argparse's message in the user's language; any other text stays as it is. `options` are those of the help."""
    for key, pattern in _MESSAGES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            facts = found.groupdict()
            if "known" in facts:
                facts["known"] = ", ".join(option for option in facts["known"].split(", ") if option in options)
            return words(key, **facts)
    return message


def unexpected(word: str, options: Collection[str], words: Catalogue) -> str:
    """An argument that the command does not know; `options` are those that it knows."""
    if not word.startswith("-") or word == "-":
        return words("usage-unexpected", found=ascii(word))
    option = word.partition("=")[0]
    text = words("usage-unknown-option", option=option if option.isprintable() else ascii(option))
    return with_suggestion(text, option, options, words)


def unknown_value(action: argparse.Action, value: str, words: Catalogue) -> str:
    """A value that is not among the choices of an argument: a command, a language, a kind of file."""
    choices = action.choices
    assert choices is not None
    known, found = ", ".join(choices), ascii(value)
    if not isinstance(action, argparse._SubParsersAction):
        text = words("usage-unknown-value", option="/".join(action.option_strings), found=found, known=known)
        return with_suggestion(text, value, choices, words)
    # All commands make a long line: only if none is near.
    if nearest(value, choices):
        return with_suggestion(words("usage-unknown-command", found=found), value, choices, words)
    return words("usage-no-such-command", found=found, known=known)
