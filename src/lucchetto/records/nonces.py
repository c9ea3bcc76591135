"""The format of a nonce, a player's contribution to the dice. tests/data/nonces.json tests both this and the page."""

import re

from lucchetto.rules import MalformedError

NONCE = r"(?:[0-9a-f]{2}){8,32}"
"""A nonce: 8 to 32 bytes as lower-case hexadecimal digits. Use it with `fullmatch`."""
_NONCE = re.compile(NONCE)
_NONCE_OF_SCHEME_1 = re.compile(r"(?:[0-9a-f]{2})+")
_DIGITS = re.compile(r"[0-9a-f]*")


def is_nonce(found: str) -> bool:
    """Whether this is a nonce. A trailing newline is refused, because newlines separate the nonces that seed the dice.

    >>> is_nonce("00112233445566778899aabbccddeeff"), is_nonce("00112233445566778899aabbccddeeff\\n")
    (True, False)
    """
    return _NONCE.fullmatch(found) is not None


def is_nonce_of_scheme_1(found: str) -> bool:
    """Whether a proof of scheme 1 may contain this nonce: any number of whole bytes."""
    return _NONCE_OF_SCHEME_1.fullmatch(found) is not None


def refusal(nonce: str, number: int) -> MalformedError:
    """Return the error that says what is wrong with the nonce of player `number`, counted from 1."""
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
