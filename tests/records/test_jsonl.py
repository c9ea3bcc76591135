"""Records as JSON Lines, read and written exactly as the format specifies."""

import json

import pytest

from lucchetto.records import Decided, Header, Record, Rolled, read, write_json
from lucchetto.rules import PASS, Move
from tests.records.samples import CLASSIC, DUEL, FACES, LONGO, ROLL, accepted, decision, lines, solitaire

DESIGN = b"""\
{"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 0}
{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
{"seat": 1, "move": "yellow 5"}
"""


def test_the_example_of_the_design_reads_as_values() -> None:
    found = accepted(DESIGN).record
    assert found == Record(
        Header("classic", ("Ada", "Bob"), 0),
        (Rolled({"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}), Decided(1, Move("yellow", 5))),
    )


def test_the_example_of_the_design_is_written_back_byte_for_byte() -> None:
    assert write_json(accepted(DESIGN).record).encode() == DESIGN


def test_a_longo_header_has_the_lucky_pairs_after_first() -> None:
    found = accepted(lines(LONGO)).record
    assert found.header.lucky == ((5, 8), (6, 11))
    assert write_json(found) == (
        '{"lucchetto": 1, "variant": "longo", "players": ["Ada", "Bob"], "first": 0, "lucky": [[5, 8], [6, 11]]}\n'
    )


def test_seats_may_share_lucky_numbers_r12() -> None:
    assert accepted(lines({**LONGO, "lucky": [[5, 8], [8, 5]]})).record.header.lucky == ((5, 8), (8, 5))


@pytest.mark.parametrize("header", [CLASSIC, LONGO, DUEL], ids=lambda header: str(header["variant"]))
def test_a_header_alone_is_a_record_before_its_first_roll(header: dict[str, object]) -> None:
    replay = accepted(lines(header))
    assert (replay.game.phase, replay.game.turn, replay.lines) == ("roll", 0, (1,))


def test_every_kind_of_move_is_spelt_as_the_design_spells_it() -> None:
    roll = {"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
    data = lines(LONGO, roll, decision(0, "green 16 lucky"), decision(1, "pass"), decision(0, "blue 10"))
    found = accepted(data).record
    assert [event.move for event in found.events if isinstance(event, Decided)] == [
        Move("green", 16, lucky=True),
        PASS,
        Move("blue", 10),
    ]
    assert write_json(found).encode() == data


def test_a_roll_may_name_its_dice_in_any_order() -> None:
    turned = dict(reversed(FACES.items()))
    assert accepted(lines(CLASSIC, {"roll": turned})).game == accepted(lines(CLASSIC, ROLL)).game


def test_white_decisions_may_come_in_any_order_of_seats() -> None:
    one = accepted(lines(CLASSIC, ROLL, decision(0, "red 5"), decision(1, "pass")))
    other = accepted(lines(CLASSIC, ROLL, decision(1, "pass"), decision(0, "red 5")))
    assert one.game == other.game
    assert write_json(one.record) != write_json(other.record), "the order is part of the record"


def test_the_last_line_needs_no_newline() -> None:
    assert accepted(DESIGN.rstrip(b"\n")) == accepted(DESIGN)


def test_lines_may_end_as_windows_ends_them() -> None:
    assert accepted(DESIGN.replace(b"\n", b"\r\n")) == accepted(DESIGN)


def test_unknown_keys_survive_in_header_and_events_and_change_nothing() -> None:
    header = {**CLASSIC, "date": "2025-12-31", "table": {"id": 7, "tags": [None, 1.5]}}
    roll, choice = {**ROLL, "at": 12.5}, {**decision(1, "yellow 5"), "thought": True}
    data = lines(header, roll, choice)
    replay = accepted(data)
    assert write_json(replay.record).encode() == data
    assert replay.game == accepted(DESIGN).game


def test_every_unknown_key_is_fine_whatever_our_code_calls_its_own_things() -> None:
    extra = {"game": 1, "self": 2, "extra": 3, "events": 4, "faces": 5, "move": 6, "roll": 7, "seat": 8, "": 9}
    data = lines({**CLASSIC, **extra})
    assert write_json(accepted(data).record).encode() == data


def test_a_lucky_key_in_a_game_without_lucky_numbers_is_just_an_unknown_key() -> None:
    data = lines({**CLASSIC, "lucky": "what?"})
    assert accepted(data).record.header.extra == {"lucky": "what?"}
    assert write_json(accepted(data).record).encode() == data


def test_a_roll_may_carry_an_unknown_seat() -> None:
    data = lines(CLASSIC, {**ROLL, "seat": 0})
    assert write_json(accepted(data).record).encode() == data


@pytest.mark.parametrize("name", ["", " ", 'Ada, the "Countess"', "\u2028", "\u0085", "a\nb\r\t\0", "Łucja 🎲", "{"])
def test_any_name_survives_on_one_line(name: str) -> None:
    record = Record(Header("classic", (name,), 0))
    written = write_json(record)
    assert written.count("\n") == 1
    assert accepted(written.encode()).record == record


def test_a_raw_line_separator_in_a_name_does_not_end_the_line() -> None:
    data = json.dumps(solitaire(players=["a\u2028b"]), ensure_ascii=False).encode()
    assert b"\xe2\x80\xa8" in data
    assert accepted(data).game.players == ("a\u2028b",)


def test_names_are_written_readably_where_a_file_can_hold_them() -> None:
    assert "Łucja" in write_json(Record(Header("classic", ("Łucja",), 0)))


def test_lone_surrogates_survive_although_no_file_can_hold_them_raw() -> None:
    data = lines(solitaire(players=["\ud800 Ada"], note="\udfff"))
    record = accepted(data).record
    assert record.header.players == ("\ud800 Ada",)
    assert accepted(write_json(record).encode()).record == record


def test_numbers_of_other_keys_keep_their_kind() -> None:
    data = lines(solitaire(big=10**300, half=0.5, one=1.0, small=-0.0, yes=True))
    assert write_json(accepted(data).record).encode() == data


def test_replay_keeps_the_games_reached_before_the_first_error() -> None:
    replay = read(DESIGN + lines(decision(1, "yellow 5")) + b"nonsense\n")
    assert replay.error is not None
    assert replay.error.line == 4
    assert replay.game == accepted(DESIGN).game
    assert replay.lines == (1, 2, 3)
