"""A network file against the shipped network: `python -m benchmarks.lab.networks.match classic-3 FILE [DEALS]`.

One seat plays with FILE, the others with the shipped network, all as `master`. Every deal is played once with the file
in each seat, on the same dice. Features that FILE does not have count nothing in it.
"""

import sys
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from benchmarks.report import machine
from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.weights import Weights, features_of, load, read
from lucchetto.kernels.bitops import POPCOUNT
from lucchetto.kernels.jit import njit_entry
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.rng import game_key, roll_key, scaled
from lucchetto.kernels.sheets.evaluate import Evaluator, outcome
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.foresight import anticipate
from lucchetto.kernels.sheets.match import MatchState, new_match_state
from lucchetto.kernels.sheets.search import TurnContext, best_colour, best_white
from lucchetto.kernels.sheets.tables import tables
from lucchetto.kernels.sheets.turn import (
    NOTHING,
    game_over,
    resolve_colour,
    resolve_white,
    roll_cells,
    white_cells,
)
from lucchetto.rules import GameError

DEALS, SEED = 10_000, 3


@njit_entry
def play_deals(
    candidate: Evaluator,
    shipped: Evaluator,
    lucky: NDArray[np.int64],
    state: MatchState,
    seed: np.uint64,
    shares: NDArray[np.float64],
) -> None:
    """Write the candidate's mean win share of every deal."""
    players = len(lucky)
    for deal in range(len(shares)):
        for seat in range(players):
            share = play_game(candidate, shipped, lucky, state, game_key(seed, deal), seat)
            shares[deal] += share / players


@njit_entry
def play_game(
    candidate: Evaluator,
    shipped: Evaluator,
    lucky: NDArray[np.int64],
    state: MatchState,
    key: np.uint64,
    mine: int,
) -> float:
    """Play one game; return the win share of the candidate, who has seat `mine`."""
    sheets, choices, tables = state.sheets, state.choices, candidate.tables
    for seat in range(len(sheets)):
        sheets[seat] = 0
    closed = active = turn = 0
    while not game_over(sheets, closed):
        white, colours = roll_cells(tables, scaled(roll_key(key, turn + 1), tables.sides**6))
        context = TurnContext(key, turn, active, white, colours)
        for seat in range(len(sheets)):
            evaluator = candidate if seat == mine else shipped
            cells = white_cells(white, sheets[seat], closed, lucky[seat])
            others, forecast = anticipate(evaluator, context, sheets, lucky, closed, seat, state.expected)
            choices[seat] = best_white(evaluator, context, state.expected, closed, others, seat, cells, forecast)[0]
        closed = resolve_white(sheets, closed, white, lucky, choices, tables.closing)
        if POPCOUNT[closed] < 2:
            evaluator, used = candidate if active == mine else shipped, choices[active] != NOTHING
            place = best_colour(evaluator, context, sheets, closed, used)[0]
            closed = resolve_colour(sheets, closed, active, colours, place, used, tables.closing)
        turn += 1
        active = (active + 1) % len(sheets)
    return outcome(sheets, mine)[0]


def evaluator_of(variant: str, weights: Weights, features: int) -> Evaluator:
    first = np.pad(weights.first, ((0, features - len(weights.first)), (0, 0)))
    net = Net(first, weights.second, weights.third)
    return Evaluator(tables(variant), layout_of(variant), net, new_scratch(net), POLICY_PARAMS["master"])


def match(name: str, file: Path, deals: int) -> str:
    variant, _, number = name.partition("-")
    players, features, shares = int(number), features_of(name), np.zeros(deals)
    candidate, shipped = (evaluator_of(variant, weights, features) for weights in (read(file), load(name)))
    play_deals(candidate, shipped, lucky_masks(variant, players), new_match_state(players), np.uint64(SEED), shares)
    error = shares.std(ddof=1) / sqrt(deals)
    found = f"{shares.mean():.2%} ± {error:.2%} (standard error; even: {1 / players:.2%})"
    return f"{name}, {file.name}: {found}, {deals:,} deals"


def main() -> None:
    names = [f"{variant}-{players}" for variant in ("classic", "longo") for players in (2, 3, 4, 5)]
    if len(sys.argv) not in (3, 4) or sys.argv[1] not in names:
        sys.exit(f"usage: python -m benchmarks.lab.networks.match NETWORK FILE [DEALS]; networks: {', '.join(names)}")
    try:
        print(match(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else DEALS))
    except GameError as error:
        sys.exit(str(error))
    print(machine())


if __name__ == "__main__":
    main()
