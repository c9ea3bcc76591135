"""The bus on Valkey or Redis, for several processes: one channel, one message for all updates of a moment.

Updates that are lost with a connection are in the logs; listeners are called to look there.
"""

import asyncio
import contextlib
import logging
import secrets
from typing import Any

import msgspec
from valkey.asyncio import Valkey
from valkey.asyncio.retry import Retry
from valkey.backoff import NoBackoff
from valkey.exceptions import ValkeyError

from lucchetto.server.ops.metrics import RECONNECTS
from lucchetto.server.urls import reason, shown, split_address

from .base import BusError, Listener, Missed, TableUpdate
from .local import LocalBus

SCHEMES = ("valkey", "valkeys", "redis", "rediss")
OPENING = 5.0
"""Seconds for a connection or an answer."""
PULSE = 5.0
"""Seconds of silence after which the other end is asked for a sign of life."""
SLOWEST = 2.0
"""Seconds between attempts to connect, after the first few."""
GLANCE = 0.1
"""Seconds between two attempts to end a task."""
REMARKS = 100
"""Of what was said while the bus is away, at most so much is passed on later."""

FAULTS = (ValkeyError, OSError, TimeoutError)

logger = logging.getLogger("lucchetto.bus")


class Envelope(msgspec.Struct):
    sender: str
    updates: list[TableUpdate] = msgspec.field(name="news")
    """Named `news` on the bus, as in earlier versions: processes of two versions may share it during an update."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Envelope).decode


class Outbox:
    """What the others do not know yet. Of a log only its newest length matters."""

    def __init__(self) -> None:
        self._lengths: dict[str, int] = {}
        self._remarks: list[TableUpdate] = []
        self._presences: dict[str, TableUpdate] = {}
        self.filled = asyncio.Event()

    def put(self, update: TableUpdate) -> None:
        if update.here:
            self._presences[update.table] = update
        elif update.said or update.changed:
            self._remarks = [*self._remarks[1 - REMARKS :], update]
        else:
            self._lengths[update.table] = max(update.length, self._lengths.get(update.table, 0))
        self.filled.set()

    def take(self) -> list[TableUpdate]:
        lengths = [TableUpdate(table, length) for table, length in self._lengths.items()]
        updates = [*lengths, *self._remarks, *self._presences.values()]
        self._lengths, self._remarks, self._presences = {}, [], {}
        self.filled.clear()
        return updates


class ValkeyBus(LocalBus):
    def __init__(self, client: Valkey, channel: str) -> None:
        super().__init__()
        self._client = client
        self._channel = channel
        self._name = secrets.token_hex(8)
        self._outbox = Outbox()
        self._missed: list[Missed] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._subscribed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str) -> "ValkeyBus":
        """Connect; raises BusError with one line that can be shown. Updates published afterwards are received."""
        try:
            parts = split_address(url, SCHEMES)
        except ValueError as error:
            raise BusError(f"the bus: {error}") from None
        client = Valkey.from_url(
            url,
            socket_connect_timeout=OPENING,
            socket_timeout=OPENING,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),  # a connection that comes back must not do so without our knowing
        )
        bus = cls(client, f"lucchetto:{parts.path.strip('/') or '0'}")
        try:
            await client.ping()
            bus._tasks = [asyncio.create_task(bus._hear_all()), asyncio.create_task(bus._send_all())]
            async with asyncio.timeout(OPENING):
                await bus._subscribed.wait()
        except (*FAULTS, ValueError) as error:
            await bus.close()
            raise BusError(f"{shown(parts)}: {reason(error, parts)}") from None
        return bus

    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        super().listen(listener)
        if missed:
            self._missed.append(missed)

    async def publish(self, update: TableUpdate) -> None:
        """This process hears it at once, even while the bus is away; the others as soon as it can be sent."""
        await self._tell(update)
        self._outbox.put(update)

    async def ping(self) -> None:
        await self._client.ping()

    async def close(self) -> None:
        await super().close()
        self._missed.clear()
        await end(*self._tasks, *self._telling)
        with contextlib.suppress(*FAULTS):
            await self._send()
        with contextlib.suppress(*FAULTS):
            await self._client.aclose()

    # Sending: whatever was published in one turn of the event loop, or while the last message was on its way.

    async def _send_all(self) -> None:
        pause = 0.0
        while True:
            await self._outbox.filled.wait()
            await asyncio.sleep(pause)
            try:
                await self._send()
                pause = 0.0
            except FAULTS:
                pause = _longer(pause)

    async def _send(self) -> None:
        updates = self._outbox.take()
        try:
            if updates:
                await self._client.publish(self._channel, _encode(Envelope(self._name, updates)))
        except BaseException:
            for each in updates:
                self._outbox.put(each)
            raise

    # Hearing: a new subscription whenever the old one breaks, and then everybody looks for what they missed.

    async def _hear_all(self) -> None:
        pause = 0.0
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    async for message in _messages(subscription):
                        pause = 0.0
                        self._hear(message)
            except FAULTS as error:
                if not pause:
                    logger.warning("the bus is away: %s", reason(error))
            pause = _longer(pause)
            await asyncio.sleep(pause)

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            if self._subscribed.is_set():
                logger.warning("the bus is back")
                RECONNECTS.inc()
                for missed in self._missed:
                    self._start(missed())
            self._subscribed.set()
        elif message["type"] == "message":
            try:
                envelope = _decode(message["data"])
            except (msgspec.DecodeError, UnicodeDecodeError):
                logger.warning("a message on the bus cannot be read")
                return
            if envelope.sender != self._name:
                for update in envelope.updates:
                    self._start(self._tell(update))

    def _start(self, work: Any) -> None:
        """Tables do not wait for each other."""
        self._telling.add(task := asyncio.ensure_future(work))
        task.add_done_callback(self._telling_ended)

    def _telling_ended(self, task: "asyncio.Task[None]") -> None:
        self._telling.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("what was missed could not be read", exc_info=error)


async def _messages(subscription: Any) -> Any:
    """What comes in; raises TimeoutError when there is not even a sign of life."""
    silent = False
    while True:
        message = await subscription.get_message(timeout=PULSE)
        if message is not None:
            silent = False
            yield message
        elif silent:
            raise TimeoutError("no sign of life")
        else:
            silent = True
            await subscription.ping()


async def end(*tasks: "asyncio.Task[None]") -> None:
    """Cancel them until they have ended: before Python 3.12 the client may lose a cancellation while it is sending."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=GLANCE)
    await asyncio.gather(*tasks, return_exceptions=True)


def _longer(pause: float) -> float:
    return min(max(pause * 2, 0.05), SLOWEST)
