"""Simulates many games between compiled bots and keeps only the scores and turns."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.rules import MalformedError, Variant, shown, variant
from lucchetto.rules.setup import check_players

from .design import Lineup, Match
from .tournament import LARGEST_SEED, MOST_GAMES, check_number

BATCH = 100_000
"""Games per call of compiled code, which Ctrl-C cannot interrupt."""

Shorts = npt.NDArray[np.int16]


@dataclass(frozen=True, eq=False)
class Simulation:
    """The results of simulated games of one line-up. Seat 0 begins."""

    variant: str
    bots: Lineup
    scores: Shorts
    """One row per game, one column per seat."""
    turns: Shorts
    """Number of rolls in each game."""

    def __len__(self) -> int:
        return len(self.turns)

    @property
    def mean_scores(self) -> tuple[float, ...]:
        """The mean score by seat."""
        return tuple(map(float, self.scores.mean(axis=0)))

    @property
    def win_shares(self) -> tuple[float, ...]:
        """The win share by seat; tied winners share a win."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        return tuple(map(float, (best / best.sum(axis=1, keepdims=True)).mean(axis=0)))

    @property
    def mean_turns(self) -> float:
        """The mean number of rolls per game."""
        return float(self.turns.mean())

    def __repr__(self) -> str:
        scores = ", ".join(f"{bot} {score:.1f}" for bot, score in zip(self.bots, self.mean_scores, strict=True))
        return f"<Simulation of {len(self):,} games of {self.variant}: {scores}>"


def simulate(
    game: str | Variant, *, players: int, games: int, seed: int, bots: str | Sequence[str] = "random"
) -> Simulation:
    """Play games, numbered from 0; the same seed and number give the same dice."""
    kind = variant(game.name if isinstance(game, Variant) else game)
    check_players(kind, ["bot"] * check_number("players", players, 1, kind.seats[1]))
    check_number("games", games, 1, MOST_GAMES)
    check_number("seed", seed, 0, LARGEST_SEED)
    lineup = _lineup(bots, players)
    parts = list(_batches(kind, lineup, games, seed))
    return Simulation(
        kind.name, lineup, np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
    )


def _lineup(bots: str | Sequence[str], players: int) -> Lineup:
    lineup = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(lineup) != players:
        raise MalformedError(
            "bot-count", "{found} bots for {players} players: name one, or one for each seat",
            found=len(lineup), players=players,
        )  # fmt: skip
    for bot in lineup:
        if bot not in POLICY_PARAMS:
            raise MalformedError(
                "not-simulated",
                "simulations support only {known}, not {bot}",
                known=", ".join(POLICY_PARAMS),
                bot=shown(bot),
            )
    return lineup


def _batches(kind: Variant, lineup: Lineup, games: int, seed: int) -> Iterator[tuple[Shorts, Shorts]]:
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        if set(lineup) == {"random"}:
            yield _random_games(kind, len(lineup), seed, first, count)
        else:
            yield _bot_games(kind, lineup, seed, first, count)


def _random_games(kind: Variant, players: int, seed: int, first: int, count: int) -> tuple[Shorts, Shorts]:
    if kind.pawns:
        from lucchetto.kernels.duel.playout import play_random as play_random_duels

        scores, turns, _ = play_random_duels(np.uint64(seed), first, count)
        return scores, turns
    from lucchetto.bots.lucky import lucky_masks
    from lucchetto.kernels.sheets.playout import play_random
    from lucchetto.kernels.sheets.tables import tables

    scores, turns = np.empty((count, players), np.int16), np.empty(count, np.int16)
    play_random(tables(kind.name), lucky_masks(kind.name, players), np.uint64(seed), first, scores, turns)
    return scores, turns


def _bot_games(kind: Variant, lineup: Lineup, seed: int, first: int, count: int) -> tuple[Shorts, Shorts]:
    from .engine.kernel_games import play_seating

    played = play_seating(Match(kind.name, lineup, seed, first + count, count), np.arange(first, first + count))
    return played.scores, played.turns
