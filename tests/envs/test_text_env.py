"""The text environment: what a language model reads and answers, and how a refusal is explained."""

import subprocess
import sys
from pathlib import Path

import gymnasium
import pytest

from lucchetto.bots import BotError
from lucchetto.envs.seat import LucchettoEnv
from lucchetto.envs.text_env import LucchettoTextEnv
from lucchetto.rules import MalformedError
from tests.library.own_bots import Last, Raising

EXAMPLE = Path(__file__).parents[2] / "examples" / "text_agent.py"


def started(**settings: object) -> LucchettoTextEnv:
    env = LucchettoTextEnv(**{"opponents": "random", "first": 0, **settings})  # type: ignore[arg-type]  # as given
    env.reset(seed=1)
    return env


@pytest.mark.parametrize(("variant", "players"), [("classic", 1), ("classic", 5), ("longo", 2), ("duel", 2)])
def test_a_game_from_the_first_roll_to_the_end(variant: str, players: int) -> None:
    env = LucchettoTextEnv(variant, players, opponents="random")
    text, info = env.reset(seed=3)
    over = False
    while not over:
        assert text in env.observation_space
        assert f"player_0 may: {', '.join(info['moves'])}" in text
        text, reward, over, truncated, info = env.step(info["moves"][-1])
        assert not truncated
    assert info["totals"] == [sheet.total for sheet in env.game.sheets]
    assert "won by" in text
    assert (reward == info["totals"][0]) if players == 1 else (-1 <= float(reward) <= 1)


def test_the_same_answers_are_the_same_game_as_in_the_numeric_environment() -> None:
    texts, numbers = LucchettoTextEnv(opponents="greedy"), LucchettoEnv(opponents="greedy")
    texts.reset(seed=5)
    numbers.reset(seed=5)
    over = False
    while not over:
        move = numbers.table.game.moves(0)[-1]
        _, reward, over, _, _ = texts.step(str(move))
        assert (reward, over) == numbers.step(numbers.table.encoder.action(move))[1:3]
        assert texts.game == numbers.table.game


@pytest.mark.parametrize("said", ["red 11", "r11", "I think red.\n\n  R11  \n", "let me see\nred 11"])
def test_the_last_line_of_an_answer_counts(said: str) -> None:
    env = started()
    before = env.game
    env.step(said)
    assert env.game == before.play(0, before.moves(0)[1]) or env.game.sheets[0].rows["red"] == (11,)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("red 7", "red 7 is not on the dice, which make 11 (C3)"),
        ("g11*", "green 11 lucky: the white sum is not one of your lucky numbers (L4)"),
        ("I pass, I think", "'I pass, I think' is not a move"),
        ("", "'' is not a move"),
        (None, "None is not a move"),
    ],
)
def test_an_illegal_answer_is_explained_with_its_rule_and_changes_nothing(said: str, why: str) -> None:
    env = started()
    before = env.game
    text, reward, over, _, info = env.step(said)
    assert text.startswith(f"Refused: {why}. Answer with one of the moves listed for you.\n")
    assert info["refused"] in text
    assert (reward, over, info["refusals"]) == (0.0, False, 1)
    assert env.game == before


def test_patience_ends_with_the_worst_reward_and_a_legal_answer_restores_it() -> None:
    env = started(patience=2)
    env.step("nonsense")
    assert env.step("pass")[4].get("refused") is None
    env.step("nonsense")
    _, reward, over, _, info = env.step("nonsense")
    assert (reward, over, info["refusals"]) == (-1.0, True, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step("pass")
    env.reset(seed=1)
    assert env.step("pass")[2] is False


def test_without_a_limit_nothing_ends() -> None:
    env = started(patience=0)
    assert not any(env.step("nonsense")[2] for _ in range(20))


def test_own_bots_are_opponents_and_their_faults_are_not_the_models() -> None:
    assert started(opponents=Last).step("pass")[2] is False
    env = LucchettoTextEnv(opponents=Raising, first=0)
    env.reset(seed=1)
    with pytest.raises(BotError, match="Raising in seat 1 raised an error"):
        env.step("pass")


def test_the_rules_can_be_described_to_a_model() -> None:
    assert "white" in started().rules
    longo = LucchettoTextEnv("longo").rules
    assert "lucky" in longo.lower()
    assert len(longo) > len(started().rules)


@pytest.mark.parametrize("patience", [-1, 1.5, "3", None])
def test_an_invalid_patience_is_refused(patience: int) -> None:
    with pytest.raises(MalformedError, match="patience must be a whole number of at least 0"):
        LucchettoTextEnv(patience=patience)


def test_the_scripted_agent_is_refused_and_continues() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--games", "2"], check=True, capture_output=True, text=True
    ).stdout.splitlines()
    assert [line.split(":")[0] for line in done] == ["game 1", "game 2"]
    assert all(int(line.split(", ")[2].split()[0]) > 0 for line in done)
