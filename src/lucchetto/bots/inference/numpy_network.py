"""Value networks in numpy: the forward pass of `lucchetto.kernels.network` for a batch of positions."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.bots.weights import Weights


def logits_and_margins(weights: Weights, positions: list[list[int]]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return both outputs for each position; all positions must have the same number of features."""
    wide = np.maximum(weights.first[np.array(positions)].sum(axis=1), 0)
    narrow = np.maximum(wide @ weights.second[:, :-1].T + weights.second[:, -1], 0)
    logits, margins = (narrow @ weights.third[:, :-1].T + weights.third[:, -1]).T
    return logits, margins
