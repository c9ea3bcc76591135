"""Records as text that people can read and type: one line per turn (docs/records.md).

lucchetto 1 classic
players: Ada, Bob
first: 1

1. 1+4 r3 y2 g6 b6 / 2:y5 1:pass / b10
"""

import json
import re
from collections.abc import Iterator

from lucchetto.rules import Decision, Game, Move, Variant

from .events import VERSION, Decided, Extra, Header, Rolled
from .notation_reader import is_text, read_lines
from .replay import Record, replay

__all__ = ["is_text", "read_lines", "write"]

_PLAIN_NAME = re.compile(r"[\w.'-]+(?: [\w.'-]+)*")


def write(record: Record) -> str:
    """Write the record as text. Its events must be legal, because the text omits what follows from the rules."""
    return "\n".join((*_header_lines(record.header), "", *_turn_lines(record))).rstrip("\n") + "\n"


def _header_lines(header: Header) -> Iterator[str]:
    yield f"lucchetto {VERSION} {header.variant}"
    yield f"players: {', '.join(map(_quoted, header.players))}"
    yield f"first: {header.first + 1}"
    if header.lucky:
        yield f"lucky: {', '.join(f'{one}+{other}' for one, other in header.lucky)}"
    if header.extra:
        yield f"also: {_escaped(header.extra)}"


def _turn_lines(record: Record) -> Iterator[str]:
    line = ""
    for event, game in zip(record.events, replay(record).checked().games[:-1], strict=True):
        if isinstance(event, Rolled):
            if line:
                yield line
            line = f"{game.turn + 1}. {_roll_text(event, game.variant)}"
        else:
            opening = " /" if not game.choices else ""
            line += f"{opening} {_decision_text(event, game)}"
        line += f" {_escaped(event.extra)}" if event.extra else ""
    if line:
        yield line


def _roll_text(event: Rolled, kind: Variant) -> str:
    one, other = event.faces["white"]
    colours = (f"{_letters(colour, kind)}{event.faces[colour]}" for colour in kind.colours if colour in event.faces)
    return " ".join((f"{one}+{other}", *colours))


def _decision_text(event: Decided, game: Game) -> str:
    one_decider = game.phase == "colour" or len(game.board.white_seats(game.active)) == 1
    text = _move_text(event.move, game.variant)
    return text if one_decider else f"{event.seat + 1}:{text}"


def _move_text(move: Decision, kind: Variant) -> str:
    if not isinstance(move, Move):
        return "pass"
    return f"{_letters(move.colour, kind)}{move.number}{'*' if move.lucky else ''}"


def _letters(colour: str, kind: Variant) -> str:
    """The shortest unambiguous prefix of a row's colour: r, y, g, b."""
    for length in range(1, len(colour)):
        if sum(other.startswith(colour[:length]) for other in kind.colours) == 1:
            return colour[:length]
    return colour


def _quoted(name: str) -> str:
    return name if _PLAIN_NAME.fullmatch(name) else json.dumps(name)


def _escaped(extra: Extra) -> str:
    """ASCII-only JSON, which contains no line separators."""
    return json.dumps(dict(extra), allow_nan=False)
