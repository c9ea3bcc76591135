"""How long each level thinks: `bot.decide(game, seat)` by numpy on one core, as in the server, without numba.

All levels decide in the same positions, and one of them, drawn by lot, is obeyed. Beside them what the rules need to
list that seat's moves and to play one. The clock counts processor time: a busy machine makes nobody look slow.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from time import thread_time_ns

import numpy as np

from benchmarks.report import machine, table
from lucchetto.bots import Bot, make_bot
from lucchetto.bots.levels import LEVELS
from lucchetto.records import seeded_dice
from lucchetto.rules import Decision, Game, new_game

POSITIONS = 2000
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")
TABLES = (("classic", 2), ("classic", 5), ("longo", 2), ("longo", 5), ("duel", 2))
BASELINE = "moves and play (baseline)"

Times = dict[str, list[float]]
"""Milliseconds of each decision."""


def measure(variant: str, players: int) -> Times:
    """In whole games, one after the other, until there are positions enough."""
    times: Times = {name: [] for name in (*LEVELS, BASELINE)}
    _play(variant, players, "warm-up", {name: [] for name in times})
    number = 0
    while len(times[BASELINE]) < POSITIONS:
        _play(variant, players, f"deciding {number}", times)
        number += 1
    assert "numba" not in sys.modules, "the bots are to be measured as the server has them"
    return times


def _play(variant: str, players: int, seed: str, times: Times) -> None:
    dice, lot = seeded_dice(seed), Random(seed)
    bots = [{level: make_bot(level, f"{seed} {seat}") for level in LEVELS} for seat in range(players)]
    game = new_game(variant, NAMES[:players])
    while game.phase != "over":
        if game.phase == "roll":
            game = game.roll(dice.roll(game))
        seat = min(game.waiting)
        chosen = {level: _decision(bot, game, seat, times[level]) for level, bot in bots[seat].items()}
        game = _played(game, seat, chosen[lot.choice(LEVELS)], times[BASELINE])


def _decision(bot: Bot, game: Game, seat: int, times: list[float]) -> Decision:
    view = game.seen_by(seat)
    began = thread_time_ns()
    decision = bot.decide(view, seat)
    times.append((thread_time_ns() - began) / 1e6)
    return decision


def _played(game: Game, seat: int, decision: Decision, times: list[float]) -> Game:
    began = thread_time_ns()
    game.moves(seat)
    after = game.play(seat, decision)
    times.append((thread_time_ns() - began) / 1e6)
    return after


def main() -> None:
    os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # for the process that measures
    rows = []
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for variant, players in TABLES:
            found = pool.submit(measure, variant, players).result()
            baseline = np.median(found[BASELINE])
            for name, times in found.items():
                middle, late, latest = np.quantile(times, (0.5, 0.99, 1))
                figures = (
                    f"{middle:.3f}",
                    f"{late:.3f}",
                    f"{latest:.3f}",
                    f"{middle / baseline:.1f} ×",
                    f"{len(times):,}",
                )
                rows.append((f"{variant}, {players} players: {name}", *figures))
    table("One decision, in milliseconds", ("", "p50", "p99", "max", "of moves and play", "positions"), rows)


if __name__ == "__main__":
    print(machine())
    main()
