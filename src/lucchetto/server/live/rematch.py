"""Makes the table of a rematch, with the same people and settings, and accepts requests for a seat there."""

import base64
import contextlib
import hmac
from collections.abc import Awaitable, Callable, Collection

from lucchetto.records import proof
from lucchetto.rules import variant
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import ConflictError, NotFoundError
from lucchetto.server.storage.base import DocumentStore, TableIndex
from lucchetto.server.storage.documents import LEFT_TABLE
from lucchetto.server.table import events
from lucchetto.server.table.bot_seats import adapted, has_partner
from lucchetto.server.table.checks import sits
from lucchetto.server.table.state import Seat, SeatRequest, Table
from lucchetto.server.table.waiting_room import ask_for_seat, filled_pairs
from lucchetto.server.vocabulary import VariantName

from .join_codes import free_code
from .service import TableService

StrengthOf = Callable[[str, VariantName], Awaitable[float]]
"""Returns the strength of a partner for this person in this variant."""


async def rematch(
    tables: TableService, index: TableIndex, name: str, person: str | None, strength_of: StrengthOf
) -> str:
    """The id of the rematch table; makes the table unless it exists. A partner adapts to the host."""
    async with _making.hold(name):  # concurrent requests get the same table
        table = await tables.newest(name)
        sits(table, person)
        if table.rematch and await _exists(tables, table.rematch):
            return table.rematch
        if table.game is None or table.status != "over":
            raise ConflictError("not-over", "the game is not over")
        if table.daily:
            raise ConflictError("daily-once", "a daily game can be played only once")
        fresh, code = _name(table), await free_code(index)
        made = _made(table, person or "", table.game.first, code, tables.present(name))
        if has_partner(made.seats):
            made.seats = adapted(made.seats, await strength_of(made.host, table.settings.variant))
        with contextlib.suppress(ConflictError):  # another process has made it meanwhile
            await tables.make(fresh, made)
        entry = events.Rematched(fresh, by=person or "")
        table = await tables.change(name, lambda now: [] if now.rematch else [entry])
        return table.rematch or fresh


_making = KeyedLock()


async def _exists(tables: TableService, name: str) -> bool:
    """Whether the rematch table exists. One that nobody started may have expired and is made again."""
    try:
        await tables.newest(name)
    except NotFoundError:
        return False
    return True


def _name(table: Table) -> str:
    """The rematch table's id, the same in every process, so that a race cannot make two tables."""
    digest = hmac.digest(table.secret, f"rematch of {table.id}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


def _made(table: Table, person: str, first: int, code: str, present: Collection[str]) -> events.Made:
    seats = _seats(table, present)
    most = variant(table.settings.variant).seats[1]
    return events.Made(
        code=code,
        host=table.host or person,
        settings=table.settings,
        seats=seats,
        secret=proof.new_secret().hex(),
        nonces=[proof.new_nonce() for _ in seats],
        first=first + 1,
        hints=table.hints and not table.asked,
        lucky=filled_pairs(table.settings.variant, table.lucky),
        wins=_wins(table),
        spares=[proof.new_nonce() for _ in range(most - len(seats))],
    )


def _seats(table: Table, present: Collection[str]) -> list[events.Seated]:
    """The seats of the last game, plus one per request: a new seat, or a bot's if there is no room."""
    seats = [_seated(seat) for seat in table.seats]
    most = variant(table.settings.variant).seats[1]
    for request in table.asked:
        seat = _asked(request, present)
        bots = [number for number, other in enumerate(seats) if other.bot]
        if len(seats) < most:
            seats.append(seat)
        elif bots:
            seats[bots[-1]] = seat
    return seats


def _asked(request: SeatRequest, present: Collection[str]) -> events.Seated:
    """The seat for a request; an open one if the person has disconnected since."""
    return events.Seated(request.name, request.person) if request.person in present else events.Seated()


def _wins(table: Table) -> list[int]:
    """Wins per seat in the series so far; empty in solitaire games, and if somebody joins."""
    assert table.game is not None
    assert table.game.result is not None
    if len(table.seats) == 1 or table.asked:
        return []
    winners = table.game.result.winners
    return table.score or [int(seat in winners) for seat in range(len(table.seats))]


def _seated(seat: Seat) -> events.Seated:
    """The same seat in the rematch. The seat of a deleted person becomes open."""
    if seat.forgotten:
        return events.Seated()
    if seat.person:
        return events.Seated(seat.name, seat.person)
    return events.Seated(seat.name, bot=seat.bot, character=seat.character, strength=seat.strength)


class SeatRequests:
    def __init__(self, tables: TableService, documents: DocumentStore) -> None:
        self._tables, self._documents = tables, documents

    async def ask(self, table: str, person: str, name: str) -> None:
        """Add a request to the table's log. A document records that the log names this person, who has no seat."""
        ask_for_seat(await self._tables.get(table), person, name)  # raises before anything is written
        await self._documents.put_document(LEFT_TABLE.of(person), table, b"{}", once=True)
        await self._tables.change(table, lambda now: ask_for_seat(now, person, name))
