"""Gymnasium: one seat against bots."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from lucchetto.bots import make_bot
from lucchetto.envs import IDS, register
from lucchetto.envs.seat import LucchettoEnv
from lucchetto.rules import IllegalError, MalformedError, NotYourDecisionError
from tests.envs.kit import SOME_TABLES, any_action


def play(env: LucchettoEnv, seed: int) -> tuple[list[bytes], float]:
    """A whole game of random moves: what was seen, and the reward."""
    seen, info = env.reset(seed=seed)
    random, trajectory, reward, ended = np.random.default_rng(seed), [seen.tobytes()], 0.0, False
    while not ended:
        assert (env.action_masks() == info["action_mask"]).all()
        assert env.seat in env.table.game.waiting
        seen, reward, ended, truncated, info = env.step(any_action(info["action_mask"], random))  # type: ignore[assignment]  # a float
        assert not truncated
        trajectory.append(seen.tobytes())
    assert info["totals"].tolist() == [sheet.total for sheet in env.table.game.sheets]
    return trajectory, reward


@pytest.mark.parametrize(("variant", "players"), SOME_TABLES, ids=str)
def test_gymnasium_finds_nothing_wrong(variant: str, players: int) -> None:
    check_env(gymnasium.make(f"lucchetto/{variant.title()}-v0", players=players).unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_the_ids_are_registered_and_make_their_variant(name: str) -> None:
    env = gymnasium.make(name)
    env.reset(seed=1)
    assert env.unwrapped.table.game.variant.name == IDS[name]  # type: ignore[attr-defined]  # ours, unwrapped


def test_gymnasium_can_import_the_package_by_the_id() -> None:
    script = "import gymnasium; gymnasium.make('lucchetto.envs:lucchetto/Duel-v0').reset(seed=1)"
    subprocess.run([sys.executable, "-W", "error", "-c", script], check=True)


def test_registering_twice_is_silent() -> None:
    register()


def test_importing_the_package_loads_neither_numba_nor_pyspiel_nor_pettingzoo() -> None:
    script = "import lucchetto.envs, sys; print(*{'numba', 'pyspiel', 'pettingzoo'} & set(sys.modules))"
    said = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == ""


@pytest.mark.parametrize("opponents", ["random", "greedy"])
@pytest.mark.parametrize(("variant", "players"), SOME_TABLES, ids=str)
def test_a_seed_decides_the_whole_game_bots_included(variant: str, players: int, opponents: str) -> None:
    one, other = (LucchettoEnv(variant, players, opponents=opponents, seat=players - 1) for _ in range(2))
    assert play(one, 3) == play(other, 3)
    assert play(one, 3) != play(other, 4)


def test_bots_do_not_see_what_the_learner_has_just_chosen_r1() -> None:
    """The learner chooses first and the bots after it, but what they do is the same whatever it chose."""
    env = LucchettoEnv("classic", 2, first=1)
    _, info = env.reset(seed=8)
    answers = set()
    for action in np.flatnonzero(info["action_mask"]):
        env.reset(seed=8)
        env.table.play(0, int(action))
        env._let_bot_play(1)
        answers.add(env.table.game.sheets[1])
    assert len(info["action_mask"].nonzero()[0]) > 1
    assert len(answers) == 1


def test_the_reward_is_that_of_the_learners_seat() -> None:
    env = LucchettoEnv("classic", 3, seat=1, reward="score")
    _, reward = play(env, 2)
    assert reward == env.table.game.sheets[1].total


def test_with_one_player_it_is_solitaire_for_points_r7() -> None:
    env = LucchettoEnv("classic", 1)
    _, reward = play(env, 2)
    assert reward == env.table.game.sheets[0].total


def test_greedy_opponents_are_harder_than_random_ones() -> None:
    won = {name: [play(LucchettoEnv(opponents=name), seed)[1] for seed in range(40)] for name in ("random", "greedy")}
    assert sum(won["random"]) > sum(won["greedy"]) + 10


def test_an_illegal_action_loses_at_once_and_the_reason_is_given() -> None:
    env = LucchettoEnv("classic", first=0)
    _, info = env.reset(seed=1)
    foul = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(foul)
    assert (reward, ended) == (-1, True)
    assert "is not on the dice" in info["illegal"]


def test_an_illegal_action_raises_if_asked_to_with_the_rules_number() -> None:
    env = LucchettoEnv("classic", illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalError, match="C3"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    with pytest.raises(MalformedError, match="there is no action 99"):
        env.step(99)


def test_after_the_end_nothing_can_be_decided() -> None:
    env = LucchettoEnv("classic")
    play(env, 1)
    with pytest.raises(NotYourDecisionError, match="the phase is over"):
        env.step(0)


def test_impossible_settings_are_refused_when_the_environment_is_made() -> None:
    with pytest.raises(MalformedError, match="there is no bot 'nobody'"):
        LucchettoEnv(opponents="nobody")
    with pytest.raises(MalformedError, match="1 opponents for 3 players"):
        LucchettoEnv(players=3, opponents=["greedy"])
    with pytest.raises(MalformedError, match="there is no seat 2"):
        LucchettoEnv(players=2, seat=2)
    with pytest.raises(MalformedError, match="for 1–5 players, not 9"):
        LucchettoEnv(players=9)


def test_every_opponent_may_be_another_bot() -> None:
    env = LucchettoEnv("classic", 3, opponents=["random", "greedy"], seat=1)
    env.reset(seed=1)
    assert list(env._bots) == [0, 2]
    assert type(env._bots[0]) is type(make_bot("random"))
    assert type(env._bots[2]) is type(make_bot("greedy"))
