"""Saves a game while it is played: every event is written to disk before the game continues.

The secret of the dice must not be in the record before the end, but a resumed game needs it. It is kept in a file next
to the record (NAME.secret) and moved into the record when the game is over.
"""

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import reason, shown_name
from lucchetto.messages import Catalogue
from lucchetto.records import Event, Header, Record, write_json
from lucchetto.records.proof import reveal
from lucchetto.records.strict_json import dumps


class SaveFile:
    def __init__(self, path: Path, words: Catalogue) -> None:
        self.path = path
        self._words = words

    @property
    def _secret_path(self) -> Path:
        return self.path.with_name(f"{self.path.name}.secret")

    def create(self, header: Header, secret: bytes | None) -> None:
        """Begin a new record; an existing file is never overwritten."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            out = self.path.open("xb")
        except FileExistsError:
            raise CommandError(self._words("file-exists", file=shown_name(self.path))) from None
        except OSError as error:
            raise self._unwritable(error) from None
        try:
            with out:
                _write(out.fileno(), _line(header))
            if secret is not None:
                self._keep_secret(secret)
        except OSError as error:  # leave no partial files, so that a second attempt can succeed
            self.path.unlink(missing_ok=True)
            self._secret_path.unlink(missing_ok=True)
            raise self._unwritable(error) from None

    def _keep_secret(self, secret: bytes) -> None:
        handle = os.open(self._secret_path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as out:
            _write(out.fileno(), secret.hex().encode())

    def has_secret(self) -> bool:
        return self._secret_path.exists()

    def append(self, *events: Event) -> None:
        """Add events; if they do not all fit, the file stays as it was."""
        try:
            with self.path.open("r+b") as out:
                end = out.seek(0, os.SEEK_END)
                if end and not _ends_line(out.fileno(), end):
                    end += os.pwrite(out.fileno(), b"\n", end)
                try:
                    out.seek(end)
                    _write(out.fileno(), b"".join(map(_line, events)))
                except OSError:
                    os.ftruncate(out.fileno(), end)
                    raise
        except OSError as error:
            raise self._unwritable(error) from None

    def secret(self) -> bytes:
        """Return the secret of an unfinished game; raise a CommandError if it is lost."""
        try:
            secret = bytes.fromhex(self._secret_path.read_text(encoding="ascii"))
        except (OSError, ValueError):
            raise CommandError(self._words("secret-lost", file=shown_name(self._secret_path))) from None
        return secret

    def finish(self, record: Record, secret: bytes | None) -> None:
        """Write the secret of a finished game into its record, atomically."""
        if secret is None:
            return
        fresh = self.path.with_name(f"{self.path.name}.new")
        try:
            with fresh.open("wb") as out:
                _write(out.fileno(), write_json(reveal(record, secret)).encode())
            fresh.replace(self.path)
            self._secret_path.unlink(missing_ok=True)
        except OSError as error:
            fresh.unlink(missing_ok=True)
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> CommandError:
        return CommandError(self._words("cannot-write", file=shown_name(self.path), why=reason(error)))


def games_folder() -> Path:
    """The default folder for saved games."""
    return user_data_path("lucchetto", appauthor=False) / "games"


def default_path(variant: str, now: datetime) -> Path:
    """An unused path in the user's data folder: the day, the variant, a number."""
    folder = games_folder()
    stem = f"{now:%Y-%m-%d}-{variant}"
    number = 1
    while (path := folder / f"{stem}-{number}.jsonl").exists():
        number += 1
    return path


def _line(part: Header | Event) -> bytes:
    return f"{dumps(part.to_json())}\n".encode()


def _ends_line(handle: int, end: int) -> bool:
    return os.pread(handle, 1, end - 1) == b"\n"


def _write(handle: int, data: bytes) -> None:
    """Write all data and flush it to disk."""
    while data:
        data = data[os.write(handle, data) :]
    os.fsync(handle)
