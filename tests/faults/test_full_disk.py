"""The disk is full: what is refused says so, what was acknowledged is there, and play goes on once there is room."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.faults.checker import Place
from tests.faults.disks import Disk, Limited, PostgresOnTmpfs, Tmpfs, can_mount, limited, mounting
from tests.faults.load import Load
from tests.faults.world import World
from tests.server.backends import private
from tests.server.kit import PATIENCE, Server

TINY = 4096
needs_mount = pytest.mark.skipif(not can_mount(), reason="nothing can be mounted here: limits of file sizes do instead")


def play_on_a_full_disk(addresses: Callable[[], Sequence[str]], place: Callable[[], Place], disk: Disk) -> None:
    async def story() -> None:
        async with Load(addresses, place, tables=5) as playing:
            await playing.goes_on(3)
            disk.fill()
            await playing.until(lambda: refused(playing) >= 3, lambda: "the disk is not full")
            while (answer := await make_table(addresses()[0]))[0] == 201:  # there was a last gap somewhere
                pass
            assert answer == (503, "not-stored")
            disk.make_room()
            await playing.goes_on(3)
            await playing.check()
            assert (await make_table(addresses()[0]))[0] == 201

    asyncio.run(story())


def refused(playing: Load) -> int:
    """Players who were told that their decision could not be stored. Where a bot is to decide, nobody is."""
    return sum("not-stored" in player.refusals for player in playing.players)


async def make_table(address: str) -> tuple[int, str]:
    body = {"nickname": "Eve", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}]}
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
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
    with a_server(data, mounting(data, "8m")) as server:
        disk = Tmpfs(server.process.pid, data)
        play_on_a_full_disk(lambda: [server.address], partial(disk.copied, tmp_path / "copy"), disk)


def test_sqlite_whose_files_cannot_grow(tmp_path: Path) -> None:
    with a_server(tmp_path / "data") as server:
        play_on_a_full_disk(lambda: [server.address], lambda: server.place, Limited([server.process.pid], TINY))


@needs_mount
def test_postgresql_on_a_small_disk(tmp_path: Path) -> None:
    with (
        private(PostgresOnTmpfs) as database,
        a_server(tmp_path / "data", LUCCHETTO_DATABASE_URL=database.url) as server,
    ):
        play_on_a_full_disk(lambda: [server.address], lambda: database.url, database.disk)


def test_postgresql_whose_log_cannot_grow(postgres_world: World) -> None:
    assert postgres_world.database
    with limited(postgres_world.database) as disk:
        play_on_a_full_disk(postgres_world.addresses, lambda: postgres_world.place, disk)
