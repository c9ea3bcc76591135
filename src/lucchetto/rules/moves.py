"""The decisions of a seat: cross off a number, or pass. Records write 'red 5', 'green 16 lucky', 'pass'."""

import re
from dataclasses import dataclass
from functools import lru_cache

from .errors import MalformedError, shown

LONGEST = 20
"""No move has more characters: "yellow 16 lucky" has 15. People may type four times as many, with spaces."""
_COLOURS = ("red", "yellow", "green", "blue")
_SHORT = re.compile(r"([a-z]+)\s*([1-9][0-9]?)\s*(\*|lucky)?")
_WRITTEN = re.compile(r"([a-z]+) ([1-9][0-9]?)( lucky)?")


@dataclass(frozen=True, slots=True)
class Move:
    """Cross off a number, in Longo possibly as a lucky cross. `str(move)` is the text that records use.

    >>> import lucchetto as lk
    >>> str(lk.Move("green", 16, lucky=True))
    'green 16 lucky'
    >>> lk.parse_move("r5"), lk.parse_move("green 16 lucky"), lk.parse_move("pass")
    (Move('red', 5), Move('green', 16, lucky=True), PASS)
    """

    colour: str
    number: int
    lucky: bool = False

    def __str__(self) -> str:
        return f"{self.colour} {self.number}{' lucky' if self.lucky else ''}"

    def __repr__(self) -> str:
        return f"Move({self.colour!r}, {self.number}{', lucky=True' if self.lucky else ''})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Cross off nothing. Use the constant `PASS`."""

    def __str__(self) -> str:
        return "pass"

    def __repr__(self) -> str:
        return "PASS"


PASS = Pass()
Decision = Move | Pass


def is_move(move: object) -> bool:
    """Whether this is a `Move` whose fields have exactly the right types; 5.0 equals 5, and True equals 1."""
    if type(move) is not Move or type(move.colour) is not str:
        return False
    return type(move.number) is int and type(move.lucky) is bool


def parse_move(text: object) -> Decision:
    """Read a decision exactly as a record writes it."""
    # Other values may be unhashable, and long texts would fill the cache with entries that no game uses.
    return _read_cached(text) if type(text) is str and len(text) <= LONGEST else _read(text)


def parse_typed_move(text: object) -> Decision:
    """Read a decision as a person types it: `r5`, `Red 5`, `g16*`, `green 16 lucky`, `p`, `pass`.

    Records do not use these short forms; `lucchetto.rules.parse_move` reads a decision from a record.

    >>> parse_typed_move("r5"), parse_typed_move("G16*"), parse_typed_move("p")
    (Move('red', 5), Move('green', 16, lucky=True), PASS)
    """
    plain = text.strip().lower() if isinstance(text, str) and len(text) <= 4 * LONGEST else ""
    if plain in ("p", "pass", "-"):
        return PASS
    typed = _SHORT.fullmatch(plain)
    named = [colour for colour in _COLOURS if typed and colour.startswith(typed[1])]
    if not typed or len(named) != 1:
        raise MalformedError("not-a-move", "{text} is not a move", text=shown(text))
    return Move(named[0], int(typed[2]), typed[3] is not None)


def _read(text: object) -> Decision:
    if text == "pass":
        return PASS
    written = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if not written:
        raise MalformedError("not-a-move", "{text} is not a move", text=shown(text))
    colour, number, lucky = written.groups()
    return Move(colour, int(number), lucky is not None)


_read_cached = lru_cache(1_000)(_read)
"""A cache of parsed moves; all variants together have about 120."""
