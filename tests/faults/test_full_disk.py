"""A full disk: writes are refused with a reason, nothing acknowledged is lost, and play resumes once there is room."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.faults.checker import Place
from tests.faults.disks import TINY, Disk, Limited, Tmpfs, can_mount, island, limited
from tests.faults.full import until_it_is_full
from tests.faults.load import Load
from tests.faults.small_postgres import SmallPostgres, small_postgres
from tests.faults.world import World
from tests.server.kit import NO_TLS, TIMEOUT, Server

needs_mount = pytest.mark.skipif(not can_mount(), reason="nothing can be mounted here: limits of file sizes do instead")


def play_on_a_full_disk(addresses: Callable[[], Sequence[str]], place: Callable[[], Place], disk: Disk) -> None:
    async def story() -> None:
        async with Load(addresses, place, tables=5) as playing:
            await playing.goes_on(3)
            await until_it_is_full(playing, disk)
            while (answer := await make_table(addresses()[0]))[0] == 201:  # until the last free space is used
                pass
            assert answer == (503, "not-stored")
            disk.make_room()
            await playing.goes_on(3)
            await playing.check()
            assert (await make_table(addresses()[0]))[0] == 201

    asyncio.run(story())


async def make_table(address: str) -> tuple[int, str]:
    body = {"nickname": "Eve", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}]}
    async with httpx.AsyncClient(timeout=TIMEOUT, verify=NO_TLS) as http:
        answer = await http.post(f"{address}/api/tables", json=body)
    return answer.status_code, answer.json().get("code", "")


@contextmanager
def a_server(data: Path, prefix: Sequence[str] = (), **variables: str) -> Iterator[Server]:
    server = Server(data, prefix=prefix, **variables)
    try:
        yield server
    finally:
        server.kill()


@needs_mount
def test_sqlite_on_a_small_disk(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with island() as here:
        disk = Tmpfs(here, data, 2**23)
        with a_server(data, here.prefix) as server:
            play_on_a_full_disk(lambda: [server.address], partial(disk.copied, tmp_path / "copy"), disk)


def test_sqlite_whose_files_cannot_grow(sqlite_world: World) -> None:
    (server,) = sqlite_world.servers
    play_on_a_full_disk(sqlite_world.addresses, lambda: server.place, Limited(lambda: [server.process.pid], TINY))


@pytest.fixture(scope="module")
def small_database() -> Iterator[SmallPostgres]:
    with small_postgres() as database:
        yield database


@pytest.fixture(scope="module")
def server_on_it(small_database: SmallPostgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with a_server(folder / "data", LUCCHETTO_DATABASE_URL=small_database.url) as server:
        yield server


@needs_mount
def test_postgresql_on_a_small_disk(small_database: SmallPostgres, server_on_it: Server) -> None:
    play_on_a_full_disk(lambda: [server_on_it.address], lambda: small_database.url, small_database.data_disk)


@needs_mount
def test_postgresql_crashes_on_a_full_wal_disk_and_nothing_acknowledged_is_lost(
    small_database: SmallPostgres, server_on_it: Server
) -> None:
    async def story() -> None:
        async with Load(lambda: [server_on_it.address], lambda: small_database.url, tables=5) as playing:
            await playing.goes_on(3)
            await asyncio.to_thread(small_database.fill_wal)
            await asyncio.to_thread(small_database.recover)
            await playing.goes_on(3)
            await playing.check()

    asyncio.run(story())


def test_postgresql_whose_log_cannot_grow(postgres_world: World) -> None:
    assert postgres_world.database
    with limited(postgres_world.database) as disk:
        play_on_a_full_disk(postgres_world.addresses, lambda: postgres_world.place, disk)
