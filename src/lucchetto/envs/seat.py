"""The Gymnasium environment: the learner has one seat, bots have all the others."""

from collections.abc import Sequence
from typing import Any, SupportsFloat, cast

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete, Space
from numpy.typing import NDArray

from lucchetto.bots import Bot, BotLike, make_bot
from lucchetto.rules import GameError, MalformedError

from .encoding import Vector
from .illegal import check_illegal
from .rewards import AUTO
from .spaces import random_key, vector_space
from .table import Table, totals
from .text.rendering import RENDER_MODES, check_render_mode, rendered, show

METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}


class LucchettoEnv(gymnasium.Env[Vector, np.int64]):
    """One seat decides in every action 1 and in its own action 2 (in the Duel: in its own turns) against bots."""

    metadata = METADATA

    def __init__(
        self,
        variant: str = "classic",
        players: int = 2,
        *,
        opponents: BotLike | Sequence[BotLike] = "greedy",
        seat: int = 0,
        reward: str = AUTO,
        first: int | None = None,
        lucky: Sequence[Sequence[int]] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is one bot for all other seats, or a sequence with one bot per other seat, in seat order.

        A bot is a name, "module:Class", a class with `decide(game, seat)`, or an instance of one.
        """
        self.table = Table(variant, players, reward=reward, first=first, lucky=lucky)
        self.seat = check_seat(seat, players)
        self.opponents = check_opponents(opponents, players)
        for bot in self.opponents:
            make_bot(bot)  # so that an unknown bot raises now, not in the first game
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: Space[Any] = vector_space(self.table.encoder)
        self.action_space = Discrete(len(self.table.encoder.actions))
        self._bots = dict[int, Bot]()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Start a new game; the same seed gives the same dice and the same noise to the bots."""
        super().reset(seed=seed)
        key = random_key(self.np_random)
        self.table.start(key)
        others = [other for other in range(len(self.table.names)) if other != self.seat]
        self._bots = {other: make_bot(bot, f"{key} {other}") for other, bot in zip(others, self.opponents, strict=True)}
        self._let_bots_play()
        show(self.table.game, self.render_mode)
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Vector, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play the learner's action, then the bots up to the learner's next decision."""
        try:
            self.table.play(self.seat, action)
        except GameError as error:
            if self.illegal == "raise" or self.table.over:
                raise
            return self._observation(), self.table.worst(), True, False, {**self._info(), "illegal": str(error)}
        self._let_bots_play()
        show(self.table.game, self.render_mode)
        reward = self.table.final_rewards()[self.seat] if self.table.over else 0.0
        return self._observation(), reward, self.table.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for every legal action, as sb3-contrib's maskable algorithms require."""
        return self.table.encoder.mask(self.table.game, self.seat).astype(np.bool_)

    def _let_bots_play(self) -> None:
        while not self.table.over and self.seat not in self.table.game.waiting:
            self._let_bot_play(self.table.turn_order()[0])

    def _let_bot_play(self, seat: int) -> None:
        decision = self._bots[seat].decide(self.table.game.seen_by(seat), seat)
        self.table.play(seat, self.table.encoder.action(decision))

    def _observation(self) -> Vector:
        return self.table.encoder.observe(self.table.game, self.seat)

    def _info(self) -> dict[str, Any]:
        """The action mask, and at the end of the game every seat's total."""
        info: dict[str, Any] = {"action_mask": self.table.encoder.mask(self.table.game, self.seat)}
        if self.table.over:
            info["totals"] = totals(self.table.game)
        return info

    def render(self) -> str | None:
        """Return the position and the legal moves as text (`ansi`), or print them (`human`)."""
        return rendered(self.table.game, self.render_mode)


def check_seat(seat: int, players: int) -> int:
    """Return the learner's seat; raise if there is no such seat."""
    if not 0 <= seat < players:
        raise MalformedError("no-such-seat", "there is no seat {seat}", seat=str(seat))
    return seat


def check_opponents(opponents: BotLike | Sequence[BotLike], players: int) -> tuple[BotLike, ...]:
    """Return one bot per other seat; raise if their number is wrong."""
    one_for_all = isinstance(opponents, str) or not isinstance(opponents, Sequence)
    bots = (cast(BotLike, opponents),) * (players - 1) if one_for_all else tuple(cast(Sequence[BotLike], opponents))
    if len(bots) != players - 1:
        raise MalformedError(
            "opponent-count",
            "{found} opponents for {players} players: name one bot, or one for each other seat",
            found=len(bots),
            players=players,
        )
    return bots
