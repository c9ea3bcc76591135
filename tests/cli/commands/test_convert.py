"""`lucchetto convert`: to the text notation and back, without loss."""

from pathlib import Path

import pytest

from tests.cli.commands.test_replay import RECORDS
from tests.cli.kit import Command, Json, events_in, written

HEADER: Json = {"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 1}
ROLL: Json = {"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
GAME: list[Json] = [
    HEADER,
    ROLL,
    {"seat": 0, "move": "yellow 5"},
    {"seat": 1, "move": "pass"},
    {"seat": 1, "move": "blue 10"},
]
TEXT = "lucchetto 1 classic\nplayers: Ada, Bob\nfirst: 2\n\n1. 1+4 r3 y2 g6 b6 / 1:y5 2:pass / b10\n"


def test_a_record_is_read_as_text(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", GAME)
    outcome = lucchetto("convert", file)
    assert (outcome.status, outcome.out, outcome.err) == (0, TEXT, "")
    assert lucchetto("convert", file, "--to", "text").out == TEXT


def test_a_typed_text_becomes_a_record(lucchetto: Command) -> None:
    outcome = lucchetto("convert", "-", stdin=TEXT)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.objects() == GAME
    assert lucchetto("convert", "-", "--to", "json", stdin=TEXT).out == outcome.out


def test_converting_to_the_same_form_is_allowed(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", GAME)
    assert lucchetto("convert", file, "--to", "json").objects() == GAME
    assert lucchetto("convert", "-", "--to", "text", stdin=TEXT.upper().lower()).out == TEXT.replace(
        "Ada, Bob", "ada, bob"
    )


@pytest.mark.parametrize("record", RECORDS[::9], ids=lambda path: path.stem)
def test_a_round_trip_loses_nothing(lucchetto: Command, record: Path) -> None:
    text = lucchetto("convert", record)
    assert (text.status, text.err) == (0, "")
    back = lucchetto("convert", "-", stdin=text.out)
    assert back.objects() == events_in(record)


def test_it_writes_to_a_file(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", GAME)
    outcome = lucchetto("convert", file, "-o", "game.txt")
    assert (outcome.status, outcome.out, outcome.err) == (0, "", "")
    assert (lucchetto.home / "game.txt").read_text(encoding="utf-8") == TEXT
    assert lucchetto("convert", "game.txt", "-o", "again.jsonl").status == 0
    assert events_in(lucchetto.home / "again.jsonl") == GAME


def test_an_existing_file_is_not_overwritten(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", GAME)
    before = file.read_bytes()
    outcome = lucchetto("convert", file, "-o", file)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"{file}: already exists and is not overwritten\n"
    assert file.read_bytes() == before


@pytest.mark.parametrize(("name", "shown"), [("game.jsonl/below.txt", "game.jsonl/below.txt"), ("a\0b", "a\\x00b")])
def test_a_file_that_cannot_be_written_is_reported_on_one_line(lucchetto: Command, name: str, shown: str) -> None:
    file = written(lucchetto.home / "game.jsonl", GAME)
    outcome = lucchetto("convert", file, "-o", name)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{shown}: cannot be written: ")
    assert outcome.err.count("\n") == 1


def test_a_bad_record_is_not_converted_and_no_file_is_made(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", [*GAME, {"seat": 0, "move": "pass"}])
    outcome = lucchetto("convert", file, "-o", "game.txt")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{file}:6: ")
    assert not (lucchetto.home / "game.txt").exists()


def test_a_mistake_in_a_typed_text_is_reported_with_its_line(lucchetto: Command) -> None:
    outcome = lucchetto("convert", "-", stdin=TEXT.replace("1:y5", "1:y6"))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("-:5: yellow 6 is not on the dice")


def test_the_text_is_utf8_whatever_the_locale(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", [{**HEADER, "players": ["Zoë", "山田"]}])
    outcome = lucchetto("convert", file, LC_ALL="POSIX", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert "players: Zoë, 山田\n" in outcome.out
