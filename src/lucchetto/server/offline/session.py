"""What the page's worker calls: a table without a server, with JSON texts in and out (web/src/features/offline/)."""

import json
import secrets
import time
from collections.abc import Iterable

import msgspec

from lucchetto.bots.characters import PARAMS_BY_NAME
from lucchetto.bots.value_based import network_name
from lucchetto.features.policy_params import VALUE_BASED
from lucchetto.records import write_json
from lucchetto.rules import GameError, MalformedError
from lucchetto.server.table import commands, events
from lucchetto.server.table.making import new_table
from lucchetto.server.table.names import BotNames
from lucchetto.server.table.state import Table
from lucchetto.server.views.play import seconds_left
from lucchetto.server.views.problems import problem
from lucchetto.server.views.table import settings_view
from lucchetto.server.wire.live import PROTOCOL_VERSION
from lucchetto.server.wire.tables import LobbyTable, MakeTable

from .pad import sent_pad
from .table import LOCAL, PERSON, OfflineTable, Plan, moved_on, not_stored_here

__all__ = ["PROTOCOL_VERSION", "Session", "make"]

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(MakeTable).decode


def make(request: str, bot_names: str) -> str:
    """A new table as {"id", "lines"}, the lines being those of its log; or {"problem"} if it is refused."""
    try:
        entry = new_table(_wanted(request), PERSON, "", json.loads(bot_names), offline=True)
    except GameError as error:
        return json.dumps({"problem": msgspec.to_builtins(problem(error))})
    return json.dumps(_table(LOCAL + secrets.token_urlsafe(12), entry))


def _wanted(request: str) -> MakeTable:
    try:
        return _decode(request)
    except msgspec.DecodeError:
        raise MalformedError("bad-request", "the request cannot be read") from None


class Session:
    """A table that is open on this device. A change is planned first; `commit` applies it after it was stored."""

    def __init__(self, name: str, log: str, bot_names: str) -> None:
        """`log` is a JSON list of lines, `bot_names` a JSON object with names by level, in the reader's language."""
        names: BotNames = json.loads(bot_names)
        self._open = OfflineTable(name, map(str.encode, json.loads(log)), lambda: names)
        self._plan = Plan()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._open.table

    def greeting(self) -> str:
        """The messages to a page that opens the table, as a JSON list."""
        return _listed(self._open.greeting())

    def receive(self, data: str) -> str:
        """Plan what a message of the page asks for; returns what to store (see `_planned`)."""
        return self._planned(self._open.receive(data))

    def play_bot(self, seat: int) -> str:
        """Plan a bot's decision."""
        return self._planned(self._open.play_bot(seat))

    def time_is_up(self, step: int) -> str:
        """Plan what happens when the timer of this step runs out."""
        return self._planned(self._open.time_is_up(step))

    def resume(self) -> str:
        """Plan a restart of the timer, after the table was closed."""
        return self._planned(self._open.resume())

    def commit(self) -> str:
        """Apply the plan, which is stored, and return the messages to the page."""
        return _listed(self._open.commit(self._plan))

    def fail(self, is_elsewhere: bool) -> str:
        """The messages to the page after the plan could not be stored, or after another tab has played on."""
        return _listed(self._open.fail(self._plan, moved_on() if is_elsewhere else not_stored_here()))

    def due(self) -> str:
        """What is due next: the seats of bots that have to decide, and the end of the timer in seconds."""
        table = self._open.table
        return json.dumps({"bots": self._open.bots_to_play(), "step": table.step, "seconds": seconds_left(table)})

    def networks(self) -> str:
        """The names of the networks that the bots of this table need, as a JSON list."""
        table = self._open.table
        taken = [seat for seat in table.seats if seat.kind in ("person", "bot")]
        is_strong = any(seat.bot and PARAMS_BY_NAME[seat.bot].kind == VALUE_BASED for seat in taken)
        return json.dumps([network_name(table.settings.variant, len(taken))] if is_strong else [])

    def record(self) -> str:
        """The record of the game."""
        return write_json(self._open.table.record())

    def pad(self) -> str:
        """What the server stores of a score pad (`OfflinePad`)."""
        return _encode(sent_pad(self._open.table)).decode()

    def summary(self) -> str:
        """The table as a line of the list of games on this device (`LobbyTable`)."""
        table = self._open.table
        taken = [seat for seat in table.seats if seat.kind in ("person", "bot")]
        line = LobbyTable(
            table=table.id,
            code=table.code,
            settings=settings_view(table.settings),
            status=table.status,
            players=[seat.name for seat in taken],
            bots=[seat.bot if seat.kind == "bot" else None for seat in taken],
            open_seats=0,
            updated=table.updated,
            your_decision=any(table.seats[seat].kind == "person" for seat in table.waiting),
            offline=True,
            won=self._has_won(),
        )
        return _encode(line).decode()

    def _has_won(self) -> bool | None:
        table = self._open.table
        if table.game is None or table.game.result is None:
            return None
        return any(table.seats[seat].kind == "person" for seat in table.game.result.winners)

    def _planned(self, plan: Plan) -> str:
        """Keep a plan for `commit`; returns {"lines", "made"}: the lines to store, and the table of a rematch."""
        self._plan = plan
        names = [line.entry.table for line in plan.lines if isinstance(line.entry, events.Rematched)]
        made = _table(names[0], plan.made) if plan.made else None
        return json.dumps({"lines": [_encode(line).decode() for line in plan.lines], "made": made})


def _table(name: str, made: events.Made) -> dict[str, object]:
    """A new table for the page: its id and the lines of its log."""
    now = time.time()
    lines = [events.encode(events.Line(now, entry)).decode() for entry in commands.opening(name, made)]
    return {"id": name, "lines": lines}


def _listed(messages: Iterable[bytes]) -> str:
    return f"[{b','.join(messages).decode()}]"
