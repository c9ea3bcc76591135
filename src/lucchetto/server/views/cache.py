"""Caches encoded parts of views until they change.

Most of a view is the same for every client of a table and unchanged since the last decision. Encoding it anew for each
client was the largest part of the server's work.
"""

from functools import cache, lru_cache
from typing import cast

import msgspec

from lucchetto.records import proof
from lucchetto.rules import Dice, Game, Sheet
from lucchetto.server.table.state import EncodedGame, EncodedSeats, ResolvedPhase, Table
from lucchetto.server.wire.live import DiceView, GameView, Option, PhaseView, ProofView, RowLayout, SeatView, SheetView

from .game import dice_view, game_view, layout_of, options_of, phase_view, sheet_view

KNOWN_ROLLS = 4096
"""Encoded rolls in the cache. A roll is sent with both actions of its turn, and in the history of later ones."""

_encode = msgspec.json.Encoder().encode


def cached_game(table: Table) -> tuple[GameView | None, list[PhaseView]]:
    """The encoded game and its latest phases."""
    if table.game is None:
        return None, []
    shown = _shown(table, table.game)
    return cast(GameView, shown.encoded), cast("list[PhaseView]", shown.history)


def cached_options(table: Table, seat: int) -> list[Option]:
    assert table.game is not None
    known = _shown(table, table.game).options
    if seat not in known:
        known[seat] = msgspec.Raw(_encode(options_of(table.game, seat)))
    return cast("list[Option]", known[seat])


@cache
def cached_layout(variant: str) -> tuple[list[RowLayout], int]:
    layout, sides = layout_of(variant)
    return cast("list[RowLayout]", msgspec.Raw(_encode(layout))), sides


def cached_seats(
    table: Table, mine: tuple[int, ...], present: tuple[bool, ...], waiting: tuple[int, ...]
) -> msgspec.Raw:
    """The encoded seats for a person with the seats `mine`; `present` has one flag per seat."""
    known = _labels(table).seats_shown
    key = (mine, present, waiting)
    if key not in known:
        known[key] = msgspec.Raw(_encode(_seats(table, *key)))
    return known[key]


def cached_proof(table: Table) -> ProofView | None:
    if table.settings.dice != "fair":
        return None
    is_public = table.status == "over" and table.daily is None
    known = _labels(table).proof_shown
    if is_public not in known:
        stirred = [bool(seat.nonce) for seat in table.seats]
        secret = table.secret.hex() if is_public else None
        drawn = table.to_draw if table.game is None else table.drawn
        promise = ProofView(
            commitment=proof.commitment(table.secret),
            nonces=list(table.nonces),
            stirred=stirred,
            secret=secret,
            scheme=proof.SCHEME_1 if drawn is None else proof.SCHEME_2,
            drawn=drawn or [],
        )
        known[is_public] = msgspec.Raw(_encode(promise))
    return cast(ProofView, known[is_public])


def _labels(table: Table) -> EncodedSeats:
    if table.labels is None or table.labels.seats is not table.seats or table.labels.host != table.host:
        table.labels = EncodedSeats(table.seats, table.host)
    return table.labels


def _seats(table: Table, mine: tuple[int, ...], present: tuple[bool, ...], waiting: tuple[int, ...]) -> list[SeatView]:
    return [
        SeatView(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            yours=number in mine,
            host=seat.person == table.host,
            present=seat.kind == "bot" or is_there,
            deciding=number in waiting,
            away=seat.kind == "person" and seat.bot is not None,
        )
        for number, (seat, is_there) in enumerate(zip(table.seats, present, strict=True))
    ]


def _shown(table: Table, game: Game) -> EncodedGame:
    if table.shown is None or table.shown.game is not game:
        phases = [happened.encoded(_phase) for happened in table.history]
        history = msgspec.Raw(b"[" + b",".join(phases) + b"]")
        sheets = _sheets(game, table.shown.sheets if table.shown else [])
        views = cast("list[SheetView]", [encoded for _, encoded in sheets])
        encoded = msgspec.Raw(_encode(game_view(game, views, cached_dice(game.dice) if game.dice else None)))
        table.shown = EncodedGame(game, encoded, history, sheets)
    return table.shown


def _sheets(game: Game, known: list[tuple[Sheet, msgspec.Raw]]) -> list[tuple[Sheet, msgspec.Raw]]:
    """The encoded sheets; unchanged ones are reused."""
    encoded = {id(sheet): raw for sheet, raw in known}
    return [(sheet, encoded.get(id(sheet)) or msgspec.Raw(_encode(sheet_view(sheet)))) for sheet in game.sheets]


def cached_phase(happened: ResolvedPhase) -> msgspec.Raw:
    """An encoded past phase."""
    return msgspec.Raw(happened.encoded(_phase))


def _phase(happened: ResolvedPhase) -> bytes:
    return _encode(phase_view(happened, cached_dice(happened.dice)))


@lru_cache(KNOWN_ROLLS)
def cached_dice(dice: Dice) -> DiceView:
    """The encoded dice."""
    return cast(DiceView, msgspec.Raw(_encode(dice_view(dice))))
