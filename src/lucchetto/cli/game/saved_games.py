"""The games in the user's data folder, newest first."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import read_record, reason, shown_name
from lucchetto.messages import Catalogue
from lucchetto.records import Replay

from .savefile import games_folder


@dataclass(frozen=True)
class SavedGame:
    path: Path
    modified: float
    replay: Replay | None
    """None if the file is damaged."""
    fault: str | None = None
    """What is wrong with a damaged file, in the user's language."""

    @property
    def is_unfinished(self) -> bool:
        return self.replay is not None and self.replay.game.result is None

    @property
    def date(self) -> datetime:
        """When the game began, or when the file was last written if the record does not say so."""
        given = self.replay.record.header.extra.get("date") if self.replay else None
        try:
            return datetime.fromisoformat(given).astimezone()  # type: ignore[arg-type] # a TypeError is caught
        except (TypeError, ValueError, OverflowError):
            return datetime.fromtimestamp(self.modified).astimezone()


def saved_games(words: Catalogue) -> Iterator[SavedGame]:
    """Yield the saved games, the last changed first, including damaged files."""
    for modified, path in sorted(_files(words), reverse=True):
        try:
            yield SavedGame(path, modified, read_record(str(path), words))
        except CommandError as error:
            yield SavedGame(path, modified, None, str(error).removeprefix(f"{shown_name(path)}:").strip())


def last_unfinished(words: Catalogue) -> str:
    """Return the file of the latest unfinished game; raise a CommandError if there is none."""
    found = next((game for game in saved_games(words) if game.is_unfinished), None)
    if found is None:
        raise CommandError(words("resume-none", folder=shown_name(games_folder())))
    return str(found.path)


def saved_path(name: str) -> str:
    """Return the path of a file; a bare name that is not in the current folder may name a saved game."""
    saved = games_folder() / name
    return str(saved) if Path(name).name == name and not _is_file(Path(name)) and _is_file(saved) else name


def _files(words: Catalogue) -> list[tuple[float, Path]]:
    folder = games_folder()
    try:
        names = os.listdir(folder)  # noqa: PTH208 - only the names are needed
    except FileNotFoundError:
        return []
    except OSError as error:
        raise CommandError(words("cannot-read", file=shown_name(folder), why=reason(error))) from None
    paths = [folder / name for name in names if name.endswith(".jsonl")]
    return [(path.stat().st_mtime, path) for path in paths if _is_file(path)]


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name that is too long, or one with a NUL
        return False
