"""What a network sees of Classic and Longo: `lucchetto.kernels.sheets.features` in plain Python, for the rules."""

from functools import lru_cache
from typing import NamedTuple

from lucchetto.rules import VARIANTS, Sheet, Variant
from lucchetto.rules.sheet_board import Sheets

from .sheets import CLOSED, LEADS, SEATS, THREATS, Features, features


class Glance(NamedTuple):
    """What matters of one player's sheet."""

    states: list[int]
    """A small number for each row's state: where its rightmost cross stands and how many there are."""
    threats: list[int]
    """How near the player is to closing each row."""
    total: int


def rows(board: Sheets, me: int, following: int) -> list[int]:
    """The features of a position before seat `following` rolls, as seat `me` sees it."""
    seen, players = features(board.variant.name), len(board.sheets)
    glances = [_glance(board.variant, board.closed, sheet) for sheet in board.sheets]
    mine = glances[me].states
    seat = seen.seat + (players - 1) * SEATS + (following - me) % players
    own = [*mine, _pair(seen, mine[0], mine[1]), _pair(seen, mine[2], mine[3])]
    own += [seen.penalties + board.sheets[me].penalties, seat]
    return own if players == 1 else own + _company(seen, board, glances, me)


def _company(seen: Features, board: Sheets, glances: list[Glance], me: int) -> list[int]:
    mine, others = glances[me], glances[:me] + glances[me + 1 :]
    threats = map(max, zip(*(glance.threats for glance in others), strict=True))
    lead = mine.total - max(glance.total for glance in others)
    return [
        *(seen.penalties + 4 + sheet.penalties for seat, sheet in enumerate(board.sheets) if seat != me),
        *(seen.others + state for glance in others for state in glance.states),
        *(seen.versus + state * THREATS + near for state, near in zip(mine.states, threats, strict=True)),
        seen.lead + LEADS + min(LEADS, max(-LEADS, lead)),
    ]


def _glance(variant: Variant, closed: tuple[str, ...], sheet: Sheet) -> Glance:
    return _remembered(variant.name, closed, sheet.marks, sheet.penalties)


@lru_cache(maxsize=10_000)  # who compares positions sees the same sheets again and again
def _remembered(name: str, closed: tuple[str, ...], marks: tuple[tuple[int, ...], ...], penalties: int) -> Glance:
    kind = VARIANTS[name]
    sheet = Sheet(kind, marks, penalties)
    threats = [_threat(kind, sheet, row) for row in range(len(marks))]
    return Glance(_row_states(features(name), kind, closed, marks), threats, sheet.total)


def _row_states(
    seen: Features, variant: Variant, closed: tuple[str, ...], marks: tuple[tuple[int, ...], ...]
) -> list[int]:
    codes = []
    for row, cells in zip(variant.rows, marks, strict=True):
        position = cells[-1] + 1 if cells else 0
        codes.append(CLOSED + len(cells) if row.colour in closed else position << 4 | len(cells))
    return [int(seen.ids[code]) for code in codes]


def _pair(seen: Features, one: int, two: int) -> int:
    low, high = min(one, two), max(one, two)
    return seen.pairs + high * (high + 1) // 2 + low


def _threat(variant: Variant, sheet: Sheet, row_index: int) -> int:
    """How near a player is to closing a row, from 0 (far) to 5 (has the crosses, and little is left to the right)."""
    row, cells = variant.rows[row_index], sheet.marks[row_index]
    missing = row.needed - len(cells)
    if missing > 0:
        return max(0, 3 - missing)
    position = [cell for cell in cells if cell != row.lock][-1] + 1
    return 3 + min(2, max(0, position + 4 - (row.lock - row.closing + 1)))
