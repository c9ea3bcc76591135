"""The values of afterstates: the same compiled and in numpy, and win shares that add up to 1."""

import numpy as np
import pytest

from lucchetto.bots.value_based import Afterstate, estimate, evaluate, evaluate_all, network_name
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import VALUE_BASED, PolicyParams
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.sheets import evaluate as kernel
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.tables import tables
from lucchetto.rules import Game
from tests.kernels.sheets.game import packed
from tests.kernels.sheets.test_features import positions

TABLES = [(variant, players) for variant in ("classic", "longo") for players in (1, 2, 3, 4, 5)]


def kernel_value(game: Game, seat: int, *, alone: bool) -> tuple[float, float]:
    variant, players = game.variant.name, len(game.players)
    net = Net(*load(network_name(variant, players)))
    params = PolicyParams(VALUE_BASED)
    evaluator = kernel.Evaluator(tables(variant), layout_of(variant), net, new_scratch(net), params, alone)
    closed = sum(1 << game.variant.index[colour] for colour in game.closed)
    sheets = np.array([packed(sheet) for sheet in game.sheets])
    win, margin = kernel.evaluate(evaluator, sheets, closed, seat, game.active)
    return float(win), float(margin)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_kernel_and_numpy_give_every_seat_the_same_value(variant: str, players: int) -> None:
    for game in list(positions(variant, players))[::7]:
        end = [Afterstate(game.board, game.active)]
        (everybody,) = evaluate_all(end)
        for seat in range(players):
            assert evaluate(end, seat)[0] == pytest.approx(everybody[seat], abs=1e-6)
            for found, alone in ((everybody[seat], False), (estimate(end, seat)[0], True)):
                win, margin = kernel_value(game, seat, alone=alone)
                expected = (margin, 0.0) if players == 1 else (win, margin)
                assert (found.goal, found.margin) == pytest.approx(expected, abs=1e-5)


@pytest.mark.parametrize(("variant", "players"), [table for table in TABLES if table[1] > 2])
def test_the_win_shares_of_three_seats_or_more_add_up_to_one(variant: str, players: int) -> None:
    for game in list(positions(variant, players))[::7]:
        compiled = sum(kernel_value(game, seat, alone=False)[0] for seat in range(players))
        (everybody,) = evaluate_all([Afterstate(game.board, game.active)])
        assert compiled == pytest.approx(1, abs=1e-12)
        assert sum(value.goal for value in everybody) == pytest.approx(1, abs=1e-12)
