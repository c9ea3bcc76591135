"""Fixtures: a shared server, fresh servers for tests that stop or flood them, and people."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.backends import empty_database, shared
from tests.server.kit import Person, Server

Starts = Callable[..., Server]
People = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("shared") / "data")
    yield running
    running.kill()
    assert "Traceback" not in running.complaints, running.complaints


@pytest.fixture(scope="session")
def impatient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A shared server without a grace period: a bot may replace absent people at once."""
    running = Server(tmp_path_factory.mktemp("impatient") / "data", LUCCHETTO_ABSENCE_GRACE="0")
    yield running
    running.kill()
    assert "Traceback" not in running.complaints, running.complaints


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starts]:
    """Starts servers, by default on this test's own data; they are killed when it ends."""
    servers: list[Server] = []

    def starting(*arguments: str, data: Path | None = None, **variables: str) -> Server:
        servers.append(Server(data or tmp_path / "data", *arguments, **variables))
        return servers[-1]

    yield starting
    for running in servers:
        running.kill()


@pytest.fixture
def person(server: Server) -> Iterator[People]:
    """Makes people at the shared server, or at another one."""
    with ExitStack() as leaving:

        def arriving(name: str = "Ada", at: Server | None = None) -> Person:
            return leaving.enter_context(Person(at or server, name))

        yield arriving


@pytest.fixture(scope="session")
def common_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder shared by all workers of this test run."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session")
def postgres_port(common_folder: Path) -> Iterator[int]:
    with shared("postgres", common_folder) as port:
        yield port


@pytest.fixture(scope="session")
def valkey_port(common_folder: Path) -> Iterator[int]:
    with shared("valkey", common_folder) as port:
        yield port


@pytest.fixture
def database(postgres_port: int) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    with empty_database(postgres_port) as url:
        yield url


@pytest.fixture
def bus_address(valkey_port: int) -> str:
    """The URL of a Valkey bus with a channel of its own."""
    return f"valkey://127.0.0.1:{valkey_port}/bus-{secrets.token_hex(6)}"  # a number would be a database of Valkey
