"""The PettingZoo AEC environment: seats act one after the other; choices of action 1 take effect together (R1)."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete, Space
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from .encoding import Vector
from .rewards import AUTO
from .spaces import observation_space, random_key
from .table import Table
from .text.rendering import RENDER_MODES, check_render_mode, rendered, show

Observation = dict[str, Vector]
METADATA: dict[str, Any] = {"name": "lucchetto_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}


class LucchettoAECEnv(AECEnv[str, Any, Any]):
    """The unwrapped environment: an illegal action raises a GameError and changes nothing."""

    metadata = METADATA

    def __init__(
        self,
        variant: str = "classic",
        players: int = 2,
        *,
        reward: str = AUTO,
        first: int | None = None,
        lucky: Sequence[Sequence[int]] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(variant, players, reward=reward, first=first, lucky=lucky)
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = self.table.names.copy()
        self.observation_spaces = {agent: observation_space(self.table.encoder) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.table.encoder.actions)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of observations with their action masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """One number per move of the variant."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed gives the same dice."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(random_key(self._random))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()
        show(self.table.game, self.render_mode)

    def step(self, action: int | None) -> None:
        """Play the action of the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.final_rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        show(self.table.game, self.render_mode)

    def _select(self) -> None:
        """Select the next seat to decide; after the end, every agent steps once more, as PettingZoo requires."""
        waiting = self.table.turn_order()
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Return a seat's observation without others' hidden choices. If it has nothing to decide, the mask is zero."""
        game, code, seat = self.table.game, self.table.encoder, self.possible_agents.index(agent)
        return {"observation": code.observe(game, seat), "action_mask": code.mask(game, seat)}

    def state(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Return the global state: the first seat's observation. It hides only choices that have not taken effect."""
        return self.table.encoder.observe(self.table.game, 0)

    def render(self) -> str | None:
        """Return the position and the legal moves as text (`ansi`), or print them (`human`)."""
        return rendered(self.table.game, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""
