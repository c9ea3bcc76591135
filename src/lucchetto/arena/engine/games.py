"""Results of games as columns, one entry a game; two-dimensional ones have a column for each seat."""

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
    """Which of the match's seatings."""
    turns: npt.NDArray[np.int16]
    """Rolls in the whole game."""
    reasons: npt.NDArray[np.uint8]
    """Why it ended: the sum of its `REASON_BITS`."""
    scores: npt.NDArray[np.int16]
    penalties: npt.NDArray[np.int8]
    luck_win: npt.NDArray[np.float32]
    """By how much the rolls raised the seat's chance to win, from 0 to 1; NaN where nobody has computed it."""
    luck_margin: npt.NDArray[np.float32]
    """By how many points the rolls raised the seat's margin (alone: its score); NaN likewise."""

    @classmethod
    def of(cls, **columns: npt.ArrayLike) -> Self:
        """From anything that numpy understands; luck that is not given is unknown."""
        if unknown_names := columns.keys() - _KINDS.keys():
            raise TypeError(f"games have no columns {sorted(unknown_names)}")
        unknown = np.full(np.shape(columns["scores"]), np.nan)
        given: dict[str, Any] = {"luck_win": unknown, "luck_margin": unknown, **columns}
        return cls(**{name: np.asarray(given[name], kind) for name, kind in _KINDS.items()})

    @classmethod
    def joined(cls, parts: Sequence["Games"]) -> Self:
        """All games of these parts, in their order."""
        return cls(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in _KINDS})

    def columns(self) -> dict[str, npt.NDArray[Any]]:
        """All columns by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def __len__(self) -> int:
        return len(self.deal)

    @property
    def win_shares(self) -> npt.NDArray[np.float64]:
        """1 for the winner; winners who tie share it."""
        best = self._best()
        shares: npt.NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares

    @property
    def decided(self) -> npt.NDArray[np.bool_]:
        """Whether one seat alone has won."""
        alone: npt.NDArray[np.bool_] = self._best().sum(axis=1) == 1
        return alone

    def _best(self) -> npt.NDArray[np.bool_]:
        best: npt.NDArray[np.bool_] = self.scores == self.scores.max(axis=1, keepdims=True)
        return best

    @property
    def margins(self) -> npt.NDArray[np.float64]:
        """Points ahead of the best other seat (behind it: negative). Two seats at least."""
        ordered = np.sort(self.scores, axis=1)
        leads = self.scores == ordered[:, -1:]
        return np.where(leads, self.scores - ordered[:, -2:-1], self.scores - ordered[:, -1:]).astype(np.float64)
