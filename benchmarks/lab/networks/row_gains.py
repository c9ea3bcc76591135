"""What a row still gains in self-play, by its state: `python -m benchmarks.lab.networks.row_gains [GAMES]`.

Prints the tables of `lucchetto.features.row_gains` as counted with the shipped networks for three players. Those that
are frozen there were counted with 20,000 games of former networks. States seen fewer than 200 times count as the state
with one cross less.
"""

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.training.recipe import RECIPES, Recipe
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import VALUE_BASED, PolicyParams
from lucchetto.features.row_gains import SOON, SOON_ROUNDS
from lucchetto.kernels.jit import njit_entry, njit_nogil
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.rng import game_key, roll_key, scaled
from lucchetto.kernels.sheets.evaluate import Evaluator
from lucchetto.kernels.sheets.features import layout_of, row_state
from lucchetto.kernels.sheets.tables import tables
from lucchetto.kernels.sheets.training import selfplay
from lucchetto.kernels.sheets.training.selfplay import Openings, ReplayBuffer

GAMES, PLAYERS = 20_000, 3
RARE = 200
Numbers = NDArray[np.float64]


class Counts(NamedTuple):
    """By row state."""

    seen: Numbers
    soon: Numbers
    """The sum of the points gained within `SOON_ROUNDS` rounds."""
    final: Numbers


@njit_entry
def count(
    evaluator: Evaluator,
    weak: Openings,
    random_opening: int,
    weak_share: float,
    lucky: NDArray[np.int64],
    games: int,
    buffer: ReplayBuffer,
    counts: Counts,
) -> None:
    players, seed = len(lucky), np.uint64(5)
    for game in range(games):
        key = game_key(seed, game)
        opening = scaled(roll_key(key, 0), random_opening + 1)
        length = selfplay.play(evaluator, weak, opening, weak_share, lucky, key, game % players, buffer)
        for turn in range(max(opening - 1, 0), length - 1):
            later = min(length - 1, turn + SOON_ROUNDS * players)
            for seat in range(players):
                for row in range(4):
                    state = row_state(evaluator.layout.ids, buffer.trajectory[turn, seat], buffer.closed[turn], row)
                    crosses = buffer.trajectory[turn, seat] >> 8 * row & 15
                    counts.seen[state] += 1
                    counts.soon[state] += gained(crosses, buffer.trajectory[later, seat] >> 8 * row & 15)
                    counts.final[state] += gained(crosses, buffer.trajectory[length - 1, seat] >> 8 * row & 15)


@njit_nogil
def gained(before: int, after: int) -> float:
    return (after * (after + 1) - before * (before + 1)) / 2


def counted(recipe: Recipe, games: int) -> Counts:
    net, layout = Net(*load(recipe.name)), layout_of(recipe.variant)
    params = PolicyParams(VALUE_BASED, plans=True, margin_weight=recipe.margin_weight, tie_epsilon=0.0)
    evaluator = Evaluator(tables(recipe.variant), layout, net, new_scratch(net), params, alone=True)
    counts = Counts(*(np.zeros(layout.states) for _ in Counts._fields))
    lucky, buffer = lucky_masks(recipe.variant, PLAYERS), selfplay.new_replay_buffer(net, PLAYERS)
    count(evaluator, recipe.weak, recipe.random_opening, recipe.weak_share, lucky, games, buffer, counts)
    return counts


def by_position(seen: Numbers, points: Numbers, positions: int) -> list[list[int]]:
    found, state = list[list[int]](), 0
    for position in range(positions):
        row = list[int]()
        for _ in range(max(1, position)):
            is_rare = seen[state] < RARE and row
            row.append(row[-1] if is_rare else round(10 * points[state] / max(1, seen[state])))
            state += 1
        found.append(row)
    return found


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for variant, frozen in SOON.items():
        counts = counted(RECIPES[f"{variant}-{PLAYERS}"], games)
        for name, points in (("soon", counts.soon), ("final", counts.final)):
            print(variant, name)
            for position, row in enumerate(by_position(counts.seen, points, len(frozen))):
                print(f"  {position:2}: {', '.join(map(str, row))}")


if __name__ == "__main__":
    main()
