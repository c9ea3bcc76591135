"""The shipped networks as files: eight bits per weight in the large table, with one scale per row."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

F32 = NDArray[np.float32]


class Weights(NamedTuple):
    """The layers of a network, as `lucchetto.kernels.network.Net`."""

    first: F32
    second: F32
    third: F32


@cache
def load(name: str) -> Weights:
    """Return a shipped network, such as 'classic-2'."""
    return read(Path(str(files("lucchetto.bots").joinpath("networks", f"{name}.npz"))))


def read(path: Path) -> Weights:
    """Read a network from its file, with all weights as 32-bit floats."""
    with np.load(path) as stored:
        first = stored["first"].astype(np.float32) * stored["scale"].astype(np.float32)[:, None]
        return Weights(first, stored["second"].astype(np.float32), stored["third"].astype(np.float32))


def write(path: Path, weights: Weights) -> None:
    """Write a network, with the table quantised to 8 bits and the second layer to 16. Bots play with these weights."""
    scale = (np.abs(weights.first).max(axis=1) / 127).astype(np.float16)
    quantised = np.rint(weights.first / np.where(scale == 0, 1, scale).astype(np.float32)[:, None])
    np.savez_compressed(
        path,
        first=np.clip(quantised, -127, 127).astype(np.int8),
        scale=scale,
        second=weights.second.astype(np.float16),
        third=weights.third.astype(np.float32),
    )
