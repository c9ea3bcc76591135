"""The parameters of each level, from novice to master.

A weak level plays like somebody who is new to the game: it takes the obvious crosses and looks again before a penalty,
but it skips too much, overlooks crosses further away, and forgets to look at the dice in other players' turns.
"""

from collections.abc import Mapping

from lucchetto.features.policy_params import GREEDY, HEURISTIC, RANDOM, VALUE_BASED, PolicyParams

POLICY_PARAMS: Mapping[str, PolicyParams] = {
    "random": PolicyParams(RANDOM),
    "greedy": GREEDY,
    # Skips too much, avoids knocking pawns off, and forgets the white dice in half of the others' turns.
    "novice": PolicyParams(
        HEURISTIC,
        notice_rate=0.65,
        near_rate=0.92,
        watch_rate=0.5,
        second_look=0.95,
        patience=3.0,
        desperation=6.0,
        knocking=-7.0,
    ),
    # Prefers a penalty to skipping five cells; forgets a third of the others' turns, and decides action by action.
    "casual": PolicyParams(
        HEURISTIC,
        notice_rate=0.65,
        near_rate=0.94,
        watch_rate=0.66,
        second_look=0.97,
        patience=3.0,
        desperation=4.0,
        closing=1.0,
    ),
    # Greedy, but overlooks some crosses, forgets a quarter of the others' turns, and knocks off too readily.
    "club": GREEDY._replace(
        notice_rate=0.8, near_rate=0.95, watch_rate=0.75, second_look=0.98, desperation=5.0, knocking=5.0
    ),
    # Evaluate positions with a network and plan both actions, but misjudge crosses, play for the lead rather than for
    # the win, forget some of the others' turns, avoid knocking pawns off, and ignore what the others will do.
    "expert": PolicyParams(
        VALUE_BASED, watch_rate=0.80, knocking=-10.0, plans=True, margin_weight=10.0, misjudgement=4.5
    ),
    "champion": PolicyParams(
        VALUE_BASED, watch_rate=0.86, knocking=-8.2, plans=True, margin_weight=10.0, misjudgement=2.0
    ),
    "master": PolicyParams(VALUE_BASED, plans=True, foresight=2, margin_weight=0.05),
}

LEVELS = ("novice", "casual", "club", "expert", "champion", "master")
"""From weak to strong."""
