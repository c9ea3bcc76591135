"""Own bots as opponents, and render modes that list the legal moves."""

from typing import Any

import gymnasium
import pytest

import lucchetto.envs
from lucchetto.bots import BotError
from lucchetto.envs.pettingzoo import parallel_env, raw_env
from lucchetto.envs.seat import LucchettoEnv
from lucchetto.rules import MalformedError
from tests.library.own_bots import Illegal, Last

HERE = "tests.library.own_bots"


def final_totals(opponents: Any, players: int = 2) -> list[int]:
    env = gymnasium.make("lucchetto/Classic-v0", players=players, opponents=opponents)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
    totals: list[int] = info["totals"].tolist()
    return totals


def test_an_object_a_class_and_a_reference_are_the_same_opponent() -> None:
    assert lucchetto.envs.IDS
    assert final_totals(Last) == final_totals(Last()) == final_totals(f"{HERE}:Last") == final_totals([Last])
    assert len(final_totals([Last, "greedy"], players=3)) == 3


def test_a_fault_of_an_opponent_is_named() -> None:
    with pytest.raises(BotError, match=r"Illegal in seat 1 chose red \d+ in turn 4"):
        final_totals(Illegal)


def test_an_opponent_that_cannot_be_loaded_is_refused_at_once() -> None:
    with pytest.raises(MalformedError, match="cannot be loaded"):
        LucchettoEnv(opponents=f"{HERE}:Missing")
    with pytest.raises(MalformedError, match="is not a bot"):
        LucchettoEnv(opponents=5)  # type: ignore[arg-type]  # wrong on purpose


def test_rendering_lists_the_legal_moves() -> None:
    env = LucchettoEnv(render_mode="ansi", first=0)
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    moves = ", ".join(map(str, env.table.game.moves(0)))
    assert f"player_0 may: {moves}" in text.splitlines()


@pytest.mark.parametrize("make", [raw_env, parallel_env])
def test_all_seats_that_owe_a_decision_are_listed(make: Any) -> None:
    env = make("classic", 3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().count(" may: pass") == 3


def test_people_see_every_position_without_asking(capsys: pytest.CaptureFixture[str]) -> None:
    env = LucchettoEnv(render_mode="human")
    env.reset(seed=1)
    env.step(0)
    shown = capsys.readouterr().out
    assert shown.count("classic, turn") == 2
    assert "may: pass" in shown
    assert env.render() is None


@pytest.mark.parametrize("make", [LucchettoEnv, raw_env, parallel_env])
def test_an_unknown_render_mode_is_refused(make: Any) -> None:
    with pytest.raises(MalformedError, match="render_mode must be ansi or human, not 'rgb_array'"):
        make(render_mode="rgb_array")
