"""What the coach does in worker processes: functions of plain values. This module must load without the server."""

import msgspec

from lucchetto.coach import advise, analyse
from lucchetto.coach.shapes import Advice
from lucchetto.records import read
from lucchetto.rules import Game

_encode = msgspec.json.Encoder().encode


def analysed(record: str) -> bytes:
    """The Analysis of a record that is known to be sound, encoded: most of them go to the shelf and nowhere else."""
    return _encode(analyse(read(record.encode()).checked()))


def advised(game: Game, seat: int) -> Advice:
    return advise(game, seat)
