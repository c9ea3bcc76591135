"""A table on one device: answers the messages of live play as the server does over a WebSocket.

Every change has two steps, as on the server: a plan names the events to store, and they take effect once they are
stored. `live/client.py`, `live/change.py` and `live/broadcast.py` do the same for many clients and processes.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import msgspec

from lucchetto.bots import make_bot
from lucchetto.rules import GameError, NotYourDecisionError
from lucchetto.server.errors import ConflictError, UnavailableError
from lucchetto.server.table import checks, commands, events
from lucchetto.server.table.names import BotNames
from lucchetto.server.table.rematch import may_have_rematch, rematch_id, rematch_of
from lucchetto.server.table.state import Table
from lucchetto.server.views.play import Before, change_encoder, with_done
from lucchetto.server.views.problems import problem
from lucchetto.server.views.table import view
from lucchetto.server.wire.live import (
    Done,
    FromClient,
    FromServer,
    Need,
    Needed,
    OpenSeat,
    Presence,
    Reason,
    Refused,
    Rematch,
    Said,
    Say,
    SeatBot,
    Why,
)
from lucchetto.server.wire.reading import id_of, read_message

PERSON = "you"
"""Everybody who plays on this device."""
LOCAL = "local-"
"""Ids of tables that are on this device only begin with this."""

_encode = msgspec.json.Encoder().encode


class Plan(NamedTuple):
    """Events to store before they take effect, or an answer that needs none."""

    lines: Sequence[events.Line] = ()
    answer: Sequence[bytes] = ()
    message: str = ""
    """The id of the client's message; "" for a bot's decision and for the timer."""
    made: events.Made | None = None
    """The first event of the table of a rematch, to be stored together with the lines."""


class OfflineTable:
    def __init__(self, name: str, log: Iterable[bytes], bot_names: Callable[[], BotNames] = dict) -> None:
        """Load a table from its log. `bot_names` returns the bots' names in the reader's language."""
        self.table = Table(name)
        self._bot_names = bot_names
        for line in log:
            self.table.apply(events.decode(line))

    def greeting(self) -> list[bytes]:
        """The messages to a client that has connected."""
        present = [number for number, seat in enumerate(self.table.seats) if seat.kind in ("person", "bot")]
        return [self._view(), _encode(Presence(present, 0, {}))]

    def receive(self, data: str) -> Plan:
        """The plan for a client's message; a refusal is an answer, too."""
        try:
            message = read_message(data)
            return self._answered(message) or self._planned(message)
        except GameError as error:
            return Plan(answer=self._refusal(id_of(data), error), message=id_of(data))

    def commit(self, plan: Plan) -> list[bytes]:
        """Apply the events of a plan, which are stored, and return the messages to the client."""
        if plan.answer:
            return list(plan.answer)
        table, before = self.table, Before(self.table.game, self.table.step)
        for line in plan.lines:
            table.apply(line)
        if not plan.lines:
            return self._acknowledged([], plan)
        encoded_for = change_encoder(table, before, [line.entry for line in plan.lines])
        if encoded_for is None:
            return self._acknowledged([self._view()], plan)
        change = encoded_for(PERSON)
        return [with_done(change, plan.message) if plan.message else change]

    def fail(self, plan: Plan, error: GameError) -> list[bytes]:
        """The messages to the client after the events of a plan could not be stored."""
        return self._refusal(plan.message, error)

    # Bots and timers

    def bots_to_play(self) -> list[int]:
        """The seats whose bots have to decide."""
        return [seat for seat in self.table.waiting if self.table.seats[seat].bot]

    def play_bot(self, seat: int) -> Plan:
        """The plan of a bot's decision; empty if it has nothing to decide."""
        table, player = self.table, self.table.seats[seat]
        if table.game is None or player.bot is None or seat not in table.waiting:
            return Plan()
        bot = make_bot(player.character or player.bot, table.noise_seed(seat))
        return _plan(commands.decided(table, seat, bot.decide(table.game.seen_by(seat), seat)))

    def resume(self) -> Plan:
        """Restart the timer after the game was interrupted."""
        is_running = self.table.settings.timer and self.table.waiting
        return _plan([events.Resumed()]) if is_running else Plan()

    def time_is_up(self, step: int) -> Plan:
        """The plan when the timer of this step runs out: a pass for every seat that has not decided."""
        return _plan(commands.time_is_up(self.table)) if self.table.step == step else Plan()

    # Messages of a client

    def _answered(self, message: FromClient) -> Plan | None:
        """The answer to a message that changes nothing; None for any other."""
        if isinstance(message, Why):
            objection = commands.objection(self.table, PERSON, message)
            return Plan(answer=[_encode(Reason(message.id, problem(objection) if objection else None))])
        if isinstance(message, Need):
            colours = commands.needed(self.table, PERSON, message)
            return Plan(answer=[_encode(Needed(message.id, message.white, colours))])
        if isinstance(message, Say):
            checks.own(self.table, PERSON, message.seat)
            return Plan(answer=[_encode(Said(message.seat, message.phrase)), _encode(Done(message.id))])
        return None

    def _planned(self, message: FromClient) -> Plan:
        if isinstance(message, Rematch):
            return self._rematch(message)
        if isinstance(message, OpenSeat):
            raise ConflictError("offline-alone", "nobody else can join a game without a network")
        entries = commands.carry_out(self.table, PERSON, message, self._bot_names)
        if isinstance(message, SeatBot) and any(isinstance(entry, events.Replaced) for entry in entries):
            raise ConflictError("still-here", "this player is still here")
        return _plan(entries, message.id)

    def _rematch(self, message: Rematch) -> Plan:
        table = self.table
        if table.rematch:
            return Plan(message=message.id)
        may_have_rematch(table)
        entry = events.Rematched(LOCAL + rematch_id(table), by=PERSON)
        return _plan([entry], message.id)._replace(made=rematch_of(table, PERSON, table.code, [PERSON]))

    def _refusal(self, message: str, error: GameError) -> list[bytes]:
        return [_encode(Refused(message, problem(error))), self._view()]

    def _acknowledged(self, messages: list[bytes], plan: Plan) -> list[bytes]:
        done: list[FromServer] = [Done(plan.message)] if plan.message else []
        return messages + [_encode(message) for message in done]

    def _view(self) -> bytes:
        return _encode(view(self.table, PERSON, [PERSON]))


def not_stored_here() -> UnavailableError:
    return UnavailableError(
        "not-stored-here",
        "nothing has changed, because this browser could not store it: make room in its storage, or allow it, "
        "then try again",
    )


def moved_on() -> NotYourDecisionError:
    return NotYourDecisionError("stale", "the table has changed in the meantime")


def _plan(entries: list[events.AnyEvent], message: str = "") -> Plan:
    now = time.time()
    return Plan([events.Line(now, entry) for entry in entries], message=message)
