"""Translates argparse's usage errors, which are in English, into the user's language."""

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
"""Our message keys, and the patterns that find the facts in argparse's messages. They fit Python 3.11 to 3.14."""


def translated(message: str, options: Collection[str], words: Catalogue) -> str:
    """Translate argparse's message; leave any other text as it is. `options` are those that the help shows."""
    for key, pattern in _MESSAGES.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            facts = found.groupdict()
            if "known" in facts:
                facts["known"] = ", ".join(option for option in facts["known"].split(", ") if option in options)
            return words(key, **facts)
    return message


def unexpected(word: str, options: Collection[str], words: Catalogue) -> str:
    """The message for an unknown argument; `options` are the known ones."""
    if not word.startswith("-") or word == "-":
        return words("usage-unexpected", found=ascii(word))
    option = word.partition("=")[0]
    text = words("usage-unknown-option", option=option if option.isprintable() else ascii(option))
    return with_suggestion(text, option, options, words)


def unknown_value(action: argparse.Action, value: str, words: Catalogue) -> str:
    """The message for a value that is not among the choices of an argument, such as a command or a language."""
    choices = action.choices
    assert choices is not None
    known, found = ", ".join(choices), ascii(value)
    if not isinstance(action, argparse._SubParsersAction):
        text = words("usage-unknown-value", option="/".join(action.option_strings), found=found, known=known)
        return with_suggestion(text, value, choices, words)
    # List all commands, which is a long line, only if none is similar.
    if nearest(value, choices):
        return with_suggestion(words("usage-unknown-command", found=found), value, choices, words)
    return words("usage-no-such-command", found=found, known=known)
