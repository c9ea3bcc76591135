"""All policies in Classic and Longo, turn by turn: the rules must accept what the kernel decides.

A few games of every bot at every table, move for move: the rules refuse illegal moves, and after every turn both
engines must show the same sheets and closed rows.
"""

from typing import Any

import numpy as np
import pytest

from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.value_based import network_name
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import VALUE_BASED, PolicyParams
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.sheets.evaluate import Evaluator, outcome
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.match import MatchState, new_match_state, play_turn
from lucchetto.kernels.sheets.rules import cell_at
from lucchetto.kernels.sheets.tables import tables
from lucchetto.kernels.sheets.turn import NOTHING, game_over, roll_cells, white_cells
from lucchetto.rules import PASS, Decision, Game, Move, new_game
from tests.kernels.sheets.game import GOLDEN, WORD, mix, packed
from tests.kit.builders import NAMES
from tests.kit.rule_marks import rule

TABLES = [(variant, players) for variant in ("classic", "longo") for players in (1, 2, 3, 4, 5)]
GAMES = 2

step: Any = getattr(play_turn, "py_func", play_turn)
"""The turn in Python, with compiled parts, so that each turn can be inspected."""


class Followed:
    """A game of one bot against itself on the kernel, and the same by the rules."""

    def __init__(self, variant: str, players: int, params: PolicyParams, number: int) -> None:
        self.game: Game = new_game(variant, NAMES[:players])
        self.lucky = lucky_masks(variant, players)
        net = Net(*load(network_name(variant, players)))
        self.evaluator = Evaluator(
            tables(variant), layout_of(variant), net, new_scratch(net), PolicyParams(VALUE_BASED)
        )
        self.params = (params,) * players
        self.noise_seeds = np.array([mix(number * 10 + seat) for seat in range(players)], np.uint64)
        self.state: MatchState = new_match_state(players)
        self.closed, self.key = 0, mix(number)

    def play(self) -> int:
        """To the end; returns the number of turns."""
        while not game_over(self.state.sheets, self.closed):
            self.turn()
        return self.game.turn

    def turn(self) -> None:
        game, before, closed = self.game, self.state.sheets.copy(), self.closed
        roll = mix((self.key + (game.turn + 1) * GOLDEN) & WORD) * game.variant.sides**6 >> 64
        self.closed = step(
            self.evaluator,
            self.params,
            True,
            self.noise_seeds,
            self.lucky,
            self.state,
            closed,
            game.active,
            game.turn + 1,
            roll,
        )
        self.follow(roll, before, closed)
        assert [packed(sheet) for sheet in self.game.sheets] == self.state.sheets.tolist()
        assert self.closed == sum(1 << game.variant.index[colour] for colour in self.game.closed)
        assert (self.game.phase == "over") == game_over(self.state.sheets, self.closed)

    def follow(self, roll: int, before: np.ndarray[Any, np.dtype[np.int64]], closed: int) -> None:
        """The kernel's decisions as moves of the rules."""
        white, colours = map(np.uint64, roll_cells(self.evaluator.tables, roll))
        self.game = self.game.roll(faces(self.game, roll))
        places = self.state.choices.tolist()
        for seat, place in enumerate(places[:-1]):
            cells = white_cells(white, before[seat], closed, self.lucky[seat])
            self.game = self.game.play(seat, self.decision(np.uint64(cells), place, lucky=place >= 4))
        if self.game.phase == "colour":
            second = self.decision(colours, places[-1], lucky=False)
            self.game = self.game.play(self.game.active, second)

    def decision(self, cells: np.uint64, place: int, *, lucky: bool) -> Decision:
        if place == NOTHING:
            return PASS
        row = self.game.variant.rows[place & 3]
        return Move(row.colour, row.numbers[cell_at(cells, place) - 1], lucky)


def faces(game: Game, roll: int) -> dict[str, object]:
    sides = game.variant.sides
    one, two, *colours = (roll // sides**place % sides + 1 for place in (5, 4, 3, 2, 1, 0))
    shown = zip(game.variant.colours, colours, strict=True)
    return {"white": (one, two), **{colour: face for colour, face in shown if colour not in game.closed}}


@rule("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "L1", "L2", "L3", "L4", "L5")
@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("name", POLICY_PARAMS)
def test_every_decision_is_legal_and_leads_to_the_same_sheets(name: str, variant: str, players: int) -> None:
    for number in range(GAMES):
        assert Followed(variant, players, POLICY_PARAMS[name], number).play() >= 4


@rule("C9")
@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_finished_game_is_evaluated_by_its_result(variant: str, players: int) -> None:
    """The highest score wins, and tied players share the win."""
    for number in range(10):
        followed = Followed(variant, players, POLICY_PARAMS["random"], number)
        followed.play()
        result = followed.game.result
        assert result is not None
        for seat in range(players):
            win, margin = outcome(followed.state.sheets, seat)
            assert win == (seat in result.winners) / len(result.winners)
            mine, *others = (sheet.total for sheet in (*followed.game.sheets[seat:], *followed.game.sheets[:seat]))
            assert margin == pytest.approx((mine - max(others, default=0)) / 50)
