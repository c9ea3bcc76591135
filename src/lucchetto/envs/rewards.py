"""The rewards at the end of a game. There are no rewards before the end."""

from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import MalformedError, Variant, shown

Reward = Literal["win", "score", "margin"]
AUTO = "auto"
"""`win` in multiplayer games, `score` in solitaire."""


def reward_kind(name: str, players: int) -> Reward:
    """Return the kind of reward; in solitaire only `score` is allowed."""
    known: tuple[Reward, ...] = get_args(Reward)
    if name == AUTO:
        return "win" if players > 1 else "score"
    if name not in known:
        raise MalformedError(
            "unknown-reward",
            "there is no reward {reward}; choose one of {known}",
            reward=shown(name),
            known=", ".join((AUTO, *known)),
        )
    if players == 1 and name != "score":
        raise MalformedError(
            "nobody-to-beat", "the reward {reward} needs somebody to play against; in solitaire, use score", reward=name
        )
    return known[known.index(name)]


def final_rewards(kind: Reward, totals: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return every seat's reward from the final totals; the seats are the last axis.

    win     +1 for a single winner, and an equal part of −1 for every other seat; tied winners share (C9, R16)
    score   the seat's total
    margin  the seat's total minus the best other total
    """
    if kind == "score":
        return totals.astype(np.float64)
    seats = totals.shape[-1]
    if kind == "margin":
        others = np.stack([np.delete(totals, seat, axis=-1).max(axis=-1) for seat in range(seats)], axis=-1)
        margins: NDArray[np.float64] = np.subtract(totals, others, dtype=np.float64)
        return margins
    wins = totals == totals.max(axis=-1, keepdims=True)
    shares: NDArray[np.float64] = wins / wins.sum(axis=-1, keepdims=True)
    rewards: NDArray[np.float64] = (seats * shares - 1) / (seats - 1)
    return rewards


def zero_sum(kind: Reward, players: int) -> bool:
    """Whether the rewards of all seats always add up to 0."""
    return kind == "win" or (kind == "margin" and players == 2)


def reward_range(kind: Reward, variant: Variant) -> tuple[float, float]:
    """Return the lowest and the highest possible reward; an illegal action gets the lowest."""
    if kind == "win":
        return -1.0, 1.0
    least = variant.penalty_points * variant.penalties_to_end
    most = variant.points[-1] * len(variant.rows)
    return (float(least), float(most)) if kind == "score" else (float(least - most), float(most - least))
