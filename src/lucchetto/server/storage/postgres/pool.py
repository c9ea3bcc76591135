"""The way to PostgreSQL: a pool that finds back after the database was restarted, and errors told in one line."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from lucchetto.server.storage.base import StoreError
from lucchetto.server.storage.schema import NEWEST, POSTGRES, statements
from lucchetto.server.urls import reason, shown, split_address

if TYPE_CHECKING:  # generic only for the type checker
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[asyncpg.Record]
    Direct = asyncpg.Connection[asyncpg.Record]
else:
    Connection = Direct = Any

T = TypeVar("T")
Work = Callable[[Connection, bool], Awaitable[T]]
"""Works on a connection; it is told whether an earlier attempt may have been carried out without our knowing."""

SCHEMES = ("postgresql", "postgres")
PATIENCE = 15.0
"""Seconds that a work waits for a database that is away before it is given up."""
OPENING = 5.0
"""Seconds to get a connection."""
CONNECTIONS = 8
"""At most, of each process."""
MIGRATING = 0x10CC4E770
"""The number of the advisory lock under which the schema is changed; any number that nobody else uses."""

AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the driver's own confusion, when the link breaks in the middle of something
    asyncpg.OperatorInterventionError,  # it is shut down, or starts up
    asyncpg.TooManyConnectionsError,
)
AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class UnreachableError(StoreError):
    """The database was away for longer than anybody waits."""


class ConnectionPool:
    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", address: str) -> None:
        self._pool = pool
        self._address = address
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._open = True

    @classmethod
    async def open(cls, url: str) -> "ConnectionPool":
        """Connect and bring the schema to the newest version; raises StoreError with one line that can be shown."""
        try:
            parts = split_address(url, SCHEMES)
        except ValueError as error:
            raise StoreError(f"the database: {error}") from None
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=OPENING,
            command_timeout=PATIENCE,
            max_inactive_connection_lifetime=60.0,
            reset=_leave_as_it_is,
            # Our few statements find everything by key; to plan them anew each time costs as much as to carry them out.
            server_settings={"plan_cache_mode": "force_generic_plan"},
        )
        try:
            await pool
            async with pool.acquire() as connection:
                await migrate(connection)
        except TimeoutError:
            await _give_up(pool)
            raise StoreError(f"{shown(parts)}: no answer within {OPENING:.0f} seconds") from None
        except (StoreError, asyncpg.PostgresError, ValueError, *AWAY) as error:
            await _give_up(pool)
            raise StoreError(f"{shown(parts)}: {reason(error, parts)}") from None
        return cls(pool, shown(parts))

    async def do(self, work: Work[T]) -> T:
        """Carry it out on a free connection; while the database is away, again and again until patience ends."""
        if not self._open:
            raise StoreError("the store is closed")
        self._busy += 1
        self._idle.clear()
        try:
            return await self._persist(work)
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def ping(self) -> None:
        """Without patience: one attempt."""
        async with self._pool.acquire(timeout=OPENING) as connection:
            await connection.fetchval("SELECT 1")

    async def _persist(self, work: Work[T]) -> T:
        until, pause, doubtful = time.monotonic() + PATIENCE, 0.05, False
        while True:
            try:
                async with self._pool.acquire(timeout=OPENING) as connection:
                    return await work(connection, doubtful)
            except ValueError as error:  # what the driver cannot send; some of these are InterfaceErrors too
                raise StoreError(reason(error)) from None
            except (*AWAY, *AGAIN) as error:
                if time.monotonic() + pause > until:
                    raise UnreachableError(f"{self._address}: {reason(error)}") from None
                doubtful = doubtful or not isinstance(error, AGAIN)
            except asyncpg.PostgresError as error:
                raise StoreError(reason(error)) from None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def close(self) -> None:
        """After everything that was asked for is done."""
        self._open = False
        await self._idle.wait()
        await _give_up(self._pool)


async def _leave_as_it_is(connection: object) -> None:
    """Nothing here changes a session, so that nothing needs to be undone: a round trip less for every work."""


async def _give_up(pool: "asyncpg.Pool[asyncpg.Record]") -> None:
    try:
        async with asyncio.timeout(OPENING):
            await pool.close()
    except (asyncpg.PostgresError, *AWAY):
        pool.terminate()


async def migrate(connection: "Connection | Direct") -> None:
    """Bring the database to the newest version, all of it or nothing; only one of several processes does it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        version = await version_of(connection)
        for statement in statements(version, POSTGRES):
            await connection.execute(statement)
        if version == 0:
            await connection.execute("CREATE TABLE lucchetto_schema (version INTEGER NOT NULL)")
            await connection.execute("INSERT INTO lucchetto_schema VALUES ($1)", NEWEST)
        elif version != NEWEST:
            await connection.execute("UPDATE lucchetto_schema SET version = $1", NEWEST)


async def version_of(connection: "Connection | Direct") -> int:
    if await connection.fetchval("SELECT to_regclass('lucchetto_schema')") is None:
        return 0
    version: Any = await connection.fetchval("SELECT version FROM lucchetto_schema")
    return int(version or 0)
