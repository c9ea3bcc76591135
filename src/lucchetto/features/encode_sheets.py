"""The features of a position of Classic or Longo: `lucchetto.kernels.sheets.features` in plain Python."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from lucchetto.rules import VARIANTS, Sheet, Variant
from lucchetto.rules.sheet_board import Sheets

from .sheets import (
    CLOSED,
    LEAD_RANGE,
    LEADS,
    SEATS,
    STAGED_LEADS,
    STAGED_RANGE,
    STAGES,
    THREATS,
    Layout,
    layout_of,
)


class SheetSummary(NamedTuple):
    """The part of one player's sheet that the features use."""

    states: list[int]
    """The number of each row's state: the position of its rightmost cross, and its number of crosses."""
    threats: list[int]
    """How near the player is to closing each row, see `_threat`."""
    total: int
    soon: int
    """The score that the player is expected to have soon, in tenths of a point."""
    final: int
    """The same at the end of the game."""


def encode(board: Sheets, me: int, following: int) -> list[int]:
    """The features of a position before seat `following` rolls, for seat `me`."""
    layout, players = layout_of(board.variant.name), len(board.sheets)
    summaries = [_summary(board.variant, board.closed, sheet) for sheet in board.sheets]
    mine = summaries[me].states
    seat = layout.seat + (players - 1) * SEATS + (following - me) % players
    own = [*mine, _pair(layout, mine[0], mine[1]), _pair(layout, mine[2], mine[3])]
    own += [layout.penalties + board.sheets[me].penalties, seat]
    if players == 1:
        return own
    others = (_opponent if players == 2 else _opponents)(layout, board, summaries, me, following)
    return own + others + _expected_leads(layout, summaries, me, following, _stage(board, summaries))


def _opponent(layout: Layout, board: Sheets, summaries: list[SheetSummary], me: int, _: int) -> list[int]:
    """The features of the only opponent."""
    mine, theirs = summaries[me], summaries[1 - me]
    return [
        layout.penalties + 4 + board.sheets[1 - me].penalties,
        *(layout.others + state for state in theirs.states),
        *_versus(layout, mine, theirs.threats),
        layout.lead + _clipped(mine.total - theirs.total),
    ]


def _opponents(layout: Layout, board: Sheets, summaries: list[SheetSummary], me: int, following: int) -> list[int]:
    """The features of several opponents, by how soon they roll."""
    mine, others = summaries[me], summaries[:me] + summaries[me + 1 :]
    nearest = map(max, zip(*(summary.threats for summary in others), strict=True))
    next_near = [THREATS] * len(mine.states) if following == me else summaries[following].threats
    return [
        *(
            feature
            for seat in range(len(summaries))
            if seat != me
            for feature in _ordered(layout, board, summaries, me, seat, following)
        ),
        *_versus(layout, mine, nearest),
        *(layout.threatened + state * (THREATS + 1) + near for state, near in zip(mine.states, next_near, strict=True)),
        layout.lead + _clipped(mine.total - max(summary.total for summary in others)),
    ]


def _ordered(
    layout: Layout, board: Sheets, summaries: list[SheetSummary], me: int, seat: int, following: int
) -> list[int]:
    """The features of one of several opponents."""
    order, theirs = (seat - following) % len(summaries), summaries[seat]
    return [
        layout.ordered_penalties + order * 4 + board.sheets[seat].penalties,
        layout.ordered_leads + order * LEAD_RANGE + _clipped(summaries[me].total - theirs.total),
        *(layout.ordered_others + order * layout.states + state for state in theirs.states),
    ]


def _expected_leads(layout: Layout, summaries: list[SheetSummary], me: int, following: int, stage: int) -> list[int]:
    """The leads that are expected soon and at the end, and all leads by stage."""
    found, mine = list[int](), summaries[me]
    for seat, theirs in enumerate(summaries):
        if seat != me:
            soon, final = (mine.soon - theirs.soon + 5) // 10, (mine.final - theirs.final + 5) // 10
            begin = (seat - following) % len(summaries) * LEAD_RANGE
            found += [layout.soon_leads + begin + _clipped(soon), layout.final_leads + begin + _clipped(final)]
            for kind, lead in enumerate((mine.total - theirs.total, soon, final)):
                clipped = STAGED_LEADS + min(STAGED_LEADS, max(-STAGED_LEADS, lead))
                found.append(layout.staged + (kind * STAGES + stage) * STAGED_RANGE + clipped)
    return found


def _stage(board: Sheets, summaries: list[SheetSummary]) -> int:
    """How near the end of the game is: the threat of the row whose closing would end it, plus 7 if a row is closed."""
    open_rows = [row for row, colour in enumerate(board.variant.colours) if colour not in board.closed]
    nearest = sorted([max([summary.threats[row] for summary in summaries]) for row in open_rows])
    return THREATS + nearest[-1] if board.closed else nearest[-2]


def _versus(layout: Layout, mine: SheetSummary, threats: Iterable[int]) -> Iterator[int]:
    """The states of the player's own rows, by how near somebody else is to closing them."""
    return (layout.versus + state * THREATS + near for state, near in zip(mine.states, threats, strict=True))


def _clipped(lead: int) -> int:
    return LEADS + min(LEADS, max(-LEADS, lead))


def _summary(variant: Variant, closed: tuple[str, ...], sheet: Sheet) -> SheetSummary:
    return _cached_summary(variant.name, closed, sheet.marks, sheet.penalties)


@lru_cache(maxsize=10_000)  # neighbouring positions share most sheets
def _cached_summary(
    name: str, closed: tuple[str, ...], marks: tuple[tuple[int, ...], ...], penalties: int
) -> SheetSummary:
    kind = VARIANTS[name]
    sheet = Sheet(kind, marks, penalties)
    threats = [_threat(kind, sheet, row) for row in range(len(marks))]
    layout = layout_of(name)
    states = _row_states(layout, kind, closed, marks)
    soon, final = (sum(gains[state] for state in states) for gains in (layout.soon_gains, layout.final_gains))
    return SheetSummary(states, threats, sheet.total, 10 * sheet.total + soon, 10 * sheet.total + final)


def _row_states(
    layout: Layout, variant: Variant, closed: tuple[str, ...], marks: tuple[tuple[int, ...], ...]
) -> list[int]:
    codes = []
    for row, cells in zip(variant.rows, marks, strict=True):
        position = cells[-1] + 1 if cells else 0
        codes.append(CLOSED + len(cells) if row.colour in closed else position << 4 | len(cells))
    return [layout.ids[code] for code in codes]


def _pair(layout: Layout, one: int, two: int) -> int:
    low, high = min(one, two), max(one, two)
    return layout.pairs + high * (high + 1) // 2 + low


def _threat(variant: Variant, sheet: Sheet, row_index: int) -> int:
    """How near a player is to closing a row, from 0 (never) to 6 (has the crosses, and little is left to the right)."""
    row, cells = variant.rows[row_index], sheet.marks[row_index]
    position = max([cell + 1 for cell in cells if cell != row.lock], default=0)
    closing, missing = row.lock - row.closing + 1, row.needed - len(cells)
    if missing > closing - 1 - position:
        return 0
    if missing > 0:
        return 1 if missing > 2 else 4 - missing
    return 4 + min(2, max(0, position + 4 - closing))
