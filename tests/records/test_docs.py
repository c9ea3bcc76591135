"""Every example in docs/records.md is read, converted, computed or run."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from lucchetto.records import FairDice, Rolled, read, state, write_json, write_text
from lucchetto.records.dice import draw
from lucchetto.records.proof import differences
from lucchetto.records.setup_draw import DrawnSetup, draw_setup
from lucchetto.rules import CLASSIC, LONGO, new_game
from tests.records.test_dice import NONCES, SECRET, VECTOR, at_turn, stream

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


EXAMPLE, _, PROVED, DRAWN = blocks("jsonl")
DICE_CODE, SETUP_CODE = blocks("python")
DICE_VECTOR, SETUP_VECTOR = blocks("vector")
DICE_BYTES, SETUP_BYTES = blocks("bytes")


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("docs") / "fair_dice.py"
    path.write_text(DICE_CODE, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def setup_script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("docs") / "fair_setup.py"
    path.write_text(SETUP_CODE, encoding="utf-8")
    return path


@pytest.mark.parametrize("jsonl", blocks("jsonl"), ids=["classic", "longo", "proved", "drawn"])
def test_every_record_on_the_page_can_be_replayed_and_is_written_the_same(jsonl: str) -> None:
    assert write_json(read(jsonl.encode()).checked().record) == jsonl


@pytest.mark.parametrize("which", [0, 1], ids=["classic", "longo"])
def test_the_text_examples_are_the_json_examples(which: int) -> None:
    jsonl, text = blocks("jsonl")[which], blocks("text")[which]
    assert write_json(read(text.encode()).checked().record) == jsonl
    assert write_text(read(jsonl.encode()).checked().record) == text


def test_the_state_on_the_page_is_the_state_after_the_first_record() -> None:
    (found,) = (json.loads(block) for block in blocks("json"))
    expected = state(read(EXAMPLE.encode()).checked().game)
    assert found == expected
    assert list(found) == list(expected)


def test_the_proved_record_on_the_page_verifies() -> None:
    replay = read(PROVED.encode()).checked()
    assert sum(isinstance(event, Rolled) for event in replay.record.events) == 2
    assert list(differences(replay)) == []


def test_the_proof_on_the_page_would_reveal_a_changed_die() -> None:
    bent = PROVED.replace('"red": 5', '"red": 6')
    assert [(found.line, found.turn, found.die) for found in differences(read(bent.encode()).checked())] == [
        (6, 2, "red")
    ]


def test_the_proof_on_the_page_covers_who_begins_and_the_lucky_pairs() -> None:
    assert list(differences(read(DRAWN.encode()).checked())) == []
    bent = DRAWN.replace('"first": 0', '"first": 1').replace("[10, 13]", "[5, 8]")
    assert [(one.line, one.turn, one.die, one.recorded, one.proved) for one in differences(read(bent.encode()))] == [
        (1, 0, "first", "2", "1"),
        (1, 0, "lucky", "5 + 8, 4 + 9", "10 + 13, 4 + 9"),
    ]


@pytest.mark.parametrize(("code", "most"), [(DICE_CODE, 20), (SETUP_CODE, 32)], ids=["dice", "setup"])
def test_the_other_implementation_is_short_and_knows_nothing_of_ours(code: str, most: int) -> None:
    assert len(code.splitlines()) <= most
    assert re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE) == ["hashlib", "hmac"]


def test_the_other_implementation_prints_the_vector(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(script))
    assert capsys.readouterr().out == DICE_VECTOR


def test_the_other_implementation_prints_the_vector_of_the_setup(
    setup_script: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    runpy.run_path(str(setup_script))
    assert capsys.readouterr().out == SETUP_VECTOR


def test_the_vector_on_the_page_is_the_one_of_the_tests() -> None:
    lines = [f"{8 if variant == 'longo' else 6} sides, turn {turn}: " for variant, turn in VECTOR]
    shown = [line + " ".join(map(str, faces)) for line, faces in zip(lines, VECTOR.values(), strict=True)]
    assert DICE_VECTOR.splitlines()[1:] == shown


def test_the_bytes_on_the_page_are_those_behind_the_vector() -> None:
    assert DICE_BYTES.split() == [stream(SECRET, NONCES, turn, 0).hex() for turn in (1, 2, 3)]
    assert all(byte < 252 for line in DICE_BYTES.split() for byte in bytes.fromhex(line)[:6])
    assert SETUP_BYTES.split() == [stream(SECRET, NONCES, 0, 0).hex()]


def test_the_vector_of_the_setup_on_the_page_is_what_our_draw_gives() -> None:
    nonces = (*NONCES, "0123456789abcdef0123456789abcdef")
    for line in SETUP_VECTOR.splitlines():
        seats, first, *lucky = re.findall(r"\d+(?:\+\d+)?", line)
        drawn = draw_setup(SECRET, nonces[: int(seats)], LONGO)
        assert (int(first), lucky) == (drawn.first, [f"{one}+{other}" for one, other in drawn.lucky])


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_other_implementation_agrees_with_our_draw_of_the_setup(setup_script: Path, seats: int) -> None:
    their: dict[str, Any] = runpy.run_path(str(setup_script))
    for number in range(300):
        nonces = tuple(f"{number:016x}{seat:016x}" for seat in range(seats))
        for kind in (CLASSIC, LONGO):
            first, lucky = their["setup"](SECRET, nonces, kind.lucky_pairs)
            assert draw_setup(SECRET, nonces, kind) == DrawnSetup(first, tuple(lucky))


@pytest.mark.parametrize("sides", [6, 8])
def test_the_other_implementation_agrees_with_our_dice(script: Path, sides: int) -> None:
    their: dict[str, Any] = runpy.run_path(str(script))
    for turn in range(1, 500):
        assert their["faces"](SECRET, NONCES, turn, sides, 40) == draw(SECRET, NONCES, turn, sides, 40)


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_the_other_implementation_agrees_with_the_rolls_of_a_game(script: Path, variant: str) -> None:
    their: dict[str, Any] = runpy.run_path(str(script))
    for turn in (1, 2, 3):
        rolled = FairDice(SECRET, NONCES).roll(at_turn(new_game(variant, ["Ada", "Bob"]), turn))
        one, other, *colours = their["faces"](SECRET, NONCES, turn, 8 if variant == "longo" else 6)
        assert rolled == {"white": [one, other], **dict(zip(["red", "yellow", "green", "blue"], colours, strict=True))}
