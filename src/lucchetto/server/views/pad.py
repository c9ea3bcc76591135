"""The view of a score pad: the entries on every sheet, and the moves that may be entered there."""

from typing import cast

from lucchetto.rules import Move, ScorePad
from lucchetto.server.table.pad import free_sheets
from lucchetto.server.table.state import PENALTY, Table
from lucchetto.server.vocabulary import Colour
from lucchetto.server.wire.live import PadEntryView, PadSheetView, PadView


def pad_view(table: Table) -> PadView:
    pad = table.pad
    assert pad is not None
    is_open = table.status == "playing"
    return PadView(
        checks=pad.checks,
        ended=list(pad.board.reasons),
        sheets=[_sheet(pad, seat, is_open=is_open) for seat in range(len(table.seats))],
        free_sheets=free_sheets(table),
    )


def _sheet(pad: ScorePad, seat: int, *, is_open: bool) -> PadSheetView:
    entries = [PadEntryView(one.number, str(one.move or PENALTY)) for one in pad.entries if one.seat == seat]
    return PadSheetView(
        cells=_by_colour(pad, pad.cells(seat) if is_open else []),
        still_open=[cast(Colour, colour) for colour in pad.still_open(seat)],
        penalty=is_open and pad.objection(seat, None) is None,
        entries=entries,
    )


def _by_colour(pad: ScorePad, moves: list[Move]) -> dict[Colour, list[int]]:
    colours = [cast(Colour, colour) for colour in pad.board.variant.colours]
    return {colour: [move.number for move in moves if move.colour == colour] for colour in colours}
