"""Group commit for PostgreSQL: one statement appends to the logs of all waiting tables."""

import logging
import time
from typing import Any

from lucchetto.server.ops.metrics import note_commit
from lucchetto.server.storage.base import Outcome, PendingAppend, StoreError, Summary, UnreachableError
from lucchetto.server.storage.documents import LEFT_TABLE

from .pool import Connection, ConnectionPool

LINE_ARGUMENTS = 6
"""Number of the statement's arguments that describe lines; they come first."""

logger = logging.getLogger("lucchetto.postgres")


async def write(pool: ConnectionPool, batch: list[PendingAppend], *, alone: bool = False) -> list[Outcome]:
    """Write appends to different tables and return their outcomes. Never raises, so the writer task keeps running."""
    began = time.perf_counter()
    try:
        won = await pool.do(lambda connection, doubtful: commit(connection, batch, alone or doubtful))
    except Exception as error:
        if not alone and not isinstance(error, UnreachableError):  # one append was rejected
            logger.warning("a batch of %d appends failed, writing them one by one: %r", len(batch), error)
            return [outcome for append in batch for outcome in await write(pool, [append], alone=True)]
        return [error if isinstance(error, StoreError) else StoreError(str(error))] * len(batch)
    note_commit([append.lines for append in batch], len(batch), began)
    return [append.table in won for append in batch]


async def commit(connection: Connection, batch: list[PendingAppend], doubtful: bool) -> set[str]:
    """Write appends; returns the tables whose logs had the expected length. The others are unchanged.

    `doubtful` means that an earlier attempt may have been committed before its connection broke.
    """
    columns = _columns(batch)
    if any(append.summary for append in batch):
        found = await connection.fetch(APPEND, *columns)
    else:
        found = await connection.fetch(APPEND_LINES, *columns[:LINE_ARGUMENTS])
    won = {table for (table,) in found}
    if doubtful:
        for append in batch:
            if append.table not in won and await _is_written(connection, append):
                won.add(append.table)
    return won


async def _is_written(connection: Connection, append: PendingAppend) -> bool:
    """Whether the log already has these lines. They contain time and message id, so equal lines are the same ones."""
    find = 'SELECT line FROM log WHERE "table" = $1 AND seq > $2 ORDER BY seq LIMIT $3'
    found = await connection.fetch(find, append.table, append.length, len(append.lines))
    return [line for (line,) in found] == append.lines


def _columns(batch: list[PendingAppend]) -> list[list[Any]]:
    """The arguments of APPEND."""
    more = [
        (append.table, number, line)
        for append in batch
        for number, line in enumerate(append.lines[1:], start=append.length + 2)
    ]
    listed = [(append.table, append.summary) for append in batch if append.summary]
    sitting = [
        (person, table, int(person in summary.winners) if summary.status == "over" else None)
        for table, summary in listed
        for person in summary.people
    ]
    return [
        *_transposed([(append.table, append.length, append.lines[0]) for append in batch], 3),
        *_transposed(more, 3),
        *_transposed([_row(table, summary) for table, summary in listed], 7),
        *_transposed(sitting, 3),
    ]


def _row(table: str, summary: Summary) -> tuple[Any, ...]:
    in_lists = (int(summary.listed), summary.updated, summary.line, summary.open_seats)
    return table, summary.code, summary.status, *in_lists


def _transposed(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]


_LINES = """
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[]) AS asked ("table", length, line)
), won AS (
    INSERT INTO log ("table", seq, line)
    SELECT "table", length + 1, line FROM asked
    WHERE length = coalesce(
        (SELECT seq FROM log WHERE log."table" = asked."table" AND log.seq = asked.length FOR KEY SHARE), 0
    )
    ORDER BY "table"
    ON CONFLICT DO NOTHING
    RETURNING "table"
), more AS (
    INSERT INTO log ("table", seq, line)
    SELECT "table", seq, line
    FROM unnest($4::text[], $5::int[], $6::bytea[]) AS more ("table", seq, line) JOIN won USING ("table")
)"""
_WON = """
SELECT "table" FROM won
"""
APPEND_LINES = _LINES + _WON
"""`APPEND` without the index, for batches in which no table's summary changes. Most are like that, and planning the
longer statement takes more time than executing this one."""
_LISTS = f""", listed AS (
    INSERT INTO tables (id, code, status, listed, updated, summary, open_seats)
    SELECT id, code, status, listed, updated, summary, open_seats
    FROM unnest($7::text[], $8::text[], $9::text[], $10::int[], $11::float8[], $12::bytea[], $13::int[])
        AS line (id, code, status, listed, updated, summary, open_seats)
    JOIN won ON won."table" = line.id
    ON CONFLICT (id) DO UPDATE SET (code, status, listed, updated, summary, open_seats)
        = (excluded.code, excluded.status, excluded.listed, excluded.updated, excluded.summary, excluded.open_seats)
    RETURNING id
), seats AS (
    SELECT * FROM unnest($14::text[], $15::text[], $16::int[]) AS seats (person, "table", won)
), gone AS (
    DELETE FROM sitting USING listed
    WHERE sitting."table" = listed.id
    AND NOT EXISTS (SELECT FROM seats WHERE seats."table" = sitting."table" AND seats.person = sitting.person)
    RETURNING sitting.person, sitting."table"
), noted AS (
    INSERT INTO notes (kind, "key", data)
    SELECT '{LEFT_TABLE.prefix}' || person, "table", '{{}}' FROM gone ON CONFLICT DO NOTHING
), seated AS (
    INSERT INTO sitting (person, "table", won)
    SELECT seats.person, seats."table", seats.won FROM seats JOIN listed ON listed.id = seats."table"
    ON CONFLICT (person, "table") DO UPDATE SET won = excluded.won
)"""  # noqa: S608 - no user input
APPEND = _LINES + _LISTS + _WON
"""
A table wins if its log has exactly `length` lines: line `length` exists and the next one does not, which the primary
key decides between processes. FOR KEY SHARE waits for a transaction that deletes the log. Only winners get further
lines and index rows. The order of the first insert prevents deadlocks between processes.
"""
