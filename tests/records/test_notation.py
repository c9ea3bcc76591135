"""The text form: worked examples in both directions, implied seats, and preserved keys."""

import pytest

from lucchetto.records import Decided, Header, Record, read, write_json, write_text
from tests.records.samples import CLASSIC, FACES, Json, accepted, decision, lines, red_closed, solitaire

TEXT = """\
lucchetto 1 classic
players: Ada, Bob
first: 1

1. 1+4 r3 y2 g6 b6 / 2:y5 1:pass / b10
2. 6+6 r1 y1 g1 b1 / 1:pass 2:g12 / pass
3. 2+1 r1 y1
"""
JSON = b"""\
{"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 0}
{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
{"seat": 1, "move": "yellow 5"}
{"seat": 0, "move": "pass"}
{"seat": 0, "move": "blue 10"}
{"roll": {"white": [6, 6], "red": 1, "yellow": 1, "green": 1, "blue": 1}}
{"seat": 0, "move": "pass"}
{"seat": 1, "move": "green 12"}
{"seat": 1, "move": "pass"}
"""
PLAYED = TEXT.rsplit("3.", 1)[0]
"""The part of the text that can be played: its third roll lacks two dice."""

LONGO_TEXT = """\
lucchetto 1 longo
players: Ada, Bob
first: 2
lucky: 5+8, 6+11

1. 2+4 r8 y1 g1 b1 / 1:r6 2:g16* / r10
"""
LONGO_JSON = b"""\
{"lucchetto": 1, "variant": "longo", "players": ["Ada", "Bob"], "first": 1, "lucky": [[5, 8], [6, 11]]}
{"roll": {"white": [2, 4], "red": 8, "yellow": 1, "green": 1, "blue": 1}}
{"seat": 0, "move": "red 6"}
{"seat": 1, "move": "green 16 lucky"}
{"seat": 1, "move": "red 10"}
"""

DUEL_TEXT = """\
lucchetto 1 duel
players: Ada, Bob
first: 1

1. 1+4 r3 y2 g6 b6 / y5 / b10
2. 1+4 r3 y2 g6 b6 / y5 / pass
"""
DUEL_JSON = b"""\
{"lucchetto": 1, "variant": "duel", "players": ["Ada", "Bob"], "first": 0}
{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
{"seat": 0, "move": "yellow 5"}
{"seat": 0, "move": "blue 10"}
{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
{"seat": 1, "move": "yellow 5"}
{"seat": 1, "move": "pass"}
"""

SOLITAIRE_TEXT = """\
lucchetto 1 classic
players: Ada
first: 1

1. 1+4 r3 y2 g6 b6 / y5 / b10
2. 1+4 r3 y2 g6 b6 / pass
"""
SOLITAIRE_JSON = b"""\
{"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0}
{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
{"seat": 0, "move": "yellow 5"}
{"seat": 0, "move": "blue 10"}
{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
{"seat": 0, "move": "pass"}
"""

BOTH_FORMS = [(PLAYED, JSON), (LONGO_TEXT, LONGO_JSON), (DUEL_TEXT, DUEL_JSON), (SOLITAIRE_TEXT, SOLITAIRE_JSON)]
worked_examples = pytest.mark.parametrize(("text", "jsonl"), BOTH_FORMS, ids=["classic", "longo", "duel", "solitaire"])


@worked_examples
def test_the_text_reads_as_the_json_next_to_it(text: str, jsonl: bytes) -> None:
    assert write_json(accepted(text.encode()).record).encode() == jsonl


@worked_examples
def test_the_json_is_written_as_the_text_next_to_it(text: str, jsonl: bytes) -> None:
    assert write_text(accepted(jsonl).record) == text


def test_a_text_is_read_as_far_as_it_can_be_played() -> None:
    replay = read(TEXT.encode())
    assert replay.record == accepted(PLAYED.encode()).record
    assert replay.error is not None
    assert (replay.error.line, replay.error.cause.code) == (7, "missing-die")


def test_every_event_knows_the_line_of_its_turn() -> None:
    assert accepted(PLAYED.encode()).lines[1:] == (5, 5, 5, 5, 6, 6, 6, 6)


def test_a_header_alone_is_a_record() -> None:
    assert write_text(accepted(lines(CLASSIC)).record) == "lucchetto 1 classic\nplayers: Ada, Bob\nfirst: 1\n"
    assert accepted(b"lucchetto 1 classic\nplayers: Ada, Bob\nfirst: 1").record == accepted(lines(CLASSIC)).record


def test_the_order_of_white_decisions_is_kept() -> None:
    for seats in ((0, 1), (1, 0)):
        data = lines(CLASSIC, {"roll": FACES}, *(decision(seat, "red 5") for seat in seats))
        text = write_text(accepted(data).record)
        assert text.endswith(" / " + " ".join(f"{seat + 1}:r5" for seat in seats) + "\n")
        assert write_json(accepted(text.encode()).record).encode() == data


def test_the_die_of_a_closed_row_is_not_written() -> None:
    six = {name: face for name, face in FACES.items() if name != "red"}
    text = write_text(accepted(lines(*red_closed(), {"roll": six})).record)
    assert text.endswith("\n7. 1+4 y2 g6 b6\n")
    assert accepted(text.encode()).game.dice is not None


@pytest.mark.parametrize("first", [0, 1])
def test_the_seat_of_action_2_is_the_active_one_wherever_the_game_began(first: int) -> None:
    text = f"lucchetto 1 classic\nplayers: A, B\nfirst: {first + 1}\n1. 1+4 r3 y2 g6 b6 / 1:pass 2:pass / b10\n"
    last = accepted(text.encode()).record.events[-1]
    assert isinstance(last, Decided)
    assert last.seat == first


@pytest.mark.parametrize(
    ("header", "explicit", "left_out"),
    [
        ("classic\nplayers: A\nfirst: 1", "1:y5 / 1:b10", "y5 / b10"),
        ("duel\nplayers: A, B\nfirst: 2", "2:y5 / 2:b10", "y5 / b10"),
        ("classic\nplayers: A, B\nfirst: 2", "1:pass 2:pass / 2:b10", "1:pass 2:pass / b10"),
    ],
    ids=["solitaire", "duel", "action 2"],
)
def test_a_seat_may_be_written_where_it_could_be_left_out(header: str, explicit: str, left_out: str) -> None:
    found = [
        accepted(f"lucchetto 1 {header}\n1. 1+4 r3 y2 g6 b6 / {decisions}\n".encode()).record
        for decisions in (explicit, left_out)
    ]
    assert found[0] == found[1]
    assert write_text(found[0]).endswith(f"/ {left_out}\n")


def test_unknown_keys_follow_what_they_belong_to() -> None:
    data = lines(
        solitaire(date="2026-01-01"),
        {"roll": FACES, "at": 1},
        {**decision(0, "red 5"), "x": "a / 1:r5 {"},
        decision(0, "pass"),
    )
    text = write_text(accepted(data).record)
    assert text == (
        'lucchetto 1 classic\nplayers: Ada\nfirst: 1\nalso: {"date": "2026-01-01"}\n\n'
        '1. 1+4 r3 y2 g6 b6 {"at": 1} / r5 {"x": "a / 1:r5 {"} / pass\n'
    )
    assert write_json(accepted(text.encode()).record).encode() == data


@pytest.mark.parametrize(
    "extra", [{"lucky": 7}, {"game": 1}, {"\u2028": "\n"}, {"\ud800": ["\udfff"]}, {"": {}}], ids=ascii
)
def test_odd_keys_of_the_header_survive_the_text(extra: Json) -> None:
    record = Record(Header("classic", ("Ada",), 0, extra=extra))
    text = write_text(record)
    assert len(text.splitlines()) == 4
    assert accepted(text.encode()).record == record


@pytest.mark.parametrize("name", ["Ada", "Ada Lovelace", "O'Hara", "Jean-Luc P.", "Łucja", "山田", "7", "first"])
def test_plain_names_are_written_plainly(name: str) -> None:
    record = Record(Header("classic", (name, "B"), 0))
    assert f"\nplayers: {name}, B\n" in write_text(record)
    assert accepted(write_text(record).encode()).record == record


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " Ada",
        "Ada ",
        "a  b",
        "a, b",
        ",",
        '"',
        '""',
        "\\",
        "a:b",
        "{",
        "a\nb",
        "a\rb",
        "\u2028",
        "\x85",
        "\ud800",
        "🎲",
    ],
    ids=ascii,
)
def test_odd_names_are_quoted_and_survive(name: str) -> None:
    record = Record(Header("classic", (name, "B", name), 0))
    text = write_text(record)
    assert len(text.splitlines()) == 3
    assert accepted(text.encode()).record == record
