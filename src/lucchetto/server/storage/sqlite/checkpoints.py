"""Checkpoints SQLite's write-ahead log in a separate thread.

By default, SQLite does this within a commit as soon as the log has 1000 pages; that commit then waits until all of them
are written to the database.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

ROWS_PER_CHECKPOINT = 1000
"""Rows written between two checkpoints; each may have changed a page."""
LARGEST_LOG = 4 * 1024 * 1024
"""Bytes. A checkpoint is due when the log file is larger; when the log restarts, the file is truncated to this size."""
IDLE = 5.0
"""Seconds without a write after which the log file is emptied."""
RETRY = 0.5
"""Seconds until the next attempt to empty it, after a reader or writer has prevented it."""

CHECKPOINT = "PRAGMA wal_checkpoint(PASSIVE)"
"""PASSIVE neither waits for readers or writers nor blocks them."""
TRUNCATE = "PRAGMA wal_checkpoint(TRUNCATE)"
"""Writes all pages and empties the log file. The first column is 1 if a reader or writer has prevented it."""


class Checkpoints:
    def __init__(self, database: Path, connect: Callable[[], sqlite3.Connection]) -> None:
        database = database.resolve()  # SQLite follows symbolic links too
        self._log = database.with_name(f"{database.name}-wal")
        self._connection = connect()
        self._connection.execute("PRAGMA busy_timeout = 0")
        self._rows = self._checked = self._seen = self._emptied = 0
        """Total rows written: now, when a checkpoint was last due, when the thread last woke up, and when the log file
        was last emptied."""
        self._due = threading.Event()
        self._must_truncate = False
        self._is_under_way = self._is_nearly_done = False
        """Whether a checkpoint is due or running; whether only pages written meanwhile are missing."""
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="lucchetto-checkpoints", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def note(self, rows: int) -> None:
        """Report how many rows were written since the start. Called by the writer thread after each commit."""
        self._rows = rows
        if self._is_under_way or self._is_nearly_done:
            return  # two checkpoints at a time would keep each other from completing
        if rows - self._checked >= ROWS_PER_CHECKPOINT or self._size() > LARGEST_LOG:
            self._checked, self._is_under_way = rows, True
            self._due.set()

    def _size(self) -> int:
        try:
            return self._log.stat().st_size
        except OSError:
            return 0

    def truncate(self) -> None:
        """Empty the log file soon, because it still contains deleted data. Any thread may call it."""
        self._must_truncate = True
        self._due.set()

    def finish(self, writer: sqlite3.Connection) -> None:
        """Write the last few pages while nothing is being written, so that the log can restart. Called by the writer
        thread."""
        if self._is_nearly_done:
            self._is_nearly_done = False
            _checkpoint(writer, CHECKPOINT)

    def close(self) -> None:
        self._closed = True
        self._due.set()
        if self._thread.is_alive():
            self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        while not self._closed:
            is_due = self._due.wait(RETRY if self._must_truncate else IDLE)
            self._due.clear()
            if self._must_truncate:
                self._must_truncate = False  # first, so that a concurrent call of `truncate` counts
                self._must_truncate = not self._truncate() or self._must_truncate
            elif is_due:
                _checkpoint(self._connection, CHECKPOINT)
            elif self._emptied != self._rows == self._seen:
                self._truncate()
            if is_due:
                self._is_nearly_done, self._is_under_way = True, False
            self._seen = self._rows

    def _truncate(self) -> bool:
        rows = self._rows
        is_done = _checkpoint(self._connection, TRUNCATE)
        if is_done:
            self._emptied = rows
        return is_done


def _checkpoint(connection: sqlite3.Connection, statement: str) -> bool:
    """Run a checkpoint; returns whether it was completed."""
    with contextlib.suppress(sqlite3.Error):  # e.g. a full disk: the pages stay in the log until the next checkpoint
        ((is_busy, *_),) = connection.execute(statement).fetchall()
        return not is_busy
    return False
