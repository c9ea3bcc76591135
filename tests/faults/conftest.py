"""Fixtures: one world of each kind per worker. Tests inject faults into it and leave it working."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.faults.load import Load
from tests.faults.world import KINDS, World, world
from tests.server.kit import Person, Server

Loads = Callable[..., Load]
People = Callable[..., Person]


@pytest.fixture(scope="session")
def sqlite_world() -> Iterator[World]:
    with world("sqlite") as made:
        yield made
        assert "Traceback" not in made.complaints, made.complaints


@pytest.fixture(scope="session")
def postgres_world() -> Iterator[World]:
    with world("postgres") as made:
        yield made
        assert "Traceback" not in made.complaints, made.complaints


@pytest.fixture(params=KINDS)
def a_world(request: pytest.FixtureRequest) -> World:
    """SQLite with one process; PostgreSQL and Valkey with two."""
    found: World = request.getfixturevalue(f"{request.param}_world")
    return found


@pytest.fixture
def load() -> Loads:
    def starting(on: World, tables: int = 8, **more: Any) -> Load:
        return Load(on.addresses, lambda: on.place, tables=tables, **more)

    return starting


@pytest.fixture
def person() -> Iterator[People]:
    with ExitStack() as leaving:

        def arriving(name: str, at: Server) -> Person:
            return leaving.enter_context(Person(at, name))

        yield arriving
