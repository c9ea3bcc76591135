"""The commands of a score pad, which people fill in while they play with real dice (R20–R22)."""

from lucchetto.rules import GameError, ScorePad, variant
from lucchetto.server.errors import ConflictError, ForbiddenError

from . import events
from .checks import exists, sits
from .names import clean_name, distinct
from .state import Table, parse_mark

Events = list[events.AnyEvent]

MOST_EVENTS = 3_000
"""Maximum number of events on a pad, so that endless entries cannot fill the database. A long game has 200."""


def free_sheets(table: Table) -> int:
    """How many people may still join a score pad."""
    if table.pad is None or table.status != "playing":
        return 0
    return variant(table.settings.variant).seats[1] - len(table.seats)


def join(table: Table, person: str, name: str) -> Events:
    """Take a new sheet at any time before the players have counted up."""
    if table.status == "over":
        raise ConflictError("already-over", "the game is over")
    if not free_sheets(table):
        raise ConflictError("table-full", "every seat of this table is taken")
    return [events.Joined(distinct(name, [seat.name for seat in table.seats]), person, _unused_pair(table))]


def enter(table: Table, person: str, seat: int, mark: str) -> Events:
    """Cross off a cell or a penalty box."""
    pad, move = _writable(table, person, seat), parse_mark(mark)
    if refused := pad.objection(seat, move):
        raise refused
    return [events.Entered(seat, mark)]


def undo(table: Table, person: str, seat: int, number: int) -> Events:
    """Withdraw any entry of a sheet; no effect if it was undone before."""
    pad = _writable(table, person, seat)
    entry = next((one for one in pad.entries if one.number == number), None)
    if entry is None:
        return []
    if entry.seat != seat:
        raise ForbiddenError("not-your-seat", "this is not your seat")
    if refused := pad.undo_objection(number):
        raise refused
    return [events.Undone(number)]


def checks(table: Table, person: str, *, on: bool) -> Events:
    """Switch the checks off (for house rules) or on, for everybody."""
    sits(table, person)
    pad = _unfinished(table)
    _check_length(table)
    return [] if pad.checks == on else [events.Checks(on)]


def count_up(table: Table, person: str) -> Events:
    """End the game; no effect if it is over."""
    sits(table, person)
    if table.pad and table.status == "over":
        return []
    _unfinished(table)
    return [events.Counted()]


def rename(table: Table, person: str, seat: int, name: str) -> Events:
    """Change the name on a sheet."""
    _writable(table, person, seat)
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    cleaned = distinct(clean_name(name), others)
    return [] if cleaned == table.seats[seat].name else [events.Renamed(seat, cleaned, table.seats[seat].person or "")]


def objection(table: Table, person: str | None, seat: int, mark: str) -> GameError | None:
    """Why this cannot be entered now; None if it can."""
    sits(table, person)
    exists(table, seat)
    return _unfinished(table).objection(seat, parse_mark(mark))


def _unfinished(table: Table) -> ScorePad:
    """The pad, if its players have not counted up; raises otherwise."""
    if table.pad is None:
        raise ConflictError("no-pad", "this table is not a score pad")
    if table.status == "over":
        raise ConflictError("already-over", "the game is over")
    return table.pad


def _check_length(table: Table) -> None:
    if table.length >= MOST_EVENTS:
        raise ConflictError("pad-full", "this pad has been changed too often: count up, and open a new one")


def refuse_dice(table: Table) -> None:
    """Raises if the table is a score pad, where the server does not know the dice."""
    if table.settings.pad:
        raise ConflictError("pad-without-dice", "a score pad has no dice: there is no roll, record or analysis")


def _writable(table: Table, person: str, seat: int) -> ScorePad:
    """The pad, if this person may write on this sheet: their own, or that of somebody who is disconnected.

    A table's state does not include who is connected, so live/client.py protects the sheets of connected people.
    """
    sits(table, person)
    exists(table, seat)
    _check_length(table)
    return _unfinished(table)


def _unused_pair(table: Table) -> tuple[int, int] | None:
    used = table.game.lucky if table.game else ()
    pairs = variant(table.settings.variant).lucky_pairs
    return next((pair for pair in pairs if pair not in used), pairs[0] if pairs else None)
