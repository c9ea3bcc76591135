"""Reads and writes network files, with eight bits per weight of the large table and one scale per row."""

import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from lucchetto.features import duel
from lucchetto.features.sheets import size_for
from lucchetto.rules import MalformedError

F32 = NDArray[np.float32]


class Weights(NamedTuple):
    """The layers of a network, like `lucchetto.kernels.network.Net`."""

    first: F32
    second: F32
    third: F32


@cache
def load(name: str) -> Weights:
    """Return a shipped network, such as 'classic-2'."""
    path = Path(str(files("lucchetto.bots").joinpath("networks", f"{name}.npz")))
    weights = read(path)
    if len(weights.first) != features_of(name):
        raise _damaged(path)
    return weights


def features_of(name: str) -> int:
    """The number of features of a network, such as 'classic-2'."""
    variant, _, players = name.partition("-")
    return duel.SIZE if variant == "duel" else size_for(variant, int(players))


def read(path: Path) -> Weights:
    """Read a network from its file, with all weights as 32-bit floats, or raise a MalformedError."""
    try:
        weights = _read(path)
    except (OSError, EOFError, TypeError, ValueError, KeyError, BadZipFile, zlib.error):
        raise _damaged(path) from None
    wide, narrow = weights.first.shape[-1], len(weights.second)
    if (weights.first.ndim, weights.second.shape, weights.third.shape) != (2, (narrow, wide + 1), (2, narrow + 1)):
        raise _damaged(path)
    return weights


def _read(path: Path) -> Weights:
    with path.open("rb") as file, np.load(file) as stored:
        first = stored["first"].astype(np.float32) * stored["scale"].astype(np.float32)[:, None]
        return Weights(first, stored["second"].astype(np.float32), stored["third"].astype(np.float32))


def _damaged(path: Path) -> MalformedError:
    return MalformedError(
        "network-not-read", "the network {file} is missing, damaged or has the wrong shape", file=path.name
    )


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
