"""Analyses a whole game with the coach."""

from collections.abc import Callable

from lucchetto.coach import Analysis
from lucchetto.coach import analyse as analyse_replay
from lucchetto.coach.analysis import Depth
from lucchetto.records import Record, Replay, replay

from .files import Source, read


def analyse(
    record: Record | Replay | Source, progress: Callable[[float], None] | None = None, *, depth: Depth = "standard"
) -> Analysis:
    """Return what every decision cost, how lucky every roll was, and how well each player played.

    `record` may also be anything that `read` accepts. `progress` is called with the fraction done, from 0 to 1.
    If the rollouts of the `lab` extra are compiled, they check contested decisions, except with `depth="quick"`;
    `depth="deep"` compiles them and plays thousands of games to their end.

    >>> import lucchetto as lk
    >>> analysis = lk.analyse(lk.play_game(["greedy", "random"], dice=lk.random_dice(1)))
    >>> [player.name for player in analysis.players], analysis.unit
    (['greedy', 'random'], 'win')
    """
    replayed = record if isinstance(record, Replay) else replay(record) if isinstance(record, Record) else read(record)
    replayed.checked()
    return analyse_replay(replayed, progress, depth=depth) if progress else analyse_replay(replayed, depth=depth)
