"""Text from strangers, so that what is shown is what is there: nothing hidden, reversed or piled up."""

import re
import unicodedata
from collections.abc import Iterator

MOST_MARKS = 2
"""Vowel signs and tones on one letter, as in Hindi and Thai."""

_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What shows nothing: fillers, selectors, joiners, directions, and the empty Braille pattern."""


def visible(text: str) -> str:
    """One line in Unicode's composed form (NFC); what hides or reverses letters is gone."""
    # Once more at the end: what was dropped may have stood between letters that belong together.
    kept = "".join(_visible(unicodedata.normalize("NFC", text)))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def _visible(text: str) -> Iterator[str]:
    marks = MOST_MARKS  # a mark needs something to stand on
    for sign in text:
        kind = unicodedata.category(sign)
        if sign.isspace():
            marks = MOST_MARKS
            yield " "
        elif _INVISIBLE.match(sign) or not sign.isprintable() or kind == "Me":
            continue
        elif kind == "Mn":
            marks += 1
            if marks <= MOST_MARKS:
                yield sign
        else:
            marks = 0
            yield sign
