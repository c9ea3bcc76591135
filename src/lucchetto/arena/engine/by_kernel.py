"""Plays games with the compiled kernels: shipped bots only, thousands of games per second, with luck measured.

It imports numba only when it plays.
"""

from lucchetto.arena.design import Match
from lucchetto.bots.registry import params_of

from .games import Games

NAME = "kernel"


def can_play(match: Match) -> bool:
    """Whether every bot is a shipped one with a compiled policy."""
    return all(bot not in match.own and params_of(bot) for bot in match.lineup)


def play_chunk(match: Match, chunk: int) -> Games:
    """Play every deal of the chunk in every seating."""
    from . import kernel_games

    return kernel_games.play_chunk(match, chunk)
