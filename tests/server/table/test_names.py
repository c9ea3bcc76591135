"""Bots have first names of their own, in the language of the person who seats them."""

import pytest

from lucchetto.bots.levels import LEVELS
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.server.table.names import LONGEST, bot_name, bot_names, clean_name

MOST_SEATS = 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_enough_names_and_no_name_has_two_levels(language: str) -> None:
    names = bot_names(language)
    assert {len(names[level]) >= MOST_SEATS for level in LEVELS} == {True}
    every = [name for level in LEVELS for name in names[level]]
    assert len({name.casefold() for name in every}) == len(every)
    assert all(name == clean_name(name) and len(name) <= LONGEST for name in every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_is_called_by_the_word_for_a_level(language: str) -> None:
    levels = {catalogue(language)(f"bot-{level}") for level in LEVELS}
    assert levels.isdisjoint(name for names in bot_names(language).values() for name in names)


def test_no_two_bots_of_a_level_are_called_alike_nor_like_a_person() -> None:
    names, taken = bot_names("en"), ["GINA"]
    for _ in range(MOST_SEATS - 1):
        taken.append(bot_name(names, "casual", taken))
    assert taken == ["GINA", "Sam", "Ruby", "Felix", "Molly"]


def test_when_every_name_is_taken_a_number_tells_bots_apart() -> None:
    assert bot_name({"casual": ["Gina"]}, "casual", ["gina"]) == "Gina 2"
