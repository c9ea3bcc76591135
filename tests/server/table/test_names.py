"""Names are cleaned, and bots have first names of their own, in the language of the person who seats them."""

from typing import Any

import pytest

from lucchetto.bots.levels import LEVELS
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.records import Header, Record
from lucchetto.rules import MalformedError
from lucchetto.server.table.names import LONGEST, clean_name, introduce_bot, with_clean_names
from lucchetto.server.views.bot_names import bot_names
from lucchetto.server.vocabulary import SOMEBODY

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


def test_no_two_bots_of_a_level_share_a_name_or_have_that_of_a_person() -> None:
    names, taken = bot_names("en"), ["GINA"]
    for _ in range(MOST_SEATS - 1):
        taken.append(introduce_bot(names, "casual", taken)[0])
    assert taken == ["GINA", "Sam", "Ruby", "Felix", "Molly"]


def test_when_every_name_is_taken_a_number_tells_bots_apart() -> None:
    assert introduce_bot({"casual": ["Gina"]}, "casual", ["gina"]) == ("Gina 2", None)


def test_the_first_names_of_a_level_are_those_of_its_characters() -> None:
    names, found, taken = bot_names("en"), list[str | None](), list[str]()
    for _ in range(MOST_SEATS - 1):
        name, character = introduce_bot(names, "club", taken)
        taken.append(name)
        found.append(character)
    assert found == ["nora", "owen", "grace", None]
    assert taken == ["Nora", "Owen", "Grace", "Theo"]


def test_a_character_that_is_asked_for_comes_under_its_name_in_the_readers_language() -> None:
    assert introduce_bot(bot_names("it"), "expert", [], "simon") == ("Bruno", "simon")
    assert introduce_bot(bot_names("en"), "expert", ["Simon"], "simon") == ("Simon 2", "simon")


@pytest.mark.parametrize(("bot", "character"), [("club", "simon"), ("club", ""), ("mine", "nora")])
def test_a_character_of_another_level_is_refused(bot: str, character: str) -> None:
    with pytest.raises(MalformedError) as caught:
        introduce_bot(bot_names("en"), bot, [], character)
    assert caught.value.code == "unknown-character"


def test_a_name_has_at_most_twenty_characters() -> None:
    assert clean_name("a" * 20) == clean_name("a" * 21) == "a" * 20


def uploaded(players: tuple[str, ...], **extra: Any) -> Header:
    return with_clean_names(Record(Header("classic", players, first=0, extra=extra))).header


def test_the_names_of_an_uploaded_record_are_cleaned_and_its_other_entries_kept() -> None:
    header = uploaded(("Ada\u200b", "\u200b"), bots=["club", "os:abort"], site="elsewhere")
    assert header.players == ("Ada", SOMEBODY)
    assert header.extra == {"bots": ["club", None], "site": "elsewhere"}


@pytest.mark.parametrize("bots", ["club", ["club", 7], [["club"], None]])
def test_a_list_of_bots_that_cannot_be_read_is_dropped(bots: object) -> None:
    assert uploaded(("Ada", "Bob"), bots=bots).extra == {}
