"""Reads records from text, paths and files, and writes them."""

import io
from os import PathLike, fspath
from pathlib import Path
from typing import IO, Any

from lucchetto.records import Record, RecordError, Replay, write_json, write_text
from lucchetto.records import read as read_data
from lucchetto.rules import MalformedError

Source = str | bytes | PathLike[str] | IO[Any]
"""A record's text, the path of its file, or an open file."""


def read(source: Source) -> Replay:
    """Read a record in either format and replay it: `game` is the last position, `record` has the events.

    A string with a line break, or one that begins like a record, is the record itself; any other string is a path.
    The first line that cannot be read or applied raises a `RecordError` with file, line and reason.

    >>> import lucchetto as lk
    >>> lk.read("lucchetto 1 classic\\nplayers: Ada, Bob\\nfirst: 1\\n").game
    <Game classic, turn 0, roll phase, Ada 0, Bob 0>
    """
    name, data = _opened(source)
    try:
        return read_data(data).checked()
    except RecordError as error:
        raise RecordError(error.line, error.cause, name) from None


def write(record: Record | Replay, target: str | PathLike[str] | IO[Any] | None = None, *, text: bool = False) -> str:
    """Return the record as JSON Lines, or as readable text with `text=True`, and write it to `target` if given.

    `target` is a path or an open file.

    >>> import lucchetto as lk
    >>> replay = lk.read("lucchetto 1 classic\\nplayers: Ada, Bob\\nfirst: 1\\n")
    >>> lk.write(replay)
    '{"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 0}\\n'
    """
    plain = record.record if isinstance(record, Replay) else record
    written = write_text(plain) if text else write_json(plain)
    if isinstance(target, str | PathLike):
        Path(target).write_bytes(written.encode())
    elif isinstance(target, io.TextIOBase):
        target.write(written)
    elif target is not None:
        target.write(written.encode())
    return written


def _opened(source: Source) -> tuple[str, bytes | str]:
    """The name of the file, if there is one, and its contents."""
    if isinstance(source, bytes) or (isinstance(source, str) and _is_record(source)):
        return "", source
    if isinstance(source, str | PathLike):
        return fspath(source), _contents(fspath(source))
    if not hasattr(source, "read"):
        raise TypeError(f"a record is read from text, bytes, a path or an open file, not from {type(source).__name__}")
    name = getattr(source, "name", "")
    found: bytes | str = source.read()
    return name if isinstance(name, str) else "", found


def _is_record(text: str) -> bool:
    start = text.lstrip()[:10].lower()
    return "\n" in text or not start or start.startswith(("{", "lucchetto "))


def _contents(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        why = getattr(error, "strerror", None) or str(error)
        raise RecordError(0, MalformedError("file-not-read", "the file cannot be read: {why}", why=why), path) from None
