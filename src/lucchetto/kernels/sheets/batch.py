"""Steps a batch of Classic or Longo games, each waiting for the agent: the core of the vector environment.

Compiled policies play the other seats. The agent decides in every action 1 and in its own action 2. Small functions
take scalars, because passing tuples of arrays would cost more than the work itself.
"""

import numpy as np
from numpy.typing import NDArray

from lucchetto.features.policy_params import COLOUR_PHASE, GREEDY, RANDOM, VALUE_BASED
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.phases import COLOUR, OVER, WHITE
from lucchetto.kernels.rng import mix, roll_key, scaled

from .batch_state import Games, Limits, Lineup, legal, place_of, seat_cells
from .policy import cheapest, limit_before_penalty, planned_limit, random_place
from .tables import Tables
from .turn import NOTHING, ends_game, resolve_colour, resolve_white, roll_cells, white_cells


@njit_entry
def act(
    tables: Tables,
    limits: Limits,
    games: Games,
    lineup: Lineup,
    selected: NDArray[np.bool_],
    actions: NDArray[np.int64],
    illegal: NDArray[np.bool_],
    places: NDArray[np.int64],
    chosen: NDArray[np.int64],
) -> None:
    """Play the agent's action wherever `selected` is true, then the others up to the agent's next decision.

    An illegal action only sets `illegal`. `places` is scratch space for one number per seat. `batch_network`
    has already filled in `chosen`, the choices of seats with a network in action 1; it also plays their action 2.
    """
    agent, players = lineup.agent, games.sheets.shape[1]
    for game in range(len(games.key)):
        if not selected[game]:
            continue
        sheets, closed, active, phase = games.sheets[game], games.closed[game], games.active[game], games.phase[game]
        white, colours = roll_cells(tables, games.roll[game])
        cells = seat_cells(white, colours, phase, sheets[agent], closed, lineup.lucky[agent])
        place = place_of(limits, phase, cells, legal(limits, sheets[agent], closed, cells), actions[game])
        if place < NOTHING:
            illegal[game] = True
            continue
        key, turn, used = games.key[game], games.turn[game], games.used[game]
        if phase == WHITE:
            places[agent] = place
            lucky, policy = lineup.lucky, lineup.policy
            _choose_white(
                limits, sheets, closed, active, white, colours, agent, lucky, policy, key, turn, places, chosen[game]
            )
            closed = resolve_white(sheets, closed, white, lucky, places, limits.closing)
            used, phase = places[active] != NOTHING, COLOUR
            if POPCOUNT[closed] >= 2:
                phase = OVER
            elif active != agent and policy[active] != VALUE_BASED:
                place = _choose_colour(limits, sheets, closed, active, colours, policy[active], key, turn, used)
        is_others = active != agent and lineup.policy[active] != VALUE_BASED
        if phase == COLOUR and (is_others or games.phase[game] == COLOUR):
            closed = resolve_colour(sheets, closed, active, colours, place, used, limits.closing)
            phase, used, active = WHITE, False, (active + 1) % players
            if ends_game(sheets[games.active[game]], closed):
                phase, active = OVER, games.active[game]
            else:
                games.turn[game] = turn + 1
                games.roll[game] = scaled(roll_key(key, turn + 1), limits.sides**6)
        games.closed[game], games.active[game], games.phase[game] = closed, active, phase
        games.used[game] = used and phase == COLOUR


@njit_nogil
def _choose_white(
    limits: Limits,
    sheets: NDArray[np.int64],
    closed: int,
    active: int,
    white: np.uint64,
    colours: np.uint64,
    agent: int,
    lucky: NDArray[np.int64],
    policy: NDArray[np.int64],
    key: np.uint64,
    turn: int,
    places: NDArray[np.int64],
    chosen: NDArray[np.int64],
) -> None:
    """Choose the places of all seats except the agent's in action 1; no seat sees another's choice (R1)."""
    for seat in range(len(sheets)):
        if seat == agent:
            continue
        if policy[seat] == VALUE_BASED:
            places[seat] = chosen[seat]
            continue
        cells = white_cells(white, sheets[seat], closed, lucky[seat])
        mask = legal(limits, sheets[seat], closed, cells)
        if policy[seat] == RANDOM:
            places[seat] = random_place(mix(~key), turn, seat, 0, mask, cells)
            continue
        limit = GREEDY.patience
        if seat == active:
            later = legal(limits, sheets[seat], closed, colours)
            limit = planned_limit(GREEDY, sheets, closed, seat, colours, later, limits.closing)
        price, place = cheapest(GREEDY, sheets, closed, seat, cells, mask, limits.closing)
        places[seat] = place if price <= limit else NOTHING


@njit_nogil
def _choose_colour(
    limits: Limits,
    sheets: NDArray[np.int64],
    closed: int,
    active: int,
    colours: np.uint64,
    policy: int,
    key: np.uint64,
    turn: int,
    used: bool,
) -> int:
    """The place that an active seat other than the agent's chooses in action 2."""
    mask = legal(limits, sheets[active], closed, colours)
    if policy == RANDOM:
        return random_place(mix(~key), turn, active, COLOUR_PHASE, mask, colours)
    price, place = cheapest(GREEDY, sheets, closed, active, colours, mask, limits.closing)
    limit = GREEDY.patience if used else limit_before_penalty(GREEDY, sheets, active)
    return place if price <= limit else NOTHING
