"""Functions of the coach that worker processes run. The only server module it imports is worker_process."""

import msgspec

from lucchetto.coach import advise, analyse
from lucchetto.coach.analysis import Depth
from lucchetto.coach.shapes import Advice
from lucchetto.records import read
from lucchetto.rules import Game
from lucchetto.server.concurrency.worker_process import report_progress

_encode = msgspec.json.Encoder().encode


def analysed(record: str, depth: Depth) -> bytes:
    """The encoded analysis of a valid record."""
    return _encode(analyse(read(record.encode()).checked(), report_progress, depth=depth))


def advised(game: Game, seat: int) -> Advice:
    return advise(game, seat)
