"""Games played by the compiled kernels: the shipped bots, thousands of games a second, with the luck of every roll.

numba is imported only to play.
"""

from lucchetto.arena.design import Match
from lucchetto.bots.levels import POLICY_PARAMS

from .games import Games

NAME = "kernel"


def can_play(match: Match) -> bool:
    """Whether every bot is a shipped one with a compiled policy."""
    return all(bot in POLICY_PARAMS and bot not in match.own for bot in match.lineup)


def play_chunk(match: Match, chunk: int) -> Games:
    """Every deal of the chunk in every seating."""
    from . import kernel_games

    return kernel_games.play_chunk(match, chunk)
