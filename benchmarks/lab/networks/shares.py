"""The coach's win shares against rollouts: `python -m benchmarks.lab.networks.shares [POSITIONS [GAMES]]`.

The positions are ends of turns in games of 2 to 5 bots of mixed levels. From each, masters in all seats play GAMES
games to the end. The error is the root mean square of network minus mean result, without the rollouts' own noise.
"""

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.report import machine, table
from lucchetto.bots.levels import LEVELS, POLICY_PARAMS
from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.value_based import network_name
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import PolicyParams
from lucchetto.features.sheets import SEATS
from lucchetto.kernels.jit import njit_entry
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.rng import game_key, roll_key, scaled
from lucchetto.kernels.sheets.evaluate import Evaluator, evaluate, outcome
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.match import MatchState, new_match_state, play_turn
from lucchetto.kernels.sheets.tables import tables
from lucchetto.kernels.sheets.turn import Sheets, game_over

POSITIONS, GAMES = 200, 400
TABLES = [(variant, players) for variant in ("classic", "longo") for players in (2, 3, 4, 5)]
MASTERS = (POLICY_PARAMS["master"],) * SEATS
LONGEST = 512
Policies = tuple[PolicyParams, ...]


class Position(NamedTuple):
    """The end of a turn."""

    sheets: Sheets
    closed: int
    turn: int


@njit_entry
def play_on(
    evaluator: Evaluator,
    params: Policies,
    noise: NDArray[np.uint64],
    lucky: NDArray[np.int64],
    state: MatchState,
    key: np.uint64,
    closed: int,
    turn: int,
    trajectory: NDArray[np.int64],
) -> int:
    """Play from `state.sheets` to the end; write the sheets and closed rows after each turn, return the turns."""
    players = len(state.sheets)
    while not game_over(state.sheets, closed):
        roll = scaled(roll_key(key, turn + 1), evaluator.tables.sides**6)
        closed = play_turn(evaluator, params, True, noise, lucky, state, closed, turn % players, turn + 1, roll)
        for seat in range(players):
            trajectory[turn, seat] = state.sheets[seat]
        trajectory[turn, players] = closed
        turn += 1
    return turn


@njit_entry
def roll_out(
    evaluator: Evaluator,
    params: Policies,
    noise: NDArray[np.uint64],
    lucky: NDArray[np.int64],
    state: MatchState,
    start: Position,
    seed: np.uint64,
    trajectory: NDArray[np.int64],
    wins: NDArray[np.float64],
) -> None:
    """Play games from one position; write every seat's win share in each."""
    for game in range(len(wins)):
        for seat in range(len(start.sheets)):
            state.sheets[seat] = start.sheets[seat]
        play_on(evaluator, params, noise, lucky, state, game_key(seed, game), start.closed, start.turn, trajectory)
        for seat in range(len(start.sheets)):
            wins[game, seat] = outcome(state.sheets, seat)[0]


class Table:
    """One variant and number of players."""

    def __init__(self, variant: str, players: int) -> None:
        self.players = players
        self.net = Net(*load(network_name(variant, players)))
        self.evaluator = Evaluator(
            tables(variant), layout_of(variant), self.net, new_scratch(self.net), POLICY_PARAMS["master"]
        )
        self.lucky = lucky_masks(variant, players)
        self.state, self.trajectory = new_match_state(players), np.zeros((LONGEST, players + 1), np.int64)
        self.rng = np.random.default_rng([2026, players])

    def position(self) -> Position:
        """A random turn's end in a game of mixed levels."""
        names = [LEVELS[level] for level in self.rng.integers(len(LEVELS), size=self.players)]
        params = tuple(POLICY_PARAMS[name] for name in names) + MASTERS[self.players :]
        self.state.sheets[:] = 0
        length = play_on(
            self.evaluator, params, self._noise(), self.lucky, self.state, self._seed(), 0, 0, self.trajectory
        )
        turn = int(self.rng.integers(length - 1))
        return Position(self.trajectory[turn, :-1].copy(), int(self.trajectory[turn, -1]), turn + 1)

    def results(self, position: Position, games: int) -> NDArray[np.float64]:
        """By game and seat: the win shares of games that masters play from here."""
        found = np.zeros((games, self.players))
        roll_out(
            self.evaluator,
            MASTERS,
            self._noise(),
            self.lucky,
            self.state,
            position,
            self._seed(),
            self.trajectory,
            found,
        )
        return found

    def shares(self, position: Position) -> NDArray[np.float64]:
        """The win shares that the network gives."""
        sheets, following = position.sheets.copy(), position.turn % self.players
        return np.array(
            [evaluate(self.evaluator, sheets, position.closed, seat, following)[0] for seat in range(self.players)]
        )

    def _seed(self) -> np.uint64:
        return np.uint64(self.rng.integers(2**63))

    def _noise(self) -> NDArray[np.uint64]:
        return self.rng.integers(2**63, size=self.players).astype(np.uint64)


def measured(variant: str, players: int, positions: int, games: int) -> tuple[str, ...]:
    here = Table(variant, players)
    errors, noise, sums = [], [], []
    for _ in range(positions):
        position = here.position()
        shares, results = here.shares(position), here.results(position, games)
        errors.append((shares - results.mean(axis=0)) ** 2)
        noise.append(results.var(axis=0, ddof=1) / games)
        sums.append(abs(shares.sum() - 1))
    per_position = np.mean(np.array(errors) - np.array(noise), axis=1)
    error = np.sqrt(max(per_position.mean(), 0))
    spread = per_position.std(ddof=1) / np.sqrt(positions) / max(2 * error, 1e-9)
    return (
        f"{variant}, {players} players",
        f"{error:.2%} ± {spread:.2%}",
        f"{max(sums):.1e}",
        f"{positions:,}",
        f"{games:,}",
    )


def main() -> None:
    positions, games = (int(text) for text in (*sys.argv[1:], *map(str, (POSITIONS, GAMES)[len(sys.argv) - 1 :])))
    rows = [measured(*at, positions, games) for at in TABLES]
    columns = ("", "error of a win share (± standard error)", "largest |sum − 1|", "positions", "games each")
    table("Win shares against rollouts", columns, rows)


if __name__ == "__main__":
    print(machine())
    main()
