"""Three processes of a test run want the same functions at the same moment: one compiles, the others wait for it."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any


def compile_once_for_all() -> None:
    """From now on. Whoever has waited finds the function in numba's cache, which all processes of a run share."""
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.dispatcher import Dispatcher

    compile_here = Dispatcher.compile

    @wraps(compile_here)
    def compile_in_turn(self: Any, signature: Any) -> Any:
        # A function is compiled with those it calls inside it, never the other way round: no two wait for each other.
        # numba's own lock comes first, or two threads might.
        with global_compiler_lock, _turn(f"{self.py_func.__module__}.{self.py_func.__qualname__}"):
            return compile_here(self, signature)

    setattr(Dispatcher, "compile", compile_in_turn)  # noqa: B010 - a type checker would have it stay as it is


@contextmanager
def _turn(name: str) -> Iterator[None]:
    from numba import config

    folder = Path(getattr(config, "CACHE_DIR")) / "turns"  # noqa: B009 - made at run time, which no type checker sees
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / name).open("wb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
