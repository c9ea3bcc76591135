"""Results of games as arrays with one entry per game; two-dimensional arrays have one column per seat."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
import numpy.typing as npt

REASON_BITS = {"rows": 1, "pawns": 2, "penalties": 4}

_KINDS = {
    "deal": np.int64,
    "seating": np.int16,
    "turns": np.int16,
    "reasons": np.uint8,
    "scores": np.int16,
    "penalties": np.int8,
    "luck_win": np.float32,
    "luck_margin": np.float32,
}


@dataclass(frozen=True, eq=False)
class Games:
    """Results of many games, column by column."""

    deal: npt.NDArray[np.int64]
    seating: npt.NDArray[np.int16]
    """The index of the match's seating."""
    turns: npt.NDArray[np.int16]
    """Number of rolls in the game."""
    reasons: npt.NDArray[np.uint8]
    """Why the game ended: the sum of its `REASON_BITS`."""
    scores: npt.NDArray[np.int16]
    penalties: npt.NDArray[np.int8]
    luck_win: npt.NDArray[np.float32]
    """By how much the rolls raised the seat's win share; NaN if it was not measured."""
    luck_margin: npt.NDArray[np.float32]
    """By how many points the rolls raised the seat's margin (in solitaire, its score); NaN if it was not measured."""

    @classmethod
    def of(cls, **columns: npt.ArrayLike) -> Self:
        """Build games from array-likes; luck that is not given is NaN."""
        if unknown_names := columns.keys() - _KINDS.keys():
            raise TypeError(f"games have no columns {sorted(unknown_names)}")
        unknown = np.full(np.shape(columns["scores"]), np.nan)
        given: dict[str, Any] = {"luck_win": unknown, "luck_margin": unknown, **columns}
        return cls(**{name: np.asarray(given[name], kind) for name, kind in _KINDS.items()})

    @classmethod
    def joined(cls, parts: Sequence["Games"]) -> Self:
        """Concatenate these parts."""
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in _KINDS})

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """All columns by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __len__(self) -> int:
        return len(self.deal)

    @property
    def win_shares(self) -> npt.NDArray[np.float64]:
        """1 for the winner; tied winners share it equally."""
        best = self._best()
        shares: npt.NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares

    @property
    def decided(self) -> npt.NDArray[np.bool_]:
        """Whether there is a single winner."""
        alone: npt.NDArray[np.bool_] = self._best().sum(axis=1) == 1
        return alone

    def _best(self) -> npt.NDArray[np.bool_]:
        best: npt.NDArray[np.bool_] = self.scores == self.scores.max(axis=1, keepdims=True)
        return best

    @property
    def margins(self) -> npt.NDArray[np.float64]:
        """Points ahead of the best other seat, negative if behind. Needs at least two seats."""
        ordered = np.sort(self.scores, axis=1)
        leads = self.scores == ordered[:, -1:]
        return np.where(leads, self.scores - ordered[:, -2:-1], self.scores - ordered[:, -1:]).astype(np.float64)
