"""The PettingZoo parallel environment: action 1 is one joint step; in action 2 all but the active seat pass."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from lucchetto.rules import GameError

from .encoding import Vector
from .illegal import check_illegal
from .rewards import AUTO
from .spaces import observation_space, random_key
from .table import Table
from .text.rendering import RENDER_MODES, check_render_mode, rendered, show

Observation = dict[str, Vector]
METADATA: dict[str, Any] = {
    "name": "lucchetto_parallel_v0",
    "render_modes": RENDER_MODES,
    "is_parallelizable": True,
}


class LucchettoParallelEnv(ParallelEnv[str, Any, Any]):
    """All seats act in every step; seats that have nothing to decide pass."""

    metadata = METADATA

    def __init__(
        self,
        variant: str = "classic",
        players: int = 2,
        *,
        reward: str = AUTO,
        first: int | None = None,
        lucky: Sequence[Sequence[int]] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(variant, players, reward=reward, first=first, lucky=lucky)
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = self.table.names.copy()
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table.encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.table.encoder.actions)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of observations with their action masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """One number per move of the variant."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game; the same seed gives the same dice."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(random_key(self._random))
        self.agents = self.possible_agents.copy()
        show(self.table.game, self.render_mode)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play one action per seat; seats that have nothing to decide must pass."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        refused = self._refused(actions)
        if refused and self.illegal == "raise":
            raise next(iter(refused.values()))
        if not refused:
            for seat in self.table.turn_order():
                self.table.play(seat, actions[self.possible_agents[seat]])
            show(self.table.game, self.render_mode)
        return self._outcome(refused)

    def _refused(self, actions: Mapping[str, int]) -> dict[str, GameError]:
        """The illegal actions, with their errors. They are checked before anything is played, so a step is atomic."""
        refused = dict[str, GameError]()
        game, code = self.table.game, self.table.encoder
        for seat, agent in enumerate(self.possible_agents):
            try:
                if seat in game.waiting or actions[agent] != 0:
                    game.play(seat, code.decision(actions[agent]))
            except GameError as error:
                refused[agent] = error
        return refused

    def _outcome(
        self, refused: Mapping[str, GameError]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        over = self.table.over or bool(refused)
        rewards = dict.fromkeys(self.agents, 0.0)
        if refused:
            rewards |= dict.fromkeys(refused, self.table.worst())
        elif over:
            rewards = dict(zip(self.possible_agents, self.table.final_rewards(), strict=True))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for agent, error in refused.items():
            infos[agent]["illegal"] = str(error)
        observations, ended = self._observations(), dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, ended, truncated, infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Observation:
        """A seat that has nothing to decide still acts, so its mask allows only the pass."""
        game, code = self.table.game, self.table.encoder
        mask = code.mask(game, seat)
        mask[0] = 1
        return {"observation": code.observe(game, seat), "action_mask": mask}

    def state(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Return the global state: the first seat's observation. It hides only choices that have not taken effect."""
        return self.table.encoder.observe(self.table.game, 0)

    def render(self) -> str | None:
        """Return the position and the legal moves as text (`ansi`), or print them (`human`)."""
        return rendered(self.table.game, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
