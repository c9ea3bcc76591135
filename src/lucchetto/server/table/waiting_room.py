"""The commands of a table's waiting room, and requests for a seat in the next game."""

from lucchetto.rules import variant
from lucchetto.server.errors import ConflictError

from . import events
from .checks import exists, is_host, not_started, own, sits
from .names import clean_name, distinct
from .pad import free_sheets
from .state import Table

Events = list[events.AnyEvent]
Pairs = list[tuple[int, int]]

MOST_CHANGES = 500
"""Maximum number of events before the start, so that endless changes cannot fill the database."""
MOST_REQUESTS = 8
"""Maximum number of pending requests for the next game; no game has as many seats."""
MOST_ASKED = 100
"""Maximum number of requests over a table's life, so that asking and withdrawing cannot fill the database."""


def ready(table: Table, person: str, *, on: bool) -> Events:
    """Mark all seats of a person as ready to start, or as not ready."""
    sits(table, person)
    _may_change(table)
    return [events.Readied(seat, on) for seat in table.seats_of(person) if table.seats[seat].ready != on]


def rename(table: Table, person: str, seat: int, name: str) -> Events:
    own(table, person, seat)
    _may_change(table)
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    cleaned = distinct(clean_name(name), others)
    return [] if cleaned == table.seats[seat].name else [events.Renamed(seat, cleaned, person)]


def remove(table: Table, person: str, seat: int) -> Events:
    """Remove a person from all their seats, which become open. The person's own view reports it."""
    is_host(table, person)
    _may_change(table)
    exists(table, seat)
    who = table.seats[seat].person
    if not who:
        raise ConflictError("nobody-there", "nobody sits there")
    if who == table.host:
        raise ConflictError("host-stays", "the host cannot leave the table")
    return [events.Removed(number) for number in table.seats_of(who)]


def open_seat(table: Table, person: str, seat: int) -> Events:
    """Open a seat that is closed or has a bot."""
    is_host(table, person)
    _may_change(table)
    exists(table, seat)
    kind = table.seats[seat].kind
    if kind == "person":
        raise ConflictError("seat-taken", "somebody sits there")
    return [] if kind == "open" else [events.Opened(seat)]


def add_seat(table: Table, person: str) -> Events:
    is_host(table, person)
    _may_change(table)
    if not more_seats(table):
        raise ConflictError("no-more-seats", "this game has no more seats")
    return [events.Added()]


def more_seats(table: Table) -> int:
    """The number of seats that may still be added."""
    if table.game is not None:
        return 0
    return min(len(table.spares), variant(table.settings.variant).seats[1] - len(table.seats))


def ask_for_seat(table: Table, person: str, name: str) -> Events:
    """Ask for a seat in the next game; no effect for a person who has a seat or has already asked."""
    if table.seats_of(person) or any(request.person == person for request in table.asked):
        return []
    if table.daily:
        raise ConflictError("daily-once", "a daily game can be played only once")
    if table.rematch:
        raise ConflictError("rematch-made", "the next game already exists: open its table")
    is_free = free_sheets(table) or (table.game is None and any(seat.kind == "open" for seat in table.seats))
    if is_free and person not in table.removed:
        raise ConflictError("seat-free", "a seat is free: sit down")
    if len(table.asked) >= MOST_REQUESTS or table.times_asked >= MOST_ASKED:
        raise ConflictError("enough-requests", "enough people are waiting for the next game: watch, or ask later")
    taken = [*(seat.name for seat in table.seats), *(request.name for request in table.asked)]
    return [events.Asked(distinct(name, taken), person)]


def decline(table: Table, person: str, name: str) -> Events:
    """Decline the request with this name; no effect if it is gone."""
    is_host(table, person)
    names = [request.name for request in table.asked]
    return [events.Declined(names.index(name))] if name in names else []


def withdraw(table: Table, person: str) -> Events:
    """Withdraw the person's own request; no effect if there is none."""
    people = [request.person for request in table.asked]
    return [events.Declined(people.index(person))] if person in people else []


def filled_pairs(game: str, pairs: Pairs) -> Pairs:
    """Lucky pairs for every seat that the game can have: the given ones, then unused default pairs."""
    kind = variant(game)
    return [*pairs, *(pair for pair in kind.lucky_pairs if pair not in pairs)][: kind.seats[1]] if pairs else []


def _may_change(table: Table) -> None:
    not_started(table)
    if table.length >= MOST_CHANGES:
        raise ConflictError(
            "changed-too-often", "this table has been changed too often: start the game, or make a new table"
        )
