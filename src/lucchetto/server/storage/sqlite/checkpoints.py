"""Checkpoints SQLite's write-ahead log in a thread of its own, beside the writer thread.

By default SQLite does it within about every thousandth commit, which then waits until all pages since the previous
checkpoint are written.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Callable

LINES_PER_CHECKPOINT = 1000
"""Log lines between two checkpoints; each line may have changed a page."""

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
"""PASSIVE neither waits for readers or writers nor blocks them."""


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
        """Count lines that were written. Called by the writer thread."""
        self._lines += lines
        if self._lines >= LINES_PER_CHECKPOINT:
            self._lines = 0
            self._due.set()

    def finish(self, writer: sqlite3.Connection) -> None:
        """Write the last few pages while nothing is being written, so that the log can start over. Called by the writer
        thread."""
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
    with contextlib.suppress(sqlite3.Error):  # e.g. a full disk: the pages stay in the log until the next checkpoint
        connection.execute(CHECKPOINT).fetchall()
