"""The catalogues: every language has every English message, with the same variables; every message is used."""

from itertools import product
from typing import get_args

import pytest
from fluent.syntax import ast

from lucchetto.bots import BOTS
from lucchetto.bots.characters import CHARACTERS
from lucchetto.bots.seating import TABLE_BOTS
from lucchetto.cli.parser import COMMANDS
from lucchetto.coach.shapes import LuckMark, Mark, Rating
from lucchetto.messages import LANGUAGES, Catalogue, catalogue
from lucchetto.messages.rules_text import SECTIONS
from lucchetto.rules import VARIANTS
from tests.messages import source
from tests.messages.ftl import FILES, LOCALES, entries, messages, nodes, patterns, variables

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = messages("en")
COLOURS = ["white", *(colour for variant in VARIANTS.values() for colour in variant.colours)]

FAMILIES: dict[str, list[str]] = {
    "ask-{}{}": [f"ask-{phase}{suffix}" for phase, suffix in product(("white", "colour"), ("", "-duel"))],
    "bot-{}": [f"bot-{bot}" for bot in BOTS],
    "bot-names-{}": [f"bot-names-{bot}" for bot in TABLE_BOTS],
    "character-{}": [f"character-{name}" for name in CHARACTERS],
    "colour-{}": [f"colour-{colour}" for colour in COLOURS],
    "effect-{}": [f"effect-{effect}" for effect in ("closes", "stacks", "knocks_off")],
    "error-{}": [f"error-{raised.code}" for raised in source.raised_errors()],
    "expire-{}": ["expire-playing", "expire-waiting"],
    "help-{}": [f"help-{command}" for command in COMMANDS],
    "level-{}": [f"level-{bot}" for bot in TABLE_BOTS],
    "luck-{}": [f"luck-{mark}" for mark in get_args(LuckMark)],
    "mark-{}": [f"mark-{mark}" for mark in get_args(Mark)],
    "rating-{}": [f"rating-{rating}" for rating in get_args(Rating)],
    "rules-{}": [f"rules-{variant}" for variant in VARIANTS],
    "rules-{}-{}": [f"rules-{variant}-{section}" for variant, sections in SECTIONS.items() for section in sections],
    "variant-{}": [f"variant-{variant}" for variant in VARIANTS],
}
"""Patterns of composed keys, and all keys that they can become."""


def test_there_is_a_folder_for_every_language_and_no_other() -> None:
    assert sorted(path.name for path in LOCALES.iterdir() if path.is_dir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_catalogue_can_be_parsed(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_occurs_twice(language: str) -> None:
    keys = [entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_translation_has_the_keys_of_english_in_the_same_file(language: str, file: str) -> None:
    assert messages(language, file).keys() == messages("en", file).keys()


NOT_IN_ENGLISH = {"table-row-closed": frozenset({"key"})}
"""Additional variables: French chooses the form of a colour's word by the colour."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_attributes_and_variables_of_english(language: str) -> None:
    translated = messages(language)
    for key, message in ENGLISH.items():
        expected = {part: variables(pattern) for part, pattern in patterns(message).items()}
        if key in translated:  # a missing one is reported above
            spare = NOT_IN_ENGLISH.get(key, frozenset())
            found = {part: variables(pattern) - spare for part, pattern in patterns(translated[key]).items()}
            assert (key, found) == (key, expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_is_left_empty(language: str) -> None:
    for key, message in messages(language).items():
        for pattern in patterns(message).values():
            written = [node for node in nodes(pattern) if isinstance(node, (ast.TextElement, ast.VariableReference))]
            assert written, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted_with_any_facts(language: str) -> None:
    words = Catalogue(language, page=True)
    for key, message in messages(language).items():
        for attribute, pattern in patterns(message).items():
            named, is_shown = variables(pattern), shown_as_it_is(pattern)
            for fact in (0, 1, 2, 1_000_000, "Ada", ""):
                facts = dict.fromkeys(named, fact)
                said = words.attribute(key, attribute, **facts) if attribute else words(key, **facts)
                assert fact == "" or said.strip(), (key, fact)
                assert not {"\u2068", "\u2069"} & set(said), (key, fact)
                assert not is_shown or str(fact) in said, (key, fact)


def shown_as_it_is(pattern: ast.Pattern) -> bool:
    """Whether a variable is in the text itself, not only in a selector."""
    placeables = [element.expression for element in pattern.elements if isinstance(element, ast.Placeable)]
    return any(isinstance(expression, ast.VariableReference) for expression in placeables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_singular_and_two_are_plural(language: str) -> None:
    words = catalogue(language)
    for key in ("effect-gain", "pawns-left", "verified"):
        one, two = (words(key, points=n, count=n, rolls=n, file="f") for n in (1, 2))
        assert one.replace("1", "2") != two


def test_every_key_in_use_exists() -> None:
    spoken = list(source.spoken_keys())
    assert len(spoken) > 50  # the scan finds something
    assert {"analyse.html.jinja", "arena.html.jinja"} <= {where for where, _ in spoken}
    assert [(where, key) for where, key in spoken if key not in ENGLISH] == []


def test_every_composed_key_belongs_to_a_known_family() -> None:
    assert source.key_patterns() == FAMILIES.keys()


@pytest.mark.parametrize("family", FAMILIES)
def test_every_key_of_a_family_exists(family: str) -> None:
    assert FAMILIES[family]
    assert set(FAMILIES[family]) - ENGLISH.keys() == set()


def test_every_message_is_used() -> None:
    """The page's own file is not checked here; the messages in common.ftl may be used only by the page."""
    known = source.constants("cli", "messages") | {key for family in FAMILIES.values() for key in family}
    assert (
        messages("en", "analyse.ftl", "errors.ftl", "rules.ftl", "terminal.ftl").keys() - known - errors_handed_on()
        == set()
    )
    assert messages("en", "common.ftl").keys() - known - source.page_words() == set()


def errors_handed_on() -> set[str]:
    """Codes that occur anywhere in the source, even where a function turns them into errors."""
    return {f"error-{text}" for text in source.constants()}


def test_help_titles_and_summaries_exist_where_they_are_used() -> None:
    for command in ("lucchetto", *COMMANDS):
        assert "examples" in patterns(ENGLISH[f"help-{command}"])
    for variant in VARIANTS:
        assert "summary" in patterns(ENGLISH[f"rules-{variant}"])
    for section in FAMILIES["rules-{}-{}"]:
        assert "title" in patterns(ENGLISH[section])


@pytest.mark.parametrize("language", OTHERS)
def test_the_commands_in_the_examples_are_not_translated(language: str) -> None:
    for command in ("lucchetto", *COMMANDS):
        assert commands(language, command) == commands("en", command)


def commands(language: str, command: str) -> list[str]:
    """The part of each example line before the explanation, without names and languages."""
    lines = catalogue(language).attribute(f"help-{command}", "examples").splitlines()
    calls = [line.strip().partition("  ")[0].split() for line in lines]
    return [" ".join(word for word in call if "." not in word and word.islower()) for call in calls]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_below_zero_has_a_minus_sign_and_a_name_keeps_its_hyphen(language: str) -> None:
    text = Catalogue(language)("solitaire-end", name="A-20", points=-20)
    assert "A-20" in text
    assert " −20 " in text
