"""The ladder of levels: how each bot plays. Weaker levels overlook crosses and plan less; none plays nonsense."""

from collections.abc import Mapping

from lucchetto.features.policy_params import GREEDY, HEURISTIC, RANDOM, VALUE_BASED, PolicyParams

POLICY_PARAMS: Mapping[str, PolicyParams] = {
    "random": PolicyParams(RANDOM),
    "greedy": GREEDY,
    # Takes nearly every cross that it notices, and notices little more than half of them.
    "novice": PolicyParams(HEURISTIC, notice_rate=0.55, patience=4.0, desperation=7.0),
    # Skips fewer cells, overlooks about a quarter of the crosses, and decides one action at a time.
    "casual": PolicyParams(HEURISTIC, notice_rate=0.72, patience=3.0, desperation=5.0, closing=1.0, knocking=1.0),
    # Greedy, but overlooks one cross in twenty.
    "club": GREEDY._replace(notice_rate=0.95),
    # Evaluates positions with a network and plans both actions, but ignores what the others will do.
    "expert": PolicyParams(VALUE_BASED, notice_rate=0.9, plans=True, margin_weight=0.05),
    "master": PolicyParams(VALUE_BASED, plans=True, anticipates=True, margin_weight=0.05),
}

LEVELS = ("novice", "casual", "club", "expert", "master")
"""From weak to strong."""
