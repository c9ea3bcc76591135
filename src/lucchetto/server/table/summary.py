"""Summaries of tables for the lobby and for a person's list of games. They are stored in the index."""

import logging
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct, json

from lucchetto.bots.partner import PARTNER
from lucchetto.server.storage.base import Summary
from lucchetto.server.storage.documents import UNREADABLE
from lucchetto.server.vocabulary import Status

from .events import Checks, Chose, Corrected, Entered, Line, Rolled, Settings, Stirred, Undone
from .pad import free_sheets
from .state import Seat, Table

logger = logging.getLogger("lucchetto.tables")


class TableSummary(Struct, rename="camel", omit_defaults=True):
    """A stored summary. Unknown fields are ignored, as in the log, because a newer process may have written it."""

    table: str
    code: str
    settings: Settings
    status: Status
    players: list[str]
    open_seats: int
    updated: float
    bots: list[str | None] = []
    """The bot of each player; None for a person. Empty in summaries of earlier versions."""
    offline: bool = False


PLAY = frozenset((Chose, Corrected, Rolled, Stirred, Entered, Undone, Checks))
"""Events that change a summary only when they end the game."""

encode = json.Encoder().encode
decode = json.Decoder(TableSummary).decode


def summarise(table: Table) -> Summary:
    game = table.game
    open_seats = sum(seat.kind == "open" for seat in table.seats) if game is None else free_sheets(table)
    taken = [seat for seat in table.seats if seat.kind in ("person", "bot")]
    line = TableSummary(
        table=table.id,
        code=table.code,
        settings=table.settings,
        status=table.status,
        players=[seat.name for seat in taken],
        open_seats=open_seats,
        updated=table.updated,
        bots=[_bot(seat) if seat.kind == "bot" else None for seat in taken],
        offline=table.offline,
    )
    winners = {table.seats[seat].person for seat in game.result.winners} if game and game.result else set()
    return Summary(
        code=table.code,
        status=table.status,
        listed=table.settings.listed,
        updated=table.updated,
        line=encode(line),
        people=sorted({seat.person for seat in table.seats if seat.person}),
        winners=sorted(person for person in winners if person),
        open_seats=open_seats,
    )


def _bot(seat: Seat) -> str | None:
    return seat.bot if seat.strength is None else PARTNER


def summary_after(table: Table, lines: Sequence[Line]) -> Summary | None:
    """The table's row in the index after these events; None if it stays the same."""
    is_play = PLAY.issuperset([type(line.entry) for line in lines])
    if is_play and not table.is_about_to_end:
        return None
    after = table.evolve(lines)
    return None if is_play and after.status == table.status else summarise(after)


def readable(lines: Iterable[bytes]) -> Iterator[TableSummary]:
    """Decode summaries, and skip those that this version cannot read."""
    for line in lines:
        try:
            yield decode(line)
        except UNREADABLE as error:
            logger.warning("a table is missing from a list because its summary cannot be read: %s", error)
