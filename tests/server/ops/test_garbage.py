"""Closed connections and tables leave no reference cycles, because garbage collection is rare (ops/gc_tuning.py)."""

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Request, WebSocket
from websockets.asyncio.client import connect

from lucchetto.rules import GameError
from lucchetto.server.api.http_protocol import HttpProtocol
from lucchetto.server.api.websocket_protocol import WebSocketProtocol
from lucchetto.server.live.change import Change
from lucchetto.server.live.connections import Connection
from lucchetto.server.settings import Settings
from lucchetto.server.table.state import Table
from tests.kit.in_process_server import serving
from tests.server.kit import NO_TLS, run, socket_path
from tests.server.live.channel import connection_of

OURS = (Change, Connection, GameError, Request, Table, WebSocket, HttpProtocol, WebSocketProtocol)


MESSAGES = (
    '{"id": "1", "do": "something that cannot be read"}',
    '{"id": "2", "type": "choose", "step": 1, "seat": 0, "move": "pass"}',  # refused
    '{"id": "3", "type": "rematch"}',  # refused by a coroutine
    '{"id": "4", "type": "hints", "on": false}',  # nothing to do
    '{"id": "5", "type": "start"}',
)


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    """Restores this process's garbage collection settings, which the server changes."""
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.disable()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(turn)
    gc.enable()


def cycles() -> list[object]:
    """The objects that only the garbage collector can free."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    return [found for found in gc.garbage if issubclass(type(found), OURS)]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
@pytest.mark.parametrize("goodbye", [True, False], ids=["with a goodbye", "torn"])
def test_a_connection_leaves_nothing_behind(tmp_path: Path, *, goodbye: bool) -> None:
    async def story() -> None:
        settings = Settings(data=str(tmp_path), exact=False, rollouts=False)
        async with serving(settings) as address, httpx.AsyncClient(base_url=f"http://{address}", verify=NO_TLS) as ada:
            body = {
                "nickname": "Ada",
                "settings": {"variant": "classic"},
                "seats": [{"kind": "you"}, {"kind": "guest"}],
            }
            made = await ada.post("/api/tables", json=body)
            assert made.status_code == 201, made.text
            cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
            path = f"ws://{address}{socket_path(made.json()['table'])}"
            for _ in range(3):
                async with connect(path, additional_headers={"Cookie": cookies}) as there:
                    for message in MESSAGES:
                        await there.recv()
                        await there.send(message)
                    await asyncio.sleep(0.05)
                    if not goodbye:
                        there.transport.abort()
            await asyncio.sleep(0.1)
            assert cycles() == []

    run(story())


def test_a_reference_cycle_would_be_found() -> None:
    one = connection_of("ada")
    one.channel = one  # type: ignore[assignment]  # a reference cycle instead of a channel
    del one
    assert len(cycles()) == 1
