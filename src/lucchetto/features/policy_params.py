"""How a bot plays, as numbers: the compiled kernels and the plain Python bots read the same parameters."""

from typing import NamedTuple

RANDOM, HEURISTIC, VALUE_BASED = 0, 1, 2
"""The kinds of policy."""

MARGIN = 50.0
"""Points per unit of a network's margin output."""

LOSING_PRICE = 100.0
"""Added to the price of a move that ends the game and loses it: more than any other price."""

COLOUR_PHASE = 128
LUCKY_CROSS = 64
"""Parts of the key of a bot's noise: seat << 20 | turn << 8 | phase | lucky | row << 4 | cell."""


class PolicyParams(NamedTuple):
    """The parameters of one policy. Write floats as floats: compiled code is specialised by type.

    A price is a number of skipped cells, less what a move gains besides.
    """

    kind: int
    """RANDOM: any legal decision. HEURISTIC: counts skipped cells. VALUE_BASED: evaluates positions with a network."""
    notice_rate: float = 1.0
    """The share of possible crosses that the bot notices."""
    patience: float = 0.0
    """HEURISTIC: the highest price it accepts while a pass is free."""
    desperation: float = 0.0
    """HEURISTIC: the highest price it accepts when a pass costs a penalty."""
    closing: float = 0.0
    """HEURISTIC: the value of a lock, in cells."""
    knocking: float = 0.0
    """HEURISTIC: the value of a knock-off, in cells."""
    careful: bool = False
    """HEURISTIC: avoids ending a game that it loses."""
    plans: bool = False
    """Considers the dice of action 2 when it decides in action 1."""
    anticipates: bool = False
    """VALUE_BASED: expects the others to play well in action 1, instead of passing."""
    margin_weight: float = 0.0
    """VALUE_BASED: the weight of one MARGIN beside the win share."""
    tie_epsilon: float = 1e-6
    """VALUE_BASED: a later decision must be better by this much, because mirrored rows differ by rounding alone."""


GREEDY = PolicyParams(HEURISTIC, patience=2.0, desperation=4.0, closing=3.0, knocking=2.0, careful=True, plans=True)
"""The baseline of the arena and the default opponent of the environments."""
