"""numba's decorator for the solver, with types, and with the compiled code kept on disk."""

from collections.abc import Callable
from typing import Any, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., Any])


def njit(function: Function) -> Function:
    """Compiled without counting references to arrays, so it can use arrays but not make any.

    Threads that count references to the same arrays wait for each other at every call: two were slower than one.
    """
    options: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": False}
    compiled: Function = numba.njit(**options)(function)
    return compiled
