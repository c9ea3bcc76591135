"""Who meets whom, who sits where, and on which dice.

A deal is one sequence of dice, named by its number. A match-up plays every deal once in each of its seatings, so that
no bot owes a win to its chair or to its dice. Deal 7 has the same dice in every match-up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations

from lucchetto.bots import BotLike

Lineup = tuple[str, ...]
"""Bots by seat."""

ALL_ORDERS_UP_TO = 3
"""Seats for which every order is played; above, 24 or 120 orders a deal would leave few deals: rotations only."""


@dataclass(frozen=True)
class Match:
    """One match-up: everything that its games depend on."""

    variant: str
    lineup: Lineup
    seed: int
    deals: int
    deals_per_chunk: int
    luck: bool = False
    """Whether the luck of the rolls is wanted, where an engine can tell it."""
    own: Mapping[str, BotLike] = field(default_factory=dict, compare=False, repr=False)
    """Bots that are not shipped, by their names in the line-up. A copy in a worker process is not the same object."""
    time_limit: float | None = None
    """Seconds for a decision of one of them."""

    @cached_property
    def seatings(self) -> tuple[Lineup, ...]:
        """The bots by seat, once for each way to sit."""
        return seatings(self.lineup)

    @property
    def games(self) -> int:
        """All games of the match-up."""
        return self.deals * len(self.seatings)

    @property
    def chunks(self) -> int:
        """How many chunks its deals make."""
        return -(-self.deals // self.deals_per_chunk)

    def deals_of(self, chunk: int) -> range:
        """The deals of one chunk."""
        first = chunk * self.deals_per_chunk
        return range(first, min(first + self.deals_per_chunk, self.deals))

    def game(self, deal: int, seating: int) -> int:
        """The number of a game, which seeds the noise of its bots; it does not depend on how many games are played."""
        return deal * len(self.seatings) + seating

    def with_chunks_of(self, deals: int) -> "Match":
        """The same match-up in chunks of another size."""
        return replace(self, deals_per_chunk=deals)


def lineups(bots: Sequence[str], players: int) -> list[Lineup]:
    """The match-ups of a field: every choice of different bots; if they are too few, with some of them twice."""
    if players == 1:
        return [(bot,) for bot in bots]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [chosen for chosen in combinations_with_replacement(bots, players) if len(set(chosen)) > 1]


def seatings(lineup: Lineup) -> tuple[Lineup, ...]:
    """All orders of up to three seats, the rotations of more; a bot that sits twice makes some of them the same."""
    if len(lineup) <= ALL_ORDERS_UP_TO:
        return tuple(dict.fromkeys(permutations(lineup)))
    return tuple(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))
