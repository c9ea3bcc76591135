"""Opens the store and the bus given in the settings. Optional drivers are imported only when needed."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from lucchetto.server.bus.base import Bus, BusError
from lucchetto.server.bus.local import LocalBus
from lucchetto.server.settings import Settings
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.storage.sqlite.transfer import sqlite_source, sqlite_target

from .base import Store, StoreError
from .transfer import Source, Target, copy

MISSING = "needs the drivers: pip install 'lucchetto[scale]'"


def sqlite_file(folder: str) -> Path:
    return Path(folder) / "lucchetto.sqlite3"


async def open_store(settings: Settings) -> Store:
    """Open the configured store; raises StoreError with a one-line message."""
    if not settings.database_url:
        return await SqliteStore.open(sqlite_file(settings.data))
    try:
        from lucchetto.server.storage.postgres.store import PostgresStore
    except ImportError:  # missing or broken
        raise StoreError(f"PostgreSQL {MISSING}") from None
    return await PostgresStore.open(settings.database_url)


async def open_bus(settings: Settings) -> Bus:
    """Open the configured bus; raises BusError with a one-line message."""
    if not settings.bus_url:
        return LocalBus()
    try:
        from lucchetto.server.bus.valkey import ValkeyBus
    except ImportError:  # missing or broken
        raise BusError(f"Valkey {MISSING}") from None
    return await ValkeyBus.open(settings.bus_url)


def place_of(settings: Settings) -> str:
    """The configured database, as `lucchetto migrate` names it."""
    return settings.database_url or str(sqlite_file(settings.data))


async def copy_place(old: str, new: str) -> dict[str, int]:
    """Copy a whole database. A place is a PostgreSQL URL, a SQLite file, or a data folder.

    Returns the number of rows per table. Raises StoreError with a one-line message if nothing was copied.
    """
    try:
        return await copy(_source(old), _target(new))
    except ImportError:  # missing or broken
        raise StoreError(f"PostgreSQL {MISSING}") from None


def _source(place: str) -> AbstractAsyncContextManager[Source]:
    if "://" not in place:
        return sqlite_source(_file(place))
    from lucchetto.server.storage.postgres.transfer import postgres_source

    return postgres_source(place)


def _target(place: str) -> AbstractAsyncContextManager[Target]:
    if "://" not in place:
        return sqlite_target(_file(place))
    from lucchetto.server.storage.postgres.transfer import postgres_target

    return postgres_target(place)


def _file(place: str) -> Path:
    return sqlite_file(place) if Path(place).is_dir() else Path(place)


async def check_bus(settings: Settings) -> None:
    """Raises BusError if the bus cannot be used."""
    await (await open_bus(settings)).close()


async def check_store(settings: Settings) -> None:
    """Raises StoreError if the store cannot be used. An empty database gets its schema."""
    await (await open_store(settings)).close()
