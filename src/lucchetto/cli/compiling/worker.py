"""The process that compiles one unit: `python -m lucchetto.cli.compiling.worker UNIT`.

After every compiled function it writes a line with two numbers to standard output: functions done, and functions known
so far.
"""

import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from .units import UNITS, mark_compiled


def compile_unit(name: str) -> None:
    """Compile the unit in this process, or load it from the cache."""
    from numba.core import event

    module, _, function = UNITS[name].partition(":")
    event.register("numba:compile", _counter())  # type: ignore[no-untyped-call]  # numba ships no types
    getattr(import_module(module), function)()
    mark_compiled(name)


def _counter() -> Any:
    from numba.core.event import Listener

    class Counter(Listener):
        def __init__(self) -> None:
            self.known: set[object] = set()
            self.done: set[object] = set()

        def on_start(self, event: Any) -> None:
            if event.data["dispatcher"] not in self.known:
                self.known.update(_reached(event.data["dispatcher"], set()))

        def on_end(self, event: Any) -> None:
            self.done.add(event.data["dispatcher"])
            sys.stdout.write(f"{len(self.done & self.known)} {len(self.known)}\n")
            sys.stdout.flush()

    return Counter()


def _reached(dispatcher: Any, seen: set[object]) -> Iterator[object]:
    """Yield this function and all that are compiled with it, if it is one of ours."""
    from lucchetto.kernels.dispatchers import EntryPoint, Part

    if isinstance(dispatcher, EntryPoint | Part) and dispatcher not in seen:
        seen.add(dispatcher)
        if dispatcher.targetoptions.get("inline") != "always":
            yield dispatcher
        function = dispatcher.py_func
        for name in function.__code__.co_names:
            yield from _reached(function.__globals__.get(name), seen)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a traceback
    compile_unit(sys.argv[1])
