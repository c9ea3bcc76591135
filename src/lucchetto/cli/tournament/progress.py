"""Shows the progress of a tournament on standard error, and measures its speed."""

from dataclasses import dataclass
from types import TracebackType
from typing import Self

from rich.progress import MofNCompleteColumn

from lucchetto.cli.progress_bar import progress_bar
from lucchetto.messages import Catalogue


class Progress:
    """A progress bar with the time left, as a context manager. It counts even if standard error is not a terminal."""

    def __init__(self, words: Catalogue, total: int) -> None:
        self._bar = progress_bar(MofNCompleteColumn())
        self._task = self._bar.add_task(words("arena-progress"), total=total)
        self.total = total
        self.done = 0
        self.new = 0
        """Games played in this run, excluding loaded ones."""

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
