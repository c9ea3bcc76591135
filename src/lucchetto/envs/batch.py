"""A common interface to the batch kernels of sheet games and of Duels."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.value_based import network_name
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import HEURISTIC, RANDOM, VALUE_BASED
from lucchetto.kernels.duel import batch as duel_batch
from lucchetto.kernels.duel import batch_network as duel_network
from lucchetto.kernels.duel import observation as duel_observation
from lucchetto.kernels.duel.search import Evaluator as DuelEvaluator
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.phases import OVER
from lucchetto.kernels.sheets import batch as sheet_batch
from lucchetto.kernels.sheets import batch_network as sheet_network
from lucchetto.kernels.sheets import batch_state
from lucchetto.kernels.sheets import observation as sheet_observation
from lucchetto.kernels.sheets.evaluate import Evaluator as SheetEvaluator
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.tables import tables
from lucchetto.rules import Game, new_game

from .encoding import Vector

MASTER = "master"
"""The compiled opponent that has a network."""
POLICIES = {"random": RANDOM, "greedy": HEURISTIC, MASTER: VALUE_BASED}
"""The compiled opponents, and their kinds of policy."""
Flags = NDArray[np.bool_]


class _Batch:
    """Many games that wait for the agent. The g-th game at index i has key number g × places + i, counting from 0."""

    keys: NDArray[np.uint64]

    def __init__(self, places: int) -> None:
        self.places = places
        self._seed = np.uint64(0)
        self._begun = np.zeros(places, np.int64)

    def seed(self, seed: int) -> None:
        """Seed the dice of all later games."""
        self._seed = np.uint64(seed)
        self._begun[:] = 0


class SheetBatch(_Batch):
    """Games of Classic or Longo."""

    def __init__(self, game: Game, places: int, seat: int, first: int | None, policies: Sequence[int]) -> None:
        super().__init__(places)
        players = len(game.players)
        lucky = [sum(1 << number for number in pair) for pair in game.lucky] or [0] * players
        self._tables = tables(game.variant.name)
        self._limits = batch_state.Limits(self._tables.sides, self._tables.needed, self._tables.closing)
        self._games = batch_state.empty_games(places, players)
        self._lineup = batch_state.Lineup(
            seat, -1 if first is None else first, np.array(lucky, np.int64), np.array(policies, np.int64)
        )
        self.keys = self._games.key
        self._white = np.zeros((places, players), np.int64)
        self._master: SheetEvaluator | None = None
        if VALUE_BASED in policies:
            net = Net(*load(network_name(game.variant.name, players)))
            layout = layout_of(game.variant.name)
            self._master = SheetEvaluator(self._tables, layout, net, new_scratch(net), POLICY_PARAMS[MASTER])

    @property
    def over(self) -> Flags:
        """Whether each game has ended."""
        over: Flags = self._games.phase == OVER
        return over

    def begin(self, selected: Flags) -> None:
        """Start new games where `selected` is true."""
        batch_state.begin(self._limits, self._games, self._lineup, selected, self._seed, self._begun)

    def act(self, selected: Flags, actions: NDArray[np.int64]) -> Flags:
        """Play the agent's actions where `selected` is true; return where they are illegal."""
        illegal = np.zeros(self.places, np.bool_)
        scratch = np.zeros(len(self._lineup.policy), np.int64)
        if self._master:
            sheet_network.choose_white(self._master, self._games, self._lineup, selected, self._white, scratch)
        sheet_batch.act(
            self._tables, self._limits, self._games, self._lineup, selected, actions, illegal, scratch, self._white
        )
        if self._master:
            sheet_network.play_colour(self._master, self._limits, self._games, self._lineup)
        return illegal

    def observe(self, observations: Vector, masks: Vector) -> None:
        """Fill in the agent's observations and action masks."""
        sheet_observation.observe(self._tables, self._limits, self._games, self._lineup, observations, masks)

    def totals(self) -> NDArray[np.int64]:
        """Return the points of all seats, one row per game."""
        points = np.empty(self._games.sheets.shape, np.int64)
        batch_state.totals(self._games, points)
        return points


class DuelBatch(_Batch):
    """Games of the Duel."""

    def __init__(self, game: Game, places: int, seat: int, first: int | None, policies: Sequence[int]) -> None:
        super().__init__(places)
        self._duels = duel_batch.empty_duels(places)
        self._seat, self._first = seat, -1 if first is None else first
        self._policy = policies[1 - seat]
        self.keys = self._duels.key
        self._master: DuelEvaluator | None = None
        if self._policy == VALUE_BASED:
            net = Net(*load(network_name("duel", 2)))
            self._master = DuelEvaluator(net, new_scratch(net), POLICY_PARAMS[MASTER])

    @property
    def over(self) -> Flags:
        """Whether each game has ended."""
        over: Flags = self._duels.phase == OVER
        return over

    def begin(self, selected: Flags) -> None:
        """Start new games where `selected` is true."""
        duel_batch.begin(self._duels, self._seat, self._first, self._policy, selected, self._seed, self._begun)
        self._let_master_play()

    def act(self, selected: Flags, actions: NDArray[np.int64]) -> Flags:
        """Play the agent's actions where `selected` is true; return where they are illegal."""
        illegal = np.zeros(self.places, np.bool_)
        duel_batch.act(self._duels, self._seat, self._policy, selected, actions, illegal)
        self._let_master_play()
        return illegal

    def _let_master_play(self) -> None:
        if self._master:
            duel_network.play_opponent(self._master, self._duels, self._seat)

    def observe(self, observations: Vector, masks: Vector) -> None:
        """Fill in the agent's observations and action masks."""
        duel_observation.observe(self._duels, self._seat, observations, masks)

    def totals(self) -> NDArray[np.int64]:
        """Return both players' points, one row per game."""
        points = np.empty((self.places, 2), np.int64)
        duel_batch.totals(self._duels, self._seat, points)
        return points


def compile_sheets() -> None:
    """Compile the batches of Classic and Longo, which have the same argument types, without playing any game."""
    _compile(SheetBatch(new_game("classic", ["", ""]), 0, 0, None, [RANDOM, RANDOM]))


def compile_duel() -> None:
    """Compile the batches of Duels without playing any."""
    _compile(DuelBatch(new_game("duel", ["", ""]), 0, 0, None, [RANDOM, RANDOM]))


def _compile(batch: SheetBatch | DuelBatch) -> None:
    selected = np.zeros(0, np.bool_)
    batch.begin(selected)
    batch.act(selected, np.zeros(0, np.int64))
    batch.observe(np.zeros((0, 0), np.int8), np.zeros((0, 0), np.int8))
    batch.totals()
