"""Records that cannot be read or applied: FILE:LINE and one sentence, status 1, nothing on standard output."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lucchetto.cli.main import main
from lucchetto.messages import LANGUAGES
from tests.cli.kit import Command, Json

CLASSIC: Json = {"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 0}
LONGO: Json = {**CLASSIC, "variant": "longo", "lucky": [[5, 8], [6, 11]]}
DUEL: Json = {**CLASSIC, "variant": "duel"}
ALONE: Json = {**CLASSIC, "players": ["Ada"]}
FACES: Json = {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}


def without(found: Json, key: str) -> Json:
    return {name: value for name, value in found.items() if name != key}


def rolled(**faces: Any) -> Json:
    return {"roll": {**FACES, **faces}}


def decided(seat: Any, move: Any) -> Json:
    return {"seat": seat, "move": move}


ROLL = rolled()
RED_CLOSED: list[Json] = [ALONE]
for _white in ([1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [6, 6]):
    RED_CLOSED += [rolled(white=_white), decided(0, f"red {sum(_white)}"), decided(0, "pass")]
OVER: list[Json] = [ALONE, *[ROLL, decided(0, "pass"), decided(0, "pass")] * 4]

Lines = list[Json | str]
BAD: dict[str, tuple[Lines, int]] = {
    "nothing at all": ([""], 1),
    "wrong JSON in the header": (['{"lucchetto": 1,'], 1),
    "wrong JSON in an event": ([CLASSIC, ROLL, "{]"], 3),
    "a list": (["[1, 2]"], 1),
    "not a number": ([CLASSIC, '{"roll": NaN}'], 2),
    "a key twice": ([CLASSIC, '{"seat": 0, "seat": 1, "move": "pass"}'], 2),
    "deeply nested": (["[" * 100_000], 1),
    "a number of many digits": ([CLASSIC, '{"seat": ' + "9" * 10_000 + ', "move": "pass"}'], 2),
    "a blank line": ([CLASSIC, "", ROLL], 2),
    "a blank line at the end": ([CLASSIC, ROLL, ""], 3),
    "no header": ([ROLL], 1),
    "version 2": ([{**CLASSIC, "lucchetto": 2}], 1),
    "version '1'": ([{**CLASSIC, "lucchetto": "1"}], 1),
    "version true": ([{**CLASSIC, "lucchetto": True}], 1),
    "an unknown variant": ([{**CLASSIC, "variant": "gemixxt"}], 1),
    "a variant that is not text": ([{**CLASSIC, "variant": ["classic"]}], 1),
    "no variant": ([without(CLASSIC, "variant")], 1),
    "no players": ([{**CLASSIC, "players": []}], 1),
    "players missing": ([without(CLASSIC, "players")], 1),
    "six players": ([{**CLASSIC, "players": list("ABCDEF")}], 1),
    "a duel of one": ([{**DUEL, "players": ["Ada"]}], 1),
    "a duel of three": ([{**DUEL, "players": list("ABC")}], 1),
    "players in one text": ([{**CLASSIC, "players": "Ada, Bob"}], 1),
    "a player without a name": ([{**CLASSIC, "players": ["Ada", None]}], 1),
    "a missing first seat": ([{**CLASSIC, "first": 2}], 1),
    "first true": ([{**CLASSIC, "first": True}], 1),
    "no first seat": ([without(CLASSIC, "first")], 1),
    "no lucky pairs": ([without(LONGO, "lucky")], 1),
    "a lucky pair too few": ([{**LONGO, "lucky": [[5, 8]]}], 1),
    "a lucky pair of equals": ([{**LONGO, "lucky": [[5, 8], [6, 6]]}], 1),
    "a lucky 17": ([{**LONGO, "lucky": [[5, 8], [6, 17]]}], 1),
    "a lucky 1": ([{**LONGO, "lucky": [[1, 8], [6, 11]]}], 1),
    "three lucky numbers": ([{**LONGO, "lucky": [[5, 8, 9], [6, 11]]}], 1),
    "a lucky 5.0": ([{**LONGO, "lucky": [[5.0, 8], [6, 11]]}], 1),
    "a die of 7": ([CLASSIC, rolled(red=7)], 2),
    "a white die of 7": ([CLASSIC, rolled(white=[1, 7])], 2),
    "a die of 0": ([CLASSIC, rolled(blue=0)], 2),
    "a die of 9 in Longo": ([LONGO, rolled(blue=9)], 2),
    "true in place of 1": ([CLASSIC, rolled(red=True)], 2),
    "true in place of a white 1": ([CLASSIC, rolled(white=[True, 4])], 2),
    "1.0 in place of 1": ([CLASSIC, rolled(red=1.0)], 2),
    "'1' in place of 1": ([CLASSIC, rolled(red="1")], 2),
    "one white die": ([CLASSIC, rolled(white=[1])], 2),
    "three white dice": ([CLASSIC, rolled(white=[1, 2, 3])], 2),
    "a missing die": ([CLASSIC, {"roll": without(FACES, "green")}], 2),
    "no white dice": ([CLASSIC, {"roll": without(FACES, "white")}], 2),
    "a purple die": ([CLASSIC, rolled(purple=3)], 2),
    "a die of a closed row": ([*RED_CLOSED, ROLL], len(RED_CLOSED) + 1),
    "a roll that is a list": ([CLASSIC, {"roll": [1, 4, 3, 2, 6, 6]}], 2),
    "a second roll": ([CLASSIC, ROLL, ROLL], 3),
    "a roll before action 2": ([ALONE, ROLL, decided(0, "pass"), ROLL], 4),
    "a decision before the roll": ([CLASSIC, decided(0, "pass")], 2),
    "a decision by a missing seat": ([CLASSIC, ROLL, decided(2, "pass")], 3),
    "a decision by seat -1": ([CLASSIC, ROLL, decided(-1, "pass")], 3),
    "a decision by seat true": ([CLASSIC, ROLL, decided(True, "pass")], 3),
    "a decision by nobody": ([CLASSIC, ROLL, {"move": "pass"}], 3),
    "action 2 by the wrong seat": ([CLASSIC, ROLL, decided(1, "pass"), decided(0, "pass"), decided(1, "pass")], 5),
    "the other in a duel": ([DUEL, ROLL, decided(1, "pass")], 3),
    "a decision twice": ([CLASSIC, ROLL, decided(1, "pass"), decided(1, "pass")], 4),
    "a move that is not text": ([CLASSIC, ROLL, decided(0, 5)], 3),
    "a move in capitals": ([CLASSIC, ROLL, decided(0, "Red 5")], 3),
    "a move with a leading zero": ([CLASSIC, ROLL, decided(0, "red 05")], 3),
    "a move in no row": ([CLASSIC, ROLL, decided(0, "purple 5")], 3),
    "a number that is not on the sheet": ([CLASSIC, ROLL, decided(0, "red 13")], 3),
    "a number that is not on the dice": ([CLASSIC, ROLL, decided(0, "red 6")], 3),
    "a lucky cross in Classic": ([CLASSIC, ROLL, decided(0, "red 2 lucky")], 3),
    "a lucky cross without luck": ([LONGO, ROLL, decided(1, "red 2 lucky")], 3),
    "a last number too early": ([CLASSIC, rolled(white=[6, 6]), decided(0, "red 12")], 3),
    "a cross in a closed row": ([*RED_CLOSED, {"roll": without(FACES, "red")}, decided(0, "red 5")], 21),
    "neither roll nor decision": ([CLASSIC, {"chat": "hello"}], 2),
    "both roll and decision": ([CLASSIC, {**ROLL, **decided(0, "pass")}], 2),
    "a roll after the end": ([*OVER, ROLL], 14),
    "a decision after the end": ([*OVER, decided(0, "pass")], 14),
    "anything after the end": ([*OVER, {"chat": "good game"}], 14),
}


def bad_file(folder: Path, lines: Lines) -> Path:
    file = folder / "bad.jsonl"
    file.write_text("".join(f"{line if isinstance(line, str) else json.dumps(line)}\n" for line in lines))
    return file


@pytest.mark.parametrize(("lines", "where"), BAD.values(), ids=BAD)
def test_a_bad_record_is_reported_on_one_line_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: Lines, where: int
) -> None:
    file = bad_file(tmp_path, lines)
    messages = set()
    for language in LANGUAGES:
        assert main(["replay", "--json", "--lang", language, str(file)]) == 1
        captured = capsys.readouterr()
        assert captured.out == ""
        found = re.fullmatch(f"{re.escape(str(file))}:{where}: (.+)\n", captured.err)
        assert found, captured.err
        messages.add(found[1])
    assert len(messages) == len(LANGUAGES)


OF_THE_ISSUE = (
    "wrong JSON in an event",
    "version 2",
    "an unknown variant",
    "six players",
    "no players",
    "a lucky pair of equals",
    "a die of 7",
    "a missing die",
    "a die of a closed row",
    "true in place of 1",
    "a decision before the roll",
    "action 2 by the wrong seat",
    "a decision twice",
    "a roll after the end",
)


@pytest.mark.parametrize("fault", OF_THE_ISSUE)
def test_the_command_itself_ends_with_status_1(lucchetto: Command, fault: str) -> None:
    lines, where = BAD[fault]
    file = bad_file(lucchetto.home, lines)
    outcome = lucchetto("replay", "--json", "--steps", file, LANG="it_IT.UTF-8")
    assert (outcome.status, outcome.out) == (1, "")
    assert re.fullmatch(f"{re.escape(str(file))}:{where}: .+\n", outcome.err)


def test_bytes_that_are_not_text_are_reported_with_their_line(lucchetto: Command) -> None:
    file = lucchetto.home / "bad.jsonl"
    file.write_bytes(json.dumps(CLASSIC).encode() + b"\n\xff\xfe\n")
    outcome = lucchetto("replay", "--json", file)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{file}:2: ")


def test_control_characters_of_a_record_do_not_reach_the_terminal_in_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = "\x1b[31m\r\n\u202e"
    bad: list[Lines] = [
        [{**CLASSIC, "variant": evil}],
        [{**CLASSIC, "lucchetto": evil}],
        [{**CLASSIC, "first": evil}],
        [CLASSIC, rolled(**{evil: 1})],
        [CLASSIC, rolled(red=evil)],
        [CLASSIC, ROLL, decided(0, evil)],
        [CLASSIC, ROLL, decided(evil, "pass")],
        [CLASSIC, '{"\\u001b[31m\\u202e": 1, "\\u001b[31m\\u202e": 2}'],
    ]
    for lines in bad:
        file = bad_file(tmp_path, lines)
        for language in LANGUAGES:
            assert main(["replay", "--lang", language, str(file)]) == 1
            error = capsys.readouterr().err
            assert error.endswith("\n")
            assert error[:-1].replace("\u00a0", " ").isprintable(), error  # French has a hard space before ; and :
