"""Chooses the engine of a match: the first that can play all its bots."""

from typing import Protocol

from lucchetto.arena.design import Match

from . import by_kernel, by_rules
from .games import Games


class Engine(Protocol):
    """A module that plays. The same match and chunk must give the same games, wherever and whenever they are played."""

    NAME: str

    def can_play(self, match: Match) -> bool:
        """Whether this engine knows all bots of the match."""

    def play_chunk(self, match: Match, chunk: int) -> Games:
        """The games of `match.deals_of(chunk)`, each in every one of `match.seatings`, deal by deal."""


ENGINES: tuple[Engine, ...] = (by_kernel, by_rules)
"""The fastest first."""


def engine_of(match: Match) -> Engine:
    """The fastest engine that can play this match."""
    return next(engine for engine in ENGINES if engine.can_play(match))


def play_chunk(match: Match, chunk: int) -> Games:
    """The games of one chunk, by the engine of its match."""
    return engine_of(match).play_chunk(match, chunk)
