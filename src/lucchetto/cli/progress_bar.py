"""The progress bar of long commands, on standard error."""

from rich.console import Console
from rich.progress import BarColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn


def progress_bar(done: ProgressColumn) -> Progress:
    """Return a bar with the column `done` and the time left. It draws nothing if standard error is not a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), done, TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
