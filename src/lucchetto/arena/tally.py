"""Groups games by bot and by pair of bots, for the figures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from lucchetto.arena.engine.games import Games

from .estimate import Deals, Floats
from .play import Played


@dataclass(frozen=True, eq=False)
class Seats:
    """Every seat that one bot has played, one entry each."""

    deals: Deals
    scores: Floats
    win_shares: Floats
    decided: npt.NDArray[np.bool_]
    margins: Floats
    penalties: Floats
    turns: Floats
    luck_win: Floats
    luck_margin: Floats


@dataclass(frozen=True, eq=False)
class Duels:
    """Every meeting of two bots in a game (in solitaire: on the same dice), from the first one's point of view."""

    deals: Deals
    differences: Floats
    """The first bot's points minus the other's."""
    luck_win: Floats
    luck_difference: Floats
    """Both are NaN with more than two players, where neither a win nor a margin concerns only two of them."""

    @property
    def results(self) -> Floats:
        """1 for finishing ahead, ½ for a tie."""
        return (1 + np.sign(self.differences)) / 2


def seats_of(bot: str, results: Sequence[Played]) -> Seats:
    """Return every seat that this bot has played."""
    parts = [_columns(played, _sits(bot, played)) for played in results if bot in played.match.lineup]
    return Seats(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def duels_of(bot: str, other: str, results: Sequence[Played]) -> Duels:
    """Return every meeting of these two bots."""
    solitaire = len(results[0].match.lineup) == 1
    parts = list(_solitaire(bot, other, results) if solitaire else _together(bot, other, results))
    return Duels(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _sits(bot: str, played: Played) -> npt.NDArray[np.bool_]:
    """For every game and seat, whether the bot sits there."""
    by_seating = np.array([[one == bot for one in seating] for seating in played.match.seatings])
    return by_seating[played.games.seating]


def _columns(played: Played, mine: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[np.generic], ...]:
    """The entries of the chosen seats, in the order of `Seats`."""
    games, seats = played.games, mine.shape[1]
    margins = games.margins if seats > 1 else np.full(games.scores.shape, np.nan)

    def of_game(column: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return np.repeat(column[:, None], seats, axis=1)[mine]

    return (
        of_game(games.deal),
        games.scores[mine].astype(float),
        games.win_shares[mine],
        of_game(games.decided),
        margins[mine],
        games.penalties[mine].astype(float),
        of_game(games.turns).astype(float),
        games.luck_win[mine].astype(float),
        games.luck_margin[mine].astype(float),
    )


def _together(bot: str, other: str, results: Sequence[Played]) -> Iterator[tuple[npt.NDArray[np.generic], ...]]:
    for played in results:
        if not {bot, other} <= set(played.match.lineup):
            continue
        ours, theirs, games = _sits(bot, played), _sits(other, played), played.games
        for one, two in permutations(range(ours.shape[1]), 2):
            mine = ours[:, one] & theirs[:, two]
            points = games.scores[mine].astype(float)
            luck = np.column_stack([games.luck_win[mine, one], games.luck_margin[mine, one]]).astype(float)
            known = luck if ours.shape[1] == 2 else np.full_like(luck, np.nan)
            yield games.deal[mine], points[:, one] - points[:, two], known[:, 0], known[:, 1]


def _solitaire(bot: str, other: str, results: Sequence[Played]) -> Iterator[tuple[npt.NDArray[np.generic], ...]]:
    """Solitaire: the games of the two bots are paired by deal."""
    by_bot: dict[str, Games] = {played.match.lineup[0]: played.games for played in results}
    mine, theirs = by_bot[bot], by_bot[other]
    points = mine.scores[:, 0].astype(float) - theirs.scores[:, 0]
    luck = mine.luck_margin[:, 0].astype(float) - theirs.luck_margin[:, 0]
    yield mine.deal, points, np.full(len(points), np.nan), luck
