"""The units that can be compiled separately, and which ones are compiled already. This module needs no numba."""

import sys
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from lucchetto.kernels.code_cache import code_folder, sources

UNITS = {
    "table": "lucchetto.solver.build:compile_table",
    "statistics": "lucchetto.solver.build:compile_statistics",
    "sheet-games": "lucchetto.arena.engine.kernel_games:compile_sheets",
    "duel-games": "lucchetto.arena.engine.kernel_games:compile_duel",
    "sheet-rollouts": "lucchetto.coach.rollouts.games:compile_sheets",
    "duel-rollouts": "lucchetto.coach.rollouts.games:compile_duel",
    "sheet-training": "lucchetto.bots.training.epochs:compile_sheets",
    "duel-training": "lucchetto.bots.training.epochs:compile_duel",
    "sheet-environments": "lucchetto.envs.batch:compile_sheets",
    "duel-environments": "lucchetto.envs.batch:compile_duel",
}
"""The function that compiles each unit, by the unit's name."""


def missing_units(names: list[str]) -> list[str]:
    """The units among these that are not compiled yet; none without numba, whose absence the command itself reports."""
    if find_spec("numba") is None:
        return []
    return [name for name in names if not _marker(name).exists()]


def mark_compiled(name: str) -> None:
    """Record that the compiled code of a unit is in the cache."""
    marker = _marker(name)
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.touch()


def _marker(name: str) -> Path:
    return code_folder() / "units" / f"{name}-{_fingerprint()}"


@cache
def _fingerprint() -> str:
    """A digest of what numba compares before it uses a cached function: versions, processor, modification times."""
    from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]  # it ships no types

    digest = blake2b(digest_size=8)
    for part in (sys.implementation.cache_tag, version("numba"), get_host_cpu_name()):
        digest.update(f"{part}\n".encode())
    for file in sources():
        stat = file.stat()
        digest.update(f"{file} {stat.st_mtime} {stat.st_size}\n".encode())
    return digest.hexdigest()
