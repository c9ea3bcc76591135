"""Bradley–Terry ratings on Elo's scale: the odds of finishing ahead are the ratio of two bots' strengths.

Every pair that met gets one additional virtual tie, so that a bot that has won all its games has a finite rating. The
mean of all ratings is 0.
"""

import numpy as np

from .estimate import CONFIDENCE, Estimate, Floats

ELO = 400 / np.log(10)
RESAMPLES = 1000
MOST_BLOCKS = 1000
"""Upper bound on blocks of deals; merging more deals into these blocks saves memory and loses nothing."""
_ROUNDS = 200
_LONGEST_STEP = 2.0
_CLOSE_ENOUGH = 1e-10


def strengths(wins: Floats) -> Floats:
    """Return log-strengths for each matrix wins[…, i, j]: how often i finished ahead of j, ties as half a win each.

    It uses Newton's method on the likelihood, which has one maximum; steps are clipped because they can overshoot.
    """
    games = wins + wins.swapaxes(-1, -2)
    theta = np.zeros(wins.shape[:-1])
    for _ in range(_ROUNDS):
        odds = 1 / (1 + np.exp(theta[..., None, :] - theta[..., :, None]))
        slope = (wins - games * odds).sum(axis=-1)
        step = np.linalg.solve(_curvature(games * odds * (1 - odds)), slope[..., None])[..., 0]
        theta = theta + np.clip(step, -_LONGEST_STEP, _LONGEST_STEP)
        theta -= theta.mean(axis=-1, keepdims=True)
        if np.abs(step).max() < _CLOSE_ENOUGH:
            break
    return theta


def _curvature(weights: Floats) -> Floats:
    """Minus the Hessian. It is singular in the direction of equal changes; the added ones make it invertible."""
    size = weights.shape[-1]
    curvature: Floats = np.eye(size) * weights.sum(axis=-1)[..., None] - weights + np.ones((size, size)) / size
    return curvature


def ratings(wins: Floats, seed: int) -> list[Estimate]:
    """Return a rating per bot from wins[block, i, j], with intervals from a Bayesian bootstrap over the blocks.

    Random weights apply to all games of a deal together, because they share their dice. The virtual tie has a random
    weight too: for two bots and independent games, this gives Jeffreys' interval.
    """
    met = wins.sum(axis=0)
    met = (met + met.T > 0).astype(float)
    best = ELO * strengths(_within(wins.sum(axis=0)) + met / 2)
    random = np.random.default_rng(seed)
    weights = random.exponential(size=(RESAMPLES, len(wins)))
    weighted = (weights @ wins.reshape(len(wins), -1)).reshape(-1, *met.shape)
    drawn = ELO * strengths(_within(weighted) + np.maximum(random.gamma(0.5, size=weighted.shape), 1e-9) * met)
    low, high = np.quantile(drawn, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    return [Estimate(*map(float, figures)) for figures in zip(best, low, high, drawn.std(axis=0), strict=True)]


def _within(wins: Floats) -> Floats:
    """Clip luck-adjusted wins, which can fall below 0 or exceed the number of games, to a range where odds exist."""
    games = wins + wins.swapaxes(-1, -2)
    return np.clip(wins, 0, np.maximum(games, 0))
