"""The baseline for benchmarks/server.py: the same uvicorn, no rules, no disk. Whatever one says goes to both."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import Any

Send = Callable[[dict[str, Any]], Awaitable[None]]
Receive = Callable[[], Awaitable[dict[str, Any]]]

VIEW = "x" * 4800
"""As long as a view of a game in its middle."""

_rooms: defaultdict[str, list[Send]] = defaultdict(list)


async def app(scope: dict[str, Any], receive: Receive, send: Send) -> None:
    if scope["type"] != "websocket":
        return
    room = _rooms[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.append(send)
    while (await receive())["type"] == "websocket.receive":
        for other in room:
            await other({"type": "websocket.send", "text": VIEW})
        await send({"type": "websocket.send", "text": "done"})
    room.remove(send)
