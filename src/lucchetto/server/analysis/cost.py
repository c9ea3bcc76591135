"""Estimates how long a worker takes to analyse a record, to charge the quota of the client's address."""

from collections.abc import Mapping

from lucchetto.records import Decided, Record

SECONDS_PER_DECISION: Mapping[str, tuple[float, ...]] = {
    "classic": (0.016, 0.015, 0.012, 0.012, 0.015),
    "longo": (0.032, 0.031, 0.028, 0.025, 0.025),
    "duel": (0.033, 0.033),
}
"""By variant and number of players from 1, for analyses by the network: the maximum measured over complete bot games
and the longest possible games (`python -m benchmarks.lab.coaching`)."""
EXACT_SECONDS = 0.001
"""Seconds per decision for analyses by an exact table."""
CHECKED_SECONDS: Mapping[str, float] = {"network": 0.0, "rollouts": 0.02, "deep": 0.6}
"""Additional seconds per decision for rollouts in a two-player game; every further player adds half as much."""


def decisions_in(record: Record) -> int:
    return sum(isinstance(event, Decided) for event in record.events)


def estimated_seconds(record: Record, judged: str) -> float:
    """The estimated CPU seconds of an analysis that is `exact`, by the `network`, with `rollouts`, or `deep`."""
    if judged == "exact":
        return EXACT_SECONDS * decisions_in(record)
    players = len(record.header.players)
    each = SECONDS_PER_DECISION[record.header.variant][players - 1] + CHECKED_SECONDS[judged] * max(1, players) / 2
    return each * decisions_in(record)
