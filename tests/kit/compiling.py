"""Serialises compilation between the processes of a test run: one compiles a function, the others wait for it."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any


def compile_once_for_all() -> None:
    """Patches numba; a process that has waited finds the function in the cache that all processes share."""
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.dispatcher import Dispatcher

    compile_here = Dispatcher.compile

    @wraps(compile_here)
    def compile_in_turn(self: Any, signature: Any) -> Any:
        # A function is compiled with those it calls inside it, never the other way round: no two wait for each other.
        # numba's own lock comes first, or two threads might.
        with global_compiler_lock, _turn(f"{self.py_func.__module__}.{self.py_func.__qualname__}"):
            return compile_here(self, signature)

    setattr(Dispatcher, "compile", compile_in_turn)  # noqa: B010 - mypy refuses a plain assignment


@contextmanager
def _turn(name: str) -> Iterator[None]:
    from numba import config

    folder = Path(getattr(config, "CACHE_DIR")) / "turns"  # noqa: B009 - defined at run time, invisible to mypy
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / name).open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
