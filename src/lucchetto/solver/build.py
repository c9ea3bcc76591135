"""Computes tables and statistics. It needs numba, so `loading` imports it only on demand."""

from time import perf_counter

import numpy as np

from lucchetto.paths import cache_folder
from lucchetto.rules import variant

from . import files
from .checkpoint import Checkpoint
from .forward_pass import WORKERS, compile_forward_pass, statistics_of
from .memory import check_disk, check_memory
from .probabilities import sheets_of
from .solve import Progress, compile_solver, solve, solve_layers
from .space import PENALTIES, Floats, Space, space_of
from .table import Statistics


def build_table(space: Space, progress: Progress) -> None:
    """Solve the game and store its table. An interrupted computation resumes from its checkpoint."""
    size = 8 * int(np.prod(space.shape))
    check_memory(2 * size)
    check_disk(cache_folder(), 2 * size)
    compile_solver(space)
    began = perf_counter()
    tables = np.zeros((1, *space.shape))
    if space.mirrored:
        solve(space, tables, progress)
        files.write_table(space, tables[0], {"seconds": perf_counter() - began})
        return
    with Checkpoint(space, tables[0]) as checkpoint:  # solving takes minutes
        known = checkpoint.load()
        earlier = checkpoint.seconds
        for layer in solve_layers(space, tables, progress, known=known):
            checkpoint.append(layer, earlier + perf_counter() - began)
        files.write_table(space, tables[0], {"seconds": earlier + perf_counter() - began})
    checkpoint.discard()


def compute_statistics(space: Space, values: Floats, progress: Progress) -> Statistics:
    """The statistics of optimal play by this table."""
    check_memory(values.nbytes + WORKERS * 8 * PENALTIES * sheets_of(space))
    return statistics_of(space, values, progress)


def tempo_values(space: Space, players: int, progress: Progress) -> list[float]:
    """The value of the game to each seat, from the first, if the other players take turns but never close a row."""
    size = 8 * int(np.prod(space.shape))
    check_memory(players * size)
    tables = np.zeros((players, *space.shape))
    solve(space, tables, progress)
    return [float(value) for value in tables[:, 0, 0, 0]]


def compile_table() -> None:
    """Compile the solver without computing a table. One variant is enough, because all have the same argument types."""
    compile_solver(space_of(variant("classic")))


def compile_statistics() -> None:
    """Compile the computation of statistics without running it."""
    compile_forward_pass(space_of(variant("classic")))
