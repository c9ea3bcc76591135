"""Maskable PPO against the greedy bot: a small network, trained on the vector environment with PyTorch.

    pip install 'lucchetto[lab]' -r examples/ppo/requirements.lock
    python examples/ppo/train.py [--updates 60] [--games 512] [--opponents greedy] [--seed 1]

Illegal actions get a logit of minus infinity, so the policy never chooses one. Rewards come only at the end of a game.
docs/envs.md explains the environment and shows what a run printed.
"""

import argparse
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn

from lucchetto.envs.vector import LucchettoVectorEnv

STEPS = 32
"""Decisions per game and update."""
EPOCHS, BATCHES = 4, 8
DISCOUNT, TRACE = 1.0, 0.95
CLIP, ENTROPY, VALUE_WEIGHT, LARGEST_GRADIENT = 0.2, 0.01, 0.5, 0.5
POINTS = 50.0
"""Points of margin per unit of reward."""


class Agent:
    """A policy with one logit per action, and a critic, each with two hidden layers."""

    def __init__(self, size: int, actions: int) -> None:
        self.policy, self.critic = _network(size, actions, last=0.01), _network(size, 1, last=1.0)
        self.parameters = [*self.policy.parameters(), *self.critic.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, lr=3e-4, eps=1e-5)

    def distribution(self, seen: Any, masks: Any) -> Any:
        """The probabilities of the legal actions. In games that are over, only a pass is legal."""
        logits = self.policy(seen).masked_fill(masks == 0, float("-inf"))
        return torch.distributions.Categorical(logits=logits)

    def learn(self, batch: "Batch") -> None:
        """Run a few epochs of clipped policy-gradient steps on shuffled minibatches."""
        advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(advantages)).chunk(BATCHES):
                chances = self.distribution(batch.seen[part], batch.masks[part])
                ratio = (chances.log_prob(batch.actions[part]) - batch.log_probabilities[part]).exp()
                gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
                error = (self.critic(batch.seen[part])[:, 0] - batch.returns[part]).square()
                # A game that is over has one legal action, so its entropy would contain minus infinity times 0.
                entropy = -(chances.probs * chances.logits.clamp(min=-1e9)).sum(dim=1)
                loss = -gain.mean() + VALUE_WEIGHT * error.mean() - ENTROPY * entropy.mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.parameters, LARGEST_GRADIENT)
                self.optimiser.step()


def _network(size: int, outputs: int, last: float) -> Any:
    layers = [nn.Linear(size, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, outputs)]
    for layer in layers[::2]:
        nn.init.orthogonal_(layer.weight, last if layer is layers[-1] else 2**0.5)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(*layers)


@dataclass
class Batch:
    """Decisions of many games, one entry each."""

    seen: Any
    masks: Any
    actions: Any
    log_probabilities: Any
    advantages: Any
    returns: Any


class Player:
    """Plays the games; each update continues where the last one stopped."""

    def __init__(self, env: LucchettoVectorEnv, seed: int) -> None:
        self.env = env
        self.seen, info = env.reset(seed=seed)
        self.masks = info["action_mask"]
        self.ended = np.zeros(env.num_envs, np.bool_)

    def play(self, agent: Agent) -> tuple[Batch, list[float]]:
        """Make `STEPS` decisions in every game; return them with the margins of the games that ended."""
        columns: list[list[Any]] = [[] for _ in range(7)]
        margins: list[float] = []
        for _ in range(STEPS):
            seen, masks, fresh = torch.tensor(self.seen, dtype=torch.float32), torch.tensor(self.masks), self.ended
            masks[fresh, 0] = 1  # this step only starts a new game there and ignores the action
            with torch.no_grad():
                chances, value = agent.distribution(seen, masks), agent.critic(seen)[:, 0]
                actions = chances.sample()
            self.seen, rewards, ended, _, info = self.env.step(actions.numpy())
            self.masks = info["action_mask"]
            margins += rewards[ended & ~fresh].tolist()
            row = (seen, masks, actions, chances.log_prob(actions), value, rewards / POINTS, fresh)
            for column, entry in zip(columns, row, strict=True):
                column.append(entry)
            self.ended = ended
        return self._batch(agent, columns), margins

    def _batch(self, agent: Agent, columns: list[list[Any]]) -> Batch:
        """Compute advantages by generalised advantage estimation; leave out steps that only start a game."""
        seen, masks, actions, log_probabilities, values, rewards, fresh = columns
        with torch.no_grad():
            following = agent.critic(torch.tensor(self.seen, dtype=torch.float32))[:, 0]
        trace, over, advantages = torch.zeros(self.env.num_envs), self.ended, list[Any]()
        for step in reversed(range(STEPS)):
            goes_on = torch.tensor(~over, dtype=torch.float32)
            reward = torch.tensor(rewards[step], dtype=torch.float32)
            trace = reward + DISCOUNT * following * goes_on - values[step] + DISCOUNT * TRACE * goes_on * trace
            advantages.append(trace)
            following, over = values[step], fresh[step]
        all_advantages = torch.cat(advantages[::-1])
        kept = ~torch.tensor(np.concatenate(fresh))
        returns = all_advantages + torch.cat(values)
        whole = (torch.cat(seen), torch.cat(masks), torch.cat(actions), torch.cat(log_probabilities))
        return Batch(*(column[kept] for column in (*whole, all_advantages, returns)))


def train(updates: int, games: int, opponents: str, seed: int) -> list[float]:
    """Train, and return for every update the mean margin of the games that ended in it."""
    torch.manual_seed(seed)
    env = LucchettoVectorEnv(games, "classic", opponents=opponents, reward="margin")
    agent, player, means = Agent(env.encoder.size, len(env.encoder.actions)), Player(env, seed), list[float]()
    for update in range(updates):
        batch, margins = player.play(agent)
        agent.learn(batch)
        means.append(float(np.mean(margins)) if margins else float("nan"))
        won = float(np.mean(np.array(margins) > 0)) if margins else float("nan")
        print(f"update {update + 1:3}: margin {means[-1]:6.1f}, won {won:5.1%}, {len(margins)} games", flush=True)  # noqa: T201  # to be read
    return means


def main() -> None:
    parser = argparse.ArgumentParser(description="Maskable PPO against a compiled bot.")
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--opponents", default="greedy", choices=("random", "greedy", "master"))
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if min(chosen.updates, chosen.games) < 1 or chosen.seed < 0:
        parser.error("updates and games must be at least 1, the seed at least 0")
    try:
        train(chosen.updates, chosen.games, chosen.opponents, chosen.seed)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
