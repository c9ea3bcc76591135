"""Typed decorators for compiled functions. `dispatchers` compiles them; `code_cache` names the cache folder."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast

import numba
import numpy as np

from .code_cache import code_folder, remove_stale_caches
from .dispatchers import EntryPoint, Part

Function = TypeVar("Function", bound=Callable[..., Any])

as_int64 = cast(Callable[[Any], int], np.int64)
"""Converts to a signed 64-bit integer for the compiler, and to an int for the type checker."""

_NOGIL = {"nogil": True, "_nrt": False, "no_cfunc_wrapper": True}
"""No GIL, and no reference counting, which would make two threads slower than one."""


def njit(function: Function) -> Function:
    """An entry point that allocates arrays."""
    return _entry_point(function)


def njit_entry(function: Function) -> Function:
    """An entry point that allocates no arrays. It runs without reference counting and without the GIL."""
    return _entry_point(function, **_NOGIL)


def njit_fastmath(function: Function) -> Function:
    """An `njit_entry` whose float sums may be reordered for vector instructions. Do not use it for exact values.

    Other functions call it, but it is optimised separately, so that its sums have the same order for every caller.
    """
    return _entry_point(function, **_NOGIL, fastmath=True)


def njit_inline(function: Function) -> Function:
    """A function that numba inlines into its callers before type inference."""
    return _entry_point(function, **_NOGIL, inline="always")


def njit_nogil(function: Function) -> Function:
    """A part, which is compiled into the entry points that call it. It allocates no arrays."""
    _set_cache_folder()
    return cast(Function, Part(function, _NOGIL))


def njit_forceinline(function: Function) -> Function:
    """A part that LLVM always inlines, because a call that passes many arrays costs more than the work itself."""
    _set_cache_folder()
    return cast(Function, Part(function, {**_NOGIL, "forceinline": True}))


def _entry_point(function: Function, **options: Any) -> Function:
    _set_cache_folder()
    return cast(Function, EntryPoint(function, options))


@cache
def _set_cache_folder() -> None:
    remove_stale_caches()
    setattr(numba.config, "CACHE_DIR", str(code_folder()))  # noqa: B010 - defined at run time, invisible to the type checker
