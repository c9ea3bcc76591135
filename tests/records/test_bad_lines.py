"""Lines that are not valid JSON objects: each is refused in one sentence, with its line number."""

import json

import pytest

from lucchetto.records import write_json
from lucchetto.rules import MalformedError
from tests.records.samples import CLASSIC, ROLL, accepted, decision, lines, refusal, solitaire

HEADER = lines(CLASSIC)

NOT_JSON = {
    "a word": b"nonsense",
    "half an object": b'{"roll": {"white": [1, 4]',
    "two values": b'{"seat": 0, "move": "pass"} {}',
    "single quotes": b"{'seat': 0, 'move': 'pass'}",
    "a trailing comma": b'{"seat": 0, "move": "pass",}',
    "a comment": b'{"seat": 0, "move": "pass"} // well',
    "a raw control character": b'{"seat": 0, "move": "pass", "x": "\x01"}',
    "a number with a leading zero": b'{"seat": 00, "move": "pass"}',
    "a list": b"[]",
    "a number": b"17",
    "a text": b'"pass"',
    "null": b"null",
    "NaN": b'{"seat": 0, "move": "pass", "x": NaN}',
    "Infinity": b'{"seat": 0, "move": "pass", "x": -Infinity}',
    "an infinite float": b'{"seat": 0, "move": "pass", "x": 1e999}',
    "a doubled key": b'{"seat": 0, "move": "pass", "seat": 0}',
    "a doubled key deep inside": b'{"seat": 0, "move": "pass", "x": [{"a": 1, "a": 1}]}',
    "a number of 5000 digits": b'{"seat": ' + b"9" * 5000 + b', "move": "pass"}',
    "an unknown key of 5000 digits": b'{"seat": 0, "move": "pass", "x": -' + b"9" * 5000 + b"}",
    "100,000 open brackets": b'{"x": ' + b"[" * 100_000,
    "65 levels": b'{"seat": 0, "move": "pass", "x": ' + b"[" * 64 + b"]" * 64 + b"}",
    "a byte order mark": b'\xef\xbb\xbf{"seat": 0, "move": "pass"}',
    "Latin-1": b'{"seat": 0, "move": "pass", "x": "\xe9"}',
    "a surrogate as bytes": b'{"seat": 0, "move": "pass", "x": "\xed\xa0\x80"}',
    "UTF-16": '{"seat": 0, "move": "pass"}'.encode("utf-16"),
    "a blank line": b"",
    "spaces": b"   ",
    "a lone carriage return": b"\r",
}


@pytest.mark.parametrize("raw", NOT_JSON.values(), ids=NOT_JSON.keys())
def test_a_line_that_is_not_a_json_object_is_refused_with_its_number(raw: bytes) -> None:
    error = refusal(lines(CLASSIC, ROLL) + raw + b"\n" + lines(decision(0, "pass")))
    assert error.line == 3
    assert isinstance(error.cause, MalformedError)


@pytest.mark.parametrize("raw", NOT_JSON.values(), ids=NOT_JSON.keys())
def test_it_is_refused_as_a_header_too(raw: bytes) -> None:
    assert refusal(raw + b"\n" + lines(ROLL)).line == 1


@pytest.mark.parametrize("data", [b"", b"\n", b"\r\n"], ids=["nothing", "a newline", "a Windows newline"])
def test_an_empty_file_is_wrong_in_line_1(data: bytes) -> None:
    error = refusal(data)
    assert (error.line, error.cause.code) == (1, "blank-line")


def test_a_blank_line_before_the_header_is_wrong_in_line_1() -> None:
    assert refusal(b"\n" + HEADER).line == 1


def test_a_blank_line_at_the_end_is_refused_too() -> None:
    error = refusal(HEADER + b"\n")
    assert (error.line, error.cause.code) == (2, "blank-line")


def test_the_position_of_invalid_utf8_is_reported() -> None:
    error = refusal(HEADER + b'{"x": "\xff"}\n')
    assert str(error) == "2: not UTF-8 at byte 8"


def test_the_first_bad_line_is_reported_even_if_a_later_one_is_worse() -> None:
    assert refusal(lines(CLASSIC, decision(0, "pass")) + b"\xff\n").line == 2


def test_64_levels_are_deep_enough_and_survive() -> None:
    nested: object = 0
    for _ in range(63):
        nested = [nested]
    data = lines(solitaire(x=nested))
    assert write_json(accepted(data).record).encode() == data


def test_brackets_in_a_string_are_not_nesting() -> None:
    assert accepted(lines(solitaire(x='[{"' * 200))).record.header.extra == {"x": '[{"' * 200}


@pytest.mark.parametrize(
    "key", ["a\nb", "\u2028", "\u0085", "\ud800", "\x1b[31m", "k" * 5000], ids=lambda key: ascii(key[:9])
)
def test_a_doubled_key_is_shown_on_one_short_line_whatever_it_is(key: str) -> None:
    written = json.dumps(key)
    error = refusal(HEADER + f'{{"seat": 0, "move": "pass", {written}: 1, {written}: 2}}'.encode())
    assert len(str(error)) < 200
    assert str(error).isprintable()


@pytest.mark.parametrize("move", ["x" * 5000, "a\nb", "\u2028", "\ud800", "\x1b[31m"], ids=lambda move: ascii(move[:9]))
def test_a_strange_move_is_shown_on_one_short_line(move: str) -> None:
    error = refusal(lines(CLASSIC, ROLL, decision(0, move)))
    assert len(str(error)) < 200
    assert str(error).isprintable()
