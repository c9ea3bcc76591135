"""The text form as people type it: what is accepted, and what is refused."""

import pytest

from lucchetto.records import notation
from lucchetto.rules import MalformedError
from tests.records.samples import accepted, refusal

HEADER = "lucchetto 1 classic\nplayers: Ada, Bob\nfirst: 1\n"
TURN = "1. 1+4 r3 y2 g6 b6 / 2:y5 1:pass / b10\n"


def read_text(text: str) -> object:
    return accepted(text.encode()).record


@pytest.mark.parametrize(
    "typed",
    [
        (HEADER + TURN).upper().replace("ADA", "Ada").replace("BOB", "Bob"),
        HEADER + TURN.replace("\n", ""),
        (HEADER + TURN).replace("\n", "\r\n"),
        "\n\n" + HEADER + "\n\n" + TURN + "\n\n",
        "  lucchetto  1\tclassic \n players :Ada ,  Bob \nfirst:1\n  1.1+4   r3 y2\tg6 b6/2:y5   1:pass/b10  ",
        'Lucchetto 1 Classic\nfirst: 1\nPlayers: "Ada", "Bob"\n' + TURN,
        HEADER + "1. 1+4 red3 yellow2 green6 blue6 / 2:yellow5 1:pass / blue10",
        HEADER + "1. 1+4 Re3 YEL2 gr6 b6 / 2:Yello5 1:Pass / BL10",
        HEADER + "1. b6 g6 y2 r3 1+4 / 2:y5 1:pass / b10",
        HEADER + "01. 01+4 r03 y2 g6 b6 / 02:y05 1:pass / b10",
    ],
    ids=[
        "capitals",
        "no final newline",
        "Windows line ends",
        "blank lines",
        "blanks",
        "fields in any order",
        "full colour names",
        "part of a colour name",
        "dice in any order",
        "leading zeros",
    ],
)
def test_sloppy_input_means_the_same(typed: str) -> None:
    assert read_text(typed) == read_text(HEADER + TURN)


def test_longo_fields_are_forgiving_too() -> None:
    typed = "LUCCHETTO 1 LONGO\nPLAYERS: Ada\nLUCKY:5 + 8\nFIRST: 1\n1. 1+4 R3 Y2 G6 B6 / G16* / PASS"
    assert read_text(typed) == read_text(
        "lucchetto 1 longo\nplayers: Ada\nfirst: 1\nlucky: 5+8\n1. 1+4 r3 y2 g6 b6 / g16* / pass\n"
    )


BAD_HEADERS = {
    "an unknown variant": ("lucchetto 1 klassik\nplayers: A\nfirst: 1", "unknown-variant"),
    "a newer version": ("lucchetto 2 classic\nplayers: A\nfirst: 1", "wrong-version"),
    "no version": ("lucchetto classic\nplayers: A\nfirst: 1", "not-notation"),
    "no variant": ("lucchetto 1\nplayers: A\nfirst: 1", "not-notation"),
    "another word": ("lucchettone 1 classic\nplayers: A\nfirst: 1", "not-notation"),
    "no players": ("lucchetto 1 classic\nfirst: 1", "missing-key"),
    "no first": ("lucchetto 1 classic\nplayers: A", "missing-key"),
    "no lucky": ("lucchetto 1 longo\nplayers: A\nfirst: 1", "missing-key"),
    "six players": ("lucchetto 1 classic\nplayers: A, B, C, D, E, F\nfirst: 1", "player-count"),
    "an empty name": ("lucchetto 1 classic\nplayers: A,, B\nfirst: 1", "not-names"),
    "empty names": ("lucchetto 1 classic\nplayers:\nfirst: 1", "not-names"),
    "an open quote": ('lucchetto 1 classic\nplayers: "A, B\nfirst: 1', "not-names"),
    "a quote inside": ('lucchetto 1 classic\nplayers: A "B" C\nfirst: 1', "not-names"),
    "two quoted names in one": ('lucchetto 1 classic\nplayers: "A""B"\nfirst: 1', "not-names"),
    "a bad escape": ('lucchetto 1 classic\nplayers: "\\x"\nfirst: 1', "not-json"),
    "first nobody": ("lucchetto 1 classic\nplayers: A\nfirst: 0", "no-such-seat"),
    "first too high": ("lucchetto 1 classic\nplayers: A\nfirst: 2", "no-such-seat"),
    "first a name": ("lucchetto 1 classic\nplayers: A\nfirst: A", "not-a-number"),
    "first of ten digits": ("lucchetto 1 classic\nplayers: A\nfirst: 1111111111", "not-a-number"),
    "first in other digits": ("lucchetto 1 classic\nplayers: A\nfirst: ١", "not-a-number"),
    "a field twice": ("lucchetto 1 classic\nplayers: A\nfirst: 1\nfirst: 1", "field-twice"),
    "the title twice": ("lucchetto 1 classic\nlucchetto 1 classic\nplayers: A\nfirst: 1", "not-notation"),
    "an unknown field": ("lucchetto 1 classic\nplayers: A\nfirst: 1\ntable: 7", "not-notation"),
    "a field in lookalike letters": ("lucchetto 1 classic\nplayers: A\nfirst: 1\nalſo: {}", "not-notation"),
    "lucky in classic": ("lucchetto 1 classic\nplayers: A\nfirst: 1\nlucky: 5+8", "no-lucky-here"),
    "a lucky pair of one": ("lucchetto 1 longo\nplayers: A\nfirst: 1\nlucky: 5", "lucky-pair"),
    "a lucky pair of three": ("lucchetto 1 longo\nplayers: A\nfirst: 1\nlucky: 5+8+9", "lucky-pair"),
    "a lucky pair of words": ("lucchetto 1 longo\nplayers: A\nfirst: 1\nlucky: a+b", "not-a-number"),
    "too few lucky pairs": ("lucchetto 1 longo\nplayers: A, B\nfirst: 1\nlucky: 5+8", "lucky-count"),
    "also no object": ("lucchetto 1 classic\nplayers: A\nfirst: 1\nalso: [1]", "json-not-object"),
    "also no JSON": ("lucchetto 1 classic\nplayers: A\nfirst: 1\nalso: x", "not-json"),
    "also a known key": ('lucchetto 1 classic\nplayers: A\nfirst: 1\nalso: {"first": 0}', "field-twice"),
    "also the version": ('lucchetto 1 classic\nplayers: A\nfirst: 1\nalso: {"lucchetto": 1}', "field-twice"),
}


@pytest.mark.parametrize(("header", "code"), BAD_HEADERS.values(), ids=BAD_HEADERS.keys())
def test_a_wrong_header_is_refused(header: str, code: str) -> None:
    error = refusal(header.encode())
    assert isinstance(error.cause, MalformedError)
    assert error.cause.code == code


@pytest.mark.parametrize(
    ("header", "line"),
    [
        ("lucchetto 2 classic\nplayers: A\nfirst: 1\n\n", 1),
        ("lucchetto 1 classic\nplayers: A,,\nfirst: 1\n\n", 2),
        ("lucchetto 1 classic\nplayers: A\nfirst: 7\n\n", 3),
        ("lucchetto 1 longo\nplayers: A\nlucky: 5+5\nfirst: 1\n\n", 3),
        ("lucchetto 1 classic\nplayers: A\nfirst: 1\nalso: x\n\n", 4),
    ],
    ids=["version", "players", "first", "lucky", "also"],
)
def test_a_wrong_field_is_reported_on_its_own_line(header: str, line: int) -> None:
    assert refusal((header + TURN).encode()).line == line


BAD_TURNS = {
    "nonsense": ("what?", "not-notation"),
    "a field after the turns began": ("1. 1+4 r3 y2 g6 b6\nfirst: 1", "not-notation"),
    "a turn out of order": ("2. 1+4 r3 y2 g6 b6", "turn-number"),
    "no roll": ("1.", "missing-die"),
    "no white": ("1. r3 y2 g6 b6", "missing-die"),
    "a missing die": ("1. 1+4 r3 y2 g6", "missing-die"),
    "three whites": ("1. 1+4+1 r3 y2 g6 b6", "not-a-roll"),
    "white twice": ("1. 1+4 1+4 r3 y2 g6 b6", "not-a-roll"),
    "a die twice": ("1. 1+4 r3 red3 y2 g6 b6", "not-a-roll"),
    "an unknown die": ("1. 1+4 r3 y2 g6 b6 p1", "unknown-colour"),
    "a seven": ("1. 1+4 r7 y2 g6 b6", "not-a-face"),
    "a face of four digits": ("1. 1+4 r0003 y2 g6 b6", "not-a-roll"),
    "a die without a face": ("1. 1+4 r y2 g6 b6", "not-a-roll"),
    "an unknown row": ("1. 1+4 r3 y2 g6 b6 / 1:p5", "unknown-colour"),
    "no such number": ("1. 1+4 r3 y2 g6 b6 / 1:r99", "not-a-move"),
    "no number": ("1. 1+4 r3 y2 g6 b6 / 1:r", "not-a-move"),
    "a word": ("1. 1+4 r3 y2 g6 b6 / 1:passes", "not-a-move"),
    "whose?": ("1. 1+4 r3 y2 g6 b6 / y5", "whose-move"),
    "nobody's": ("1. 1+4 r3 y2 g6 b6 / 0:y5", "no-such-seat"),
    "a stranger's": ("1. 1+4 r3 y2 g6 b6 / 3:y5", "no-such-seat"),
    "not the sum": ("1. 1+4 r3 y2 g6 b6 / 1:y6", "not-the-sum"),
    "not lucky": ("1. 1+4 r3 y2 g6 b6 / 1:y5*", "not-lucky"),
    "twice": ("1. 1+4 r3 y2 g6 b6 / 1:y5 1:y5", "not-waiting"),
    "three actions": ("1. 1+4 r3 y2 g6 b6 / 1:pass 2:pass / pass / pass", "too-many-actions"),
    "an unfinished turn": ("1. 1+4 r3 y2 g6 b6 / 1:pass\n2. 1+4 r3 y2 g6 b6", "no-roll-now"),
    "keys before the roll's end": ('1. 1+4 r3 y2 g6 b6 {"x": 1} {"y": 2}', "extra-keys"),
    "keys in place of a move": ('1. 1+4 r3 y2 g6 b6 / {"x": 1}', "not-a-move"),
    "keys that say roll": ('1. 1+4 r3 y2 g6 b6 {"roll": 1}', "extra-keys"),
    "keys that make a roll a move": ('1. 1+4 r3 y2 g6 b6 {"move": 1}', "extra-keys"),
    "keys that say seat": ('1. 1+4 r3 y2 g6 b6 / 1:pass {"seat": 1}', "extra-keys"),
    "keys that make a move a roll": ('1. 1+4 r3 y2 g6 b6 / 1:pass {"roll": 1}', "extra-keys"),
    "open keys": ('1. 1+4 r3 y2 g6 b6 {"x": 1', "not-json"),
    "deep keys": ("1. 1+4 r3 y2 g6 b6 " + '{"x": ' * 100_000, "json-too-deep"),
    "long keys": ('1. 1+4 r3 y2 g6 b6 {"x": ' + "9" * 5000 + "}", "json-number"),
}


@pytest.mark.parametrize(("turns", "code"), BAD_TURNS.values(), ids=BAD_TURNS.keys())
def test_a_wrong_turn_is_refused_on_its_line(turns: str, code: str) -> None:
    error = refusal((HEADER + turns).encode())
    assert (error.line, error.cause.code) == (3 + len(turns.splitlines()), code)


def test_bytes_that_are_not_utf8_are_refused_on_their_line() -> None:
    error = refusal(HEADER.encode() + b"1. \xff\n")
    assert (error.line, error.cause.code) == (4, "not-utf8")


def test_a_turn_without_a_header_is_not_a_record() -> None:
    for data in (b"", b"\n\n", TURN.encode()):
        with pytest.raises(ValueError, match="header is missing"):
            list(notation.read_lines(data))
