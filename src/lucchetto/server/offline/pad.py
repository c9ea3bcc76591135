"""A score pad without a server: what a device sends of it, and the log that the server makes of that.

The server fills in a blank pad with the commands of live play, so an upload can contain nothing but entries that the
rules allow, or that house rules allow.
"""

from lucchetto.rules import MalformedError
from lucchetto.server.table import commands, events, pad
from lucchetto.server.table.making import new_table
from lucchetto.server.table.state import PENALTY, Table
from lucchetto.server.wire.tables import MakeTable, OfflinePad, SeatRequest, TableSettings

from .upload import UploadedGame

MOST_ENTRIES = 600
"""Maximum number of entries: nearly twice as many as five sheets of Longo have cells."""


def sent_pad(table: Table) -> OfflinePad:
    """What a device sends of its pad."""
    assert table.game is not None
    assert table.pad is not None
    return OfflinePad(
        id=table.id,
        variant=table.settings.variant,
        players=[seat.name for seat in table.seats],
        lucky=list(table.game.lucky) or None,
        checks=table.pad.obeys_rules,
        entries=[(entry.seat, str(entry.move or PENALTY)) for entry in table.pad.entries],
    )


def checked_pad(sent: OfflinePad, name: str, person: str, code: str, now: float) -> UploadedGame:
    """The table with this id after the game; raises a GameError if the pad cannot be filled in like this."""
    if len(sent.entries) > MOST_ENTRIES:
        raise MalformedError(
            "offline-too-long",
            "the game has {found} events; at most {most} are accepted",
            found=len(sent.entries),
            most=MOST_ENTRIES,
        )
    game = UploadedGame(Table(name), [])
    _take(game, now, commands.opening(name, new_table(_wanted(sent), person, code, {}, offline=True)))
    _take(game, now, pad.checks(game.table, person, on=sent.checks))
    for seat, mark in sent.entries:
        _take(game, now, pad.enter(game.table, person, seat, mark))
    _take(game, now, pad.count_up(game.table, person))
    return game


def _wanted(sent: OfflinePad) -> MakeTable:
    host, *guests = sent.players
    seats = [SeatRequest("you"), *(SeatRequest("guest", name) for name in guests)]
    return MakeTable(host, TableSettings(sent.variant, pad=True), seats, sent.lucky)


def _take(game: UploadedGame, now: float, entries: list[events.AnyEvent]) -> None:
    for entry in entries:
        line = events.Line(now, entry)
        game.table.apply(line)
        game.lines.append(line)
