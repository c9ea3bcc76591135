"""The features of a position of Classic or Longo: `lucchetto.kernels.sheets.features` in plain Python."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from lucchetto.rules import VARIANTS, Sheet, Variant
from lucchetto.rules.sheet_board import Sheets

from .sheets import CLOSED, LEAD_RANGE, LEADS, SEATS, THREATS, Layout, layout_of


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
    return own + others + _expected_leads(layout, summaries, me, following)


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


def _expected_leads(layout: Layout, summaries: list[SheetSummary], me: int, following: int) -> list[int]:
    """The leads that are expected soon and at the end."""
    found, mine = list[int](), summaries[me]
    for seat, theirs in enumerate(summaries):
        if seat != me:
            begin = (seat - following) % len(summaries) * LEAD_RANGE
            found.append(layout.soon_leads + begin + _clipped((mine.soon - theirs.soon + 5) // 10))
            found.append(layout.final_leads + begin + _clipped((mine.final - theirs.final + 5) // 10))
    return found


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
    """How near a player is to closing a row, from 0 (far) to 5 (has the crosses, and little is left to the right)."""
    row, cells = variant.rows[row_index], sheet.marks[row_index]
    missing = row.needed - len(cells)
    if missing > 0:
        return max(0, 3 - missing)
    position = [cell for cell in cells if cell != row.lock][-1] + 1
    return 3 + min(2, max(0, position + 4 - (row.lock - row.closing + 1)))
