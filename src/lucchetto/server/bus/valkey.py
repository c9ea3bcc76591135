"""The bus on Valkey or Redis, for several processes. They share one channel; updates are sent in batches.

Updates may be lost while the bus is down. After a reconnect, `missed` callbacks read the tables' logs.
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
from lucchetto.server.urls import display_url, reason, split_address

from .base import BusError, Listener, Missed, TableUpdate
from .local import LocalBus
from .valkey_tokens import ValkeyTokens

SCHEMES = ("valkey", "valkeys", "redis", "rediss")
TIMEOUT = 5.0
"""Seconds to wait for a connection or a reply."""
PING_AFTER = 5.0
"""Seconds of silence after which the subscription is pinged."""
MAX_BACKOFF = 2.0
"""Longest delay in seconds between two attempts to connect or send."""
CANCEL_INTERVAL = 0.1
"""Seconds between two attempts to cancel a task."""
MAX_PHRASES = 100
"""Maximum number of phrases and account changes that are kept while the bus is down; the oldest are dropped."""

MAX_LINES = 64
"""Maximum number of log lines per update. More accumulate only while the bus is down; receivers then read the log."""

CONNECTION_ERRORS = (ValkeyError, OSError, TimeoutError)

logger = logging.getLogger("lucchetto.bus")


class Envelope(msgspec.Struct):
    sender: str
    updates: list[TableUpdate] = msgspec.field(name="news")
    """Encoded as `news`, as in earlier versions: two versions share the bus during a rolling restart."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Envelope).decode


class Outbox:
    """Unsent updates. New lines of the same log are merged, and only the latest presence per table is kept.

    If lines between two updates are missing, or if there are too many, only the log's length is sent.
    """

    def __init__(self) -> None:
        self._growth: dict[str, TableUpdate] = {}
        self._phrases: list[TableUpdate] = []
        self._presences: dict[str, TableUpdate] = {}
        self.filled = asyncio.Event()

    def put(self, update: TableUpdate) -> None:
        if update.here:
            self._presences[update.table] = update
        elif update.said or update.changed:
            self._phrases = [*self._phrases[1 - MAX_PHRASES :], update]
        else:
            before = self._growth.get(update.table)
            self._growth[update.table] = _merged(before, update) if before else update
        self.filled.set()

    def take(self) -> list[TableUpdate]:
        updates = [*self._growth.values(), *self._phrases, *self._presences.values()]
        self._growth, self._phrases, self._presences = {}, [], {}
        self.filled.clear()
        return updates


def _merged(one: TableUpdate, other: TableUpdate) -> TableUpdate:
    """One update for two of the same log, in either order."""
    first, second = (one, other) if one.length <= other.length else (other, one)
    follows = second.length - len(second.lines) == first.length
    is_known = follows and bool(first.lines) and len(first.lines) + len(second.lines) <= MAX_LINES
    lines = [*first.lines, *second.lines] if is_known else []
    return TableUpdate(second.table, second.length, lines)


class ValkeyBus(LocalBus):
    tokens: ValkeyTokens | None = None
    is_alone = False

    def __init__(self, client: Valkey, channel: str) -> None:
        super().__init__()
        self._client = client
        self._channel = channel
        self._name = secrets.token_hex(8)
        self._outbox = Outbox()
        self._missed: list[Missed] = []
        self._in_flight: set[asyncio.Task[None]] = set()
        self._subscribed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, url: str) -> "ValkeyBus":
        """Connect and subscribe, so that all later updates are received. Raises BusError with a one-line message."""
        try:
            parts = split_address(url, SCHEMES)
        except ValueError as error:
            raise BusError(f"the bus: {error}") from None
        client = Valkey.from_url(
            url,
            socket_connect_timeout=TIMEOUT,
            socket_timeout=TIMEOUT,
            socket_keepalive=True,
            retry=Retry(NoBackoff(), 0),  # the client must not reconnect silently: updates would be lost unnoticed
        )
        bus = cls(client, f"lucchetto:{parts.path.strip('/') or '0'}")
        bus.tokens = ValkeyTokens(url, f"{bus._channel}:limits")
        try:
            await client.ping()
            bus._tasks = [asyncio.create_task(bus._receive_all()), asyncio.create_task(bus._send_all())]
            async with asyncio.timeout(TIMEOUT):
                await bus._subscribed.wait()
        except (*CONNECTION_ERRORS, ValueError) as error:
            await bus.close()
            raise BusError(f"{display_url(parts)}: {reason(error, parts)}") from None
        return bus

    def listen(self, listener: Listener, missed: Missed | None = None) -> None:
        super().listen(listener)
        if missed:
            self._missed.append(missed)

    async def publish(self, update: TableUpdate) -> None:
        """Notify this process's listeners now, even while the bus is down, and queue the update for the others."""
        await self._notify(update)
        self._outbox.put(update)

    def publish_elsewhere(self, update: TableUpdate) -> None:
        self._outbox.put(update)

    async def ping(self) -> None:
        await self._client.ping()

    async def close(self) -> None:
        await super().close()
        self._missed.clear()
        await cancel_all(*self._tasks, *self._in_flight)
        with contextlib.suppress(*CONNECTION_ERRORS):
            await self._send()
        if self.tokens:
            await self.tokens.close()
        with contextlib.suppress(*CONNECTION_ERRORS):
            await self._client.aclose()

    # Sending: one message holds everything that was published while the previous one was in flight.

    async def _send_all(self) -> None:
        delay = 0.0
        while True:
            await self._outbox.filled.wait()
            await asyncio.sleep(delay)
            try:
                await self._send()
                delay = 0.0
            except CONNECTION_ERRORS:
                delay = _backoff(delay)

    async def _send(self) -> None:
        updates = self._outbox.take()
        try:
            if updates:
                await self._client.publish(self._channel, _encode(Envelope(self._name, updates)))
        except BaseException:
            for each in updates:
                self._outbox.put(each)
            raise

    # Receiving: a broken subscription is replaced; then `missed` callbacks read the logs for lost updates.

    async def _receive_all(self) -> None:
        delay = 0.0
        while True:
            try:
                async with self._client.pubsub() as subscription:
                    await subscription.subscribe(self._channel)
                    async for message in _messages(subscription):
                        delay = 0.0
                        self._receive(message)
            except CONNECTION_ERRORS as error:
                if not delay:
                    logger.warning("lost the connection to the bus, reconnecting: %s", reason(error))
            delay = _backoff(delay)
            await asyncio.sleep(delay)

    def _receive(self, message: dict[str, Any]) -> None:
        if message["type"] == "subscribe":
            if self._subscribed.is_set():
                logger.warning("reconnected to the bus, reading the logs for lost updates")
                RECONNECTS.inc()
                for missed in self._missed:
                    self._start(missed())
            self._subscribed.set()
        elif message["type"] == "message":
            try:
                envelope = _decode(message["data"])
            except (msgspec.DecodeError, UnicodeDecodeError):
                logger.warning("ignored a message on the bus that cannot be decoded")
                return
            if envelope.sender != self._name:
                for update in envelope.updates:
                    self._dispatch(update)

    def _dispatch(self, update: TableUpdate) -> None:
        """Call the listeners. Remaining work runs in a separate task, so that one table does not delay another."""
        for listener in self._listeners:
            try:
                if (work := listener(update)) is not None:
                    self._start(work)
            except Exception:  # a failing listener must not stop the others
                logger.exception("a listener failed on an update of table %s", update.table)

    def _start(self, work: Any) -> None:
        self._in_flight.add(task := asyncio.ensure_future(work))
        task.add_done_callback(self._handled)

    def _handled(self, task: "asyncio.Task[None]") -> None:
        self._in_flight.discard(task)
        if not task.cancelled() and (error := task.exception()):
            logger.error("handling an update failed", exc_info=error)


async def _messages(subscription: Any) -> Any:
    """The messages of a subscription; raises TimeoutError if a ping is not answered."""
    silent = False
    while True:
        message = await subscription.get_message(timeout=PING_AFTER)
        if message is not None:
            silent = False
            yield message
        elif silent:
            raise TimeoutError("no answer to a ping")
        else:
            silent = True
            await subscription.ping()


async def cancel_all(*tasks: "asyncio.Task[None]") -> None:
    """Cancel tasks until all have ended: before Python 3.12, the client may swallow a cancellation while it sends."""
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=CANCEL_INTERVAL)
    await asyncio.gather(*tasks, return_exceptions=True)


def _backoff(delay: float) -> float:
    return min(max(delay * 2, 0.05), MAX_BACKOFF)
