"""Checkpoints of a long computation: finished layers survive, however the process ends.

Layers are appended one by one, each with its length and checksum. `load` restores the layers up to the first that is
missing or damaged, and the computation resumes there.
"""

import json
import os
import struct
import zlib
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

import numpy as np

from lucchetto.paths import cache_folder

from .files import header_of, name_of
from .space import Floats, Space

_RECORD = struct.Struct("<QIId")
"""A layer's size in bytes, number and checksum, and the seconds of work so far."""


class Checkpoint:
    """The finished layers of one table, in an append-only file."""

    def __init__(self, space: Space, values: Floats) -> None:
        self._space, self._values = space, values
        self.seconds = 0.0
        """Seconds of work in the layers on disk."""
        self.path: Path = cache_folder() / f"{name_of(space)}.partial"

    def __enter__(self) -> Self:
        self._file: BinaryIO = self.path.open("r+b" if self.path.exists() else "w+b")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def load(self) -> int:
        """Fill the table with the layers on disk, truncate damaged ones, and return the number of layers."""
        title = json.dumps(header_of(self._space)).encode() + b"\n"
        if self._file.readline() != title:
            self._file.seek(0)
            self._file.truncate()
            self._file.write(title)
        known = 0
        valid_end = self._file.tell()
        while known < len(self._space.layers) and self._load_layer(known):
            known += 1
            valid_end = self._file.tell()
        self._file.seek(valid_end)
        self._file.truncate()
        return known

    def _load_layer(self, layer: int) -> bool:
        head = self._file.read(_RECORD.size)
        if len(head) < _RECORD.size:
            return False
        size, number, checksum, seconds = _RECORD.unpack(head)
        ups = self._space.layers[layer]
        if number != layer or size != self._values[ups[0]].nbytes * len(ups):
            return False
        data = self._file.read(size)
        if len(data) < size or zlib.crc32(data) != checksum:
            return False
        self.seconds = seconds
        self._values[ups] = np.frombuffer(data, dtype="<f8").reshape(len(ups), *self._values.shape[1:])
        return True

    def append(self, layer: int, seconds: float) -> None:
        """Append a finished layer and flush it to disk."""
        data = self._values[self._space.layers[layer]].astype("<f8", copy=False).tobytes()
        self._file.write(_RECORD.pack(len(data), layer, zlib.crc32(data), seconds))
        self._file.write(data)
        self._file.flush()
        os.fsync(self._file.fileno())

    def discard(self) -> None:
        """Delete the file."""
        self.path.unlink(missing_ok=True)
