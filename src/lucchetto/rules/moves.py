"""What a seat can decide: cross a number, or pass. In records: 'red 5', 'green 16 lucky', 'pass'."""

import re
from dataclasses import dataclass

from .errors import MalformedError, shown

_WRITTEN = re.compile(r"([a-z]+) ([1-9][0-9]?)( lucky)?")


@dataclass(frozen=True, slots=True)
class Move:
    colour: str
    number: int
    lucky: bool = False

    def __str__(self) -> str:
        return f"{self.colour} {self.number}{' lucky' if self.lucky else ''}"

    def __repr__(self) -> str:
        return f"Move({self.colour!r}, {self.number}{', lucky=True' if self.lucky else ''})"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"

    def __repr__(self) -> str:
        return "PASS"


PASS = Pass()
Decision = Move | Pass


def parse_move(text: object) -> Decision:
    """Read a decision exactly as a record writes it."""
    if text == "pass":
        return PASS
    written = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if not written:
        raise MalformedError("not-a-move", "{text} is not a move", text=shown(text))
    colour, number, lucky = written.groups()
    return Move(colour, int(number), lucky is not None)
