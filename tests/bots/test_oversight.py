"""The noise of bots: the same compiled and in plain Python, number for number."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lucchetto.bots import oversight
from lucchetto.features.policy_params import COLOUR_PHASE, HEURISTIC, PolicyParams
from lucchetto.kernels import oversight as kernel
from lucchetto.rules import VARIANTS, Game, Move, Phase
from tests.kit.builders import decide, paper, roll, table

SEEDS = st.integers(0, 2**64 - 1)


def at(turn: int, phase: str, variant: str = "classic") -> Game:
    """A game in some turn and phase: all that the noise depends on."""
    game = replace(roll(table(variant, paper(), paper(), paper()), (1, 4)), turn=turn)
    return game if phase == "white" else decide(game, "pass", "pass", "pass")


@given(SEEDS, st.integers(0, 4), st.integers(1, 400), st.sampled_from(["white", "colour"]), st.integers(1, 40))
def test_both_implementations_pick_the_same_choice(seed: int, seat: int, turn: int, phase: str, outcomes: int) -> None:
    compiled = kernel.random_index(np.uint64(seed), seat, turn, COLOUR_PHASE if phase == "colour" else 0, outcomes)
    assert oversight.random_index(seed, at(turn, phase), seat, outcomes) == compiled


@given(
    SEEDS,
    st.integers(0, 2),
    st.integers(1, 400),
    st.sampled_from(["white", "colour"]),
    st.sampled_from(list(VARIANTS)[:2]),
    st.integers(0, 3),
    st.integers(0, 10),
    st.booleans(),
    st.sampled_from([0.3, 0.55, 0.9, 1.0]),
    st.booleans(),
)
def test_both_implementations_notice_the_same_crosses(
    seed: int,
    seat: int,
    turn: int,
    phase: str,
    variant: str,
    row: int,
    cell: int,
    lucky: bool,
    share: float,
    again: bool,
) -> None:
    line, code = VARIANTS[variant].rows[row], COLOUR_PHASE if phase == "colour" else 0
    lucky = lucky and phase == "white"
    move = Move(line.colour, line.numbers[cell], lucky)
    params = PolicyParams(HEURISTIC, notice_rate=share, near_rate=0.95, second_look=0.8)
    compiled = kernel.notices(np.uint64(seed), seat, turn, code, row, cell + 1, lucky, cell, params, again)
    assert oversight.notices(seed, at(turn, phase, variant), seat, move, params, again=again) == compiled


@given(SEEDS, st.integers(0, 2), st.integers(1, 400), st.sampled_from([0.3, 0.9, 1.0]))
def test_both_implementations_watch_the_same_turns(seed: int, seat: int, turn: int, share: float) -> None:
    game, params = at(turn, "white"), PolicyParams(HEURISTIC, watch_rate=share)
    compiled = kernel.watches(np.uint64(seed), seat, turn, share)
    assert oversight.notices(seed, game, seat, Move("red", 5), params) == (compiled or seat == game.active)


@given(SEEDS, st.integers(0, 2), st.integers(1, 400), st.integers(0, 3), st.integers(0, 10), st.booleans())
def test_both_implementations_misjudge_alike(
    seed: int, seat: int, turn: int, row: int, cell: int, colour: bool
) -> None:
    phase: Phase = "colour" if colour else "white"
    line, code = VARIANTS["classic"].rows[row], COLOUR_PHASE if colour else 0
    move = Move(line.colour, line.numbers[cell])
    compiled = kernel.misjudgement(np.uint64(seed), seat, turn, code, row, cell + 1, False)
    assert oversight.misjudgement(seed, at(turn, "white"), seat, phase, move) == compiled


def test_errors_have_mean_0_and_deviation_1() -> None:
    game, move = at(3, "white"), Move("red", 5)
    found = np.array([oversight.misjudgement(seed, game, 0, "white", move) for seed in range(4000)])
    assert found.mean() == pytest.approx(0, abs=0.06)
    assert found.std() == pytest.approx(1, abs=0.05)


@pytest.mark.parametrize("share", [0.55, 0.9])
def test_a_bot_notices_the_share_that_its_params_set(share: float) -> None:
    game, move = at(3, "white"), Move("red", 5)
    params = PolicyParams(HEURISTIC, notice_rate=share)
    noticed = sum(oversight.notices(seed, game, 0, move, params) for seed in range(4000))
    assert noticed / 4000 == pytest.approx(share, abs=0.03)


def test_a_bot_notices_the_same_however_often_it_looks() -> None:
    game, move, params = at(3, "white"), Move("red", 5), PolicyParams(HEURISTIC, notice_rate=0.5)
    for seed in range(20):
        assert len({oversight.notices(seed, game, 0, move, params) for _ in range(3)}) == 1


def test_a_second_look_finds_more_and_loses_nothing() -> None:
    game, move, params = at(3, "white"), Move("red", 9), PolicyParams(HEURISTIC, notice_rate=0.5, second_look=0.9)
    first = {seed for seed in range(1000) if oversight.notices(seed, game, 0, move, params)}
    second = {seed for seed in range(1000) if oversight.notices(seed, game, 0, move, params, again=True)}
    assert first < second
    assert len(second) == pytest.approx(900, abs=40)


def test_every_choice_is_as_likely_as_any_other() -> None:
    found = Counter(oversight.random_index(seed, at(3, "white"), 0, 5) for seed in range(4000))
    assert sum((count - 800) ** 2 / 800 for count in found.values()) < 20


def test_a_text_seeds_the_noise_and_without_one_it_is_random() -> None:
    assert oversight.noise_seed("tea") == oversight.noise_seed("tea") != oversight.noise_seed("coffee")
    assert oversight.noise_seed(None) != oversight.noise_seed(None)
