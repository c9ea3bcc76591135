"""What a network sees of Classic and Longo: `lucchetto.kernels.sheet_features` in plain Python, for the rules."""

from lucchetto.kernels.sheet_layout import CLOSED, LEADS, SEATS, THREATS, Features, features
from lucchetto.rules import Sheet, Variant
from lucchetto.rules.sheets import Sheets


def rows(board: Sheets, me: int, following: int) -> list[int]:
    """The features of a position before seat `following` rolls, as seat `me` sees it."""
    seen, players = features(board.variant.name), len(board.sheets)
    states = [_row_states(seen, board, sheet) for sheet in board.sheets]
    mine = states[me]
    seat = seen.seat + (players - 1) * SEATS + (following - me) % players
    own = [*mine, _pair(seen, mine[0], mine[1]), _pair(seen, mine[2], mine[3])]
    own += [seen.penalties + board.sheets[me].penalties, seat]
    return own if players == 1 else own + _company(seen, board, states, me)


def _company(seen: Features, board: Sheets, states: list[list[int]], me: int) -> list[int]:
    others = [seat for seat in range(len(states)) if seat != me]
    threats = [
        max(_threat(board.variant, board.sheets[seat], row) for seat in others) for row in range(len(states[me]))
    ]
    lead = board.sheets[me].total - max(board.sheets[seat].total for seat in others)
    return [
        *(seen.penalties + 4 + board.sheets[seat].penalties for seat in others),
        *(seen.others + state for seat in others for state in states[seat]),
        *(seen.versus + state * THREATS + near for state, near in zip(states[me], threats, strict=True)),
        seen.lead + LEADS + min(LEADS, max(-LEADS, lead)),
    ]


def _row_states(seen: Features, board: Sheets, sheet: Sheet) -> list[int]:
    """A small number for each row's state: where its rightmost cross stands and how many there are."""
    codes = []
    for row, cells in zip(board.variant.rows, sheet.marks, strict=True):
        position = cells[-1] + 1 if cells else 0
        codes.append(CLOSED + len(cells) if row.colour in board.closed else position << 4 | len(cells))
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
