"""How a server is set up: flags win over the environment (LUCCHETTO_*), which wins over the defaults."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from lucchetto.server.security.proxies import read_networks


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
    log_format: Literal["text", "json"] = "text"
    metrics: Annotated[str, msgspec.Meta(pattern=r"^$|^(\S+:)?\d{1,5}$")] = ""
    """HOST:PORT, or PORT for this machine only, at which Prometheus finds the figures; without it, nowhere."""
    drain_delay: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """Seconds from "not ready" to the first farewell, for a load balancer to notice."""
    drain_seconds: Annotated[float, msgspec.Meta(ge=0)] = 10.0
    """Seconds that what is under way may then take."""
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per connection, after a burst of three times as many."""
    tables_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per address."""
    analyses_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address, of finished games and of records that are handed in."""
    advice_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 120.0
    """Per address, hints and questions of the explorer."""
    codes_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address: short codes of tables that may be tried."""
    joins_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """Per address."""
    people_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 40.0
    """Per address: strangers who get a token."""
    handoffs_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per address: links to other devices, made or opened; and one's own data, asked for or deleted."""
    statistics_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """Per address."""
    requests_per_second: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address, of whatever kind, after a burst of six times as many."""
    connects_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 240.0
    """Per address: WebSockets that are opened."""
    connections_per_address: Annotated[int, msgspec.Meta(gt=0)] = 100
    """WebSockets that are open at the same time."""
    trusted_proxies: str = ""
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    hosts: str = ""
    """Names under which the server can be reached, besides those that nobody can register."""
    exact: bool = True
    """Whether Classic's exact table is built in the background where it is missing."""
    test_clock: str = ""
    """For tests: a file with seconds by which the days of the daily game are ahead."""
    bot_delay: Annotated[float, msgspec.Meta(ge=0)] = 0.9
    """Seconds that a bot seems to think, give or take a third."""

    def __post_init__(self) -> None:
        read_networks(self.trusted_proxies)


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
