"""Bots with a time limit: each decides in its own process, which can be killed at any time.

A thread could not be stopped, and a signal does not reach code that never returns to the interpreter.
"""

import math
import os
import pickle
import subprocess
import sys
import weakref
from multiprocessing.connection import Connection
from pathlib import Path

from lucchetto.bots.protocol import Bot, BotFactory, BotLike
from lucchetto.rules import Decision, Game, GameError, MalformedError, Move, Pass, shown

from .errors import BotError
from .loading import check_decision, not_loaded

START_SECONDS = 30.0
"""Seconds for a process to start and to load its bot, before the time limit applies."""

Task = tuple[str, "str | bytes", str | None]
"""A bot's name, its reference or pickled source, and the seed of its noise."""


def check_time_limit(seconds: object) -> None:
    """Raise unless `seconds` is None or a number above 0."""
    is_number = isinstance(seconds, int | float) and not isinstance(seconds, bool)
    if seconds is not None and not (is_number and 0 < float(str(seconds)) < math.inf):
        raise not_a_time_limit(seconds)


def not_a_time_limit(found: object) -> MalformedError:
    """The error for a value that is not a time limit."""
    return MalformedError(
        "bad-time-limit", "a time limit must be a number of seconds above 0, not {found}", found=shown(found)
    )


class TimedBot:
    """A bot in its own process. A decision that takes too long ends the process and raises a BotError."""

    def __init__(self, source: BotLike, name: str, seed: str | None, seconds: float) -> None:
        """`source` is "module:Class", a bot, or its class."""
        self.name = name
        self._seconds = seconds
        self._task: Task = (name, source if isinstance(source, str) else _pickled(source), seed)
        self._worker: _Worker | None = None

    def decide(self, game: Game, seat: int) -> Decision:
        """Return the bot's decision, or raise a BotError if it is illegal or too late."""
        game.check_waiting(seat)
        try:
            if self._worker is None:
                self._worker = _worker_for(self._task)
            answer = self._worker.ask((game, seat), self._seconds)
            if not isinstance(answer, Move | Pass):
                raise self._fault(answer, game, seat)
        except BaseException:
            self._end()
            raise
        check_decision(self.name, game, seat, answer)
        return answer

    def close(self) -> None:
        """Release the process for another bot. A further decision would load the bot again."""
        worker, self._worker = self._worker, None
        if worker:
            _idle.append(worker)

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker:
            worker.end()

    def _fault(self, answer: object, game: Game, seat: int) -> GameError:
        if isinstance(answer, GameError):
            return answer
        if answer is None:
            return BotError(
                "bot-slow",
                "{bot} in seat {seat} did not decide in turn {turn} within {seconds} seconds",
                bot=self.name,
                seat=seat,
                turn=game.turn,
                seconds=f"{self._seconds:g}",
            )
        return BotError(
            "bot-died",
            "the process of {bot} in seat {seat} ended in turn {turn}",
            bot=self.name,
            seat=seat,
            turn=game.turn,
        )


class _Died:
    """The answer of a process that has ended."""


class _Worker:
    """A process that answers positions with decisions."""

    def __init__(self) -> None:
        ours, theirs = os.pipe(), os.pipe()  # a pipe is (read end, write end)
        command = [sys.executable, "-m", "lucchetto.bots.own.worker", str(theirs[0]), str(ours[1])]
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        self._process = subprocess.Popen(  # noqa: S603 - our own module
            command, pass_fds=(theirs[0], ours[1]), env={**os.environ, "PYTHONPATH": path}, stdin=subprocess.DEVNULL
        )
        os.close(theirs[0])
        os.close(ours[1])
        self._receive, self._send = Connection(ours[0], writable=False), Connection(theirs[1], readable=False)
        self._finalizer = weakref.finalize(self, _end, self._process, self._receive, self._send)

    def ask(self, question: object, seconds: float) -> object:
        """Return the answer, `_Died` if the process has ended, or None after the time limit."""
        try:
            self._send.send_bytes(pickle.dumps(question))
            if not self._receive.poll(seconds):
                return None
            return pickle.loads(self._receive.recv_bytes())  # noqa: S301 - from our own child
        except (EOFError, OSError, pickle.UnpicklingError):
            return _Died()

    def end(self) -> None:
        """Kill the process."""
        self._finalizer()


_idle: list[_Worker] = []
"""Processes whose bots are no longer needed, ready to load another bot."""


def _worker_for(task: Task) -> _Worker:
    """Return a process that has loaded this bot."""
    try:
        worker = _idle.pop()
    except IndexError:  # `if _idle` would not do: another thread could take the last one in between
        worker = _Worker()
    loaded = worker.ask(task, START_SECONDS)
    if loaded is True:
        return worker
    worker.end()
    raise loaded if isinstance(loaded, GameError) else not_loaded(task[0], "its process ended or did not answer")


def _end(process: "subprocess.Popen[bytes]", *connections: Connection) -> None:
    for connection in connections:
        connection.close()
    process.kill()
    process.wait()


def _pickled(source: "Bot | BotFactory") -> bytes:
    """Pickle by reference if possible, and by value if the code only exists in a script or a notebook."""
    try:
        import cloudpickle  # type: ignore[import-untyped]  # joblib installs it; it ships no types
    except ModuleNotFoundError:
        return pickle.dumps(source)
    data: bytes = cloudpickle.dumps(source)
    return data
