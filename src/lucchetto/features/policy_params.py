"""The parameters of a bot's policy, which the compiled kernels and the plain Python bots share."""

from typing import NamedTuple

RANDOM, HEURISTIC, VALUE_BASED = 0, 1, 2
"""The kinds of policy."""

MARGIN = 50.0
"""Points per unit of a network's margin output."""

LOSING_PRICE = 100.0
"""Added to the price of a move that ends the game and loses it, in cells; it exceeds any other price."""

COLOUR_PHASE = 128
LUCKY_CROSS = 64
"""Parts of the key of a bot's random numbers: seat << 20 | turn << 8 | phase | lucky | row << 4 | cell."""

NEAR = 1
"""A cross that skips at most this many cells is near, and easier to notice."""

CELL_VALUE = 0.01
"""VALUE_BASED: how much one cell of `closing`, `knocking`, `fondness` or `misjudgement` changes the value of a cross.

In solitaire this is half a point. In multiplayer games it is multiplied by 1 + `margin_weight`, which makes it about
half a point as well.
"""

DEVIATION = 37837.0
"""The standard deviation of the sum of four 16-bit random numbers."""


class PolicyParams(NamedTuple):
    """The parameters of one policy. Write floats as floats: compiled code is specialised by type.

    A price is a number of skipped cells, less the value of a lock or a knock-off.
    """

    kind: int
    """RANDOM: any legal decision. HEURISTIC: counts skipped cells. VALUE_BASED: evaluates positions with a network."""
    notice_rate: float = 1.0
    """The share of possible crosses that the bot notices."""
    near_rate: float = 0.0
    """The same for crosses that skip at most `NEAR` cells, if this is higher."""
    watch_rate: float = 1.0
    """The share of the others' turns in which the bot looks at the white dice."""
    second_look: float = 0.0
    """HEURISTIC: the share that it notices on a second look, before it takes a penalty, if this is higher."""
    patience: float = 0.0
    """HEURISTIC: the highest price it accepts while a pass is free."""
    desperation: float = 0.0
    """HEURISTIC: the highest price it accepts when a pass costs a penalty."""
    closing: float = 0.0
    """The value of a lock, in cells; below 0 the bot avoids it."""
    knocking: float = 0.0
    """The value of a knock-off, in cells."""
    favourite: int = -1
    """The row that the bot prefers, counted from 0; -1 for none."""
    fondness: float = 0.0
    """The value of a cross in the favourite row, in cells."""
    careful: bool = False
    """HEURISTIC: avoids ending a game that it loses."""
    plans: bool = False
    """Considers the dice of action 2 when it decides in action 1."""
    foresight: int = 0
    """VALUE_BASED: what the bot expects of the others. 0: they pass. 1: each makes the network's best choice as if
    nobody else moved. 2, with two players (otherwise as 1): the other has foresight 1, and makes the best of the result
    in action 2."""
    margin_weight: float = 0.0
    """VALUE_BASED: the weight of one MARGIN relative to a win share of 1."""
    misjudgement: float = 0.0
    """VALUE_BASED: the standard deviation of the error in the value of each cross, in cells."""
    tie_epsilon: float = 1e-6
    """VALUE_BASED: a later candidate must be better by this much, because mirrored rows differ only by rounding."""


GREEDY = PolicyParams(HEURISTIC, patience=2.0, desperation=4.0, closing=3.0, knocking=2.0, careful=True, plans=True)
"""The baseline of the arena and the default opponent of the environments."""
