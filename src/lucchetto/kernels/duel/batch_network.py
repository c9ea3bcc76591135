"""An opponent with a network in a batch of Duels. A separate module, because it takes long to compile."""

from lucchetto.kernels.jit import njit_entry
from lucchetto.kernels.phases import OVER

from .batch import Duels, apply, board_of, store
from .policy import choose_first, choose_second
from .rules import flipped
from .search import Evaluator, TurnContext


@njit_entry
def play_opponent(evaluator: Evaluator, duels: Duels, agent: int) -> None:
    """Play both actions of the opponent in every game where it is the opponent's turn."""
    for game in range(len(duels.key)):
        if duels.phase[game] == OVER or duels.active[game] == agent:
            continue
        board, roll = flipped(board_of(duels, game)), duels.roll[game]
        context = TurnContext(duels.key[game], duels.active[game], duels.turn[game])
        first = choose_first(evaluator, context, board, roll)
        board = apply(duels, game, board, first)
        if duels.phase[game] != OVER:
            board = apply(duels, game, board, choose_second(evaluator, context, board, roll, first))
        store(duels, game, flipped(board))
