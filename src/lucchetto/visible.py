"""Cleans untrusted text: drops invisible characters, direction overrides and stacked combining marks."""

import re
import unicodedata
from collections.abc import Iterator

MOST_MARKS = 2
"""Combining marks allowed per letter: Hindi and Thai need a vowel sign and a tone mark."""

_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Invisible characters: fillers, variation selectors, joiners, direction marks, the empty Braille pattern."""


def visible(text: str) -> str:
    """Return the text on one line, in Unicode's composed form (NFC), without characters that hide or reverse others."""
    # Normalised again at the end, because a dropped character may have separated a letter from its mark.
    kept = "".join(_visible(unicodedata.normalize("NFC", text)))
    return " ".join(unicodedata.normalize("NFC", kept).split())


def _visible(text: str) -> Iterator[str]:
    marks = MOST_MARKS  # a mark without a letter is dropped
    for char in text:
        category = unicodedata.category(char)
        if char.isspace():
            marks = MOST_MARKS
            yield " "
        elif _INVISIBLE.match(char) or not char.isprintable() or category == "Me":
            continue
        elif category == "Mn":
            marks += 1
            if marks <= MOST_MARKS:
                yield char
        else:
            marks = 0
            yield char
