"""The coach: what a decision cost, how lucky a roll was, what would have been best.

from lucchetto.coach import advise, analyse
analyse(replay)             # a whole game: lucchetto.coach.shapes.Analysis
advise(game, seat)          # one decision: lucchetto.coach.shapes.Advice
"""

from lucchetto.rules import Game

from .advice import advice
from .analysis import VERSION, analyse, judge_for
from .judge import ready_table
from .shapes import Advice, Analysis

__all__ = ["VERSION", "Advice", "Analysis", "advise", "analyse", "ready_table"]


def advise(game: Game, seat: int) -> Advice:
    """What each choice of a seat that waits is worth now; its own choice, if it has made one, is forgotten."""
    return advice(judge_for(game), game, seat)
