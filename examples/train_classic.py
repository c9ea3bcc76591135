"""Learn Classic against the greedy bot in less than a minute: a linear policy, trained by policy gradient, numpy only.

    python examples/train_classic.py [--updates 100] [--games 1024] [--seed 1]

The vector environment plays a thousand games at once; after each batch the policy makes the decisions of games that
went better than expected more likely. docs/envs.md explains the environment.
"""

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lucchetto.envs.vector import LucchettoVectorEnv

Array = NDArray[np.floating[Any]]
POINTS = 50
"""Points of margin per unit of return."""


@dataclass
class Weights:
    """A matrix of weights, trained by Adam."""

    values: Array
    rate: float
    _mean: Array = field(init=False)
    _square: Array = field(init=False)
    _steps: int = 0

    def __post_init__(self) -> None:
        self._mean, self._square = np.zeros_like(self.values), np.zeros_like(self.values)

    def ascend(self, gradient: Array) -> None:
        """One step of Adam up the gradient."""
        self._steps += 1
        self._mean += 0.1 * (gradient - self._mean)
        self._square += 0.01 * (gradient**2 - self._square)
        mean, square = self._mean / (1 - 0.9**self._steps), self._square / (1 - 0.99**self._steps)
        self.values += self.rate * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """A linear policy (one logit per action) and a linear critic (the expected return)."""

    def __init__(self, size: int, actions: int) -> None:
        self.policy = Weights(np.zeros((size, actions), np.float32), rate=0.03)
        self.critic = Weights(np.zeros((size, 1), np.float32), rate=0.01)

    def probabilities(self, observations: Array, masks: Array) -> Array:
        """The probability of each action; 0 for illegal ones."""
        scores = np.where(masks > 0, observations @ self.policy.values, -np.inf)
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        probabilities: Array = weights / weights.sum(axis=1, keepdims=True)
        return probabilities

    def learn(self, batch: "Batch") -> None:
        """One policy-gradient step, with the critic as the baseline."""
        errors = batch.returns - (batch.observations @ self.critic.values)[:, 0]
        self.critic.ascend(batch.observations.T @ errors[:, None] / len(errors))
        advantage = (errors - errors.mean()) / (errors.std() + 1e-6)
        taken = -self.probabilities(batch.observations, batch.masks)
        taken[np.arange(len(taken)), batch.actions] += 1
        self.policy.ascend(batch.observations.T @ (taken * advantage[:, None]) / len(taken))


@dataclass
class Batch:
    """Every decision of many games, with the return of its game."""

    observations: Array
    masks: Array
    actions: NDArray[np.int64]
    returns: Array
    margins: Array


def play(env: LucchettoVectorEnv, learner: Learner, random: np.random.Generator) -> Batch:
    """Play one game in each of the parallel environments."""
    observed, info = env.reset(seed=int(random.integers(1 << 32)))
    running = np.ones(env.num_envs, np.bool_)
    margins = np.zeros(env.num_envs, np.float32)
    steps, places = list[tuple[Array, Array, NDArray[np.int64]]](), list[NDArray[np.int64]]()
    while running.any():
        observations, masks = observed.astype(np.float32), info["action_mask"].astype(np.float32)
        masks[~running, 0] = 1  # a finished game passes until all are finished
        actions = _drawn(learner.probabilities(observations, masks), random)
        steps.append((observations[running], masks[running], actions[running]))
        places.append(np.flatnonzero(running))
        observed, rewards, ended, _, info = env.step(actions)
        margins[running & ended] = rewards[running & ended]
        running &= ~ended
    all_observations, all_masks, all_actions = (np.concatenate(column) for column in zip(*steps, strict=True))
    return Batch(all_observations, all_masks, all_actions, margins[np.concatenate(places)] / POINTS, margins)


def _drawn(probabilities: Array, random: np.random.Generator) -> NDArray[np.int64]:
    """Draw one action per row, according to the probabilities."""
    drawn = random.random((len(probabilities), 1)) * probabilities.sum(axis=1, keepdims=True)
    actions: NDArray[np.int64] = (probabilities.cumsum(axis=1) > drawn).argmax(axis=1)
    return actions


def train(updates: int, games: int, seed: int) -> list[float]:
    """Train, and return the mean margin of every batch against the greedy bot; the first batch is random play."""
    random = np.random.default_rng(seed)
    env = LucchettoVectorEnv(games, "classic", opponents="greedy", reward="margin")
    learner, margins = Learner(env.encoder.size, len(env.encoder.actions)), list[float]()
    for update in range(updates):
        batch = play(env, learner, random)
        learner.learn(batch)
        margins.append(float(batch.margins.mean()))
        won = (batch.margins > 0).mean()
        print(f"batch {update + 1:3}: margin {margins[-1]:6.1f}, won {won:5.1%}", flush=True)  # noqa: T201  # to be read
    return margins


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Classic against the greedy bot.")
    parser.add_argument("--updates", type=int, default=100)
    parser.add_argument("--games", type=int, default=1024)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if min(chosen.updates, chosen.games) < 1 or chosen.seed < 0:
        parser.error("updates and games must be at least 1, the seed at least 0")
    try:
        train(chosen.updates, chosen.games, chosen.seed)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
