"""Runs the chunks of a tournament: in this process, in local processes (loky) or on a Dask cluster.

The results do not depend on where a chunk runs.
"""

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

CONNECT_TIMEOUT = 10
"""Seconds to wait for the Dask scheduler."""
PARENT_POLL_INTERVAL = 0.5
"""Seconds between checks that the parent process is alive."""


@dataclass(frozen=True)
class Task:
    """One chunk of match-up `number` of the tournament."""

    number: int
    match: Match
    chunk: int

    @property
    def games(self) -> int:
        """The number of games in the chunk."""
        return len(self.match.deals_of(self.chunk)) * len(self.match.seatings)


class UnreachableError(Exception):
    """The Dask scheduler does not answer."""


class LostWorkersError(Exception):
    """Workers died while they played, or could not start."""


@dataclass(frozen=True)
class WorkerPool:
    """Plays tasks on a number of workers."""

    workers: int = 1
    dask: str | None = None
    """Address of a Dask scheduler, whose workers are used instead of local processes."""

    def play(self, tasks: Iterable[Task]) -> Generator[tuple[Task, Games], None, None]:
        """Yield each task with its games as soon as they are finished. Closing the generator stops the workers."""
        with self._backend():
            work = joblib.Parallel(n_jobs=self.workers, return_as="generator_unordered")
            done = work(joblib.delayed(_run)(task) for task in tasks)
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
            with joblib.parallel_config(backend="loky", initializer=_exit_with_parent, initargs=(os.getpid(),)):
                yield


def _run(task: Task) -> tuple[Task, Games]:
    return task, play_chunk(task.match, task.chunk)


def _exit_with_parent(parent: int) -> None:
    """Make this worker ignore Ctrl-C, which the parent handles, and exit when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(PARENT_POLL_INTERVAL)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def _cluster(address: str) -> Iterator[None]:
    from distributed import Client  # in the extra lucchetto[dask]

    for name in ("distributed", "distributed.client"):  # they log lost connections as tracebacks
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        _check_reachable(address)
        client = Client(address, timeout=CONNECT_TIMEOUT, set_as_default=False)  # type: ignore[no-untyped-call]  # untyped
    except (OSError, ValueError, TypeError) as error:
        raise UnreachableError(address) from error
    with client, joblib.parallel_config(backend="dask", client=client):
        yield


def _check_reachable(address: str) -> None:
    """Raise if nothing listens at the address. A Dask client takes long to notice, and logs a traceback."""
    url = urlsplit(address if "://" in address else f"tcp://{address}")
    if url.scheme not in ("tcp", "tls") or not url.hostname or not url.port:
        raise ValueError(address)
    socket.create_connection((url.hostname, url.port), CONNECT_TIMEOUT).close()
