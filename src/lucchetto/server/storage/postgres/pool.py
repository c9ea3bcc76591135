"""A PostgreSQL connection pool that retries while the database is down, and reports errors on one line."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

import asyncpg

from lucchetto.server.storage.base import StoreError, UnreachableError
from lucchetto.server.storage.schema import NEWEST, POSTGRES, scripts
from lucchetto.server.urls import display_url, reason, split_address

if TYPE_CHECKING:  # generic only for the type checker
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[asyncpg.Record]
    Direct = asyncpg.Connection[asyncpg.Record]
else:
    Connection = Direct = Any

T = TypeVar("T")
Work = Callable[[Connection, bool], Awaitable[T]]
"""An operation on a connection. The flag is true if an earlier attempt may have been committed unnoticed."""

SCHEMES = ("postgresql", "postgres")
TIMEOUT = 15.0
"""Seconds for which an operation is retried while the database is down."""
CONNECT_TIMEOUT = 5.0
"""Seconds to wait for a connection."""
CONNECTIONS = 8
"""Maximum number of connections per process."""
MIGRATION_LOCK = 0x10CC4E770
"""Id of the advisory lock held during a migration; an arbitrary number."""

MIGRATION_TIMEOUT = 3600.0
"""Seconds that one step of a migration may take."""

DISCONNECTED = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the driver's state after a connection breaks mid-operation
    asyncpg.OperatorInterventionError,  # the database is shutting down or starting
    asyncpg.TooManyConnectionsError,
)
RETRIED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


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
        """Connect and migrate to the newest schema; raises StoreError with a one-line message."""
        try:
            parts = split_address(url, SCHEMES)
        except ValueError as error:
            raise StoreError(f"the database: {error}") from None
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_TIMEOUT,
            command_timeout=TIMEOUT,
            max_inactive_connection_lifetime=60.0,
            reset=_no_reset,
            # The statements find rows by key, so a generic plan is good; planning costs as much as executing.
            server_settings={"plan_cache_mode": "force_generic_plan"},
        )
        try:
            await pool
            async with pool.acquire() as connection:
                await migrate(connection)
        except TimeoutError:
            await _close_pool(pool)
            raise StoreError(f"{display_url(parts)}: no answer within {CONNECT_TIMEOUT:.0f} seconds") from None
        except (StoreError, asyncpg.PostgresError, ValueError, *DISCONNECTED) as error:
            await _close_pool(pool)
            raise StoreError(f"{display_url(parts)}: {reason(error, parts)}") from None
        return cls(pool, display_url(parts))

    async def do(self, work: Work[T]) -> T:
        """Run an operation on a free connection; while the database is down, retry for up to TIMEOUT seconds."""
        if not self._open:
            raise StoreError("the store is closed")
        self._busy += 1
        self._idle.clear()
        try:
            return await self._retry(work)
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    async def ping(self) -> None:
        """Raises if the database does not answer; makes one attempt, without retries."""
        async with self._pool.acquire(timeout=CONNECT_TIMEOUT) as connection:
            await connection.fetchval("SELECT 1")

    async def _retry(self, work: Work[T]) -> T:
        until, pause, doubtful = time.monotonic() + TIMEOUT, 0.05, False
        while True:
            try:
                async with self._pool.acquire(timeout=CONNECT_TIMEOUT) as connection:
                    return await work(connection, doubtful)
            except ValueError as error:  # values that the driver cannot encode; some of these are InterfaceErrors too
                raise StoreError(reason(error)) from None
            except (*DISCONNECTED, *RETRIED) as error:
                if time.monotonic() + pause > until:
                    raise UnreachableError(f"{self._address}: {reason(error)}") from None
                doubtful = doubtful or not isinstance(error, RETRIED)
            except asyncpg.PostgresError as error:
                raise StoreError(reason(error)) from None
            await asyncio.sleep(pause)
            pause = min(pause * 2, 1.0)

    async def close(self) -> None:
        """Close after all operations have finished."""
        self._open = False
        await self._idle.wait()
        await _close_pool(self._pool)


async def _no_reset(connection: object) -> None:
    """Skip the driver's session reset: no operation changes the session, and it saves a round trip each time."""


async def _close_pool(pool: "asyncpg.Pool[asyncpg.Record]") -> None:
    try:
        async with asyncio.timeout(CONNECT_TIMEOUT):
            await pool.close()
    except (asyncpg.PostgresError, *DISCONNECTED):
        pool.terminate()


async def migrate(connection: "Connection | Direct") -> None:
    """Migrate to the newest version in one transaction; a lock lets only one of several processes do it."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        version = await version_of(connection)
        for script in scripts(version, POSTGRES):
            await connection.execute(script, timeout=MIGRATION_TIMEOUT)
        if version == 0:
            await connection.execute("CREATE TABLE lucchetto_schema (version INTEGER NOT NULL)")
            await connection.execute("INSERT INTO lucchetto_schema VALUES ($1)", NEWEST)
        elif version != NEWEST:
            await connection.execute("UPDATE lucchetto_schema SET version = $1", NEWEST)


async def version_of(connection: "Connection | Direct") -> int:
    """The schema version of a database; 0 if it is empty."""
    if await connection.fetchval("SELECT to_regclass('lucchetto_schema')") is None:
        return 0
    version: Any = await connection.fetchval("SELECT version FROM lucchetto_schema")
    return int(version or 0)
