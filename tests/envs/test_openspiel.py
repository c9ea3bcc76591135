"""OpenSpiel: its own simulation test, and the shape of the tree."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from lucchetto.envs.openspiel import LucchettoState, register
from lucchetto.envs.position import DUEL_TURNS, Position, longest_game
from lucchetto.rules import VARIANTS, MalformedError
from tests.envs.kit import TABLES
from tests.kit.builders import BLACK, FIVE_UP, GREY, duel, paper, table

KINDS = pyspiel.GameType
CLASSIC = "lucchetto_classic"


def load(variant: str, players: int, reward: str = "auto") -> Any:
    return pyspiel.load_game(f"lucchetto_{variant}(players={players},reward={reward})")


def at(game: Any, position: Position) -> LucchettoState:
    """A state at this position."""
    state: LucchettoState = game.new_initial_state()
    state.position = position
    return state


def play(state: Any, seed: int) -> list[Any]:
    """Play randomly to the end; yields every state on the way."""
    random, states = Random(seed), [state.clone()]
    while not state.is_terminal():
        if state.is_simultaneous_node():
            state.apply_actions([random.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        states.append(state.clone())
    return states


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_openspiel_finds_nothing_wrong(variant: str, players: int) -> None:
    for reward in ("auto", "score") if players == 1 else ("win", "score", "margin"):
        pyspiel.random_sim_test(load(variant, players, reward), num_sims=1, serialize=True, verbose=False)


def test_registering_twice_does_no_harm() -> None:
    register()
    assert {f"lucchetto_{variant}" for variant in VARIANTS} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("variant", "sides"), [("classic", 6), ("longo", 8), ("duel", 6)])
def test_a_roll_is_a_node_for_the_white_pair_and_one_for_each_colour(variant: str, sides: int) -> None:
    state, counts, said = load(variant, 2).new_initial_state(), list[int](), list[str]()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        counts.append(len(outcomes))
        said.append(state.action_to_string(outcomes[1][0]))
        state.apply_action(outcomes[1][0])
    assert counts == [sides**2, sides, sides, sides, sides]
    assert said == ["white 1 2", "red 2", "yellow 2", "green 2", "blue 2"]
    assert state.position.game.dice.as_dict() == {"white": [1, 2], "red": 2, "yellow": 2, "green": 2, "blue": 2}


@pytest.mark.parametrize("closed", ["red", "yellow", "blue"])
def test_the_dice_of_closed_rows_leave_no_node_c7(closed: str) -> None:
    state, nodes = at(load("classic", 2), Position(table("classic", paper(), paper(), closed=[closed]))), 0
    while state.is_chance_node():
        state.apply_action(3)
        nodes += 1
    assert nodes == 4
    assert state.position.game.dice is not None
    assert closed not in dict(state.position.game.dice.colours)


def test_action_1_is_simultaneous_and_action_2_is_the_active_players_c3_c4() -> None:
    players = [state.current_player() for state in play(load("classic", 3).new_initial_state(), 1)]
    decisions = [player for player in players if player != pyspiel.PlayerId.CHANCE]
    assert decisions[:6] == [pyspiel.PlayerId.SIMULTANEOUS, 0, pyspiel.PlayerId.SIMULTANEOUS, 1, -2, 2]


def test_the_duel_and_solitaire_have_one_player_at_a_time_d1_r7() -> None:
    for game in (load("duel", 2), load("classic", 1)):
        assert game.get_type().dynamics == KINDS.Dynamics.SEQUENTIAL
        assert not any(state.is_simultaneous_node() for state in play(game.new_initial_state(), 1))
    assert load("classic", 2).get_type().dynamics == KINDS.Dynamics.SIMULTANEOUS


def test_two_players_lock_the_same_row_together_r1() -> None:
    position = Position(table("classic", paper(red=FIVE_UP), paper(red=FIVE_UP)))
    for outcome in (35, 0, 0, 0, 0):
        position = position.with_outcome(outcome)
    state = at(load("classic", 2), position)
    lock = state.position.encoder.action(state.position.game.moves(0)[1])
    state.apply_actions([lock, lock])
    assert [sheet.rows["red"][-1] for sheet in state.position.game.sheets] == ["lock", "lock"]


@pytest.mark.parametrize(
    ("players", "reward", "utility"),
    [
        (2, "win", "ZERO_SUM"),
        (5, "win", "ZERO_SUM"),
        (2, "margin", "ZERO_SUM"),
        (3, "margin", "GENERAL_SUM"),
        (2, "score", "GENERAL_SUM"),
    ],
)
def test_the_declared_utility_is_the_true_one(players: int, reward: str, utility: str) -> None:
    game = load("classic", players, reward)
    assert game.get_type().utility.name == utility
    assert game.utility_sum() == (0 if utility == "ZERO_SUM" else None)


@pytest.mark.parametrize(("variant", "players"), [("classic", 2), ("longo", 3), ("duel", 2)], ids=str)
def test_returns_are_the_rewards_of_the_other_environments(variant: str, players: int) -> None:
    *before, last = play(load(variant, players, "score").new_initial_state(), 2)
    assert last.returns() == [sheet.total for sheet in last.position.game.sheets]
    assert all(state.returns() == [0] * players for state in before)


@pytest.mark.parametrize(("variant", "players"), [("classic", 2), ("longo", 3), ("duel", 2)], ids=str)
def test_legal_actions_are_the_rules_moves(variant: str, players: int) -> None:
    for state in play(load(variant, players).new_initial_state(), 3):
        for seat in state.position.game.waiting:
            legal = [state.position.encoder.decision(action) for action in state.legal_actions(seat)]
            assert set(legal) == set(state.position.game.moves(seat))


def test_the_observation_is_that_of_the_other_environments() -> None:
    for state in play(load("classic", 2).new_initial_state(), 4):
        for seat in (0, 1):
            tensor = state.observation_tensor(seat)
            assert tensor == state.position.encoder.observe(state.position.game, seat).tolist()


def test_the_information_state_tells_different_pasts_of_one_position_apart() -> None:
    """Perfect recall: the same sheet after another roll is another information state."""
    one, other = (Position(table("classic", paper())) for _ in range(2))
    for outcome in (0, 0, 0, 0, 0):
        one = one.with_outcome(outcome)
    for outcome in (0, 1, 0, 0, 0):
        other = other.with_outcome(outcome)
    game = load("classic", 1)
    ends = [at(game, position.with_actions({0: 1}).with_actions({0: 0})) for position in (one, other)]
    assert ends[0].position.game.sheets == ends[1].position.game.sheets
    assert ends[0].observation_tensor(0) == ends[1].observation_tensor(0)
    assert ends[0].information_state_tensor(0) != ends[1].information_state_tensor(0)
    assert ends[0].information_state_string(0) != ends[1].information_state_string(0)


def test_the_history_has_every_turn() -> None:
    states = play(load("classic", 2).new_initial_state(), 5)
    for before, after in pairwise(states):
        assert len(after.position.turns) - len(before.position.turns) in (0, 1)
    first = states[-1].position.turns[0]
    assert len(first) == Position.width(VARIANTS["classic"], 2) == 9
    assert all(1 <= face <= 6 for face in first[:6])
    assert all(action >= 1 for action in first[6:])


def test_a_clone_is_independent() -> None:
    state = load("classic", 2).new_initial_state()
    clone = state.clone()
    clone.apply_action(0)
    assert (len(state.history()), len(clone.history())) == (0, 1)
    assert str(state) != str(clone)


def test_algorithms_for_turns_can_play_it_too() -> None:
    game = pyspiel.load_game_as_turn_based(CLASSIC)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("variant", "players"), [("classic", 2), ("longo", 2), ("duel", 2)], ids=str)
def test_no_game_is_longer_than_declared(variant: str, players: int) -> None:
    turns = [play(load(variant, players).new_initial_state(), seed)[-1].position.game.turn for seed in range(5)]
    assert max(turns) < longest_game(VARIANTS[variant], players)


def test_an_endless_duel_is_scored_as_it_stands_at_the_turn_limit_d4() -> None:
    endless = Position(duel(red={2: GREY, 3: BLACK, 4: BLACK}))
    late = Position(replace(endless.game, turn=DUEL_TURNS))
    assert not endless.over
    assert late.over
    state = at(load("duel", 2), late)
    assert state.is_terminal()
    assert state.returns() == [-1, 1]


def test_another_player_may_begin_and_too_many_players_are_refused() -> None:
    assert pyspiel.load_game(f"{CLASSIC}(first=1)").new_initial_state().position.game.active == 1
    with pytest.raises(MalformedError, match="for 1–5 players, not 9"):
        pyspiel.load_game(f"{CLASSIC}(players=9)")


def test_all_seats_see_the_same_except_for_their_order() -> None:
    state = play(load("classic", 2).new_initial_state(), 6)[-1]
    fields = state.position.encoder.fields
    mine, theirs = (np.array(state.observation_tensor(seat)) for seat in (0, 1))
    assert (mine[fields["crosses_0"]] == theirs[fields["crosses_1"]]).all()
