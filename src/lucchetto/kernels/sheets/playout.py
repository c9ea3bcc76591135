"""Random playouts of Classic and Longo: every legal decision is equally likely.

The generator's state and the masks stay in local variables; tables give the dice and the k-th set bit.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.kernels.bitops import KTH_SET_BIT, POPCOUNT
from lucchetto.kernels.jit import as_int64, njit, njit_inline
from lucchetto.kernels.rng import GOLDEN, game_key, mix, scaled

from .rules import legal_cells, total
from .tables import Tables
from .turn import NOTHING, colour_cells, cross_off, ends_game, resolve_colour, white_cells

_DIGITS = np.uint64((1 << 60) - 1)
_4 = np.uint64(4)
_60 = np.uint64(60)


@njit_inline
def _random_place(mask: int, fraction: np.uint64) -> tuple[int, np.uint64]:
    """One of the places in `mask` or NOTHING, and the remaining random bits."""
    scaled_fraction = fraction * np.uint64(POPCOUNT[mask] + 1)
    k = as_int64(scaled_fraction >> _60)
    place = as_int64(KTH_SET_BIT[mask, k - 1]) if k else NOTHING
    return place, scaled_fraction & _DIGITS


@njit
def play_random(
    tables: Tables,
    lucky: NDArray[np.int64],
    seed: np.uint64,
    first: int,
    scores: NDArray[np.int16],
    turns: NDArray[np.int16],
) -> None:
    """Play `len(scores)` games, numbered from `first`; `scores` has one column, `lucky` one mask of sums per player.

    The dice are those of `rng.roll_key`. Decisions come from a second stream: a turn's 60 bits are read as a fraction.
    A choice among n multiplies it by n and takes the whole part, seat by seat, then for action 2. A seat's random
    choice does not depend on the other seats' choices, so it takes effect at once.
    """
    players = scores.shape[1]
    sheets = np.zeros(players, dtype=np.int64)
    pairs = tables.sides * tables.sides
    fours = pairs * pairs
    for game in range(scores.shape[0]):
        dice = game_key(seed, first + game)
        decisions = mix(~dice)
        sheets[:] = 0
        closed = active = turn = 0
        while True:
            turn += 1
            dice += GOLDEN
            decisions += GOLDEN
            bits = mix(dice)
            pair = scaled(bits, pairs)
            colour = scaled(bits, pairs * fours) - pair * fours
            fraction = mix(decisions) >> _4
            white, open_rows = tables.white[pair], tables.open[closed]
            after = closed
            used = False
            for seat in range(players):
                sheet = sheets[seat]
                cells = white_cells(white, sheet, closed, lucky[seat])
                mask = legal_cells(sheet, cells, open_rows, tables.needed, tables.closing)
                place, fraction = _random_place(mask, fraction)
                if place != NOTHING:
                    after |= cross_off(sheets, seat, cells, place, tables.closing)
                    used |= seat == active
            closed = after
            if POPCOUNT[closed] >= 2:
                break
            cells = colour_cells(tables, pair, colour)
            mask = legal_cells(sheets[active], cells, tables.open[closed], tables.needed, tables.closing)
            place, fraction = _random_place(mask, fraction)
            before = closed
            closed = resolve_colour(sheets, closed, active, cells, place, used, tables.closing)
            could_end = closed != before or not (used or place != NOTHING)  # a lock or a penalty
            if could_end and ends_game(sheets[active], closed):
                break
            active += 1
            if active == players:
                active = 0
        turns[game] = turn
        for seat in range(players):
            scores[game, seat] = total(sheets[seat])
