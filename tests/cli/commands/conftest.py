"""Servers for the tests of `lucchetto serve`."""

from tests.server.conftest import (  # noqa: F401 - fixtures
    bus_address,
    common_folder,
    database,
    person,
    postgres_port,
    server,
    start,
    valkey_port,
)
