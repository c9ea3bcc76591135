"""How a server is set up: flags win over the environment (LUCCHETTO_*), which wins over the defaults."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path


def _data_folder() -> str:
    return str(user_data_path("lucchetto", appauthor=False))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str = msgspec.field(default_factory=_data_folder)
    database_url: str = ""
    """PostgreSQL; without it, SQLite in the data folder."""
    bus_url: str = ""
    """Valkey or Redis, for several processes; without it, there is only this one."""
    log_level: Literal["critical", "error", "warning", "info", "debug"] = "warning"
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per connection, after a burst of three times as many."""
    tables_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per address."""
    analyses_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address, of finished games and of records that are handed in."""
    advice_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 120.0
    """Per address, hints and questions of the explorer."""
    exact: bool = True
    """Whether Classic's exact table is built in the background where it is missing."""
    test_clock: str = ""
    """For tests: a file with seconds by which the days of the daily game are ahead."""
    bot_delay: Annotated[float, msgspec.Meta(ge=0)] = 0.9
    """Seconds that a bot seems to think, give or take a third."""


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The defaults with what the environment says; raises ValueError that names the variable."""
    found = {}
    for name in Settings.__struct_fields__:
        variable = f"LUCCHETTO_{name.upper()}"
        if variable in environment:
            found[name] = environment[variable]
            try:
                msgspec.convert({name: environment[variable]}, Settings, strict=False)
            except msgspec.ValidationError:
                raise ValueError(f"{variable}={environment[variable]}") from None
    return msgspec.convert(found, Settings, strict=False)
