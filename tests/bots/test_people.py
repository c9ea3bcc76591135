"""Bots err like people: they look again before a penalty, forget the dice of others, and have favourite rows."""

import pytest

from lucchetto.bots.heuristic import HeuristicBot
from lucchetto.bots.value_based import ValueBot
from lucchetto.features.policy_params import HEURISTIC, VALUE_BASED, PolicyParams
from lucchetto.rules import PASS, Move
from tests.kit.builders import decide, paper, roll, table

BLIND = PolicyParams(HEURISTIC, notice_rate=0.0, patience=3.0, desperation=3.0)
ATTENTIVE = BLIND._replace(second_look=1.0)
SEEDS = [str(number) for number in range(20)]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_looks_again_before_it_takes_a_penalty(seed: str) -> None:
    game = roll(table("classic", paper(), paper()), (1, 2), red=6, yellow=6, green=6, blue=6)
    assert HeuristicBot(ATTENTIVE, seed).decide(game, 0) == Move("red", 3)
    assert HeuristicBot(BLIND, seed).decide(game, 0) == PASS


@pytest.mark.parametrize("seed", SEEDS)
def test_it_looks_again_in_action_2_if_it_has_not_used_action_1(seed: str) -> None:
    game = roll(table("classic", paper(), paper()), (1, 6), red=1, yellow=6, green=1, blue=1)
    bot = HeuristicBot(ATTENTIVE, seed)
    assert bot.decide(game, 0) == PASS, "action 2 offers red 2"
    assert bot.decide(decide(game, "pass", "pass"), 0) == Move("red", 2)


def test_it_does_not_look_again_where_a_pass_is_free() -> None:
    game = roll(table("classic", paper(), paper()), (1, 2))
    assert {HeuristicBot(ATTENTIVE, seed).decide(game, 1) for seed in SEEDS} == {PASS}


@pytest.mark.parametrize("kind", [HEURISTIC, VALUE_BASED])
def test_it_forgets_the_white_dice_of_others_but_not_its_own(kind: int) -> None:
    game = roll(table("classic", paper(), paper()), (1, 1))
    params = PolicyParams(kind, watch_rate=0.0, patience=3.0, desperation=5.0)
    bot = HeuristicBot(params, "x") if kind == HEURISTIC else ValueBot(params, "x")
    assert bot.decide(game, 1) == PASS
    assert bot.decide(game, 0) != PASS


def test_it_nearly_always_sees_the_next_cells() -> None:
    game = roll(table("classic", paper(), paper()), (1, 1))
    params = BLIND._replace(near_rate=1.0)
    assert {HeuristicBot(params, seed).decide(game, 1) for seed in SEEDS} == {Move("red", 2)}


@pytest.mark.parametrize(("favourite", "colour"), [(0, "red"), (1, "yellow")])
def test_it_prefers_its_favourite_row(favourite: int, colour: str) -> None:
    game = roll(table("classic", paper(), paper()), (1, 2))
    likes = PolicyParams(HEURISTIC, patience=3.0, favourite=favourite, fondness=50.0)
    assert HeuristicBot(likes).decide(game, 1) == Move(colour, 3)
    assert ValueBot(likes._replace(kind=VALUE_BASED)).decide(game, 1) == Move(colour, 3)


def test_it_misjudges_the_same_position_the_same_way_with_the_same_seed_only() -> None:
    game = roll(table("classic", paper(), paper()), (1, 2), red=1, yellow=2, green=5, blue=4)
    params = PolicyParams(VALUE_BASED, plans=True, misjudgement=8.0)
    chosen = [ValueBot(params, seed).decide(game, 0) for seed in SEEDS]
    assert chosen == [ValueBot(params, seed).decide(game, 0) for seed in SEEDS]
    assert len(set(chosen)) > 1
