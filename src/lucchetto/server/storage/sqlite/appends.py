"""Group commit for SQLite: one statement appends to the logs of all waiting tables.

Each call into SQLite releases the interpreter lock and waits for it again while the event loop is busy. One call per
line would slow the writer down under load.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from lucchetto.server.storage.base import Summary
from lucchetto.server.storage.documents import LEFT_TABLE

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Append:
    table: str
    length: int
    lines: list[bytes]
    summary: Summary | None

    def __call__(self, connection: sqlite3.Connection) -> bool:
        """Append on its own. False, and nothing added, if the log has another length by now."""
        if length_of(connection, self.table) != self.length:
            return False
        rows = [(self.table, number, line) for number, line in enumerate(self.lines, start=self.length + 1)]
        connection.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        self.summarise(connection)
        return True

    def summarise(self, connection: sqlite3.Connection) -> None:
        if self.summary:
            _summarise(connection, self.table, self.summary)


def length_of(connection: sqlite3.Connection, table: str) -> int:
    """The number of lines in a table's log."""
    (found,) = connection.execute('SELECT coalesce(max(seq), 0) FROM log WHERE "table" = ?', (table,)).fetchone()
    return int(found)


def append_together(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Carry out all appends in one statement. False, and nothing added, if a log has another length by now."""
    rows, all_lines = [], bytearray()
    for append in appends:
        for number, line in enumerate(append.lines, start=append.length + 1):
            rows.append((append.table, append.length, number, len(all_lines) + 1, len(line)))
            all_lines += line
    try:
        connection.execute(APPEND, (encode(rows).decode(), all_lines))
    except sqlite3.IntegrityError:
        return False
    for append in appends:
        append.summarise(connection)
    return True


APPEND = """
INSERT INTO log ("table", seq, line)
SELECT
    json_extract(value, '$[0]'),
    CASE WHEN json_extract(value, '$[1]') = 0 OR EXISTS (
        SELECT 1 FROM log WHERE log."table" = json_extract(value, '$[0]') AND log.seq = json_extract(value, '$[1]')
    ) THEN json_extract(value, '$[2]') END,
    substr(?2, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
FROM json_each(?1)
"""
"""A log has exactly `length` lines if line `length` exists (otherwise the new line's number is NULL, which a constraint
forbids) and the next one does not (otherwise its key is taken)."""


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
"""Remembers, for the export of their data, that a person sat at a table. The document is {}."""


def _summarise(connection: sqlite3.Connection, table: str, summary: Summary) -> None:
    row = (table, summary.code, summary.status, summary.listed, summary.updated, summary.line, summary.open_seats)
    connection.execute(INDEX, row)
    connection.execute(RECORD_WHO_LEFT, (LEFT_TABLE.prefix, table, encode(summary.people).decode()))
    connection.execute('DELETE FROM sitting WHERE "table" = ?', (table,))
    over = summary.status == "over"
    people = [(person, table, person in summary.winners if over else None) for person in summary.people]
    connection.executemany("INSERT INTO sitting VALUES (?, ?, ?)", people)
