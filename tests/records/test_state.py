"""The state object, exactly as specified, so that two programs agree."""

import json

from lucchetto.records import state
from lucchetto.rules import Game, new_game
from tests.kit.builders import BLACK, FIVE_UP, GREY, decide, duel, paper, roll, table
from tests.records.samples import CLASSIC, FACES, LONGO, ROLL, accepted, decision, four_penalties, lines

KEYS = [
    *("variant", "players", "first", "turn", "phase", "active", "dice"),
    *("waiting", "moves", "closed", "sheets", "result"),
]


def test_the_keys_are_in_the_order_of_the_design() -> None:
    assert list(state(new_game("classic", ["Ada"]))) == KEYS
    assert list(state(new_game("duel", ["Ada", "Bob"]))) == KEYS


def test_lucky_pairs_and_unknown_keys_are_not_in_the_state() -> None:
    assert list(state(accepted(lines({**LONGO, "date": "today"})).game)) == KEYS


def test_a_sheet_shows_rows_penalties_points_and_total_in_this_order() -> None:
    sheet = state(new_game("classic", ["Ada"]))["sheets"][0]
    assert list(sheet) == ["rows", "penalties", "points", "total"]
    assert list(sheet["rows"]) == ["red", "yellow", "green", "blue"]
    assert list(sheet["points"]) == ["red", "yellow", "green", "blue", "penalties"]


def test_before_the_first_roll_the_lists_are_empty_and_only_dice_and_result_are_null() -> None:
    empty: dict[str, list[int]] = {"red": [], "yellow": [], "green": [], "blue": []}
    points = {"red": 0, "yellow": 0, "green": 0, "blue": 0, "penalties": 0}
    assert state(accepted(lines({**CLASSIC, "first": 1})).game) == {
        "variant": "classic",
        "players": ["Ada", "Bob"],
        "first": 1,
        "turn": 0,
        "phase": "roll",
        "active": 1,
        "dice": None,
        "waiting": [],
        "moves": {},
        "closed": [],
        "sheets": [{"rows": empty, "penalties": 0, "points": points, "total": 0}] * 2,
        "result": None,
    }


def test_a_white_phase_waits_for_all_and_lists_pass_then_the_rows_from_the_top() -> None:
    found = state(accepted(lines(CLASSIC, ROLL)).game)
    assert (found["turn"], found["phase"], found["active"], found["waiting"]) == (1, "white", 0, [0, 1])
    assert found["dice"] == FACES
    assert list(found["dice"]) == ["white", "red", "yellow", "green", "blue"]
    moves = ["pass", "red 5", "yellow 5", "green 5", "blue 5"]
    assert found["moves"] == {"0": moves, "1": moves}


def test_a_colour_move_is_listed_once_left_to_right_although_two_whites_make_it() -> None:
    game = decide(roll(table("classic", paper()), (3, 3), red=2, green=1), "pass")
    assert state(game)["moves"] == {"0": ["pass", "red 5", "yellow 4", "green 4", "blue 4"]}
    game = decide(roll(table("classic", paper()), (4, 1), red=2, green=2), "pass")
    moves = state(game)["moves"]["0"]
    assert [move for move in moves if move.startswith(("red", "green"))] == ["red 3", "red 6", "green 6", "green 3"]


def test_lucky_moves_follow_plain_ones_of_the_same_cell_r11() -> None:
    game = roll(table("longo", paper(), lucky=[(2, 16)]), (1, 1))
    assert state(game)["moves"]["0"] == [
        *("pass", "red 2", "red 2 lucky", "yellow 2", "yellow 2 lucky"),
        *("green 16 lucky", "blue 16 lucky"),
    ]


def test_a_seat_that_can_only_pass_still_waits_r6() -> None:
    game = roll(table("classic", paper(red=(12,), yellow=(12,), green=(2,), blue=(2,)), paper()), (1, 4))
    found = state(game)
    assert found["waiting"] == [0, 1]
    assert found["moves"]["0"] == ["pass"]


def test_in_the_duel_both_phases_wait_for_the_active_seat_only() -> None:
    game = roll(duel(active=BLACK), (1, 4))
    assert state(game)["waiting"] == [BLACK]
    assert list(state(game)["moves"]) == ["1"]
    assert state(decide(game, "pass"))["waiting"] == [BLACK]


def _without_waiting(game: Game) -> str:
    return json.dumps({key: value for key, value in state(game).items() if key not in ("waiting", "moves")})


def test_a_pending_choice_is_not_in_the_state() -> None:
    rolled = lines(CLASSIC, ROLL)
    found = [accepted(rolled + lines(decision(1, move))).game for move in ("pass", "red 5", "blue 5")]
    assert [state(game) for game in found] == [state(found[0])] * 3
    assert state(found[0])["waiting"] == [0]
    assert list(state(found[0])["moves"]) == ["0"]
    assert _without_waiting(found[1]) == _without_waiting(accepted(rolled).game)


def test_the_die_of_a_row_that_action_1_closed_stays_in_the_dice_and_leaves_the_moves_r2() -> None:
    game = decide(roll(table("classic", paper(red=FIVE_UP)), (6, 6), red=6), "red 12")
    found = state(game)
    assert found["phase"] == "colour"
    assert found["closed"] == ["red"]
    assert found["dice"] == {"white": [6, 6], "red": 6, "yellow": 1, "green": 1, "blue": 1}
    assert found["moves"] == {"0": ["pass", "yellow 7", "green 7", "blue 7"]}


def test_a_row_lists_its_numbers_left_to_right_and_then_the_lock() -> None:
    game = decide(roll(table("classic", paper(red=FIVE_UP, green=(11, 9))), (6, 6)), "red 12")
    rows = state(game)["sheets"][0]["rows"]
    assert rows == {"red": [2, 3, 4, 5, 6, 12, "lock"], "yellow": [], "green": [11, 9], "blue": []}


def test_a_duel_row_lists_a_number_once_per_pawn() -> None:
    game = duel(red={5: GREY, 6: BLACK, 7: (GREY, 2), 8: GREY, 9: GREY, 12: GREY, "lock": GREY})
    found = state(game)
    assert [sheet["rows"]["red"] for sheet in found["sheets"]] == [[5, 7, 7, 8, 9, 12, "lock"], [6]]
    assert [sheet["points"]["red"] for sheet in found["sheets"]] == [28, 1]


def test_the_cap_of_twelve_applies_to_points_alone_d11() -> None:
    sheet = state(duel(red={5: (GREY, 14)}))["sheets"][GREY]
    assert sheet["rows"]["red"] == [5] * 14
    assert sheet["points"]["red"] == sheet["total"] == 78


def test_a_row_closed_without_a_lock_pawn_is_closed_and_shows_no_lock_d10() -> None:
    game = decide(roll(duel(red={2: (GREY, 21)}), (6, 6)), "red 12")
    found = state(game)
    assert found["closed"] == ["red"]
    assert found["sheets"][GREY]["rows"]["red"] == [2] * 21 + [12]
    assert found["result"] == {"reasons": ["pawns"], "winners": [GREY]}


def test_penalty_points_are_negative_so_that_points_add_up_to_the_total_e1() -> None:
    up, down = range(2, 13), range(12, 1, -1)
    game = table(
        "classic", paper(red=up[:4], yellow=up[:3], green=down[:7], blue=down[:8], penalties=2), paper(penalties=1)
    )
    first, second = state(game)["sheets"]
    assert first["points"] == {"red": 10, "yellow": 6, "green": 28, "blue": 36, "penalties": -10}
    assert first["total"] == sum(first["points"].values()) == 70
    assert (second["points"]["penalties"], second["total"]) == (-5, -5)


def test_points_are_current_in_every_phase() -> None:
    game = decide(roll(table("classic", paper()), (1, 4)), "red 5")
    assert (state(game)["phase"], state(game)["sheets"][0]["total"]) == ("colour", 1)


def test_a_finished_state_has_no_dice_or_moves_and_names_reasons_and_winners() -> None:
    found = state(accepted(lines(*four_penalties())).game)
    assert [found[key] for key in ("turn", "phase", "active", "dice", "waiting", "moves")] == [
        4,
        "over",
        0,
        None,
        [],
        {},
    ]
    assert found["result"] == {"reasons": ["penalties"], "winners": [0]}


def test_after_the_end_the_active_seat_is_the_one_whose_turn_it_was() -> None:
    game = table("classic", paper(), paper(penalties=3), active=1)
    found = state(decide(decide(roll(game, (1, 4)), "pass", "pass"), "pass"))
    assert (found["phase"], found["active"], found["result"]["winners"]) == ("over", 1, [0])


def test_between_turns_the_active_seat_is_the_one_about_to_roll() -> None:
    found = state(decide(decide(roll(table("classic", paper(), paper()), (1, 4)), "red 5", "pass"), "pass"))
    assert [found[key] for key in ("turn", "phase", "active", "dice", "waiting", "moves")] == [
        1,
        "roll",
        1,
        None,
        [],
        {},
    ]


def test_reasons_come_in_the_order_rows_pawns_penalties_r15() -> None:
    game = decide(roll(duel(yellow={2: (GREY, 21)}, closed=["red"]), (6, 6)), "yellow 12")
    assert state(game)["result"] == {"reasons": ["rows", "pawns"], "winners": [GREY]}
    last = decide(decide(roll(duel(red={2: (GREY, 18)}, missed=(3, 0)), (1, 4)), "pass"), "pass")
    assert state(last)["result"] == {"reasons": ["pawns", "penalties"], "winners": [GREY]}


def test_equal_totals_share_the_win_and_winners_are_in_ascending_order_r16() -> None:
    game = table("classic", paper(penalties=3), paper(red=(2,)), paper(blue=(12,)))
    found = state(decide(decide(roll(game, (1, 4)), "pass", "pass", "pass"), "pass"))
    assert found["result"] == {"reasons": ["penalties"], "winners": [1, 2]}


def test_the_state_is_plain_json() -> None:
    game = decide(roll(table("classic", paper(red=FIVE_UP), paper()), (6, 6)), "red 12", "pass")
    assert json.loads(json.dumps(state(game))) == state(game)
