"""The coach on this device: the network's quick judgement, without rollouts. The worker loads it when it is needed."""

import json
from collections.abc import Generator

import msgspec

from lucchetto.bots.value_based import network_name
from lucchetto.coach import Analysis, advise
from lucchetto.coach.analysis import analyse_in_steps
from lucchetto.records import replay
from lucchetto.rules import GameError
from lucchetto.server.errors import ConflictError
from lucchetto.server.table.hints import hinted_game
from lucchetto.server.table.pad import refuse_dice
from lucchetto.server.table.state import Table
from lucchetto.server.views.analysis import analysed_game
from lucchetto.server.views.problems import problem
from lucchetto.server.wire.coach import AnalysisLine

from .session import Session
from .table import PERSON, OfflineTable

_encode = msgspec.json.Encoder().encode


class GameAnalysis:
    """The analysis of a finished game on this device, one position per step, so that the worker can do other things."""

    def __init__(self, name: str, log: str) -> None:
        """`log` is a JSON list of lines."""
        self._table = OfflineTable(name, map(str.encode, json.loads(log))).table
        self._steps = self._analyse()

    def network(self) -> str:
        """The name of the network that judges this game."""
        return _network(self._table)

    def step(self) -> str:
        """Judge the next position; returns a line as the server streams it (`AnalysisLine`)."""
        try:
            return next(self._steps)
        except GameError as error:
            return _encode(AnalysisLine(problem=problem(error))).decode()

    def _analyse(self) -> Generator[str, None, None]:
        table = self._table
        refuse_dice(table)
        if table.status != "over":
            raise ConflictError("not-over", "the game is not over")
        found = replay(table.record())
        report = yield from _progress_lines(analyse_in_steps(found, depth="quick"))
        game = analysed_game(
            found, report, deepens=False, table=table.id, hinted=table.hinted, yours=table.seats_of(PERSON)
        )
        yield _encode(AnalysisLine(game=game)).decode()


def _progress_lines(steps: Generator[float, None, Analysis]) -> Generator[str, None, Analysis]:
    while True:
        try:
            yield _encode(AnalysisLine(place=0, progress=next(steps))).decode()
        except StopIteration as end:
            found: Analysis = end.value
            return found


def network(session: Session) -> str:
    """The name of the network that gives hints at this table."""
    return _network(session.table)


def hint(session: Session, seat: int, step: int) -> str:
    """What each choice of a seat is worth at this step (`Advice`); or {"problem"} if there is no hint now."""
    try:
        return _encode(advise(hinted_game(session.table, PERSON, seat, step), seat)).decode()
    except GameError as error:
        return _encode({"problem": problem(error)}).decode()


def _network(table: Table) -> str:
    players = sum(seat.kind in ("person", "bot") for seat in table.seats)
    return network_name(table.settings.variant, players)
