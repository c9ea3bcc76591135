"""The errors that the code raises and their messages in the catalogue agree, code by code."""

import re

import pytest

from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.rules import IllegalError, MalformedError
from tests.messages.ftl import messages, patterns, source_text, variables
from tests.messages.source import Raised, constants, raised_errors

SAID = messages("en", "errors.ftl")
RAISED = raised_errors()
KNOWN = [raised for raised in RAISED if f"error-{raised.code}" in SAID]


def place(raised: Raised) -> str:
    return f"{raised.code}@{raised.where}"


def test_the_catalogue_has_words_for_every_error() -> None:
    assert len(RAISED) > 50  # the scan finds something
    assert [place(raised) for raised in RAISED if raised not in KNOWN] == []


def test_the_catalogue_has_no_words_for_errors_that_nobody_raises() -> None:
    assert SAID.keys() - {f"error-{text}" for text in constants()} == set()


def test_errors_are_in_alphabetical_order() -> None:
    assert list(SAID) == sorted(SAID)


@pytest.mark.parametrize("raised", KNOWN, ids=place)
def test_the_english_of_the_catalogue_is_the_english_of_the_error(raised: Raised) -> None:
    said = patterns(SAID[f"error-{raised.code}"])
    assert list(said) == [None]
    assert source_text(said[None]) == re.sub(r"\{(\w+)\}", r"{ $\1 }", raised.sentence)


@pytest.mark.parametrize("raised", KNOWN, ids=place)
def test_an_error_gets_all_the_facts_that_it_uses(raised: Raised) -> None:
    spoken = variables(patterns(SAID[f"error-{raised.code}"])[None])
    if raised.facts is None:  # passed as **facts: the tests in rules/ check them
        assert spoken <= {"colour", "number"}
    else:
        assert spoken == raised.facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_dice_and_moves_in_an_error_are_in_the_readers_language(language: str) -> None:
    words = catalogue(language)
    closed = IllegalError("row-closed", "the {colour} row is closed", "C7", colour="blue")
    assert words.colour("blue") in words.error(closed)
    assert words.error(closed).endswith(" (C7)")
    lacking = IllegalError("missing-die", "the {die} die is missing from the roll", "C2", die="white")
    assert words.colour("white") in words.error(lacking)
    unlucky = IllegalError("not-lucky", "{move}", "L4", move="green 16 lucky")
    assert words("move-lucky", colour=words.colour("green"), number="16") in words.error(unlucky)


def test_an_unknown_die_is_named_as_it_was_given() -> None:
    stranger = MalformedError("unknown-die", "there is no die {die}", die="'purple'")
    assert "'purple'" in catalogue("it").error(stranger)


def test_in_english_the_catalogue_says_what_the_error_says() -> None:
    error = IllegalError(
        "too-few-crosses",
        "{colour} {number} closes the row and needs {needed} crosses there first, not {found}",
        "C6",
        colour="red",
        number=12,
        needed=5,
        found=4,
    )
    assert catalogue("en").error(error) == str(error)
