"""PettingZoo: its own conformance tests, and what they do not cover."""

from typing import Any

import numpy as np
import pettingzoo.test
import pytest

from lucchetto.envs.encoding import Vector
from lucchetto.envs.pettingzoo import env, parallel_env, raw_env
from lucchetto.rules import IllegalError, MalformedError, NotYourDecisionError
from tests.envs.kit import SOME_TABLES, TABLES, any_action
from tests.kit.builders import FIVE_UP, paper, roll, table

CHECKS: Any = pettingzoo.test  # untyped

# The checks know observations with a mask only from a list of PettingZoo's own games.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_pettingzoo_finds_nothing_wrong(variant: str, players: int) -> None:
    settings: dict[str, Any] = {"variant": variant, "players": players}
    CHECKS.api_test(env(**settings), num_cycles=100)
    CHECKS.parallel_api_test(parallel_env(**settings), num_cycles=300)
    CHECKS.seed_test(lambda: env(**settings), num_cycles=100)
    CHECKS.parallel_seed_test(lambda: parallel_env(**settings))


def play_alone(bare: raw_env, seed: int) -> list[bytes]:
    """Play a whole game, one seat after another; returns everything observed."""
    bare.reset(seed=seed)
    random, story = np.random.default_rng(seed), list[bytes]()
    while not all(bare.terminations.values()):
        seen = bare.observe(bare.agent_selection)
        story.append(seen["observation"].tobytes())
        bare.step(any_action(seen["action_mask"], random))
    return story


@pytest.mark.parametrize(("variant", "players"), SOME_TABLES, ids=str)
def test_a_seed_decides_the_whole_game(variant: str, players: int) -> None:
    one, other = raw_env(variant, players), raw_env(variant, players)
    assert play_alone(one, 3) == play_alone(other, 3)
    assert play_alone(one, 3) != play_alone(other, 4)


@pytest.mark.parametrize(("variant", "players"), SOME_TABLES, ids=str)
def test_masks_are_the_rules_moves_for_the_seat_to_act(variant: str, players: int) -> None:
    bare, random = raw_env(variant, players), np.random.default_rng(1)
    bare.reset(seed=1)
    while not all(bare.terminations.values()):
        seat = bare.possible_agents.index(bare.agent_selection)
        mask = bare.observe(bare.agent_selection)["action_mask"]
        allowed = {bare.table.encoder.decision(action) for action in np.flatnonzero(mask)}
        assert allowed == set(bare.table.game.moves(seat))
        bare.step(any_action(mask, random))


def test_no_choice_is_observed_before_all_have_chosen_r1() -> None:
    bare, views = raw_env("classic", 3, first=0), set[tuple[bytes, ...]]()
    bare.reset(seed=5)
    choices = np.flatnonzero(bare.observe("player_0")["action_mask"])
    assert len(choices) > 1
    for choice in choices:
        bare.reset(seed=5)
        bare.step(int(choice))
        assert bare.agent_selection == "player_1"
        seen = [bare.observe(agent) for agent in ("player_1", "player_2")]
        views.add((bare.state().tobytes(), *(part.tobytes() for one in seen for part in one.values())))
    assert len(views) == 1


def test_choices_take_effect_together_when_the_last_has_chosen_r1() -> None:
    bare = raw_env("classic", 2, first=0)
    bare.reset(seed=5)
    crosses = bare.table.encoder.fields["crosses_0"]
    bare.step(int(np.flatnonzero(bare.observe("player_0")["action_mask"])[1]))
    assert bare.observe("player_0")["observation"][crosses].sum() == 0
    bare.step(0)
    assert bare.observe("player_0")["observation"][crosses].sum() == 1
    assert (bare.agent_selection, bare.table.game.phase) == ("player_0", "colour")


def test_two_seats_lock_the_same_row_in_one_joint_step_r1() -> None:
    joint = parallel_env("classic", 2, first=0)
    joint.reset(seed=1)
    joint.table.game = roll(table("classic", paper(red=FIVE_UP), paper(red=FIVE_UP)), (6, 6))
    lock = joint.table.encoder.action(joint.table.game.moves(0)[1])
    joint.step({"player_0": lock, "player_1": lock})
    assert [sheet.rows["red"][-1] for sheet in joint.table.game.sheets] == ["lock", "lock"]


@pytest.mark.parametrize(("variant", "players"), SOME_TABLES, ids=str)
def test_in_a_joint_step_a_seat_with_nothing_to_decide_may_only_pass(variant: str, players: int) -> None:
    joint, random = parallel_env(variant, players, illegal="raise"), np.random.default_rng(2)
    seen, _ = joint.reset(seed=2)
    while joint.agents:
        for seat, agent in enumerate(joint.agents):
            legal = np.flatnonzero(seen[agent]["action_mask"])
            moves = joint.table.game.moves(seat) or (joint.table.encoder.actions[0],)
            assert {joint.table.encoder.decision(action) for action in legal} == set(moves)
        seen, *_ = joint.step({agent: any_action(seen[agent]["action_mask"], random) for agent in joint.agents})
    assert joint.table.over


@pytest.mark.parametrize(("variant", "players"), [("classic", 3), ("duel", 2)], ids=str)
@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_rewards_come_at_the_end_and_only_then(variant: str, players: int, reward: str) -> None:
    joint, random = parallel_env(variant, players, reward=reward), np.random.default_rng(3)
    seen, _ = joint.reset(seed=3)
    earned: list[dict[str, float]] = []
    while joint.agents:
        actions = {agent: any_action(seen[agent]["action_mask"], random) for agent in joint.agents}
        seen, rewards, *_ = joint.step(actions)
        earned.append(rewards)
    assert not any(value for rewards in earned[:-1] for value in rewards.values())
    assert list(earned[-1].values()) == joint.table.final_rewards()
    assert joint.step({}) == ({}, {}, {}, {}, {})


def test_the_sequential_and_the_parallel_environment_play_the_same_game() -> None:
    bare, joint, random = raw_env("longo", 3), parallel_env("longo", 3), np.random.default_rng(4)
    bare.reset(seed=4)
    seen, _ = joint.reset(seed=4)
    while joint.agents:
        actions = {agent: any_action(seen[agent]["action_mask"], random) for agent in joint.agents}
        for seat in bare.table.turn_order():
            assert bare.agent_selection == f"player_{seat}"
            bare.step(actions[bare.agent_selection])
        seen, rewards, *_ = joint.step(actions)
        assert bare.table.game == joint.table.game
    assert bare.rewards == rewards


def illegal_action(mask: Vector) -> int:
    return int(np.flatnonzero(mask == 0)[-1])


def test_without_a_wrapper_an_illegal_action_raises_the_rules_error_and_changes_nothing() -> None:
    bare = raw_env("classic", 2, first=0)
    bare.reset(seed=1)
    before = bare.table.game
    with pytest.raises(IllegalError, match="C3"):
        bare.step(illegal_action(bare.observe("player_0")["action_mask"]))
    assert bare.table.game is before
    assert bare.agent_selection == "player_0"


def test_with_the_wrapper_an_illegal_action_loses_the_game() -> None:
    wrapped: Any = env(variant="classic", players=2, first=0)
    wrapped.reset(seed=1)
    wrapped.step(illegal_action(wrapped.observe("player_0")["action_mask"]))
    assert wrapped.rewards == {"player_0": -1, "player_1": 0}
    assert all(wrapped.terminations.values())


def test_in_the_parallel_environment_an_illegal_action_loses_the_game_and_the_reason_is_given() -> None:
    joint = parallel_env("classic", 2, first=0)
    seen, _ = joint.reset(seed=1)
    before = joint.table.game
    foul = illegal_action(seen["player_1"]["action_mask"])
    _, rewards, ended, _, infos = joint.step({"player_0": 0, "player_1": foul})
    assert rewards == {"player_0": 0, "player_1": -1}
    assert all(ended.values())
    assert "is not on the dice" in infos["player_1"]["illegal"]
    assert joint.table.game is before


def test_the_parallel_environment_raises_if_asked_to() -> None:
    joint = parallel_env("classic", 2, first=0, illegal="raise")
    joint.reset(seed=1)
    joint.step({"player_0": 0, "player_1": 0})
    with pytest.raises(NotYourDecisionError, match="seat 1 has nothing to decide now"):
        joint.step({"player_0": 0, "player_1": 1})


def test_an_impossible_table_is_refused() -> None:
    with pytest.raises(MalformedError, match="for 2 players, not 3"):
        parallel_env("duel", 3)
    with pytest.raises(MalformedError, match="illegal must be lose or raise, not 'ignore'"):
        parallel_env("classic", 2, illegal="ignore")


def test_it_can_be_rendered() -> None:
    bare = raw_env("longo", 2, render_mode="ansi", first=1)
    bare.reset(seed=1)
    assert str(bare.render()).startswith("longo, turn 1, white phase, player_1 is active\ndice: white ")
    assert raw_env("longo", 2).render() is None
