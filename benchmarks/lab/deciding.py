"""The time that each level takes to decide: `bot.decide(game, seat)` with numpy on one core, as in the server.

All levels decide in the same positions, and the decision of a random one is played. The baseline is the time that the
rules need to list that seat's moves and to play one. Times are processor time, so other load hardly matters.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import thread_time_ns

import numpy as np

import lucchetto
from benchmarks import results
from benchmarks.report import machine, table
from lucchetto.bots import Bot, make_bot
from lucchetto.bots.levels import LEVELS
from lucchetto.records import seeded_dice
from lucchetto.rules import Decision, Game, new_game

POSITIONS = 2000
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")
TABLES = (("classic", 2), ("classic", 5), ("longo", 2), ("longo", 5), ("duel", 2))
BASELINE = "moves and play (baseline)"
AIM = "20 ms"
"""The most that 99 of 100 decisions of a master should take."""
CONDITION = "Processor time of one decision with numpy alone. The baseline lists the moves and plays one, by the rules."

Times = dict[str, list[float]]
"""By level: the milliseconds of each decision."""


def measure(variant: str, players: int) -> Times:
    """Play whole games until there are enough positions."""
    times: Times = {name: [] for name in (*LEVELS, BASELINE)}
    _play(variant, players, "warm-up", {name: [] for name in times})
    number = 0
    while len(times[BASELINE]) < POSITIONS:
        _play(variant, players, f"deciding {number}", times)
        number += 1
    assert "numba" not in sys.modules, "the bots must be measured as the server runs them"
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


def main(save: bool = False) -> None:
    os.environ |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # for the process that measures
    rows, stored = list[tuple[str, ...]](), list[results.Row]()
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for variant, players in TABLES:
            found = pool.submit(measure, variant, players).result()
            baseline = np.median(found[BASELINE])
            stored += master_figures(f"{variant}, {players} players", found["master"], float(baseline))
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
    if save:
        stored.append(results.Row("networks of all bots", f"{networks_size() / 1e6:.1f} MB", aim="8 MB"))
        results.save("deciding", "A master's decision", "python -m benchmarks.lab.deciding", stored, [CONDITION])


def networks_size() -> int:
    """Bytes of the networks in the package."""
    return sum(path.stat().st_size for path in (Path(lucchetto.__file__).parent / "bots/networks").iterdir())


def master_figures(table_name: str, times: list[float], baseline: float) -> list[results.Row]:
    middle, late = (float(time) for time in np.quantile(times, (0.5, 0.99)))
    against = f"{baseline:.3f} ms, moves and play"
    return [
        results.Row(f"{table_name}, p50", f"{middle:.2f} ms", against, f"{middle / baseline:.1f} ×"),
        results.Row(f"{table_name}, p99", f"{late:.2f} ms", aim=AIM),
    ]


if __name__ == "__main__":
    asked = results.save_is_asked(__doc__)
    print(machine())
    main(asked)
