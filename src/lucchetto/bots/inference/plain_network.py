"""Value networks in plain Python: `numpy_network` for places without numpy, such as a browser.

Rows of the first layer are decoded when they are first used: a game needs few of them.
"""

import ast
import struct
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from operator import mul
from zipfile import ZipFile

Row = tuple[float, ...]
FORMATS = {"|i1": "b", "<f2": "e", "<f4": "f"}
"""Number formats of numpy's files, as `struct` names them."""


class PlainNetwork:
    """A network with all weights as Python numbers."""

    def __init__(self, data: bytes) -> None:
        """`data` is a file that `lucchetto.bots.weights.write` has written."""
        with ZipFile(BytesIO(data)) as stored:
            arrays = {name.removesuffix(".npy"): StoredArray(stored.read(name)) for name in stored.namelist()}
        self._first, self._scale = arrays["first"], arrays["scale"].row(0)
        self._second, self._third = arrays["second"].rows(), arrays["third"].rows()
        self._decoded: dict[int, Row] = {}

    def logit_and_margin(self, position: Sequence[int]) -> tuple[float, float]:
        """Return both outputs for a position, given as its features."""
        rows = [self._decoded.get(feature) or self._decode(feature) for feature in position]
        wide = [total if total > 0 else 0.0 for total in map(sum, zip(*rows, strict=True))]
        narrow = [total if total > 0 else 0.0 for total in _dense(self._second, wide)]
        logit, margin = _dense(self._third, narrow)
        return logit, margin

    def _decode(self, feature: int) -> Row:
        scale = self._scale[feature]
        row = self._decoded[feature] = tuple([scale * weight for weight in self._first.row(feature)])
        return row


class StoredArray:
    """An array of a numpy file (.npy); one with a single dimension has one row."""

    def __init__(self, data: bytes) -> None:
        length, start = struct.unpack_from("<H", data, 8)[0], 10  # version 1.0, which numpy writes for short headers
        header = ast.literal_eval(data[start : start + length].decode("latin-1"))
        self._format, self._data, self._start = FORMATS[header["descr"]], data, start + length
        *count, self._width = header["shape"]
        self._count = count[0] if count else 1

    def row(self, number: int) -> Row:
        """Return one row."""
        size = struct.calcsize(self._format) * self._width
        return struct.unpack_from(f"<{self._width}{self._format}", self._data, self._start + number * size)

    def rows(self) -> list[Row]:
        """Return all rows."""
        return [self.row(number) for number in range(self._count)]


def _dense(layer: Sequence[Row], values: Sequence[float]) -> list[float]:
    """The outputs of a dense layer; the last weight of each row is the bias."""
    inputs = (*values, 1.0)
    return [sum(map(mul, row, inputs)) for row in layer]


@cache
def load(name: str) -> PlainNetwork:
    """Return a shipped network, such as 'classic-2'."""
    return PlainNetwork(files("lucchetto.bots").joinpath("networks", f"{name}.npz").read_bytes())


def logits_and_margins(network: PlainNetwork, positions: Sequence[Sequence[int]]) -> tuple[list[float], list[float]]:
    """Return both outputs for each position, as `numpy_network.logits_and_margins` does."""
    found = [network.logit_and_margin(position) for position in positions]
    return [logit for logit, _ in found], [margin for _, margin in found]
