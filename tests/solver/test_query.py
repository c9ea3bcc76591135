"""Sheets as people write them: impossible ones are refused, with the reason."""

from typing import Any

import pytest

from lucchetto.rules import CLASSIC, LONGO, MalformedError, Variant
from lucchetto.solver import read_sheet
from tests.kit.rule_marks import rule

BLANK: dict[str, Any] = {"red": [], "yellow": [], "green": [], "blue": [], "penalties": 0}


def test_rows_are_read_left_to_right_as_in_records() -> None:
    sheet = read_sheet(CLASSIC, {**BLANK, "red": [5, 7], "blue": [12, 10, 8, 7, 6, 2, "lock"], "penalties": 1})
    assert sheet.marks == ((3, 5), (), (), (0, 2, 4, 5, 6, 10, 11))
    assert sheet.penalties == 1
    assert sheet.total == 3 + 28 - 5


@rule("L2")
def test_longo_closes_with_either_of_the_last_two_numbers_after_six() -> None:
    for last in (15, 16):
        assert read_sheet(LONGO, {**BLANK, "red": [2, 3, 4, 5, 6, 7, last, "lock"]}).marks[0][-1] == 15


BAD: dict[str, tuple[Variant, dict[str, Any], str]] = {
    "out of order": (CLASSIC, {"red": [7, 5]}, "red 5 cannot be to the right of red 7"),
    "out of order downwards": (CLASSIC, {"green": [5, 7]}, "green 7 cannot be to the right of green 5"),
    "a number twice": (CLASSIC, {"red": [5, 5]}, "red 5 cannot be to the right of red 5"),
    "a number outside": (CLASSIC, {"red": [13]}, "13 is not a number of the red row"),
    "a number too small": (CLASSIC, {"blue": [1]}, "1 is not a number of the blue row"),
    "a fraction": (CLASSIC, {"red": [5.0]}, "5.0 is not a number of the red row"),
    "true": (CLASSIC, {"red": [True]}, "True is not a number of the red row"),
    "text": (CLASSIC, {"red": ["5"]}, "'5' is not a number of the red row"),
    "a list in a row": (CLASSIC, {"red": [[5]]}, r"\[5\] is not a number of the red row"),
    "a row that is not a list": (CLASSIC, {"red": 5}, "red must be a list of numbers"),
    "a lock without five": (CLASSIC, {"red": [2, 12, "lock"]}, "red is closed after 1 crosses, but needs 5"),
    "a lock alone": (
        CLASSIC,
        {"blue": [12, "lock"]},
        "the blue lock is crossed off without a number that closes the row",
    ),
    "a lock in front": (CLASSIC, {"red": ["lock", 5]}, "'lock' is not a number of the red row"),
    "the last number without lock": (CLASSIC, {"red": [2, 3, 4, 5, 6, 12]}, "red 12 closes the row, so the lock"),
    "a lock without six": (LONGO, {"red": [2, 3, 4, 5, 6, 16, "lock"]}, "red is closed after 5 crosses, but needs 6"),
    "closed twice": (LONGO, {"red": [2, 3, 4, 5, 6, 7, 15, 16, "lock"]}, "the red row is closed twice"),
    "five penalties": (CLASSIC, {"penalties": 5}, "penalties must be a whole number from 0 to 4, not 5"),
    "negative penalties": (CLASSIC, {"penalties": -1}, "penalties must be a whole number from 0 to 4, not -1"),
    "half a penalty": (CLASSIC, {"penalties": 0.5}, "penalties must be a whole number from 0 to 4, not 0.5"),
    "an unknown key": (CLASSIC, {"pink": []}, "a sheet has no 'pink'"),
    "three locks": (
        CLASSIC,
        {colour: [2, 3, 4, 5, 6, 12, "lock"] for colour in ("red", "yellow")} | {"blue": [12, 11, 10, 9, 8, 2, "lock"]},
        "3 rows are closed: the game ends with 2",
    ),
}


@pytest.mark.parametrize(("variant", "changes", "expected"), BAD.values(), ids=BAD)
def test_an_impossible_sheet_is_refused(variant: Variant, changes: dict[str, Any], expected: str) -> None:
    with pytest.raises(MalformedError, match=expected):
        read_sheet(variant, {**BLANK, **changes})


@pytest.mark.parametrize("key", BLANK)
def test_a_sheet_names_all_rows_and_its_penalties(key: str) -> None:
    with pytest.raises(MalformedError, match=f'"{key}" is missing'):
        read_sheet(CLASSIC, {other: value for other, value in BLANK.items() if other != key})
