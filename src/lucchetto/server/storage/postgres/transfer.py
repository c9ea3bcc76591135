"""A PostgreSQL database as source or target of a copy."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import asyncpg

from lucchetto.server.storage.base import StoreError
from lucchetto.server.storage.schema import COLUMNS, NEWEST
from lucchetto.server.storage.transfer import BATCH, Rows, select
from lucchetto.server.storage.triggers import POSTGRES_FILL
from lucchetto.server.urls import display_url, reason, split_address

from .pool import CONNECT_TIMEOUT, DISCONNECTED, SCHEMES, Direct, migrate, version_of


class PostgresSide:
    """A connection within a transaction, as source or target."""

    def __init__(self, connection: Direct) -> None:
        self._connection = connection

    async def batches(self, table: str) -> AsyncIterator[Rows]:
        found = await self._connection.cursor(select(table))
        while rows := await found.fetch(BATCH):
            yield [tuple(row) for row in rows]

    async def add(self, table: str, rows: Rows) -> None:
        await self._connection.copy_records_to_table(table, records=rows, columns=COLUMNS[table])

    async def count(self, table: str) -> int:
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {table}"))  # noqa: S608 - our own names


@asynccontextmanager
async def postgres_source(url: str) -> AsyncIterator[PostgresSide]:
    """A read-only snapshot of the database."""
    async with _connected(url) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
        if (version := await version_of(connection)) != NEWEST:
            raise StoreError(
                f"{_named(url)}: written by another version of Lucchetto (schema {version}); run the server on it once"
            )
        yield PostgresSide(connection)


@asynccontextmanager
async def postgres_target(url: str) -> AsyncIterator[PostgresSide]:
    """A database without games. On any error it is left as it was."""
    async with _connected(url) as connection, connection.transaction():
        await migrate(connection)
        await connection.execute(f"LOCK TABLE {', '.join(COLUMNS)} IN SHARE ROW EXCLUSIVE MODE")
        await connection.execute(_triggers("DISABLE"))
        yield PostgresSide(connection)
        await connection.execute(POSTGRES_FILL)
        await connection.execute(_triggers("ENABLE"))


def _triggers(switch: Literal["ENABLE", "DISABLE"]) -> str:
    """The statements that disable the triggers while rows are copied, or enable them (storage/triggers.py)."""
    return "; ".join(f"ALTER TABLE {table} {switch} TRIGGER USER" for table in ("notes", "daily_results"))


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Direct]:
    try:
        parts = split_address(url, SCHEMES)
    except ValueError as error:
        raise StoreError(str(error)) from None
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_TIMEOUT)
        try:
            yield connection
        finally:
            await connection.close()
    except (asyncpg.PostgresError, ValueError, *DISCONNECTED) as error:
        raise StoreError(f"{display_url(parts)}: {reason(error, parts)}") from None


def _named(url: str) -> str:
    return display_url(split_address(url, SCHEMES))
