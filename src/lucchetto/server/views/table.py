"""The whole view of a table. This module and `play` alone decide what a client may see of it."""

from collections.abc import Collection

from msgspec import UNSET

from lucchetto.records import proof
from lucchetto.server.table.events import Settings
from lucchetto.server.table.state import Table
from lucchetto.server.table.waiting_room import more_seats
from lucchetto.server.wire.live import ProofView, SeatRequestView, SeatView, View
from lucchetto.server.wire.tables import TableSettings

from .game import game_view, layout_of, phase_view
from .pad import pad_view
from .play import hands_of, seconds_left


def view(
    table: Table,
    person: str | None,
    present: Collection[str] = (),
    spectators: int = 0,
    stand_in_seconds: dict[str, float] | None = None,
) -> View:
    """The table as this person sees it (None: a spectator). Choices not in effect are visible to their owner only."""
    settings, mine = table.settings, table.seats_of(person)
    layout, sides = layout_of(settings.variant)
    return View(
        table=table.id,
        code=table.code,
        step=table.step,
        status=table.status,
        settings=settings_view(settings),
        layout=layout,
        sides=sides,
        seats=_seats(table, mine, present),
        game=game_view(table.game) if table.game else None,
        hands=hands_of(table, mine),
        history=[phase_view(happened) for happened in table.history],
        seconds_left=seconds_left(table),
        proof=_proof(table) if table.has_proof else None,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        score=table.score,
        spectators=spectators,
        stand_in_seconds=stand_in_seconds or {},
        hints=table.hints,
        hinted=table.hinted,
        daily=table.daily.date if table.daily else None,
        more_seats=more_seats(table),
        asking=[SeatRequestView(request.name, request.person == person) for request in table.asked],
        removed=person in table.removed and not mine,
        offline=table.offline,
        pad=pad_view(table) if table.pad else UNSET,
    )


def _seats(table: Table, mine: list[int], present: Collection[str]) -> list[SeatView]:
    waiting = table.waiting
    lucky = table.lucky if table.game is None else []
    return [
        SeatView(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            character=seat.character if seat.kind == "bot" else None,
            strength=seat.strength,
            yours=number in mine,
            host=seat.person == table.host,
            present=seat.kind == "bot" or seat.person in present,
            deciding=number in waiting,
            away=seat.kind == "person" and seat.bot is not None,
            ready=seat.ready or seat.kind == "bot",
            lucky=lucky[number] if lucky else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def _proof(table: Table) -> ProofView:
    is_public = table.status == "over" and table.daily is None
    drawn = table.to_draw if table.game is None else table.drawn
    return ProofView(
        commitment=proof.commitment(table.secret),
        nonces=list(table.nonces),
        stirred=[bool(seat.nonce) for seat in table.seats],
        secret=table.secret.hex() if is_public else None,
        scheme=proof.SCHEME_1 if drawn is None else proof.SCHEME_2,
        drawn=drawn or [],
        spares=table.spares[: more_seats(table)],
    )


def settings_view(settings: Settings) -> TableSettings:
    return TableSettings(settings.variant, settings.dice, settings.timer, settings.listed, settings.score_pad)
