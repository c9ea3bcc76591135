"""How far a tournament is, on standard error, for people only; and how fast it was."""

from dataclasses import dataclass
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from lucchetto.messages import Catalogue


class Progress:
    """A bar with the time left while it is entered; counts also where there is nobody to look at it."""

    def __init__(self, words: Catalogue, total: int) -> None:
        console = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(words("arena-progress"), total=total)
        self.total = total
        self.done = 0
        self.new = 0
        """Games that this run has played itself."""

    def loaded(self, games: int) -> None:
        self.done += games
        self._bar.update(self._task, completed=self.done)

    def played(self, games: int) -> None:
        self.done += games
        self.new += games
        self._bar.update(self._task, completed=self.done)

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()


@dataclass(frozen=True)
class Speed:
    games: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def figures(self) -> dict[str, object]:
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
        }
