"""Moves that are typed in words, and hints from the coach."""

import pytest

from lucchetto.coach import advise
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.records import read
from tests.cli.kit import CHOICE, CONFIRM, Command, Person, events_in, message, written
from tests.cli.test_bad_calls import HEADER, ROLL

ENGLISH = catalogue("en")
RED, YELLOW, GREEN, BLUE = "red 5", "yellow 5", "green 5", "blue 5"
"""White shows 1 + 4."""


def chosen(lucchetto: Command, typed: str, language: str = "en") -> tuple[str | None, str]:
    """The move that is recorded for this answer, and what was shown."""
    file = written(lucchetto.home / "game.jsonl", [HEADER, ROLL])
    outcome = lucchetto("play", "--resume", file, "--quick", "--lang", language, stdin=f"{typed}\n")
    assert (outcome.status, outcome.err) == (0, "")
    decided = events_in(file)[2:]
    return (decided[0]["move"] if decided else None), outcome.out


@pytest.mark.parametrize("typed", ["red 5", "r5", "red5", "5 red", "5red", "5r", "r 5", "RED 5", " Red  5 ", "re 5"])
def test_a_move_can_be_typed_in_words(lucchetto: Command, typed: str) -> None:
    assert chosen(lucchetto, typed)[0] == RED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("move", [RED, YELLOW, GREEN, BLUE])
def test_every_language_has_its_colours_and_english_works_too(lucchetto: Command, move: str, language: str) -> None:
    colour, number = move.split()
    name = catalogue(language).colour(colour)
    for typed in (f"{name} {number}", f"{number}{name.upper()}", move):
        assert chosen(lucchetto, typed, language)[0] == move


LETTERS = [
    ("en", "y5", YELLOW),
    ("en", "g5", GREEN),
    ("de", "b5", BLUE),
    ("de", "y5", YELLOW),
    ("de", "grun 5", GREEN),
    ("de", "gr5", GREEN),
    ("it", "g5", YELLOW),
    ("it", "v5", GREEN),
    ("it", "green 5", GREEN),
    ("es", "v5", GREEN),
    ("es", "az5", BLUE),
    ("fr", "j5", YELLOW),
    ("fr", "5 v", GREEN),
]


@pytest.mark.parametrize(("language", "typed", "move"), LETTERS)
def test_first_letters_are_those_of_the_users_language(
    lucchetto: Command, language: str, typed: str, move: str
) -> None:
    assert chosen(lucchetto, typed, language)[0] == move


@pytest.mark.parametrize(
    ("language", "typed", "colours"), [("de", "g", ("yellow", "green")), ("es", "a", ("yellow", "blue"))]
)
def test_a_letter_that_two_colours_share_is_not_guessed(
    lucchetto: Command, language: str, typed: str, colours: tuple[str, ...]
) -> None:
    words = catalogue(language)
    move, shown = chosen(lucchetto, f"{typed}5", language)
    assert move is None
    assert words("ambiguous-row", row=f"'{typed}'", known=", ".join(map(words.colour, colours))) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_is_answered_with_the_rule(lucchetto: Command, language: str) -> None:
    words = catalogue(language)
    move, shown = chosen(lucchetto, "red 7", language)
    assert move is None
    why = words("error-not-the-sum", move=words.move("red 7"), sums="5")
    assert words("not-possible", why=f"{why} (C3)") in shown.replace(" \n", " ").replace("\n", " ")


@pytest.mark.parametrize("typed", ["purple 5", "xyz5"])
def test_an_unknown_colour_is_answered_with_the_rows(lucchetto: Command, typed: str) -> None:
    move, shown = chosen(lucchetto, typed)
    assert move is None
    assert "the rows are red, yellow, green, blue." in " ".join(shown.split())


@pytest.mark.parametrize("typed", ["red", "5 5", "red 5 6", "red -5", "red 555", "red 5 please", "5 red 5", "'red' 5"])
def test_an_unknown_move_is_asked_again(lucchetto: Command, typed: str) -> None:
    move, shown = chosen(lucchetto, typed)
    assert move is None
    assert ENGLISH("ask-again", most=4) in shown


def test_the_lucky_cross_can_be_typed_too(lucchetto: Command) -> None:
    header = {**HEADER, "variant": "longo", "lucky": [[5, 8]]}
    for number, (typed, language) in enumerate(
        [("green 16 lucky", "en"), ("g16", "en"), ("Grün 16, Glückskreuz", "de")]
    ):
        file = written(lucchetto.home / f"{number}.jsonl", [header, ROLL])
        lucchetto("play", "--resume", file, "--quick", "--lang", language, stdin=f"{typed}\n")
        assert events_in(file)[2]["move"] == "green 16 lucky"


def test_r_alone_still_shows_the_rules(lucchetto: Command) -> None:
    move, shown = chosen(lucchetto, "r")
    assert move is None
    assert ENGLISH.attribute("rules-classic-goal", "title") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_choice_and_what_the_others_cost(lucchetto: Command, language: str) -> None:
    words = catalogue(language)
    move, shown = chosen(lucchetto, "h", language)
    assert move is None
    game = read(written(lucchetto.home / "same.jsonl", [HEADER, ROLL]).read_bytes()).checked().game
    advice = advise(game, 0)
    text = " ".join(shown.replace("\u00a0", " ").split())
    assert words("advice-best", move=words.move(advice.best)).replace("\u00a0", " ") in text
    for other, mark in advice.marks.items():
        if other != advice.best:
            line = words("advice-other", move=words.move(other), mark=words(f"mark-{mark}"), cost="COST")
            assert line.partition("COST")[0].replace("\u00a0", " ") in text
    assert advice.remarks


def two_people(lucchetto: Command, *first: str) -> str:
    """The hint that the second of two people gets after these answers of the first one."""
    person: Person = lucchetto.sit_down(
        "play", "classic", "-p", "Ada", "-p", "Leo", "--first", "1", "--seed", "1", "-o", f"{'-'.join(first)}.jsonl"
    )
    for answer in first:
        person.answer(CHOICE, answer)
    person.answer(CONFIRM, "")
    person.answer(message("hand-over", name="Leo"), "")
    person.answer(CHOICE, "h")
    hint = person.wait_for(CHOICE)
    person.press_ctrl_c()
    assert person.gone() == 130
    return hint


def test_a_hint_does_not_look_at_the_choices_of_others(lucchetto: Command) -> None:
    hint = two_people(lucchetto, "1")
    assert ENGLISH("advice-best", move="red 4") in hint
    assert hint == two_people(lucchetto, "0") == two_people(lucchetto, "h", "4")


def test_the_question_and_the_help_mention_the_hint(lucchetto: Command) -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        assert " h " in f" {words('ask-choice', most=4).replace('(', ' ')} "
        assert "h" in [part.strip() for line in words("play-help").splitlines() for part in line.split(":")] or (
            "h\u00a0:" in words("play-help")
        )
