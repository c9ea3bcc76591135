"""Tables on disk: found by name, validated by checksum, replaced atomically.

    LUCCHETTO TABLE
    checksum of everything that follows, in hexadecimal digits
    one line of JSON: format, variant, lucky pair, shape, seconds
    spaces up to byte 4096, then the numbers

The folder is the user's cache folder, or the one that the environment variable LUCCHETTO_CACHE names.
"""

import json
import mmap
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from lucchetto.paths import cache_folder
from lucchetto.rules import MalformedError

from .space import Floats, Space

FORMAT = 1
"""Increment this when the numbers or their order change; older files are then rebuilt."""

_MAGIC = b"LUCCHETTO TABLE\n"
_HEADER = 4096
_PIECE = 1 << 20
"""Bytes read at once to compute a checksum."""

Header = dict[str, Any]


def name_of(space: Space) -> str:
    """The base name of a space's files."""
    return "-".join((space.variant.name, *map(str, space.lucky or ())))


def path_of(space: Space) -> Path:
    """The path of a space's table."""
    return cache_folder() / f"{name_of(space)}.table"


def header_of(space: Space) -> Header:
    """The header that a file must have to be this space's table."""
    lucky = list(space.lucky) if space.lucky else None
    return {"format": FORMAT, "variant": space.variant.name, "lucky": lucky, "shape": list(space.shape)}


def read_table(space: Space) -> tuple[Floats, Header] | None:
    """Return the stored table, memory-mapped, and its header; None if it is missing or damaged."""
    with suppress(OSError, ValueError), path_of(space).open("rb") as file:
        magic, checksum = file.readline(len(_MAGIC)), file.readline(9)
        start = file.tell()
        if magic != _MAGIC or int(checksum, 16) != _checksum(file):
            return None
        content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = json.loads(content[start:_HEADER])
        if header_of(space).items() <= header.items() and len(content) == _HEADER + 8 * int(np.prod(space.shape)):
            values = np.frombuffer(content, dtype="<f8", offset=_HEADER).reshape(space.shape)
            return values, {**header, "checksum": checksum.decode().rstrip()}
    return None


def _checksum(file: BinaryIO) -> int:
    """Return the checksum of the rest of a file, read in pieces so that it never fills this process's memory."""
    checksum = 0
    while piece := file.read(_PIECE):
        checksum = zlib.crc32(piece, checksum)
    return checksum


def write_table(space: Space, values: Floats, header: Header) -> None:
    """Store a table, under a temporary name first, so that no reader ever sees a partial one."""
    line = json.dumps({**header_of(space), **header}).encode() + b"\n"
    covered = line + b" " * (_HEADER - len(_MAGIC) - 9 - len(line))
    data = np.ascontiguousarray(values, dtype="<f8").data.cast("B")
    checksum = b"%08x\n" % zlib.crc32(data, zlib.crc32(covered))
    with replacing(path_of(space)) as unfinished, unfinished.open("wb") as file:
        for part in (_MAGIC, checksum, covered, data):
            file.write(part)
        file.flush()
        os.fsync(file.fileno())


def read_notes(space: Space, table: str) -> dict[str, float] | None:
    """Return the figures stored next to the table with this checksum; None if they are missing or damaged."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        checksum, _, body = _notes_path(space).read_text(encoding="utf-8").partition(" ")
        notes = json.loads(body)
        if int(checksum, 16) == zlib.crc32(body.encode()) and (notes["table"], notes["format"]) == (table, FORMAT):
            return {name: float(figure) for name, figure in notes["figures"].items()}
    return None


def write_notes(space: Space, table: str, figures: Mapping[str, float]) -> None:
    """Store figures next to a table."""
    body = json.dumps({"format": FORMAT, "table": table, "figures": dict(figures)})
    with replacing(_notes_path(space)) as unfinished:
        unfinished.write_text(f"{zlib.crc32(body.encode()):08x} {body}", encoding="utf-8")


def _notes_path(space: Space) -> Path:
    return path_of(space).with_suffix(".notes")


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary path to write to; it replaces `path` on success and is deleted on failure."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.unfinished")
    try:
        yield unfinished
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


@contextmanager
def build_lock(space: Space) -> Iterator[None]:
    """Let one process build while the others wait. Without file locks (Windows), all build and the last one wins."""
    try:
        cache_folder().mkdir(parents=True, exist_ok=True)
        with (cache_folder() / f"{name_of(space)}.lock").open("wb") as file:
            with suppress(ModuleNotFoundError):
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX)
            yield
    except OSError as error:
        raise MalformedError(
            "table-not-stored",
            "the solver file cannot be stored in {folder}: {why}; set LUCCHETTO_CACHE to another folder",
            folder=str(cache_folder()),
            why=error.strerror or str(error),
        ) from None
