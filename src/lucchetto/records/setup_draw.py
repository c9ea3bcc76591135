"""Draws the first seat and the lucky pairs from the dice's own source, as turn 0 of scheme 2 (docs/records.md)."""

import hmac
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from lucchetto.rules import Variant

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class DrawnSetup:
    """The result of turn 0: the first seat, and one lucky pair per seat if the variant has lucky numbers."""

    first: int
    lucky: Pairs


def draw_setup(secret: bytes, nonces: tuple[str, ...], variant: Variant) -> DrawnSetup:
    """Draw the first seat, then the lucky pairs. Both are always drawn; the caller ignores what the players set."""
    numbers = _bytes(secret, nonces)
    first = _below(numbers, len(nonces))
    return DrawnSetup(first, _shuffled(numbers, variant.lucky_pairs)[: len(nonces)])


def _shuffled(numbers: Iterator[int], pairs: Pairs) -> Pairs:
    """A Fisher–Yates shuffle from the front: each place gets one of the remaining pairs."""
    order = list(pairs)
    for place in range(len(order) - 1):
        other = place + _below(numbers, len(order) - place)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def _below(numbers: Iterator[int], count: int) -> int:
    """A number from 0 to count - 1. Bytes whose remainder would favour low numbers are rejected, as with the dice."""
    limit = 256 - 256 % count
    return next(number for number in numbers if number < limit) % count


def _bytes(secret: bytes, nonces: tuple[str, ...]) -> Iterator[int]:
    for block in itertools.count():
        yield from hmac.new(secret, "\n".join((*nonces, "0", str(block))).encode(), "sha256").digest()
