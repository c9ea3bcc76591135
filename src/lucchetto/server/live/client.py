"""A client at a table: reads its messages, carries them out and answers."""

import logging
import time
from collections.abc import Callable
from math import ceil
from typing import NamedTuple

from lucchetto.bots.partner import NEW_PLAYER, PARTNER
from lucchetto.rules import GameError
from lucchetto.server.bus.base import Bus, SpokenPhrase, TableUpdate
from lucchetto.server.errors import ConflictError, RateLimitedError, not_stored
from lucchetto.server.ops.metrics import ANSWERED, REFUSED
from lucchetto.server.security.rate_limits import TokenBucket
from lucchetto.server.storage.base import StoreError, TableIndex
from lucchetto.server.table import checks, commands, events
from lucchetto.server.table.names import BotNames
from lucchetto.server.table.state import Table
from lucchetto.server.views.bot_names import bot_names
from lucchetto.server.views.problems import problem
from lucchetto.server.wire.live import (
    Done,
    Enter,
    FromClient,
    Need,
    Needed,
    Reason,
    Refused,
    Rematch,
    Rename,
    Say,
    SeatBot,
    Undo,
    Why,
)
from lucchetto.server.wire.reading import id_of, read_message

from .connections import RESTART, Channel, Connection
from .phrases import PhraseLimit
from .rematch import StrengthOf, rematch
from .service import TableService

MAX_EXCESS = 20
"""Messages beyond the rate limit before the connection is closed."""
BURST = 3
"""Burst of messages in seconds' worth."""
TOO_MANY, FAILED = 4429, 1011
"""Close codes of the WebSocket."""

logger = logging.getLogger("lucchetto.live")


class LiveServices(NamedTuple):
    """Services that handle the messages of clients."""

    tables: TableService
    table_index: TableIndex
    bus: Bus
    phrases: PhraseLimit
    messages_per_second: float
    strength_of: StrengthOf


class Client(Connection):
    """A connection that handles one message at a time; its channel holds back the next ones meanwhile."""

    is_patient = False

    __slots__ = (
        "_began",
        "_bucket",
        "_data",
        "_excess",
        "_languages",
        "_message",
        "_services",
        "_strength",
        "message_id",
        "on_closed",
    )

    def __init__(
        self,
        table: str,
        person: str | None,
        channel: Channel,
        services: LiveServices,
        languages: str,
    ) -> None:
        """`languages` is the header Accept-Language, for the names of bots."""
        super().__init__(table, person, channel)
        self._services = services
        self._languages = languages
        self.on_closed: Callable[[], None]
        """Called when the connection is closed."""
        rate = services.messages_per_second
        self._bucket = TokenBucket(rate, rate * BURST)
        self._excess = 0
        self._data = ""
        self._message: FromClient | None = None
        self.message_id = ""
        """The id of the message in flight."""
        self._began = 0.0
        self._strength = NEW_PLAYER

    def receive(self, data: str) -> None:
        """Handle a message. Called by the channel after the previous one is answered."""
        if self.dropped or self.leaving:
            return  # the client sends it again after it has reconnected
        if wait := self._bucket.take():
            self._refuse_excess(data, wait)
            return
        if self._excess:
            self._excess -= 1
        self.in_flight = True
        self._began, self._data = time.perf_counter(), data
        try:
            self._message = message = read_message(data)
            self.message_id = message.id
            if isinstance(message, (Say, Rematch, Why, Need)):
                self._services.tables.start(self._carry_out(message))
            elif isinstance(message, SeatBot) and message.bot == PARTNER:
                self._services.tables.start(self._seat_partner())
            else:
                self._services.tables.submit(self)
        except GameError as error:
            self.refused(error)

    # `Command` (change.py), for messages that change the table

    def plan(self, table: Table) -> list[events.AnyEvent]:
        message = self._message
        assert message is not None
        entries = commands.carry_out(table, self.person, message, self._bot_names, self._strength)
        if isinstance(message, SeatBot):
            for entry in entries:
                if isinstance(entry, events.Replaced):
                    self._check_absence(table, entry)
        if table.pad and isinstance(message, (Enter, Undo, Rename)):
            self._check_sheet(table, message.seat)
        return entries

    def carried_out(self, table: Table | None, *, is_acknowledged: bool) -> None:
        """Acknowledge the message in flight, unless that was done together with its effect."""
        if not is_acknowledged:
            self.send_message(Done(self.message_id))
        self._answered()

    def refused(self, error: Exception) -> None:
        """Refuse the message in flight, and send a fresh view."""
        if isinstance(error, StoreError):
            logger.error("a message could not be stored and is refused: %s", error)
            error = not_stored()
        if not isinstance(error, GameError):
            logger.error("a connection to table %s failed and is closed", self.table, exc_info=error)
            self.channel.close(FAILED)
            return
        self._refuse(self._data, error)
        self._services.tables.send_view(self)
        self._answered()

    def closed(self) -> None:
        """Called when the connection is closed. A message in flight is still carried out, and others see its effect."""
        self.dropped = True
        self.on_closed()

    def _answered(self) -> None:
        ANSWERED.observe(time.perf_counter() - self._began)
        self.in_flight = False
        self._message, self._data = None, ""
        if self.leaving:
            self.channel.close(RESTART)
        else:
            self.channel.next_message()

    def _refuse_excess(self, data: str, wait: float) -> None:
        self._excess += 1
        if self._excess > MAX_EXCESS:
            self.channel.close(TOO_MANY)
            return
        too_many = RateLimitedError("too-many-messages", "too many messages at once")
        self._refuse(data, too_many.with_facts(milliseconds=ceil(wait * 1000)))

    def _refuse(self, data: str, why: GameError) -> None:
        REFUSED.labels("socket", why.code).inc()
        self.send_message(Refused(id_of(data), problem(why)))

    def _check_sheet(self, table: Table, seat: int) -> None:
        """Raises if the sheet of a score pad belongs to somebody else who is connected."""
        owner = table.seats[seat].person
        if owner != self.person and owner in self._services.tables.present(table.id):
            raise ConflictError("still-here", "this player is still here")

    def _check_absence(self, table: Table, entry: events.Replaced) -> None:
        """Raises if a bot would replace somebody who is connected or has not been absent for long enough."""
        person = table.seats[entry.seat].person
        left = self._services.tables.absence.seconds_left(table.id, person) if person else 0.0
        if left is None:
            raise ConflictError("still-here", "this player is still here")
        if left:
            raise ConflictError("grace-period", "this player may come back: wait {seconds} seconds", seconds=ceil(left))

    async def _carry_out(self, message: Say | Rematch | Why | Need) -> None:
        try:
            if isinstance(message, Say):
                await self._say(message)
            elif isinstance(message, Why):
                await self._give_reason(message)
            elif isinstance(message, Need):
                await self._name_needed_dice(message)
            else:
                await self._rematch()
        except Exception as error:
            self.refused(error)
        else:
            self.carried_out(None, is_acknowledged=isinstance(message, Why | Need))

    async def _rematch(self) -> None:
        services = self._services
        await rematch(services.tables, services.table_index, self.table, self.person, services.strength_of)

    async def _seat_partner(self) -> None:
        """Estimate the sender's strength, then carry the message out like any other."""
        try:
            table = await self._services.tables.get(self.table)
            self._strength = await self._services.strength_of(self.person or "", table.settings.variant)
            self._services.tables.submit(self)
        except Exception as error:
            self.refused(error)

    async def _give_reason(self, message: Why) -> None:
        table = await self._services.tables.get(self.table)
        objection = commands.objection(table, self.person, message)
        self.send_message(Reason(message.id, problem(objection) if objection else None))

    async def _name_needed_dice(self, message: Need) -> None:
        table = await self._services.tables.get(self.table)
        colours = commands.needed(table, self.person, message)
        self.send_message(Needed(message.id, message.white, colours))

    async def _say(self, message: Say) -> None:
        table = await self._services.tables.get(self.table)
        checks.own(table, self.person, message.seat)
        assert self.person is not None  # it has a seat
        if not table.first_time(self.person, message.id):
            return
        self._services.phrases.check(table.id, self.person)
        await self._services.bus.publish(TableUpdate(table.id, said=SpokenPhrase(message.seat, message.phrase)))

    def _bot_names(self) -> BotNames:
        return bot_names(self._languages)
