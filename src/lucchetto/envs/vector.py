"""The Gymnasium vector environment: compiled rules step thousands of games at once against compiled opponents."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lucchetto.bots import BotLike, bot_name
from lucchetto.rules import IllegalError, MalformedError, shown

from .batch import POLICIES, DuelBatch, SheetBatch
from .encoding import Vector
from .illegal import check_illegal
from .rewards import AUTO, final_rewards, reward_range
from .seat import check_opponents, check_seat
from .spaces import random_key, vector_space
from .table import Table

Flags = NDArray[np.bool_]
Step = tuple[Vector, NDArray[np.float64], Flags, Flags, dict[str, Any]]
METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}


class LucchettoVectorEnv(VectorEnv[Vector, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games in parallel, each the same as a game of `LucchettoEnv` with the same key.

    A game that has ended is reset in the next step, which ignores that game's action (next-step autoreset).
    """

    metadata = METADATA

    def __init__(
        self,
        num_envs: int = 1,
        variant: str = "classic",
        players: int = 2,
        *,
        opponents: BotLike | Sequence[BotLike] = "greedy",
        seat: int = 0,
        reward: str = AUTO,
        first: int | None = None,
        lucky: Sequence[Sequence[int]] | None = None,
        illegal: str = "lose",
    ) -> None:
        table = Table(variant, players, reward=reward, first=first, lucky=lucky)
        self.num_envs, self.seat = num_envs, check_seat(seat, players)
        names = [_check_policy(bot) for bot in check_opponents(opponents, players)]
        names.insert(self.seat, "random")  # a placeholder for the learner's seat
        self.reward, self.illegal, self.encoder = table.reward, check_illegal(illegal), table.encoder
        kind = DuelBatch if table.game.variant.pawns else SheetBatch
        self._batch = kind(table.game, num_envs, self.seat, first, [POLICIES[name] for name in names])
        self.single_observation_space: Box = vector_space(self.encoder)
        self.single_action_space: Discrete = Discrete(len(self.encoder.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ready = False
        self._ended: Flags = np.zeros(num_envs, np.bool_)
        self._masks: Vector = np.zeros((num_envs, len(self.encoder.actions)), np.int8)

    @property
    def keys(self) -> NDArray[np.uint64]:
        """The key of every current game, from which all its dice come."""
        return self._batch.keys.copy()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Restart all games; the same seed gives the same dice."""
        super().reset(seed=seed)
        self._ready = True
        self._batch.seed(random_key(self.np_random))
        self._ended = np.zeros(self.num_envs, np.bool_)
        self._batch.begin(~self._ended)
        return self._observations(), self._info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Play one action per game."""
        actions, ended = self._checked(actions), self._ended
        illegal = self._batch.act(~ended, actions)
        self._batch.begin(ended)
        over = self._batch.over
        self._ended = over | illegal
        rewards = np.where(illegal, reward_range(self.reward, self.encoder.variant)[0], 0.0)
        observations, info = self._observations(), self._info()
        if over.any():
            totals = self._batch.totals()
            rewards[over] = final_rewards(self.reward, totals[over])[:, self.seat]
            info |= {"totals": totals, "_totals": over}
        if illegal.any():
            info |= {"illegal": illegal, "_illegal": illegal}
        return observations, rewards, self._ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> Flags:
        """Return True for every legal action, one row per game."""
        return self._masks.astype(np.bool_)

    def _observations(self) -> Vector:
        observations: Vector = np.empty((self.num_envs, self.encoder.size), np.int8)
        self._masks = np.empty_like(self._masks)
        self._batch.observe(observations, self._masks)
        return observations

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _checked(self, actions: NDArray[np.int64]) -> NDArray[np.int64]:
        """Validate the actions before anything is played. The kernels do not check the shape."""
        if not self._ready:
            raise ResetNeeded("reset the environment before its first step")
        actions = np.asarray(actions, np.int64)
        if actions.shape != (self.num_envs,):
            raise MalformedError(
                "action-count", "{found} actions for {games} games", found=actions.size, games=self.num_envs
            )
        if self.illegal == "raise":
            for game in np.flatnonzero(~self._ended):
                self._check_action(int(game), actions[game])
        return actions

    def _check_action(self, game: int, action: np.int64) -> None:
        move = self.encoder.decision(action)
        if not self._masks[game, action]:
            raise IllegalError("illegal-in-game", "game {game}: {move} is not legal now", game=game, move=str(move))


def _check_policy(bot: BotLike) -> str:
    """Return the name of a compiled bot; raise for any other, which only `LucchettoEnv` supports."""
    if isinstance(bot, str) and bot in POLICIES:
        return bot
    raise MalformedError(
        "not-compiled",
        "the vector environment supports only {known} as opponents, not {bot}",
        known=" or ".join(POLICIES),
        bot=shown(bot_name(bot)),
    )
