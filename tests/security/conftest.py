"""Fixtures: servers shared by a worker's tests, one per database and one with tight limits behind a proxy."""

import secrets
from collections.abc import Iterator

import pytest

from tests.server.backends import run_sql, url_of
from tests.server.conftest import common_folder, person, postgres_port, server, start  # noqa: F401 - fixtures
from tests.server.kit import Server

TIGHT = 20
"""Limit of everything counted per minute: one more every three seconds."""


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, and one on PostgreSQL."""
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        running = Server(folder / "data")
        yield running
    else:
        port = request.getfixturevalue("postgres_port")
        name = f"test_{secrets.token_hex(6)}"
        run_sql(url_of(port, "postgres"), f"CREATE DATABASE {name}")
        running = Server(folder / "data", LUCCHETTO_DATABASE_URL=url_of(port, name))
        yield running
    running.kill()
    assert "Traceback" not in running.complaints, running.complaints


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that trusts every local client as a proxy, so that a test can choose its address. It logs at DEBUG."""
    names = ("CODES", "JOINS", "PEOPLE", "HANDOFFS", "STATISTICS", "ANALYSES", "ADVICE", "CONNECTS")
    limits = {f"LUCCHETTO_{name}_PER_MINUTE": str(TIGHT) for name in names}
    running = Server(
        tmp_path_factory.mktemp("strict") / "data",
        "--log-level",
        "debug",
        LUCCHETTO_TRUSTED_PROXIES="127.0.0.1, 10.0.0.0/8",
        LUCCHETTO_REQUESTS_PER_SECOND="5",
        LUCCHETTO_CONNECTIONS_PER_ADDRESS="3",
        LUCCHETTO_MESSAGES_PER_SECOND="5",
        **limits,
    )
    yield running
    running.kill()
    assert "Traceback" not in running.complaints, running.complaints
