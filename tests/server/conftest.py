"""A server that all tests may share, fresh ones for those that stop or flood it, and people."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.kit import Person, Server

Starts = Callable[..., Server]
People = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("shared") / "data")
    yield running
    running.kill()
    assert "Traceback" not in running.complaints, running.complaints


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starts]:
    """Starts servers, by default on this test's own data; they are gone when it ends."""
    servers: list[Server] = []

    def starting(*arguments: str, data: Path | None = None, **variables: str) -> Server:
        servers.append(Server(data or tmp_path / "data", *arguments, **variables))
        return servers[-1]

    yield starting
    for running in servers:
        running.kill()


@pytest.fixture
def person(server: Server) -> Iterator[People]:
    """People at the shared server, or at another one."""
    with ExitStack() as leaving:

        def arriving(name: str = "Ada", at: Server | None = None) -> Person:
            return leaving.enter_context(Person(at or server, name))

        yield arriving
