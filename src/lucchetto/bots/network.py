"""Value networks in numpy: the forward pass of `lucchetto.kernels.network` for a batch of positions."""

import numpy as np
from numpy.typing import NDArray

from .weights import Weights


def evaluate(
    weights: Weights, features: list[list[list[int]]], players: int
) -> tuple[NDArray[np.floating], NDArray[np.floating]]:
    """Return the win shares and the margins by position and seat (`evaluator.evaluate`)."""
    seats = len(features[0])
    logits, margins = logits_and_margins(weights, [seen for position in features for seen in position])
    return _shares(logits.reshape(-1, seats), players), margins.reshape(-1, seats)


def _shares(logits: NDArray[np.float32], players: int) -> NDArray[np.floating]:
    if players <= 2:
        return 1 / (1 + np.exp(-logits))
    odds = np.exp(logits.astype(np.float64))
    return odds / odds.sum(axis=1, keepdims=True) if logits.shape[1] == players else odds


def logits_and_margins(weights: Weights, positions: list[list[int]]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return both outputs for each position; all positions must have the same number of features."""
    wide = np.maximum(weights.first[np.array(positions)].sum(axis=1), 0)
    narrow = np.maximum(wide @ weights.second[:, :-1].T + weights.second[:, -1], 0)
    logits, margins = (narrow @ weights.third[:, :-1].T + weights.third[:, -1]).T
    return logits, margins
