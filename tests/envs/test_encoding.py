"""The encoding of moves as actions, and the observation of a seat."""

import numpy as np
import pytest

from lucchetto.envs.encoding import Encoder, encoder
from lucchetto.rules import VARIANTS, Game, MalformedError
from tests.envs.kit import TABLES, random_games
from tests.kit.builders import BLACK, FIVE_UP, GREY, decide, duel, paper, roll, table


def seen(game: Game, field: str, seat: int = 0) -> list[int]:
    code = encoder(game.variant, len(game.players))
    entries: list[int] = code.observe(game, seat)[code.fields[field]].tolist()
    return entries


def seen_row(game: Game, field: str, row: int, seat: int = 0) -> str:
    """One row of a field, written as zeros and ones."""
    entries = seen(game, field, seat)
    width = len(entries) // 4
    return "".join(map(str, entries[row * width : (row + 1) * width]))


@pytest.mark.parametrize(("variant", "count"), [("classic", 45), ("longo", 121), ("duel", 45)])
def test_pass_is_zero_then_come_the_cells_then_the_lucky_ones(variant: str, count: int) -> None:
    actions = Encoder(VARIANTS[variant], 2).actions
    assert len(actions) == count
    assert [str(actions[number]) for number in (0, 1, 2)] == ["pass", "red 2", "red 3"]
    if variant == "longo":
        assert [str(actions[number]) for number in (60, 61, 120)] == ["blue 2", "red 2 lucky", "blue 2 lucky"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_actions_and_decisions_are_one_to_one(variant: str) -> None:
    code = Encoder(VARIANTS[variant], 2)
    assert [code.action(code.decision(number)) for number in range(len(code.actions))] == list(range(len(code.actions)))


@pytest.mark.parametrize("action", [-1, 45, 1.0, "pass", None, np.float32(1)], ids=repr)
def test_an_unknown_action_is_refused(action: object) -> None:
    with pytest.raises(MalformedError, match="whole numbers from 0 to 44"):
        Encoder(VARIANTS["classic"], 2).decision(action)


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_the_mask_is_what_the_rules_allow_in_every_position_of_random_games(variant: str, players: int) -> None:
    code = encoder(VARIANTS[variant], players)
    for game in random_games(variant, players, range(3)):
        for seat in range(players):
            allowed = [code.decision(action) for action in np.flatnonzero(code.mask(game, seat))]
            assert set(allowed) == set(game.moves(seat))
            assert len(allowed) == len(game.moves(seat))


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_an_observation_is_zeros_and_ones_of_one_length(variant: str, players: int) -> None:
    code = encoder(VARIANTS[variant], players)
    for game in random_games(variant, players, range(2)):
        vector = code.observe(game, players - 1)
        assert vector.shape == (code.size,)
        assert set(vector.tolist()) <= {0, 1}


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_the_fields_fill_the_vector_without_gap_or_overlap(variant: str, players: int) -> None:
    fields = list(encoder(VARIANTS[variant], players).fields.values())
    assert fields[0].start == 0
    assert [field.stop for field in fields[:-1]] == [field.start for field in fields[1:]]


def test_a_row_shows_its_free_cells_and_its_crosses() -> None:
    game = table("classic", paper(red=(5, 7), green=(12,)), paper())
    assert seen_row(game, "free_0", 0) == "00000011111"
    assert seen_row(game, "free_0", 2) == "01111111111"
    assert seen_row(game, "crosses_0", 0) == "110000000000"


def test_a_closed_row_has_no_free_cell_for_anybody_c7() -> None:
    game = table("classic", paper(red=(*FIVE_UP, 12, "lock")), paper())
    assert seen(game, "closed") == [1, 0, 0, 0]
    assert seen_row(game, "free_1", 0) == "0" * 11
    assert seen_row(game, "crosses_0", 0) == "111111100000"


def test_everybody_sees_themselves_first_and_the_others_clockwise() -> None:
    game = table("classic", paper(penalties=1), paper(penalties=2), paper(penalties=3), active=2)
    assert [sum(seen(game, f"penalties_{place}", seat=1)) for place in range(3)] == [2, 3, 1]
    assert seen(game, "active", seat=1) == [0, 1, 0]
    assert seen(game, "active", seat=2) == [1, 0, 0]


def test_points_are_a_weighted_sum_of_the_crosses_c9() -> None:
    game = table("classic", paper(red=(2, 3, 4, 5), yellow=(2, 3, 4), penalties=2))
    weights = np.tile(np.arange(1, 13), 4)
    assert weights @ seen(game, "crosses_0") - 5 * sum(seen(game, "penalties_0")) == game.sheets[0].total


def test_dice_phase_and_action_1_are_observed() -> None:
    game = roll(table("classic", paper(), paper()), (2, 6), red=3)
    assert seen(game, "dice")[:18] == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]
    assert (seen(game, "phase"), seen(game, "acted")) == ([1, 0], [0])
    after = decide(game, "red 8", "pass")
    assert (seen(after, "phase"), seen(after, "acted")) == ([0, 1], [1])
    assert seen(decide(game, "pass", "red 8"), "acted") == [0], "only what the active player did counts"


def test_a_die_whose_row_was_closed_in_action_1_is_gone_r2() -> None:
    game = decide(roll(table("classic", paper(red=FIVE_UP), paper()), (6, 6)), "red 12", "pass")
    assert seen(game, "dice")[12:18] == [0] * 6
    assert sum(seen(game, "dice")) == 5


def test_lucky_numbers_are_observed_l4() -> None:
    game = table("longo", paper(), paper(), lucky=[(5, 8), (6, 11)])
    assert [number + 2 for number, lucky in enumerate(seen(game, "lucky_1")) if lucky] == [6, 11]


def test_pawns_stacks_and_supply_are_observed_in_the_duel_d3_d5() -> None:
    game = duel(red={3: GREY, 7: (BLACK, 3)}, missed=(1, 0))
    assert seen_row(game, "pawns_0", 0) == "01000000000"
    assert seen_row(game, "pawns_1", 0) == seen_row(game, "stacks_1", 0) == "00000100000"
    assert seen_row(game, "stacks_0", 0) == "0" * 11
    assert (sum(seen(game, "left_0")), sum(seen(game, "left_1"))) == (20, 19)
    assert seen_row(game, "pawns_1", 0, seat=BLACK) == "01000000000"


def test_more_than_twelve_pawns_in_a_row_count_as_twelve_d11() -> None:
    assert seen_row(duel(red={2: (GREY, 14)}), "crosses_0", 0) == "1" * 12


def test_pending_choices_are_observed_by_nobody_r1() -> None:
    game = roll(table("classic", paper(), paper()), (1, 4))
    code = encoder(game.variant, 2)
    for choice in game.moves(0):
        after = game.play(0, choice)
        for seat in (0, 1):
            assert (code.observe(after, seat) == code.observe(game, seat)).all()
