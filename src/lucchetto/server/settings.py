"""The server's settings. Flags override environment variables (LUCCHETTO_*), which override the defaults."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from platformdirs import user_data_path

from lucchetto.bots.seating import read_own_bots
from lucchetto.server.security.proxies import read_networks
from lucchetto.server.vocabulary import full_match


def _data_folder() -> str:
    return str(user_data_path("lucchetto", appauthor=False))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str = msgspec.field(default_factory=_data_folder)
    database_url: str = ""
    """URL of a PostgreSQL database; if empty, SQLite in the data folder is used."""
    bus_url: str = ""
    """URL of Valkey or Redis, which connects several server processes; if empty, this process runs alone."""
    log_level: Literal["critical", "error", "warning", "info", "debug"] = "warning"
    log_format: Literal["text", "json"] = "text"
    metrics: Annotated[str, msgspec.Meta(pattern=full_match(r"(\S+:)?\d{1,5}|"))] = ""
    """HOST:PORT at which Prometheus can read metrics (PORT alone: loopback only); if empty, no port is opened."""
    stall_trace: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """For debugging: seconds after which the stack of a blocked event loop is logged; 0 turns this off."""
    drain_delay: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    """Seconds between "not ready" and the first closed connection, so that a load balancer can react."""
    drain_seconds: Annotated[float, msgspec.Meta(ge=0)] = 10.0
    """Grace period for in-flight work, in seconds."""
    messages_per_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per connection; the burst is three seconds' worth. Control frames and fragments have a separate, equal limit."""
    tables_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per address."""
    analyses_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address; analyses of finished games and of uploaded records."""
    analysis_seconds_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 12.0
    """Per address; estimated worker seconds, counted separately for finished games and uploaded records. The burst is
    ten minutes' worth."""
    advice_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 120.0
    """Per address; hints and requests from the explorer."""
    codes_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address; lookups of tables by their short code."""
    joins_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """Per address."""
    people_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 40.0
    """Per address; tokens issued to new people."""
    handoffs_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    """Per address; device links created or used, and exports and deletions of a person's data."""
    statistics_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 60.0
    """Per address."""
    previews_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 120.0
    """Per address; pictures and QR codes of shared links."""
    requests_per_second: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """Per address, for all requests together; the burst is six seconds' worth. Static files: ten times as many."""
    connects_per_minute: Annotated[float, msgspec.Meta(gt=0)] = 240.0
    """Per address; WebSockets opened."""
    connections_per_address: Annotated[int, msgspec.Meta(gt=0)] = 100
    """WebSockets open at the same time."""
    spectators_per_address: Annotated[int, msgspec.Meta(gt=0)] = 8
    """WebSockets of spectators open at the same time, per table."""
    trusted_proxies: str = ""
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted."""
    hosts: str = ""
    """Host names of this server, in addition to names that cannot be registered on the internet."""
    waiting_days: Annotated[float, msgspec.Meta(ge=0)] = 1.0
    """Days without use after which a table waiting for players is deleted; 0 means never."""
    abandoned_days: Annotated[float, msgspec.Meta(ge=0)] = 30.0
    """Days after which an abandoned game is deleted, at least 2; 0 means never. Finished games stay."""
    exact: bool = True
    """Whether missing exact tables are built in the background; Classic's when the server starts."""
    rollouts: bool = True
    """Whether the coach checks contested decisions with rollouts, which are compiled in the background at startup."""
    test_clock: str = ""
    """For tests: a file with seconds to add to the clock of the daily game."""
    absence_grace: Annotated[float, msgspec.Meta(ge=0)] = 30.0
    """Seconds of absence after which a bot may take over a seat, or another player becomes the host."""
    bot_delay: Annotated[float, msgspec.Meta(ge=0)] = 0.9
    """Mean delay before a bot's move, in seconds; the actual delay varies by up to a third."""

    bots: str = ""
    """Additional bots as NAME=MODULE:CLASS, separated by commas. The server runs their code."""
    bot_seconds: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    """Seconds per decision of an additional bot. If it takes longer or breaks the rules, a casual bot decides."""

    def __post_init__(self) -> None:
        read_networks(self.trusted_proxies)
        read_own_bots(self.bots)


def from_environment(environment: Mapping[str, str]) -> Settings:
    """The defaults, overridden by the environment; raises a ValueError that names the invalid variable."""
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
