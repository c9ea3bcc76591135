"""numba's decorators with types, and an on-disk cache of compiled code that is never stale.

numba validates a cached function by the timestamp of its own file alone. A change in a function that it calls from
another file would go unnoticed, so the cache folder is named after the contents of all files that can matter.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from lucchetto.paths import cache_folder

COMPILED_FROM = ("features", "kernels", "rules", "solver")
"""The packages whose contents name the cache of compiled code."""
_WEEK = 7 * 24 * 3600
"""Seconds after which unused caches of other versions are removed."""

Function = TypeVar("Function", bound=Callable[..., Any])

as_int64 = cast(Callable[[Any], int], np.int64)
"""Converts to a signed 64-bit integer for the compiler, and to an int for the type checker."""


def njit(function: Function) -> Function:
    """`numba.njit` with the cache."""
    compiled: Function = _compiler()(function)
    return compiled


def njit_nogil(function: Function) -> Function:
    """For functions that allocate no arrays: no reference counting and no GIL; compiles and runs in half the time."""
    compiled: Function = _compiler(nogil=True, _nrt=False, no_cfunc_wrapper=True)(function)
    return compiled


def njit_inline(function: Function) -> Function:
    """An `njit_nogil` function that numba inlines into its caller, so that its callees are compiled once less."""
    compiled: Function = _compiler(nogil=True, _nrt=False, no_cfunc_wrapper=True, inline="always")(function)
    return compiled


def njit_fastmath(function: Function) -> Function:
    """An `njit_nogil` function whose float sums may be reordered for vector instructions: never for exact values."""
    compiled: Function = _compiler(nogil=True, _nrt=False, no_cfunc_wrapper=True, fastmath=True)(function)
    return compiled


def _compiler(**options: Any) -> Any:
    _set_cache_folder()
    return numba.njit(cache=True, **options)


@cache
def _set_cache_folder() -> None:
    parent = os.environ.get("NUMBA_CACHE_DIR") or cache_folder()
    folder = Path(parent) / f"compiled-{_source_key(Path(__file__).resolve().parents[1])}"
    if not folder.exists():
        _remove_stale_caches(folder.parent)
    setattr(numba.config, "CACHE_DIR", str(folder))  # noqa: B010 - defined at run time, invisible to the type checker


def _source_key(package: Path) -> str:
    """A digest of the sources: it changes with the path or the contents of any module that compiled code depends on."""
    digest = blake2b(digest_size=8)
    for part in _sources(package):
        digest.update(len(part).to_bytes(8))
        digest.update(part)
    return digest.hexdigest()


def _sources(package: Path) -> Iterator[bytes]:
    """The relative path and the contents of every module that compiled code may depend on."""
    for part in COMPILED_FROM:
        for file in sorted((package / part).rglob("*.py")):
            yield file.relative_to(package).as_posix().encode()
            yield file.read_bytes()


def _remove_stale_caches(folder: Path) -> None:
    """Removes the compiled code of versions that have compiled nothing for a week."""
    for cached in folder.glob("compiled-*"):
        if time.time() - cached.stat().st_mtime > _WEEK:
            shutil.rmtree(cached, ignore_errors=True)
