"""Random games of two players per second, on one core and on two: kernels, rules, OpenSpiel's backgammon, and pgx's.

All take turns in the same processes, and the clock counts the processor time of each, so that other work on the machine
weighs little. Games differ in length: compare decisions. pgx is no dependency of ours (with jax it is 600 MB); it joins
where it is installed: `pip install --require-hashes -r requirements/bench.lock`.
"""

import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import NamedTuple

from benchmarks.report import machine, table

from .random_games import PLAYERS, Player

ROUNDS = 5
SECONDS = 0.5
"""Of each contestant in each round, at least."""
CORES = 2
BASELINE = "backgammon, OpenSpiel"


class Speed(NamedTuple):
    """A second."""

    games: float
    decisions: float


def _stay_on(core: int) -> None:
    """jax would use all cores otherwise."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[core]})


@cache
def _player(name: str) -> Player:
    player = PLAYERS[name]()
    player()  # compiles
    return player


def warm_up(name: str) -> None:
    _player(name)


def measure(name: str) -> Speed:
    """In a worker."""
    play, games, decisions, began = _player(name), 0.0, 0.0, process_time()
    while (seconds := process_time() - began) < SECONDS:
        more = play()
        games, decisions = games + more.games, decisions + more.decisions
    return Speed(games / seconds, decisions / seconds)


def measure_all() -> dict[tuple[str, int], list[Speed]]:
    """By contestant and number of cores, a speed a round."""
    found = defaultdict[tuple[str, int], list[Speed]](list)
    fresh = get_context("spawn")  # threads of jax do not survive a fork
    pools = [ProcessPoolExecutor(1, fresh, _stay_on, (core,)) for core in range(CORES)]
    for name in PLAYERS:
        for done in [pool.submit(warm_up, name) for pool in pools]:
            done.result()
    for _ in range(ROUNDS):
        for name in PLAYERS:
            found[name, 1].append(pools[0].submit(measure, name).result())
            together = [pool.submit(measure, name) for pool in pools]
            both = [one.result() for one in together]
            found[name, CORES].append(Speed(sum(one.games for one in both), sum(one.decisions for one in both)))
    for pool in pools:
        pool.shutdown()
    return found


def main() -> None:
    found = {key: Speed(*map(median, zip(*speeds, strict=True))) for key, speeds in measure_all().items()}
    rows = []
    for name in PLAYERS:
        one, two, baseline = found[name, 1], found[name, CORES], found[BASELINE, 1]
        rules = found.get((name.replace("kernel", "rules"), 1), one)
        rows.append(
            (
                name,
                f"{one.games:,.0f}",
                f"{two.games:,.0f}",
                f"{one.decisions / one.games:,.0f}",
                f"{one.decisions:,.0f}",
                f"{one.decisions / rules.decisions:,.1f} ×" if "kernel" in name else "",
                f"{one.decisions / baseline.decisions:,.2f} ×",
            )
        )
    columns = ("", "games/s", "two cores", "decisions a game", "decisions/s", "of the rules", "of OpenSpiel")
    table("Random games of two players, a second of processor time", columns, rows)


if __name__ == "__main__":
    print(machine())
    main()
