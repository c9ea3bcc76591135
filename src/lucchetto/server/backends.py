"""Which store and which bus the settings ask for. Their drivers are an extra, loaded only where they are wanted."""

from pathlib import Path

from .bus import Bus, BusError, LocalBus
from .settings import Settings
from .sqlite import SqliteStore
from .store import Store, StoreError

MISSING = "needs the drivers: pip install 'lucchetto[scale]'"


def sqlite_file(folder: str) -> Path:
    return Path(folder) / "lucchetto.sqlite3"


async def open_store(settings: Settings) -> Store:
    """Raises StoreError with one line that can be shown."""
    if not settings.database_url:
        return await SqliteStore.open(sqlite_file(settings.data))
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError:
        raise StoreError(f"PostgreSQL {MISSING}") from None
    return await PostgresStore.open(settings.database_url)


async def open_bus(settings: Settings) -> Bus:
    """Raises BusError with one line that can be shown."""
    if not settings.bus_url:
        return LocalBus()
    try:
        from .valkey import ValkeyBus
    except ModuleNotFoundError:
        raise BusError(f"Valkey {MISSING}") from None
    return await ValkeyBus.open(settings.bus_url)


async def check(settings: Settings) -> None:
    """Whether both can be used. The bus first: where it cannot, no database is created."""
    await (await open_bus(settings)).close()
    await (await open_store(settings)).close()
