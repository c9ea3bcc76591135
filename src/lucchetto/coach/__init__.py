"""The coach says what a decision cost, how lucky a roll was, and what would have been best.

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
    """Return what each choice of a seat is worth now. A choice that it has already made in this phase is ignored.

    Raises NotYourDecisionError if the seat has nothing to decide.

    >>> import lucchetto as lk
    >>> game = lk.new_game("classic", ["Ada", "Bob"]).roll(white=(1, 1), red=6, yellow=6, green=1, blue=1)
    >>> advice = advise(game, 0)
    >>> advice.best in [choice.move for choice in advice.choices], advice.unit
    (True, 'win')
    """
    game.undecided().check_waiting(seat)
    return advice(judge_for(game), game, seat)
