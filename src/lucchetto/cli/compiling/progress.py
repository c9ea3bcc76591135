"""Compiles missing units with a progress bar, before a command's own work begins."""

import sys

from lucchetto.messages import Catalogue

from .processes import compile_units
from .units import missing_units


def compile_first(words: Catalogue, *names: str) -> None:
    """Compile the units among these that are not compiled yet, with a progress bar.

    If standard error is not a terminal, it prints one line instead of the bar.
    """
    import numba  # noqa: F401 - needed later anyway; the caller reports an import error

    missing = missing_units(list(names))
    if not missing:
        return
    if not sys.stderr.isatty():
        sys.stderr.write(f"{words('compiling')}\n")
        sys.stderr.flush()
        compile_units(missing, lambda done, known: None)
        return
    from rich.progress import MofNCompleteColumn

    from lucchetto.cli.progress_bar import progress_bar

    with progress_bar(MofNCompleteColumn()) as bar:
        task = bar.add_task(words("compiling"), total=None)
        compile_units(missing, lambda done, known: bar.update(task, completed=done, total=known))
