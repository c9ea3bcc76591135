"""The one function that says what a client may know of a table."""

import time
from collections.abc import Collection, Container
from typing import cast

from lucchetto.server.clock import time_left
from lucchetto.server.table.events import Settings
from lucchetto.server.table.state import Table
from lucchetto.server.wire.live import Deciding, Hand, SeatView, View
from lucchetto.server.wire.tables import TableSettings

from .cache import shown_game, shown_layout, shown_options, shown_proof, shown_seats


def view(table: Table, person: str | None, present: Collection[str] = (), spectators: int = 0) -> View:
    """The table for this person (None: a spectator). Choices that are not in effect are shown to their owner alone.

    Much of it is encoded already (msgspec.Raw): it is for sending.
    """
    settings, mine, waiting = table.settings, table.seats_of(person), table.waiting
    layout, sides = shown_layout(settings.variant)
    game, history = shown_game(table)
    there = tuple([seat.person in present for seat in table.seats])
    return View(
        table=table.id,
        code=table.code,
        step=table.step,
        status=table.status,
        settings=settings_view(settings),
        layout=layout,
        sides=sides,
        seats=cast("list[SeatView]", shown_seats(table, tuple(mine), there, tuple(waiting))),
        game=game,
        hands=_hands(table, mine),
        history=history,
        seconds_left=seconds_left(table) if settings.timer and waiting else None,
        proof=shown_proof(table),
        rematch=table.rematch,
        spectators=spectators,
        hints=table.hints,
        hinted=table.hinted,
        daily=table.daily.date if table.daily else None,
    )


def settings_view(settings: Settings) -> TableSettings:
    return TableSettings(settings.variant, settings.dice, settings.timer, settings.listed)


def deciding(table: Table, person: str | None, owners: Container[str | None]) -> Deciding:
    """After a choice that has no effect yet: who has still to decide; and for its owners, what they have chosen."""
    if person is None or person not in owners:
        return Deciding(table.step, table.waiting)
    chosen = {str(seat): str(table.choices[seat]) for seat in table.seats_of(person) if seat in table.choices}
    return Deciding(table.step, table.waiting, chosen)


def seconds_left(table: Table) -> float:
    """Of a timer that runs."""
    return max(0.0, time_left(table.phase_began, table.settings.timer, time.time()))


def _hands(table: Table, mine: list[int]) -> list[Hand]:
    game, choices = table.game, table.choices
    if game is None:
        return []
    return [
        Hand(seat, shown_options(table, seat), str(choices[seat]) if seat in choices else None)
        for seat in mine
        if seat in game.waiting and not table.seats[seat].bot
    ]
