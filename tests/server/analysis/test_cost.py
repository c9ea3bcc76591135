"""The estimated cost of an analysis, which the quota of an address is counted in."""

import pytest

from lucchetto.rules import VARIANTS, new_game
from lucchetto.server.analysis.cost import decisions_in, estimated_seconds
from tests.kit.builders import NAMES
from tests.kit.long_games import long_game
from tests.kit.players import PLAY_STYLES, play

TABLES = [(kind.name, seats) for kind in VARIANTS.values() for seats in range(kind.seats[0], kind.seats[1] + 1)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_game_has_a_cost_that_grows_with_its_decisions(variant: str, players: int) -> None:
    start = new_game(variant, NAMES[:players])
    costs = [
        estimated_seconds(play(start, 1, PLAY_STYLES, loaded=False, events=events).record, "network")
        for events in (0, 4, 8)
    ]
    assert 0 == costs[0] < costs[1] < costs[2]


def test_a_game_judged_by_the_exact_table_costs_next_to_nothing() -> None:
    record = long_game("classic", 1, 60)
    assert decisions_in(record) == 60
    assert estimated_seconds(record, "exact") < estimated_seconds(record, "network") / 10


def test_rollouts_cost_more_the_deeper_they_go() -> None:
    record = long_game("classic", 3, 60)
    costs = [estimated_seconds(record, judged) for judged in ("network", "rollouts", "deep")]
    assert costs == sorted(set(costs))
