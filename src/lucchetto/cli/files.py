"""Reading records from files, with every fault told as FILE:LINE: what is wrong."""

import sys
from pathlib import Path

from lucchetto.messages import Catalogue
from lucchetto.records import RecordError, Replay, read

from .failure import Failure


def read_record(name: str, words: Catalogue, data: bytes | None = None) -> Replay:
    """The whole record, playable to its last line, or a Failure. `data` is the file's content if it is known."""
    try:
        return read(read_bytes(name, words) if data is None else data).checked()
    except RecordError as wrong:
        raise Failure(f"{name}:{wrong.line}: {words.error(wrong.cause)}") from None


def read_bytes(name: str, words: Catalogue) -> bytes:
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as wrong:
        raise Failure(words("cannot-read", file=name, why=wrong.strerror or str(wrong))) from None
    except ValueError:  # a NUL in the name
        raise Failure(words("cannot-read", file=repr(name), why="?")) from None
