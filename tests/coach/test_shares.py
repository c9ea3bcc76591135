"""Win shares are on one scale: those of all seats add up to 1, for a position and after each choice."""

import json
from functools import cache
from pathlib import Path

import pytest

from lucchetto.coach import advise, analyse
from lucchetto.coach.judge import best_of
from lucchetto.coach.network import NetworkJudge
from lucchetto.coach.shapes import Analysis
from lucchetto.records import Decided, replay
from lucchetto.rules import Game, new_game
from tests.kit.bot_games import bot_game
from tests.kit.builders import NAMES
from tests.kit.players import PLAY_STYLES, Played, play

MULTIPLAYER = [(variant, players) for variant in ("classic", "longo") for players in (3, 4, 5)]
TABLES = [*MULTIPLAYER, ("classic", 2), ("longo", 2), ("duel", 2)]
MASTER_MOVES = json.loads((Path(__file__).parents[1] / "data" / "master-moves.json").read_text(encoding="utf-8"))
"""By table: the decisions of masters in a game with fixed dice, from before the coach had one scale."""


@cache
def played(variant: str, players: int) -> Played:
    """A random game, up to the point where most rows' dice are still in play."""
    return play(new_game(variant, NAMES[:players]), players, PLAY_STYLES, loaded=True, events=150)


def positions(variant: str, players: int, phase: str, count: int = 8) -> list[Game]:
    found = [game for game in played(variant, players).games if game.phase == phase and not game.choices]
    assert found
    return found[:: max(1, len(found) // count)]


@cache
def judged(variant: str, players: int) -> Analysis:
    return analyse(replay(played(variant, players).record), depth="quick")


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_shares_of_all_seats_add_up_to_one_before_and_after_every_choice(variant: str, players: int) -> None:
    judge = NetworkJudge(players)
    for phase in ("white", "colour"):
        for game in positions(variant, players, phase):
            assert sum(value.value for value in judge.after(game)) == pytest.approx(1)
            for seat in game.waiting:
                outcomes = judge.outcomes(game, seat)
                assert list(outcomes) == list(game.moves(seat))
                assert all(sum(value.value for value in seats) == pytest.approx(1) for seats in outcomes.values())
                assert judge.choices(game, seat) == {move: seats[seat] for move, seats in outcomes.items()}
    for game in positions(variant, players, "roll", 3):
        assert sum(value.value for value in judge.expected(game)) == pytest.approx(1)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_with_one_seat_left_to_decide_the_position_is_worth_its_best_choice(variant: str, players: int) -> None:
    judge = NetworkJudge(players)
    for game in positions(variant, players, "colour"):
        choices = judge.choices(game, game.active)
        assert judge.after(game)[game.active] == choices[best_of(choices)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_loss_is_the_difference_of_two_shares_on_the_scale_of_the_chart(variant: str, players: int) -> None:
    analysis = judged(variant, players)
    assert analysis.unit == "win"
    for move in analysis.moves:
        values = {choice.move: choice.value for choice in move.choices}
        assert move.loss == pytest.approx(max(0.0, values[move.best] - values[move.chosen]))
        if move.phase == "colour":
            assert analysis.values[move.event][move.seat] == pytest.approx(values[move.best])


@pytest.mark.parametrize(("variant", "players"), MULTIPLAYER)
def test_the_last_decision_costs_exactly_the_drop_in_the_chart(variant: str, players: int) -> None:
    """A player who ends the game in action 2 loses exactly what the position loses."""
    analysis = analyse(replay(bot_game(variant, ["novice"] * players, "ends", events=10_000)), depth="quick")
    last = analysis.moves[-1]
    if last.phase == "colour":
        before, after = analysis.values[last.event][last.seat], analysis.values[-1][last.seat]
        assert before - after == pytest.approx(last.loss, abs=0.0005)


@pytest.mark.parametrize(("variant", "players"), MULTIPLAYER)
def test_hints_are_on_the_scale_of_the_analysis(variant: str, players: int) -> None:
    for move in judged(variant, players).moves[:12]:
        game = replay(played(variant, players).record).games[move.event]
        assert advise(game, move.seat).choices == move.choices


@pytest.mark.parametrize("table", MASTER_MOVES)
def test_master_bots_still_make_the_golden_moves(table: str) -> None:
    variant, _, players = table.partition("-")
    record = bot_game(variant, ["master"] * int(players), "golden")
    moves = [str(event.move) for event in record.events if isinstance(event, Decided)]
    assert ", ".join(moves) == MASTER_MOVES[table]
