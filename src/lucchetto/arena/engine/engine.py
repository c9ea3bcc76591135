"""Chooses the engine of a match: the first one that can play all its bots."""

from typing import Protocol

from lucchetto.arena.design import Match

from . import by_kernel, by_rules
from .games import Games


class Engine(Protocol):
    """A module that plays games. The same match and chunk must always give the same games, on any machine."""

    NAME: str

    def can_play(self, match: Match) -> bool:
        """Whether this engine can play all bots of the match."""

    def play_chunk(self, match: Match, chunk: int) -> Games:
        """Play every deal of `match.deals_of(chunk)` in each of `match.seatings`, deal by deal."""


ENGINES: tuple[Engine, ...] = (by_kernel, by_rules)
"""The fastest first."""


def engine_of(match: Match) -> Engine:
    """Return the fastest engine that can play this match."""
    return next(engine for engine in ENGINES if engine.can_play(match))


def play_chunk(match: Match, chunk: int) -> Games:
    """Play the games of one chunk with the engine of its match."""
    return engine_of(match).play_chunk(match, chunk)
