"""Working SQLite's write-ahead log into the file, beside the thread that writes.

Left to itself SQLite does it within some commit, about every thousandth: whoever waits for that one would wait for all
the pages since the last time.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Callable

ENOUGH = 1000
"""Lines of logs after which it is due; each may have changed a page."""

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
"""Waits for nobody and lets everybody go on."""


class Checkpoints:
    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connection = connect()
        self._lines = 0
        self._due = threading.Event()
        self._is_nearly_done = False
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="lucchetto-checkpoints", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def note(self, lines: int) -> None:
        """So many were written. For the writing thread."""
        self._lines += lines
        if self._lines >= ENOUGH:
            self._lines = 0
            self._due.set()

    def finish(self, writer: sqlite3.Connection) -> None:
        """The few pages since, while nothing is written: only then does the log begin anew. For that thread too."""
        if self._is_nearly_done:
            self._is_nearly_done = False
            _checkpoint(writer)

    def close(self) -> None:
        self._closed = True
        self._due.set()
        if self._thread.is_alive():
            self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while self._due.wait() and not self._closed:
            self._due.clear()
            _checkpoint(self._connection)
            self._is_nearly_done = True


def _checkpoint(connection: sqlite3.Connection) -> None:
    with contextlib.suppress(sqlite3.Error):  # a full disk: what is written stays in the log, and the next time may do
        connection.execute(CHECKPOINT).fetchall()
