"""Random games of Classic and Longo, as fast as they go: every legal decision is as likely as any other.

The generator's state and the masks stay in local variables; tables find the dice and the k-th set bit.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import BITS, KTH
from lucchetto.kernels.jit import njit, whole
from lucchetto.kernels.rng import GOLDEN, game_key, mix, scaled

from .rules import PENALTY, cell_at, crossed, legal_cells, total, white_sum, with_lucky_cells
from .tables import Tables

_DIGITS = np.uint64((1 << 60) - 1)
_4 = np.uint64(4)
_60 = np.uint64(60)


@njit
def play_random(
    tables: Tables,
    lucky: NDArray[np.int64],
    seed: np.uint64,
    first: int,
    scores: NDArray[np.int16],
    turns: NDArray[np.int16],
) -> None:
    """Plays `len(scores)` games, numbered from `first`; `scores` has a column, `lucky` a mask of sums for each player.

    The dice are those of `keys.roll_key`. Decisions come from a second stream: a turn's 60 bits are a fraction, and a
    choice among n multiplies it by n and takes the whole part, seat by seat, then for action 2.
    """
    players = scores.shape[1]
    sheets = np.zeros(players, dtype=np.int64)
    pairs = tables.sides * tables.sides
    fours = pairs * pairs
    for game in range(scores.shape[0]):
        dice = game_key(seed, first + game)
        whims = mix(~dice)
        sheets[:] = 0
        closed = active = turn = 0
        while True:
            turn += 1
            dice += GOLDEN
            whims += GOLDEN
            bits = mix(dice)
            pair = scaled(bits, pairs)
            colour = scaled(bits, pairs * fours) - pair * fours
            fraction = mix(whims) >> _4
            closing = 0
            used = False
            white = tables.white[pair]
            open_rows = tables.open[closed]
            for seat in range(players):
                sheet = sheets[seat]
                cells = white
                if lucky[seat] >> white_sum(white) & 1:
                    cells = with_lucky_cells(sheet, white, closed)
                mask = legal_cells(sheet, cells, open_rows, tables.needed, tables.closing)
                fraction *= np.uint64(BITS[mask] + 1)
                k = whole(fraction >> _60)
                fraction &= _DIGITS
                if k:
                    place = whole(KTH[mask, k - 1])
                    cell = cell_at(cells, place)
                    sheets[seat] = crossed(sheet, place & 3, cell, tables.closing)
                    if cell >= tables.closing:
                        closing |= 1 << (place & 3)
                    used |= seat == active
            closed |= closing
            if BITS[closed] >= 2:
                break
            sheet = sheets[active]
            cells = (tables.left[pair] + tables.colour[colour]) & tables.both[pair]
            mask = legal_cells(sheet, cells, tables.open[closed], tables.needed, tables.closing)
            fraction *= np.uint64(BITS[mask] + 1)
            k = whole(fraction >> _60)
            if k:
                place = whole(KTH[mask, k - 1])
                cell = cell_at(cells, place)
                sheets[active] = crossed(sheet, place & 3, cell, tables.closing)
                if cell >= tables.closing:
                    closed |= 1 << (place & 3)
                    if BITS[closed] >= 2:
                        break
            elif not used:
                sheets[active] = sheet + PENALTY
                if sheet + PENALTY >= 4 * PENALTY:
                    break
            active += 1
            if active == players:
                active = 0
        turns[game] = turn
        for seat in range(players):
            scores[game, seat] = total(sheets[seat])
