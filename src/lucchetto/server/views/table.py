"""The view of a table: the only function that decides what a client may see."""

import time
from collections.abc import Collection, Container
from typing import cast

from lucchetto.server.clock import time_left
from lucchetto.server.table.events import Settings
from lucchetto.server.table.state import Table
from lucchetto.server.wire.live import Deciding, Hand, SeatView, View
from lucchetto.server.wire.tables import TableSettings

from .cache import cached_game, cached_layout, cached_options, cached_proof, cached_seats


def view(
    table: Table,
    person: str | None,
    present: Collection[str] = (),
    spectators: int = 0,
    stand_in_seconds: dict[str, float] | None = None,
) -> View:
    """The table as this person sees it (None: a spectator). Choices not in effect are visible to their owner only.

    Many fields are already encoded (msgspec.Raw), so the result is only good for sending.
    """
    settings, mine, waiting = table.settings, table.seats_of(person), table.waiting
    layout, sides = cached_layout(settings.variant)
    game, history = cached_game(table)
    there = tuple([seat.person in present for seat in table.seats])
    return View(
        table=table.id,
        code=table.code,
        step=table.step,
        status=table.status,
        settings=settings_view(settings),
        layout=layout,
        sides=sides,
        seats=cast("list[SeatView]", cached_seats(table, tuple(mine), there, tuple(waiting))),
        game=game,
        hands=hands_of(table, mine),
        history=history,
        seconds_left=seconds_left(table) if settings.timer and waiting else None,
        proof=cached_proof(table),
        rematch=table.rematch,
        spectators=spectators,
        stand_in_seconds=stand_in_seconds or {},
        hints=table.hints,
        hinted=table.hinted,
        daily=table.daily.date if table.daily else None,
    )


def settings_view(settings: Settings) -> TableSettings:
    return TableSettings(settings.variant, settings.dice, settings.timer, settings.listed)


def deciding(table: Table, person: str | None, owners: Container[str | None]) -> Deciding:
    """The message after a choice without effect: who still has to decide, and for `owners` their own choices."""
    if person is None or person not in owners:
        return Deciding(table.step, table.waiting)
    chosen = {str(seat): str(table.choices[seat]) for seat in table.seats_of(person) if seat in table.choices}
    return Deciding(table.step, table.waiting, chosen)


def seconds_left(table: Table) -> float:
    """Seconds left on a running timer."""
    return max(0.0, time_left(table.phase_began, table.settings.timer, time.time()))


def hands_of(table: Table, mine: list[int]) -> list[Hand]:
    """The hands of the seats `mine` that have to decide, or have decided."""
    game, choices = table.game, table.choices
    if game is None:
        return []
    return [
        Hand(seat, cached_options(table, seat), str(choices[seat]) if seat in choices else None)
        for seat in mine
        if seat in game.waiting and not table.seats[seat].bot
    ]
