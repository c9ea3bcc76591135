"""Group commit for SQLite: one statement appends to the logs of all waiting tables.

Each call into SQLite releases the interpreter lock and waits for it again while the event loop is busy. One call per
line would slow the writer down under load.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache

import msgspec

from lucchetto.server.storage.base import PendingAppend, Summary
from lucchetto.server.storage.documents import LEFT_TABLE

encode = msgspec.json.Encoder().encode


def append_alone(
    connection: sqlite3.Connection, table: str, length: int, lines: list[bytes], summary: Summary | None
) -> bool:
    """Add lines to one log. Returns False and adds nothing if the log has another length."""
    if length_of(connection, table) != length:
        return False
    rows = [(table, number, line) for number, line in enumerate(lines, start=length + 1)]
    connection.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
    if summary:
        _summarise(connection, table, summary)
    return True


def length_of(connection: sqlite3.Connection, table: str) -> int:
    """The number of lines in a table's log."""
    (found,) = connection.execute('SELECT coalesce(max(seq), 0) FROM log WHERE "table" = ?', (table,)).fetchone()
    return int(found)


def append_together(connection: sqlite3.Connection, appends: Sequence[PendingAppend]) -> bool:
    """Write all appends with one statement. Returns False and adds nothing if any log has another length."""
    values: list[str | int | bytes] = []
    for append in appends:
        table, length = append.table, append.length
        for number, line in enumerate(append.lines, start=length + 1):
            values += (table, length, number, line)
    try:
        connection.execute(_append_rows(len(values) // 4), values)
    except sqlite3.IntegrityError:
        return False
    for append in appends:
        if append.summary:
            _summarise(connection, append.table, append.summary)
    return True


@cache
def _append_rows(count: int) -> str:
    """The statement that appends `count` lines; each has four values: table, length of the log, number, line.

    A log has exactly `length` lines if line `length` exists (otherwise the new line's number is NULL, which a
    constraint forbids) and the next one does not (otherwise its key is taken).
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"""
        WITH new ("table", length, seq, line) AS (VALUES {rows})
        INSERT INTO log ("table", seq, line)
        SELECT "table", CASE WHEN length = 0 OR EXISTS (
            SELECT 1 FROM log WHERE log."table" = new."table" AND log.seq = new.length
        ) THEN seq END, line
        FROM new
    """  # noqa: S608 - the values are bound


INDEX = """
INSERT INTO tables (id, code, status, listed, updated, summary, open_seats) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET (code, status, listed, updated, summary, open_seats)
    = (excluded.code, excluded.status, excluded.listed, excluded.updated, excluded.summary, excluded.open_seats)
"""
RECORD_WHO_LEFT = """
INSERT OR IGNORE INTO notes (kind, "key", data)
SELECT ? || person, "table", x'7b7d' FROM sitting
WHERE "table" = ? AND person NOT IN (SELECT value FROM json_each(?))
"""
"""Records that a person sat at a table, so that deleting their data finds the log. The document is {}."""


def _summarise(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    row = (table, summary.code, summary.status, summary.listed, summary.updated, summary.line, summary.open_seats)
    connection.execute(INDEX, row)
    connection.execute(RECORD_WHO_LEFT, (LEFT_TABLE.prefix, table, encode(summary.people).decode()))
    connection.execute('DELETE FROM sitting WHERE "table" = ?', (table,))
    over = summary.status == "over"
    people = [(person, table, person in summary.winners if over else None) for person in summary.people]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?)", people)
