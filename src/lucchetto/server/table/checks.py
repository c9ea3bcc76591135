"""Checks of what a person may change at a table. Each one raises an error if the check fails."""

from lucchetto.server.errors import ConflictError, ForbiddenError

from .state import Table


def not_started(table: Table) -> None:
    if table.game is not None:
        raise ConflictError("already-started", "the game has already begun")


def exists(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise ForbiddenError("not-your-seat", "this is not your seat")


def own(table: Table, person: str | None, seat: int) -> None:
    """Raises unless this is the person's own seat."""
    if person is None or seat >= len(table.seats) or table.seats[seat].person != person:
        raise ForbiddenError("not-your-seat", "this is not your seat")


def is_host(table: Table, person: str) -> None:
    if table.host != person:
        raise ForbiddenError("not-host", "only the host of the table can do that")


def sits(table: Table, person: str | None) -> None:
    """Raises unless the person has a seat."""
    if not table.seats_of(person):
        raise ForbiddenError("spectator", "spectators cannot do that")
