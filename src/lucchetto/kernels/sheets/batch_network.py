"""Opponents with a network in a batch of Classic or Longo games. A separate module, because it takes long to compile.

In action 1 no seat sees another's choice (R1), so their places are chosen before the agent's action takes effect.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import VALUE_BASED
from lucchetto.kernels.jit import njit_entry
from lucchetto.kernels.phases import COLOUR, OVER, WHITE
from lucchetto.kernels.rng import roll_key, scaled

from .batch_state import Games, Limits, Lineup
from .evaluate import Evaluator
from .foresight import anticipate
from .search import IDLE, TurnContext, best_colour, best_white
from .turn import Sheets, ends_game, resolve_colour, roll_cells, white_cells


@njit_entry
def choose_white(
    evaluator: Evaluator,
    games: Games,
    lineup: Lineup,
    selected: NDArray[np.bool_],
    chosen: NDArray[np.int64],
    expected: Sheets,
) -> None:
    """Fill in the choices of seats with a network, in the games that are in action 1.

    `expected` is scratch space for one sheet per seat.
    """
    for game in range(len(games.key)):
        if not selected[game] or games.phase[game] != WHITE:
            continue
        sheets, closed, active = games.sheets[game], games.closed[game], games.active[game]
        white, colours = roll_cells(evaluator.tables, games.roll[game])
        context = TurnContext(games.key[game], games.turn[game], active, white, colours)
        for seat in range(len(sheets)):
            if seat != lineup.agent and lineup.policy[seat] == VALUE_BASED:
                cells = white_cells(white, sheets[seat], closed, lineup.lucky[seat])
                others, forecast, seen = 0, IDLE, sheets
                if evaluator.params.foresight:
                    others, forecast = anticipate(evaluator, context, sheets, lineup.lucky, closed, seat, expected)
                    seen = expected
                chosen[game, seat] = best_white(evaluator, context, seen, closed, others, seat, cells, forecast)[0]


@njit_entry
def play_colour(evaluator: Evaluator, limits: Limits, games: Games, lineup: Lineup) -> None:
    """Play action 2 of active seats with a network, and roll the dice of the next turn."""
    for game in range(len(games.key)):
        active = games.active[game]
        if games.phase[game] != COLOUR or active == lineup.agent:
            continue
        sheets, closed, turn = games.sheets[game], games.closed[game], games.turn[game]
        white, colours = roll_cells(evaluator.tables, games.roll[game])
        context = TurnContext(games.key[game], turn, active, white, colours)
        place = best_colour(evaluator, context, sheets, closed, games.used[game])[0]
        closed = resolve_colour(sheets, closed, active, colours, place, games.used[game], limits.closing)
        games.closed[game], games.used[game] = closed, False
        if ends_game(sheets[active], closed):
            games.phase[game] = OVER
        else:
            games.phase[game] = WHITE
            games.active[game] = (active + 1) % len(sheets)
            games.turn[game] = turn + 1
            games.roll[game] = scaled(roll_key(games.key[game], turn + 1), limits.sides**6)
