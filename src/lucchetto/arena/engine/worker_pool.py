"""Who does the work: this process, processes on this machine (loky), or a Dask cluster. Results are the same."""

import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import CancelledError
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

import joblib  # type: ignore[import-untyped]  # it ships no types

from lucchetto.arena.design import Match

from .engine import play_chunk
from .games import Games

SECONDS_TO_ANSWER = 10
SECONDS_BETWEEN_LOOKS = 0.5


@dataclass(frozen=True)
class Task:
    """One chunk of one match-up, the `number`-th of the tournament."""

    number: int
    match: Match
    chunk: int

    @property
    def games(self) -> int:
        return len(self.match.deals_of(self.chunk)) * len(self.match.seatings)


class UnreachableError(Exception):
    """Nobody answers at the cluster's address."""


class LostWorkersError(Exception):
    """Workers have gone in the middle of the work, or cannot do it."""


@dataclass(frozen=True)
class Crew:
    workers: int = 1
    dask: str | None = None
    """Address of a Dask scheduler; its workers are used instead."""

    def play(self, tasks: Iterable[Task]) -> Generator[tuple[Task, Games], None, None]:
        """The tasks with their games, in the order in which they get done. Close it to stop the workers."""
        with self._backend():
            work = joblib.Parallel(n_jobs=self.workers, return_as="generator_unordered")
            done = work(joblib.delayed(_played)(task) for task in tasks)
            try:
                yield from done
            except (BrokenProcessPool, CancelledError, OSError, ImportError) as error:
                raise LostWorkersError(str(error).partition("\n")[0]) from error
            finally:
                done.close()

    @contextmanager
    def _backend(self) -> Iterator[None]:
        if self.dask:
            with _cluster(self.dask):
                yield
        elif self.workers == 1:
            with joblib.parallel_config(backend="sequential"):
                yield
        else:
            with joblib.parallel_config(backend="loky", initializer=_mind_the_boss, initargs=(os.getpid(),)):
                yield


def _played(task: Task) -> tuple[Task, Games]:
    return task, play_chunk(task.match, task.chunk)


def _mind_the_boss(boss: int) -> None:
    """A worker leaves Ctrl-C, which reaches every process of the terminal, to the first one; it ends when that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == boss:
            time.sleep(SECONDS_BETWEEN_LOOKS)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[None]:
    from distributed import Client  # an extra of its own: lucchetto[dask]

    for name in ("distributed", "distributed.client"):  # they tell of lost connections in tracebacks
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        _knock(address)
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)  # type: ignore[no-untyped-call]  # untyped
    except (OSError, ValueError, TypeError) as error:
        raise UnreachableError(address) from error
    with client, joblib.parallel_config(backend="dask", client=client):
        yield


def _knock(address: str) -> None:
    """An error if nobody listens there: a client would take long to say so, and leave a traceback behind."""
    where = urlsplit(address if "://" in address else f"tcp://{address}")
    if where.scheme not in ("tcp", "tls") or not where.hostname or not where.port:
        raise ValueError(address)
    socket.create_connection((where.hostname, where.port), SECONDS_TO_ANSWER).close()
