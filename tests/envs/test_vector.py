"""Thousands of games at once: each one is the game that the rules play with the same dice and the same opponents."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from lucchetto.bots import make_bot
from lucchetto.envs.dice import KeyedDice
from lucchetto.envs.seat import LucchettoEnv
from lucchetto.envs.vector import LucchettoVectorEnv
from lucchetto.features.policy_params import COLOUR_PHASE
from lucchetto.kernels.oversight import random_index
from lucchetto.kernels.rng import mix
from lucchetto.rules import Decision, Game, IllegalError, MalformedError
from tests.envs.kit import SOME_TABLES, any_action

PLACES, STEPS = 12, 80
SEATS = [(variant, players, seat) for variant, players in SOME_TABLES for seat in sorted({0, players - 1})]


class RandomPolicyBot:
    """The kernels' random policy, played by the rules."""

    def __init__(self, key: int) -> None:
        self.seed = np.uint64(mix(~np.uint64(key)))

    def decide(self, game: Game, seat: int) -> Decision:
        moves, phase = game.moves(seat), COLOUR_PHASE if game.phase == "colour" else 0
        return moves[int(random_index(self.seed, seat, game.turn, phase, len(moves)))]


class Twin:
    """One game by the rules, started from the key of the compiled one."""

    def __init__(self, variant: str, players: int, seat: int, opponents: str) -> None:
        self.env = LucchettoEnv(variant, players, opponents=opponents, seat=seat, reward="score")
        self.random = opponents == "random"
        self.closed_a_row = False

    def start(self, key: int) -> tuple[float, bool]:
        self.env.reset(seed=0)
        self.env.table.start(key)
        if self.random:
            self.env._bots = dict.fromkeys(self.env._bots, RandomPolicyBot(key))
        self.env._let_bots_play()
        return 0.0, False

    def step(self, action: int) -> tuple[float, bool]:
        _, reward, over, _, _ = self.env.step(action)
        self.closed_a_row |= bool(self.env.table.game.closed)
        return float(reward), over

    def choice(self, random: np.random.Generator) -> int:
        """Mostly sensible moves, so that games last and rows are closed."""
        table, seat = self.env.table, self.env.seat
        if table.over:
            return 0
        if random.random() < 0.15:
            return any_action(table.encoder.mask(table.game, seat), random)
        return table.encoder.action(make_bot("greedy").decide(table.game.seen_by(seat), seat))


@pytest.mark.parametrize("opponents", ["random", "greedy", pytest.param("master", marks=pytest.mark.full)])
@pytest.mark.parametrize(("variant", "players", "seat"), SEATS, ids=str)
def test_every_game_is_the_one_the_rules_play(variant: str, players: int, seat: int, opponents: str) -> None:
    envs = LucchettoVectorEnv(PLACES, variant, players, opponents=opponents, seat=seat, reward="score")
    twins = [Twin(variant, players, seat, opponents) for _ in range(PLACES)]
    seen, info = envs.reset(seed=players)
    for twin, key in zip(twins, envs.keys, strict=True):
        twin.start(int(key))
    random, ended, games = np.random.default_rng(players), np.zeros(PLACES, np.bool_), 0
    for _ in range(STEPS):
        assert (seen == [twin.env._observation() for twin in twins]).all()
        assert (info["action_mask"] == [twin.env.action_masks() for twin in twins]).all()
        actions = np.array([twin.choice(random) for twin in twins])
        seen, rewards, over, _, info = envs.step(actions)
        expected = [
            twin.start(int(key)) if restarted else twin.step(action)
            for twin, key, restarted, action in zip(twins, envs.keys, ended, actions, strict=True)
        ]
        assert list(zip(rewards, over, strict=True)) == expected
        for place in np.flatnonzero(over):
            assert info["totals"][place].tolist() == [sheet.total for sheet in twins[place].env.table.game.sheets]
        ended, games = over, games + int(over.sum())
    assert games > PLACES // 2
    assert any(twin.closed_a_row for twin in twins)


def test_gymnasium_makes_it_by_its_id() -> None:
    envs = gymnasium.make_vec("lucchetto/Longo-v0", num_envs=3, players=3, opponents="random")
    seen, info = envs.reset(seed=1)
    assert isinstance(envs.unwrapped, LucchettoVectorEnv)
    assert seen in envs.observation_space
    assert info["action_mask"].shape == (3, 121)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert envs.action_space.shape == (3,)


def run(envs: LucchettoVectorEnv, seed: int | None, steps: int = 60) -> tuple[list[bytes], list[bytes]]:
    """Observations and rewards, with the first legal action that is not a pass."""
    seen, info = envs.reset(seed=seed)
    views, earned = [seen.tobytes()], list[bytes]()
    for _ in range(steps):
        actions = np.where(info["action_mask"][:, 1:].any(axis=1), info["action_mask"][:, 1:].argmax(axis=1) + 1, 0)
        seen, rewards, *_, info = envs.step(actions)
        views.append(seen.tobytes())
        earned.append(rewards.tobytes())
    return views, earned


@pytest.mark.parametrize("variant", ["classic", "duel"])
def test_a_seed_decides_all_games_and_a_reset_without_one_continues_its_sequence(variant: str) -> None:
    one, other = (LucchettoVectorEnv(50, variant, opponents="random") for _ in range(2))
    assert run(one, 5) == run(other, 5)
    assert run(one, None) == run(other, None)
    assert run(one, 5) != run(other, 6)
    assert run(one, 5) != run(other, None)


def test_no_two_games_have_the_same_dice() -> None:
    envs = LucchettoVectorEnv(500, "classic")
    envs.reset(seed=1)
    keys = set(envs.keys.tolist())
    assert len(keys) == 500
    assert len({tuple(KeyedDice(key)._faces(1, 6, 6)) for key in keys}) > 480


def test_a_finished_game_is_reset_in_the_next_step_whatever_its_action() -> None:
    envs = LucchettoVectorEnv(64, "classic", opponents="random")
    _, info = envs.reset(seed=2)
    ended, keys = np.zeros(64, np.bool_), envs.keys
    while not ended.any():
        _, _, ended, truncated, info = envs.step(np.zeros(64, np.int64))
        assert not truncated.any()
    assert not info["action_mask"][ended].any()
    assert (info["_totals"] == ended).all()
    before = ended.copy()
    _, rewards, ended, _, info = envs.step(np.where(before, 44, 0))
    assert not (before & ended).any()
    assert not rewards[before].any()
    assert (envs.keys != keys)[before].all()
    assert info["action_mask"][before].any(axis=1).all()


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_an_illegal_action_ends_its_own_game_and_no_other(variant: str) -> None:
    envs = LucchettoVectorEnv(5, variant)
    _, info = envs.reset(seed=3)
    actions = np.zeros(5, np.int64)
    actions[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    actions[4] = 5000
    _, rewards, ended, _, info = envs.step(actions)
    assert rewards.tolist() == [0, 0, -1, 0, -1]
    assert ended.tolist() == info["illegal"].tolist() == [False, False, True, False, True]


def test_an_illegal_action_raises_if_asked_to() -> None:
    envs = LucchettoVectorEnv(2, "classic", illegal="raise")
    _, info = envs.reset(seed=3)
    foul = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalError, match=r"game 1: red \d+ is not legal now"):
        envs.step(np.array([0, foul]))


def test_a_step_that_raises_changes_nothing() -> None:
    envs = LucchettoVectorEnv(2, "classic", illegal="raise")
    seen, info = envs.reset(seed=3)
    with pytest.raises(MalformedError, match="there is no action 45"):
        envs.step(np.array([0, 45]))
    after, current = envs._observations(), envs._info()
    assert (seen == after).all()
    assert (info["action_mask"] == current["action_mask"]).all()


def test_every_game_needs_an_action_and_a_reset_before() -> None:
    envs = LucchettoVectorEnv(3, "duel")
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(3, np.int64))
    envs.reset(seed=1)
    with pytest.raises(MalformedError, match="2 actions for 3 games"):
        envs.step(np.zeros(2, np.int64))


def test_masks_are_offered_as_flags_too() -> None:
    envs = LucchettoVectorEnv(4, "duel")
    _, info = envs.reset(seed=1)
    assert envs.action_masks().dtype == np.bool_
    assert (envs.action_masks() == info["action_mask"]).all()


def test_returned_arrays_are_not_modified_later() -> None:
    envs = LucchettoVectorEnv(4, "classic")
    seen, info = envs.reset(seed=1)
    copies = seen.copy(), info["action_mask"].copy()
    envs.step(np.zeros(4, np.int64))
    assert (seen == copies[0]).all()
    assert (info["action_mask"] == copies[1]).all()


def test_bots_that_are_not_compiled_are_refused() -> None:
    known = "supports only random or greedy or master as opponents, not"
    with pytest.raises(MalformedError, match=f"{known} 'expert'"):
        LucchettoVectorEnv(2, opponents="expert")
    with pytest.raises(MalformedError, match=f"{known} 'RandomPolicyBot'"):
        LucchettoVectorEnv(2, opponents=RandomPolicyBot(1))
