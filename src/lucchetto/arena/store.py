"""Stores a running tournament in the folder of its report: its settings, and every chunk that has been played.

`arena.json` identifies the tournament. Each chunk is a file that is written atomically, so that a run can end at any
moment, by Ctrl-C or by a power failure, and the next run resumes from the stored chunks.
"""

import io
import json
import os
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from lucchetto import __version__
from lucchetto.arena.engine.engine import engine_of
from lucchetto.arena.engine.games import Games
from lucchetto.rules import MalformedError, shown

from .design import Match
from .tournament import Tournament

MANIFEST = "arena.json"
CHUNKS = "chunks"

Settings = dict[str, object]


@dataclass(frozen=True)
class Store:
    """The folder of one tournament."""

    folder: Path
    deals_per_chunk: int
    """Fixed when the folder is created, even if the tournament is extended later."""

    @classmethod
    def open(cls, folder: Path, tournament: Tournament) -> "Store":
        """Open or create the folder of this tournament; raise a MalformedError if it belongs to another one."""
        settings = _settings(tournament)
        kept = _manifest(folder)
        if kept is not None:
            _check_same(folder, kept, settings)
            settings["deals_per_chunk"] = kept["deals_per_chunk"]
        (folder / CHUNKS).mkdir(parents=True, exist_ok=True)
        text = json.dumps(settings, indent=2, ensure_ascii=False)
        write_whole(folder / MANIFEST, f"{text}\n".encode())
        return cls(folder, int(str(settings["deals_per_chunk"])))

    def load(self, match: Match, number: int, chunk: int) -> Games | None:
        """Return a stored chunk; None if it is missing, damaged or too short, so that it has to be played."""
        try:
            # Opened here, because numpy does not close a file that it cannot read.
            with self._path(number, chunk).open("rb") as file, np.load(file, allow_pickle=False) as columns:
                games = Games.of(**dict(columns))
        except (OSError, ValueError, TypeError, KeyError, EOFError, zipfile.BadZipFile):
            return None
        return games if _is_whole(games, match, chunk) else None

    def save(self, games: Games, number: int, chunk: int) -> None:
        """Store a finished chunk."""
        packed = io.BytesIO()
        np.savez(packed, allow_pickle=False, **games.columns())
        write_whole(self._path(number, chunk), packed.getvalue())

    def _path(self, number: int, chunk: int) -> Path:
        return self.folder / CHUNKS / f"{number:03}-{chunk:05}.npz"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically, so that no reader ever sees half of it."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _settings(tournament: Tournament) -> Settings:
    """All settings on which the results depend."""
    return {
        "lucchetto": __version__,
        "bots": list(tournament.bots),
        "variant": tournament.variant,
        "players": tournament.players,
        "seed": tournament.seed,
        "luck": tournament.luck,
        "engines": [engine_of(match).NAME for match in tournament.matches],
        "games": tournament.games,
        "deals_per_chunk": tournament.deals_per_chunk,
    }


def _manifest(folder: Path) -> Mapping[str, object] | None:
    """The stored settings; None for a new or empty folder."""
    try:
        text = (folder / MANIFEST).read_text(encoding="utf-8")
    except FileNotFoundError:
        if folder.is_dir() and any(folder.iterdir()):
            raise _foreign(folder) from None
        return None
    except UnicodeDecodeError:
        raise _foreign(folder) from None
    try:
        kept = json.loads(text)
    except ValueError:
        raise _foreign(folder) from None
    chunk = kept.get("deals_per_chunk") if isinstance(kept, dict) else None
    if type(chunk) is not int or chunk < 1 or type(kept.get("games")) is not int:
        raise _foreign(folder)
    return dict(kept)


def _foreign(folder: Path) -> MalformedError:
    return MalformedError(
        "folder-in-use", "{folder} contains something else: choose an empty or a new folder", folder=shown(str(folder))
    )


def _check_same(folder: Path, kept: Mapping[str, object], settings: Settings) -> None:
    """Raise if any setting differs. Only the number of games may, and only if it grows."""
    for name, value in settings.items():
        if name in ("games", "deals_per_chunk") or kept.get(name) == value:
            continue
        raise MalformedError(
            "other-tournament",
            "{folder} holds another tournament: its {setting} is {there}, not {here}",
            folder=shown(str(folder)),
            setting=name,
            there=_text(kept.get(name)),
            here=_text(value),
        )
    if int(str(settings["games"])) < int(str(kept["games"])):
        raise MalformedError(
            "fewer-games",
            "{folder} holds a tournament of {there} games per match-up, which cannot shrink to {here}",
            folder=shown(str(folder)),
            there=int(str(kept["games"])),
            here=int(str(settings["games"])),
        )


def _text(value: object) -> str:
    text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if text.isprintable() and len(text) <= 60 else shown(text)


def _is_whole(games: Games, match: Match, chunk: int) -> bool:
    seats, ways = len(match.lineup), len(match.seatings)
    deals = np.repeat(match.deals_of(chunk), ways)
    shapes = all(column.shape in ((len(deals),), (len(deals), seats)) for column in games.columns().values())
    return shapes and bool(np.array_equal(games.deal, deals))
