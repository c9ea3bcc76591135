"""The kernels of Classic and Longo against the rules: the same dice and choices, state for state."""

import pytest

from tests.kernels.sheets.game import check_games

TABLES = [(variant, players) for variant in ("classic", "longo") for players in (1, 2, 3, 4, 5)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_random_games_go_the_same_way_in_both_engines(variant: str, players: int) -> None:
    assert check_games(variant, players, seed=11, first=0, games=80) > 80
