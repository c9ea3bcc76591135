"""Bradley–Terry ratings: one strength a bot, so that odds of finishing ahead are ratios of strengths. Elo's scale.

Every pair that met is given one virtual tied game, which keeps a bot that has won all its games at a finite rating.
The field's mean is 0.
"""

import numpy as np

from .estimate import CONFIDENCE, Estimate, Floats

ELO = 400 / np.log(10)
RESAMPLES = 1000
MOST_BLOCKS = 1000
"""More deals than that are put together in blocks, which loses nothing and saves memory."""
_ROUNDS = 200
_LONGEST_STEP = 2.0
_CLOSE_ENOUGH = 1e-10


def strengths(wins: Floats) -> Floats:
    """Log-strengths for each matrix of wins[…, i, j]: how often i finished ahead of j, ties as half a win for both.

    Newton's method on the likelihood, which has one top; steps are kept short because far from it they overshoot.
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
    """Minus the second derivative. It is flat where all strengths rise together; the ones forbid that direction."""
    size = weights.shape[-1]
    curvature: Floats = np.eye(size) * weights.sum(axis=-1)[..., None] - weights + np.ones((size, size)) / size
    return curvature


def ratings(wins: Floats, seed: int) -> list[Estimate]:
    """For wins[block, i, j], a rating for each bot, with intervals from a Bayesian bootstrap over the blocks.

    Deals weigh in at random, all games of a deal together, so that what the dice have in common is respected. The
    virtual game weighs in at random too: for two bots and independent games that makes it Jeffreys' interval.
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
    """Luck-adjusted wins may leave the range from none to all, where odds make no sense."""
    games = wins + wins.swapaxes(-1, -2)
    return np.clip(wins, 0, np.maximum(games, 0))
