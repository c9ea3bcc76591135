"""Makes the table of a rematch: same people and settings, and the next seat begins."""

import base64
import contextlib
import hmac

from lucchetto.records import proof
from lucchetto.server.concurrency.keyed_lock import KeyedLock
from lucchetto.server.errors import ConflictError, NotFoundError
from lucchetto.server.storage.base import TableIndex
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Seat, Table

from .join_codes import free_code
from .service import TableService


async def rematch(tables: TableService, index: TableIndex, name: str, person: str | None) -> str:
    """The id of the rematch table, which is made unless another request has made it."""
    async with _making.hold(name):  # concurrent requests get the same table
        table = await tables.newest(name)
        commands.sits(table, person)
        if table.rematch and await _exists(tables, table.rematch):
            return table.rematch
        if table.game is None or table.status != "over":
            raise ConflictError("not-over", "the game is not over")
        if table.daily:
            raise ConflictError("daily-once", "a daily game is played once")
        fresh, code = _name(table), await free_code(index)
        with contextlib.suppress(ConflictError):  # another process has made it meanwhile
            await tables.make(fresh, _made(table, person or "", table.game.first, code))
        entry = events.Rematched(fresh, by=person or "")
        table = await tables.change(name, lambda now: [] if now.rematch else [entry])
        return table.rematch or fresh


_making = KeyedLock()


async def _exists(tables: TableService, name: str) -> bool:
    """False for a rematch that nobody has begun and that has expired: it is made again."""
    try:
        await tables.newest(name)
    except NotFoundError:
        return False
    return True


def _name(table: Table) -> str:
    """The rematch table's id, the same at every process, so that a race cannot leave a second table in the lists."""
    digest = hmac.digest(table.secret, f"rematch of {table.id}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


def _made(table: Table, person: str, first: int, code: str) -> events.Made:
    return events.Made(
        code=code,
        host=table.host or person,
        settings=table.settings,
        seats=[_seated(seat) for seat in table.seats],
        secret=proof.new_secret().hex(),
        nonces=[proof.new_nonce() for _ in table.seats],
        first=first + 1,
        hints=table.hints,
        wins=_wins(table),
    )


def _wins(table: Table) -> list[int]:
    """The score of the series so far; none in solitaire games."""
    assert table.game is not None
    assert table.game.result is not None
    if len(table.seats) == 1:
        return []
    winners = table.game.result.winners
    return table.score or [int(seat in winners) for seat in range(len(table.seats))]


def _seated(seat: Seat) -> events.Seated:
    """The seat of a person whose data were deleted becomes open."""
    if seat.forgotten:
        return events.Seated()
    return events.Seated(seat.name, seat.person, None if seat.person else seat.bot)
