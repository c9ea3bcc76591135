"""Training for three players or more starts with what a network for fewer players has learnt."""

import numpy as np
import pytest

from lucchetto.bots.training.transfer import by_order, transferred
from lucchetto.bots.weights import load
from lucchetto.features import encode_sheets
from lucchetto.features.sheets import LEAD_RANGE, SEATS, layout_of, size_for
from lucchetto.rules import Sheet, new_game
from lucchetto.rules.sheet_board import Sheets
from tests.kit.builders import NAMES

VARIANTS = ("classic", "longo")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("former", "players"), [(2, 3), (3, 4), (4, 5), (2, 5)])
def test_the_table_has_the_features_of_the_new_number_of_players(variant: str, former: int, players: int) -> None:
    net, start = transferred(f"{variant}-{former}", players), load(f"{variant}-{former}")
    assert len(net.first) == size_for(variant, players)
    assert np.array_equal(net.second, start.second)
    assert np.array_equal(net.third, start.third)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_opponent_counts_as_the_only_one_of_two_players(variant: str) -> None:
    """Three players, of whom the third has an empty sheet: its rows are those of an opponent with an empty sheet."""
    net, start, layout = transferred(f"{variant}-2", 3), load(f"{variant}-2"), layout_of(variant)
    three, two = (board_with_crosses(variant, players) for players in (3, 2))
    empty = [layout.others + layout.ids[0]] * 4 + [layout.penalties + 4]
    third = encode_sheets.encode(third_against_first(three), 0, 0)
    leads = [feature for feature in third if layout.soon_leads <= feature < layout.staged]
    of_two = encode_sheets.encode(two, 0, 0)
    staged = [feature for feature in encode_sheets.encode(three, 0, 0) if feature >= layout.staged]
    other = [feature for feature in staged if feature not in of_two]  # the stage is that of all three
    assert len(other) == 3
    expected = start.first[[*of_two, *empty, *leads, *other]].sum(axis=0)
    assert net.first[encode_sheets.encode(three, 0, 0)].sum(axis=0) == pytest.approx(expected, abs=1e-5)


def board_with_crosses(variant: str, players: int) -> Sheets:
    """The first player leads, the second has some crosses and a penalty."""
    board = new_game(variant, NAMES[:players]).board
    assert isinstance(board, Sheets)
    first = Sheet(board.variant, ((0, 1, 2, 3), (2,), (), (0,)))
    second = Sheet(board.variant, ((1,), (), (0, 1, 2), ()), 1)
    return Sheets(board.variant, board.lucky, (first, second, *board.sheets[2:]), ())


def third_against_first(board: Sheets) -> Sheets:
    """A board for two, with the sheets of the first and third player."""
    return Sheets(board.variant, board.lucky[:2], (board.sheets[0], board.sheets[2]), ())


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_player_who_rolls_later_than_anybody_did_counts_as_the_last(variant: str) -> None:
    net, start, layout = transferred(f"{variant}-3", 4), load(f"{variant}-3"), layout_of(variant)
    leads = (layout.ordered_leads, layout.soon_leads, layout.final_leads)
    parts = ((layout.ordered_others, layout.states), (layout.ordered_penalties, 4))
    for begin, length in (*parts, *((begin, LEAD_RANGE) for begin in leads)):
        new, old = by_order(net.first, begin, length), by_order(start.first, begin, length)
        assert np.array_equal(new[:3], old[:3])
        assert np.array_equal(new[3], old[2])
    new, old = by_order(net.first, layout.seat, SEATS), by_order(start.first, layout.seat, SEATS)
    assert np.array_equal(new[3, :4], old[2, [0, 1, 2, 2]])
