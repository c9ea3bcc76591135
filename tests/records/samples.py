"""Small records for tests to change: a header for each game, a roll, and the error of a changed record."""

import json
from typing import Any

import pytest

from lucchetto.records import RecordError, Replay, read

Json = dict[str, Any]

CLASSIC: Json = {"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 0}
LONGO: Json = {**CLASSIC, "variant": "longo", "lucky": [[5, 8], [6, 11]]}
DUEL: Json = {**CLASSIC, "variant": "duel"}
FACES: Json = {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}
ROLL: Json = {"roll": FACES}

CLOSING_RED = (2, 3, 4, 5, 6, 12)
"""White sums with which a single player closes the red row."""


def lines(*parts: Json) -> bytes:
    return "".join(f"{json.dumps(part)}\n" for part in parts).encode()


def decision(seat: Any, move: Any) -> Json:
    return {"seat": seat, "move": move}


def solitaire(**more: Any) -> Json:
    return {**CLASSIC, "players": ["Ada"], **more}


def red_closed() -> list[Json]:
    """A solitaire game in which red has just been closed in action 1, and action 2 was passed."""
    events: list[Json] = [solitaire()]
    for total in CLOSING_RED:
        events.append({"roll": {**FACES, "white": [total // 2, total - total // 2]}})
        events += [decision(0, f"red {total}"), decision(0, "pass")]
    return events


def four_penalties() -> list[Json]:
    """A solitaire game that ends after four passed turns."""
    return [solitaire(), *[ROLL, decision(0, "pass"), decision(0, "pass")] * 4]


def refusal(data: bytes) -> RecordError:
    """The error of a record that cannot be read or applied; its message is a single line."""
    try:
        error = read(data).error
    except RecordError as raised:
        error = raised
    if error is None:
        pytest.fail("the record was accepted")
    assert str(error).splitlines() == [f"{error.line}: {error.cause}"]
    return error


def accepted(data: bytes) -> Replay:
    return read(data).checked()
