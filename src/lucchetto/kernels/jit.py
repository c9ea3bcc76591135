"""numba's decorator with types, and with the compiled code kept on disk: a second start need not compile again.

numba looks at a function's own file only, to see whether its stored code is still good. A change in a function that it
calls from elsewhere would go unnoticed; so the store is named after the contents of all files that can matter.
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

Function = TypeVar("Function", bound=Callable[..., Any])

whole = cast(Callable[[Any], int], np.int64)
"""A signed number: 64 bits to the compiler, an int to the type checker."""


def njit(function: Function) -> Function:
    compiled: Function = _compiler()(function)
    return compiled


def lean(function: Function) -> Function:
    """For functions that make no arrays: without counting references they compile and run in half the time."""
    compiled: Function = _compiler(nogil=True, _nrt=False, no_cfunc_wrapper=True)(function)
    return compiled


def folded(function: Function) -> Function:
    """A lean function with one caller, folded into it before compiling: its callees are compiled once less."""
    compiled: Function = _compiler(nogil=True, _nrt=False, no_cfunc_wrapper=True, inline="always")(function)
    return compiled


def lean_sums(function: Function) -> Function:
    """A lean function whose sums of floats may change their order (vector instructions): networks, not exact values."""
    compiled: Function = _compiler(nogil=True, _nrt=False, no_cfunc_wrapper=True, fastmath=True)(function)
    return compiled


def _compiler(**options: Any) -> Any:
    _name_the_store()
    return numba.njit(cache=True, **options)


@cache
def _name_the_store() -> None:
    digest = blake2b(digest_size=8)
    for file in _sources(Path(__file__).resolve().parents[1]):
        digest.update(file)
    stores = os.environ.get("NUMBA_CACHE_DIR") or cache_folder()
    store = Path(stores) / f"compiled-{digest.hexdigest()}"
    if not store.exists():
        _forget_old_stores(store.parent)
    setattr(numba.config, "CACHE_DIR", str(store))  # noqa: B010 - made at run time, which no type checker sees


def _sources(package: Path) -> Iterator[bytes]:
    """The relative path and the contents of every module that compiled code may depend on."""
    for part in COMPILED_FROM:
        for file in sorted((package / part).rglob("*.py")):
            yield file.relative_to(package).as_posix().encode()
            yield file.read_bytes()


def _forget_old_stores(folder: Path) -> None:
    """Code of versions that nobody has compiled anything for in a week."""
    for store in folder.glob("compiled-*"):
        if time.time() - store.stat().st_mtime > _WEEK:
            shutil.rmtree(store, ignore_errors=True)
