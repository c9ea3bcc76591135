"""Functions of the coach that worker processes run. This module must not import the rest of the server."""

import msgspec

from lucchetto.coach import advise, analyse
from lucchetto.coach.shapes import Advice
from lucchetto.records import read
from lucchetto.rules import Game

_encode = msgspec.json.Encoder().encode


def analysed(record: str) -> bytes:
    """The encoded analysis of a valid record."""
    return _encode(analyse(read(record.encode()).checked()))


def advised(game: Game, seat: int) -> Advice:
    return advise(game, seat)
