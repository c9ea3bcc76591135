"""The OpenSpiel games `lucchetto_classic`, `lucchetto_longo` and `lucchetto_duel`; importing the module registers them.

Action 1 is a simultaneous node (in the Duel and in solitaire, a decision node of one player), action 2 a decision node
of the active player. A roll is a chain of chance nodes: the white pair, then the die of each open row.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("OpenSpiel is missing: pip install 'lucchetto[openspiel]'", name=error.name) from None

from lucchetto.rules import VARIANTS, Variant

from .encoding import encoder
from .position import Position, longest_game, opening
from .rewards import AUTO, Reward, final_rewards, reward_kind, reward_range, zero_sum
from .table import totals
from .text.description import described

DEFAULTS = {"players": 2, "reward": AUTO, "first": 0}
"""The parameters of every game, as in `pyspiel.load_game("lucchetto_classic(players=3,reward=margin)")`."""


def _game_type(variant: Variant, players: int, reward: Reward) -> pyspiel.GameType:
    """OpenSpiel's description of a game with this number of players and this reward."""
    together = not variant.pawns and players > 1
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=f"lucchetto_{variant.name}",
        long_name=f"Lucchetto {variant.name.title()}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum(reward, players) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=variant.seats[0],
        max_num_players=variant.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def _game_info(variant: Variant, players: int, reward: Reward) -> pyspiel.GameInfo:
    least, most = reward_range(reward, variant)
    return pyspiel.GameInfo(
        num_distinct_actions=len(encoder(variant, players).actions),
        max_chance_outcomes=variant.sides**2,
        num_players=players,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0 if zero_sum(reward, players) else None,
        max_game_length=2 * longest_game(variant, players),
    )


class LucchettoGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Base class of the three OpenSpiel games."""

    variant: Variant

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        settings = {**DEFAULTS, **(params or {})}
        self.players, self.first = int(settings["players"]), int(settings["first"])
        self.opening = opening(self.variant, self.players, self.first)
        self.reward = reward_kind(str(settings["reward"]), self.players)
        kind = _game_type(self.variant, self.players, self.reward)
        super().__init__(kind, _game_info(self.variant, self.players, self.reward), settings)

    def new_initial_state(self) -> "LucchettoState":
        return LucchettoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return (1 + len(self.variant.rows)) * longest_game(self.variant, self.players)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> "LucchettoObserver":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return LucchettoObserver(self.variant, self.players, perfect_recall=recall)


class ClassicGame(LucchettoGame):
    """Classic."""

    variant = VARIANTS["classic"]


class LongoGame(LucchettoGame):
    """Longo."""

    variant = VARIANTS["longo"]


class DuelGame(LucchettoGame):
    """The Duel."""

    variant = VARIANTS["duel"]


class LucchettoState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of the game. It holds little, because OpenSpiel copies every attribute when it clones a state."""

    def __init__(self, game: LucchettoGame) -> None:
        super().__init__(game)
        self.position: Position = game.opening
        self.reward: Reward = game.reward

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = self.position.game.waiting
        if not waiting:
            return int(pyspiel.PlayerId.CHANCE)
        return min(waiting) if len(waiting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.position.outcomes
        return [(outcome, 1 / count) for outcome in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.encoder.legal(self.position.game, player)

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.position = self.position.with_outcome(action)
        else:
            self.position = self.position.with_actions({player: action})

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.position = self.position.with_actions(dict(enumerate(actions)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcome_text(action)
        return str(self.position.encoder.decision(action))

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        game = self.position.game
        if not self.position.over:
            return [0.0] * len(game.players)
        rewards: list[float] = final_rewards(self.reward, totals(game)).tolist()
        return rewards

    def __str__(self) -> str:
        return self.position.text


class LucchettoObserver:
    """A player's observation. All players see the same, in a different order of seats, because nothing is secret.

    `observation` is the vector that all adapters use; with perfect recall, `history` has one row per turn (see
    `Position.turns`).
    """

    def __init__(self, variant: Variant, players: int, *, perfect_recall: bool) -> None:
        size = encoder(variant, players).size
        width = Position.width(variant, players)
        turns = longest_game(variant, players) if perfect_recall else 0
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(size + turns * width, np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if perfect_recall:
            self.dict["history"] = self.tensor[size:].reshape(turns, width)

    def set_from(self, state: LucchettoState, player: int) -> None:
        position, seat = state.position, max(player, 0)  # OpenSpiel passes a default player to query the shape
        self.dict["observation"][:] = position.encoder.observe(position.game, seat)
        if self.perfect_recall:
            history = self.dict["history"]
            history.fill(0)
            for number, turn in enumerate(position.turns):
                history[number] = turn

    def string_from(self, state: LucchettoState, player: int) -> str:
        observation = f"seat {player}\n{described(state.position.game)}"
        if not self.perfect_recall:
            return observation
        return "\n".join((observation, *(" ".join(map(str, turn)) for turn in state.position.turns)))


def register() -> None:
    """Register the three games with OpenSpiel; idempotent."""
    for game in (ClassicGame, LongoGame, DuelGame):
        kind = _game_type(game.variant, 2, "win")
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, game)


register()
