"""Propagates probabilities by one turn: divides the probability of reaching a sheet among its best turns."""

from lucchetto.kernels.jit import njit_entry, njit_forceinline
from lucchetto.solver.space import PENALTIES, Floats, Ints

from .lanes import STATES, fill, store
from .options import best_turns, list_crosses, list_whites
from .push import Reached, push_alone, push_doubles, push_white
from .rolls import count_rolls
from .scratch import PENALTY, ROWS, Turn
from .solitaire import Solitaire


@njit_entry
def forward_pairs(game: Solitaire, values: Floats, pairs: Ints, turn: Turn, reached: Reached, worker: int) -> None:
    """Propagate the probabilities of these red-yellow pairs of equal progress, which do not lead to each other."""
    for up in pairs:
        for block in range(len(game.downs.size)):  # crosses lead to blocks with more progress
            is_mirror_image = game.mirrored and game.ups.progress[up] < game.downs.progress[block]
            is_over = game.ups.locks[up] + game.downs.locks[block] > 1
            if not is_over and not is_mirror_image and _collect(game, reached, worker, up, block) > 0.0:
                _forward_block(game, values, turn, reached, worker, up, block)


@njit_forceinline
def _collect(game: Solitaire, reached: Reached, worker: int, up: int, block: int) -> float:
    """Add the other workers' probabilities of a block to this worker's, and return the sum."""
    found, probability = 0.0, reached.probability
    for state in range(game.downs.size[block]):
        sheet = reached.first[up] + reached.rank[game.downs.pair[block * STATES + state]]
        for lane in range(PENALTIES):
            for other in range(len(probability)):
                if other != worker:
                    probability[worker, sheet, lane] += probability[other, sheet, lane]
            found += probability[worker, sheet, lane]
    return found


@njit_forceinline
def _forward_block(
    game: Solitaire, values: Floats, turn: Turn, reached: Reached, worker: int, up: int, block: int
) -> None:
    """Propagate the probabilities of these sheets, and add to variance, turns and penalties."""
    list_crosses(game, values, turn, up, block)
    for total in range(2, 2 * game.dice.sides + 1):
        best_turns(game, values, turn, up, block, total)
        count_rolls(game.dice, turn, total)
        for cross in range(turn.first[ROWS]):
            turn.has_won[total, cross] = 0
            store(turn.won[total], cross, fill(0.0))
    for state in range(game.downs.size[block]):
        for lane in range(PENALTIES):  # a penalty leads to the next lane
            _divide(game, values, turn, reached, worker, up, block, state, lane)
    for total in range(2, 2 * game.dice.sides + 1):
        push_alone(game, turn, reached, worker, up, block, total)
        for number in range(list_whites(game, turn, up, block, total)):
            push_white(game, turn, reached, worker, up, block, total, number)
            push_doubles(game, values, turn, reached, worker, up, block, total, number)


@njit_forceinline
def _divide(
    game: Solitaire,
    values: Floats,
    turn: Turn,
    reached: Reached,
    worker: int,
    up: int,
    block: int,
    state: int,
    lane: int,
) -> None:
    """Divide the probability of one sheet among the best turns, and add to variance, turns and penalties."""
    sides, at = game.dice.sides, lane * STATES + state
    down = game.downs.pair[block * STATES + state]
    sheet = reached.first[up] + reached.rank[down]
    probability, variance, penalties = reached.probability[worker], 0.0, 0.0
    penalty = PENALTY + (values[up, down, lane + 1] if lane + 1 < PENALTIES else 0.0)
    each, mean = probability[sheet, lane] / sides**6, values[up, down, lane]
    for total in range(2, 2 * sides + 1):
        base = turn.base[total, at]
        floor = max(penalty, base)
        rest = each * (sides - abs(total - sides - 1)) * sides**4
        for face in range(turn.start[total], turn.start[total + 1]):
            value = turn.value[face, at]
            if value > floor:
                part = each * turn.share[face, at]
                one, two = turn.one[face], turn.two[face]
                cross = one if turn.best[total, one, at] == value else two
                turn.won[total, cross, at] += part
                turn.has_won[total, cross] = 1
                variance += part * (value - mean) ** 2
                rest -= part
        variance += rest * (floor - mean) ** 2
        turn.base_won[total, at] = rest if base >= penalty else 0.0
        penalties += rest if base < penalty else 0.0
    if lane + 1 < PENALTIES:
        probability[sheet, lane + 1] += penalties
    reached.sums[worker, 0] += variance
    reached.sums[worker, 1] += probability[sheet, lane]
    reached.sums[worker, 2] += penalties
