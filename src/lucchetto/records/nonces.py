"""What a nonce is, a player's part in the dice. The page has the same rule, and tests/data/nonces.json judges both."""

import re

from lucchetto.rules import MalformedError

NONCE = r"(?:[0-9a-f]{2}){8,32}"
"""A nonce: 8 to 32 bytes in lower-case hexadecimal digits, and nothing else. To be matched as a whole."""
_NONCE = re.compile(NONCE)
_NONCE_OF_SCHEME_1 = re.compile(r"(?:[0-9a-f]{2})+")
_DIGITS = re.compile(r"[0-9a-f]*")


def is_nonce(found: str) -> bool:
    """Whether this is a nonce. A newline at its end makes it none: newlines separate nonces in the dice's source.

    >>> is_nonce("00112233445566778899aabbccddeeff"), is_nonce("00112233445566778899aabbccddeeff\\n")
    (True, False)
    """
    return _NONCE.fullmatch(found) is not None


def is_nonce_of_scheme_1(found: str) -> bool:
    """Whether a proof of scheme 1 may hold it: whole bytes of any number."""
    return _NONCE_OF_SCHEME_1.fullmatch(found) is not None


def refusal(nonce: str, number: int) -> MalformedError:
    """What is wrong with the nonce of player `number` (from 1)."""
    digits = _DIGITS.match(nonce)
    place = digits.end() if digits else 0
    if place < len(nonce):
        return MalformedError(
            "nonce-character",
            "the dice cannot be checked: character {place} of nonce {number} is {found}, not one of 0–9 and a–f",
            place=place + 1,
            number=number,
            found=ascii(nonce[place]),
        )
    return MalformedError(
        "nonce-length",
        "the dice cannot be checked: nonce {number} has {found} hexadecimal digits, not 16 to 64 in pairs",
        number=number,
        found=len(nonce),
    )
