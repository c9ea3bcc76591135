"""Converts lucky pairs to masks of sums, the format that the kernels use."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import VARIANTS


def lucky_masks(variant: str, players: int, pairs: Sequence[Sequence[int]] | None = None) -> NDArray[np.int64]:
    """Return one mask per seat, 0 in variants without lucky numbers. `pairs` defaults to the variant's, in order."""
    chosen = VARIANTS[variant].lucky_pairs if pairs is None else pairs
    masks = [sum(1 << number for number in pair) for pair in chosen[:players]]
    return np.array(masks or [0] * players, dtype=np.int64)
