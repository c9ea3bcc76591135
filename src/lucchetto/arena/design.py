"""The design of a tournament: match-ups, seatings and deals.

A deal is one sequence of dice, identified by its number. A match-up plays every deal once in each of its seatings, so
that neither seat nor dice favour a bot. Deal 7 has the same dice in every match-up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

from lucchetto.bots import BotLike

Lineup = tuple[str, ...]
"""Bots by seat."""

ALL_ORDERS_UP_TO = 3
"""Up to this many seats, every order is played. For more, 24 or 120 orders per deal would leave too few deals."""


@dataclass(frozen=True)
class Match:
    """One match-up: everything that its games depend on."""

    variant: str
    lineup: Lineup
    seed: int
    deals: int
    deals_per_chunk: int
    luck: bool = False
    """Whether to measure the luck of the rolls, if the engine can."""
    own: Mapping[str, BotLike] = field(default_factory=dict, compare=False, repr=False)
    """Bots that are not shipped, by name. Not compared, because worker processes have copies of them."""
    time_limit: float | None = None
    """Seconds per decision of a bot that is not shipped."""

    @cached_property
    def seatings(self) -> tuple[Lineup, ...]:
        """Every seating: the bots by seat."""
        return seatings(self.lineup)

    @property
    def games(self) -> int:
        """The number of games of the match-up."""
        return self.deals * len(self.seatings)

    @property
    def chunks(self) -> int:
        """The number of chunks."""
        return -(-self.deals // self.deals_per_chunk)

    def deals_of(self, chunk: int) -> range:
        """The deals of one chunk."""
        first = chunk * self.deals_per_chunk
        return range(first, min(first + self.deals_per_chunk, self.deals))

    def game(self, deal: int, seating: int) -> int:
        """The number of a game, which seeds its bots' noise and does not depend on how many games are played."""
        return deal * len(self.seatings) + seating

    def with_chunks_of(self, deals: int) -> "Match":
        """The same match-up with another chunk size, in deals."""
        return replace(self, deals_per_chunk=deals)


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """Return all match-ups: every combination of bots, with repetitions if there are fewer bots than seats."""
    if players == 1:
        return [(bot,) for bot in bots]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [chosen for chosen in combinations_with_replacement(bots, players) if len(set(chosen)) > 1]


def seatings(lineup: Lineup) -> tuple[Lineup, ...]:
    """Return the distinct seatings of a line-up: every order of up to three bots, otherwise the rotations."""
    if len(lineup) <= ALL_ORDERS_UP_TO:
        return tuple(dict.fromkeys(permutations(lineup)))
    return tuple(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))
