"""Reads records from files and writes new files. Errors in a record are reported as FILE:LINE: message."""

import sys
from pathlib import Path

from lucchetto.messages import Catalogue
from lucchetto.records import RecordError, Replay, read

from .errors import CommandError


def read_record(name: str, words: Catalogue, data: bytes | None = None) -> Replay:
    """Read a record, or raise a CommandError at its first error. `data` is the file's content if already read."""
    try:
        return read(read_bytes(name, words) if data is None else data).checked()
    except RecordError as error:
        raise CommandError(f"{shown_name(name)}:{error.line}: {words.error(error.cause)}") from None


def read_bytes(name: str, words: Catalogue) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise CommandError(words("cannot-read", file=shown_name(name), why=reason(error))) from None
    except ValueError:  # a NUL in the name
        raise CommandError(words("cannot-read", file=shown_name(name), why="?")) from None


def write_new(name: str, text: str, words: Catalogue) -> None:
    """Create a file; an existing one is never overwritten."""
    try:
        with Path(name).open("x", encoding="utf-8", newline="\n") as out:
            out.write(text)
    except FileExistsError:
        raise CommandError(words("file-exists", file=shown_name(name))) from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise CommandError(words("cannot-write", file=shown_name(name), why=reason(error))) from None


def reason(error: Exception) -> str:
    """The operating system's message, without the file's name and the error number."""
    return getattr(error, "strerror", None) or str(error)


def shown_name(name: str | Path) -> str:
    """A file's name for a message: on one line, and without control characters."""
    text = str(name)
    return text if text.isprintable() else text.encode("unicode_escape").decode()
