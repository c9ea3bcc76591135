"""The WebSocket of a client, from the handshake on: nothing that a client sends is lost or handled out of order."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from lucchetto.server.live.service import TableService
from lucchetto.server.live.table_cache import unknown_table
from lucchetto.server.settings import Settings
from lucchetto.server.storage.base import PendingAppend
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.table.state import Table
from tests.kit.in_process_server import serving
from tests.server.kit import NO_TLS, Json, run, socket_path

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@asynccontextmanager
async def own_table(folder: Path) -> AsyncIterator[tuple[str, str]]:
    """A server in this process, and a table of one person with a guest: the address of its WebSocket, and a cookie."""
    settings = Settings(data=str(folder), exact=False, rollouts=False)
    async with serving(settings) as address, httpx.AsyncClient(base_url=f"http://{address}", verify=NO_TLS) as ada:
        wish = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "guest"}]}
        made = await ada.post("/api/tables", json=wish)
        cookie = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
        yield f"ws://{address}{socket_path(made.json()['table'])}", cookie


def joining(address: str, cookie: str) -> Any:
    return connect(address, additional_headers={"Cookie": cookie}, ping_interval=None, compression=None)


async def answer_to(there: ClientConnection, name: str) -> Json:
    while True:
        found: Json = json.loads(await there.recv())
        if found.get("done") == name or found.get("id") == name:
            return found


def test_what_a_client_sends_while_its_table_is_being_looked_up_is_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        gate, newest = asyncio.Event(), TableService.newest

        async def slowly(tables: TableService, name: str) -> Table:
            await gate.wait()
            return await newest(tables, name)

        monkeypatch.setattr(TableService, "newest", slowly)
        async with own_table(tmp_path) as (address, cookie), joining(address, cookie) as there:
            await there.send('{"type": "start", "id": "1"}')
            await there.send('{"type": "hints", "id": "2", "on": false}')
            await asyncio.sleep(0.05)  # both have arrived, and nobody is there to read them
            gate.set()
            assert json.loads(await there.recv())["type"] == "view"
            assert (await answer_to(there, "1"))["type"] == "done"
            assert (await answer_to(there, "2"))["type"] == "done"

    run(story())


def test_a_client_that_is_closed_while_its_table_is_being_looked_up_is_not_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        gate = asyncio.Event()

        async def in_vain(tables: TableService, name: str) -> Table:
            await gate.wait()
            raise unknown_table()

        monkeypatch.setattr(TableService, "newest", in_vain)
        async with own_table(tmp_path) as (address, cookie), joining(address, cookie) as there:
            for _ in range(100):
                await there.ping()
            while there.protocol.close_rcvd is None:
                await asyncio.sleep(0.001)
            assert there.protocol.close_rcvd.code == 4429
            gate.set()
            await asyncio.sleep(0.05)
            there.transport.abort()

    run(story())
    assert "Traceback" not in capfd.readouterr().err


def test_messages_are_handled_one_at_a_time_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        held: list[PendingAppend] = []
        append_soon = SqliteStore.append_soon

        async with own_table(tmp_path) as (address, cookie), joining(address, cookie) as there:
            await there.send('{"type": "start", "id": "start"}')
            view = json.loads(await there.recv())
            while view.get("status") != "playing":
                view = json.loads(await there.recv())
            await answer_to(there, "start")
            stores: list[SqliteStore] = []
            with monkeypatch.context() as patched:

                def hold(store: SqliteStore, append: PendingAppend) -> None:
                    stores.append(store)
                    held.append(append)

                patched.setattr(SqliteStore, "append_soon", hold)
                for name, move in (("a", '"pass"'), ("b", "null"), ("c", '"pass"')):
                    message = f'{{"type": "choose", "id": "{name}", "step": {view["step"]}, "seat": 0, "move": {move}}}'
                    await there.send(message)
                await asyncio.sleep(0.05)
                assert len(held) == 1, "the others wait until the first one is answered"
            append_soon(stores[0], held[0])
            for name in ("a", "b", "c"):
                answer = await answer_to(there, name)
                assert answer["done"] == name
            assert answer["chosen"] == {"0": "pass"}

    run(story())


def test_a_client_that_goes_while_its_message_is_in_flight_leaves_it_carried_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        gate = asyncio.Event()
        append_soon = SqliteStore.append_soon

        def delayed(store: SqliteStore, append: PendingAppend) -> None:
            async def later() -> None:
                await gate.wait()
                append_soon(store, append)

            tasks.append(asyncio.ensure_future(later()))

        tasks: list[asyncio.Task[None]] = []
        async with own_table(tmp_path) as (address, cookie):
            with monkeypatch.context() as patched:
                async with joining(address, cookie) as there:
                    await there.recv()
                    patched.setattr(SqliteStore, "append_soon", delayed)
                    await there.send('{"type": "start", "id": "1"}')
                    while not tasks:
                        await asyncio.sleep(0.001)
                    there.transport.abort()
                await asyncio.sleep(0.05)
                gate.set()
                await asyncio.gather(*tasks)
            async with joining(address, cookie) as back:
                assert json.loads(await back.recv())["status"] == "playing"

    run(story())
