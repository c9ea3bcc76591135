"""Computes tables. Everything that needs numba is reached from here only."""

from time import perf_counter

import numpy as np

from lucchetto.paths import cache_folder

from . import files
from .checkpoint import Journal
from .forward_pass import WORKERS, statistics_of
from .memory import check_disk, check_memory
from .solve import Watch, compile_solver, solve, solve_layers
from .space import Floats, Space
from .table import Statistics


def build_table(space: Space, watch: Watch) -> None:
    """Solves the game and stores its table. A long computation goes on where an earlier one was ended."""
    size = 8 * int(np.prod(space.shape))
    check_memory(2 * size)
    check_disk(cache_folder(), 2 * size)
    compile_solver(space)
    began = perf_counter()
    tables = np.zeros((1, *space.shape))
    if space.mirrored:
        solve(space, tables, watch)
        files.write_table(space, tables[0], {"seconds": perf_counter() - began})
        return
    with Journal(space, tables[0]) as journal:  # minutes: worth keeping
        known = journal.load()
        earlier = journal.seconds
        for layer in solve_layers(space, tables, watch, known=known):
            journal.keep(layer, earlier + perf_counter() - began)
        files.write_table(space, tables[0], {"seconds": earlier + perf_counter() - began})
    journal.discard()


def compute_statistics(space: Space, values: Floats, watch: Watch) -> Statistics:
    check_memory((WORKERS + 1) * values.nbytes)
    return statistics_of(space, values, watch)


def tempo_values(space: Space, players: int, watch: Watch) -> list[float]:
    """What the game is worth with others at the table who only take turns: from the first seat to the last."""
    size = 8 * int(np.prod(space.shape))
    check_memory(players * size)
    tables = np.zeros((players, *space.shape))
    solve(space, tables, watch)
    return [float(value) for value in tables[:, 0, 0, 0]]
