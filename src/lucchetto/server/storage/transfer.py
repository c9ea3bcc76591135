"""Copies a whole database to another one: for backups, and to move from SQLite to PostgreSQL.

The target is written in one transaction, which is rolled back on any error. The source is read from one snapshot, even
while servers write to it.
"""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from .base import StoreError
from .schema import COLUMNS, KEYS

BATCH = 2000
"""Rows held in memory at a time."""

Rows = list[tuple[Any, ...]]


class Source(Protocol):
    def batches(self, table: str) -> AsyncIterator[Rows]:
        """All rows of a table in batches, ordered by key."""


class Target(Protocol):
    async def add(self, table: str, rows: Rows) -> None: ...

    async def count(self, table: str) -> int: ...


async def copy(
    source: AbstractAsyncContextManager[Source], target: AbstractAsyncContextManager[Target]
) -> dict[str, int]:
    """Copy all tables; returns the number of rows per table. Raises StoreError with a one-line message."""
    async with source as old, target as new:
        for table in COLUMNS:
            if await new.count(table):
                raise StoreError("the target already contains games; it must be empty")
        return {table: await _copy_table(old, new, table) for table in COLUMNS}


async def _copy_table(source: Source, target: Target, table: str) -> int:
    copied = 0
    async for rows in source.batches(table):
        await target.add(table, rows)
        copied += len(rows)
    if (found := await target.count(table)) != copied:
        raise StoreError(f"{table}: {copied} rows were copied, but {found} arrived")
    return copied


def select(table: str) -> str:
    columns = [f'"{column}"' for column in COLUMNS[table]]
    return f"SELECT {', '.join(columns)} FROM {table} ORDER BY {', '.join(columns[: KEYS[table]])}"  # noqa: S608


def insert(table: str) -> str:
    """An INSERT statement with one question mark per column."""
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(COLUMNS[table]))})"  # noqa: S608 - our own names
