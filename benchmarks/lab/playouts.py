"""Random two-player games per second, on one core and on two: kernels, rules, OpenSpiel's and pgx's backgammon.

All engines alternate in the same processes, and times are processor time, so that other load on the machine matters
little. Games differ in length, so compare decisions. pgx is not a dependency of ours (with jax it takes 600 MB); it is
included if it is installed: `pip install --require-hashes -r requirements/bench.lock`.
"""

import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from statistics import median
from time import process_time
from typing import NamedTuple

from benchmarks import results
from benchmarks.report import machine, table

from .random_games import PLAYERS, Player

ROUNDS = 5
SECONDS = 0.5
"""Minimum seconds per contestant and round."""
CORES = 2
BASELINE = "backgammon, OpenSpiel"
CONDITION = (
    "Games of two random players per second of processor time, on one core. Games differ in length, so other engines "
    "are compared by decisions. OpenSpiel and pgx are stepped from Python; the kernels play "
    "whole games in compiled code."
)


class Speed(NamedTuple):
    """Games and decisions per second."""

    games: float
    decisions: float


def _stay_on(core: int) -> None:
    """Pin this process to one core, because jax would use all cores otherwise."""
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
    """Measure one contestant; runs in a worker process."""
    play, games, decisions, began = _player(name), 0.0, 0.0, process_time()
    while (seconds := process_time() - began) < SECONDS:
        more = play()
        games, decisions = games + more.games, decisions + more.decisions
    return Speed(games / seconds, decisions / seconds)


def measure_all() -> dict[tuple[str, int], list[Speed]]:
    """By contestant and number of cores: one speed per round."""
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


def main(save: bool = False) -> None:
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
    columns = ("", "games/s", "two cores", "decisions per game", "decisions/s", "of the rules", "of OpenSpiel")
    table("Random two-player games per second of processor time", columns, rows)
    if save:
        title, command = "Random games, compiled", "python -m benchmarks.lab.playouts"
        results.save("playouts", title, command, figures(found), [CONDITION])


def figures(found: dict[tuple[str, int], Speed]) -> Iterator[results.Row]:
    """Each kernel against the rules in Python, on two cores against one, and against other engines."""
    for name in (name for name in PLAYERS if "kernel" in name):
        variant, one, two = name.split(",")[0], found[name, 1], found[name, CORES]
        rules = found[f"{variant}, rules", 1]
        yield _compared(f"{variant}, games", one.games, rules.games, "the rules in Python")
        yield _compared(f"{variant}, games on {CORES} cores", two.games, one.games, "one core")
        for other in (other for other in PLAYERS if other.startswith("backgammon")):
            yield _compared(f"{variant}, decisions", one.decisions, found[other, 1].decisions, other)


def _compared(what: str, ours: float, theirs: float, baseline: str) -> results.Row:
    return results.Row(what, f"{ours:,.0f}/s", f"{theirs:,.0f}/s, {baseline}", f"{ours / theirs:,.1f} ×")


if __name__ == "__main__":
    asked = results.save_is_asked(__doc__)
    print(machine())
    main(asked)
