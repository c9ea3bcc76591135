"""A game without a terminal, or with a limited one: pipes, no colour, no UTF-8, 80 columns."""

import json

import pytest

from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.kit import CHOICE, Command, events_in, offers, plain

SOLO = ("-p", "Ada", "-b", "greedy", "--first", "1", "--seed", "1", "--output", "game.jsonl")


@pytest.mark.parametrize("typed", ["", "1\n", "1\n\n1\n\n", "1\n\n99\n?\n"])
def test_the_end_of_the_input_ends_the_game_as_leaving_does(lucchetto: Command, typed: str) -> None:
    outcome = lucchetto("play", "classic", *SOLO, stdin=typed)
    assert (outcome.status, outcome.err) == (0, "")
    assert "lucchetto play --resume game.jsonl" in outcome.out
    assert lucchetto.state(lucchetto.home / "game.jsonl")["phase"] in ("white", "colour")


def test_play_without_arguments_and_without_a_terminal_asks_no_setup_questions(lucchetto: Command) -> None:
    outcome = lucchetto("play", "--output", "game.jsonl")
    assert (outcome.status, outcome.err) == (0, "")
    state = lucchetto.state(lucchetto.home / "game.jsonl")
    assert state["variant"] == "classic"
    assert state["players"][1] in ("Gina", "Sam", "Ruby")


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_pipe_gets_readable_text_and_no_escape_codes(lucchetto: Command, variant: str) -> None:
    outcome = lucchetto("play", variant, *SOLO, stdin="1\n\n")
    assert "\x1b" not in outcome.out
    english = catalogue("en")
    for colour in ("red", "yellow", "green", "blue"):
        assert f" {english.colour(colour)} " in outcome.out
    assert english("turn", turn=1, name="Ada") in outcome.out


def test_people_who_share_a_pipe_get_no_escape_codes_either(lucchetto: Command) -> None:
    outcome = lucchetto("play", "classic", "-p", "Leo", *SOLO, "--quick", stdin="1\n\n1\n1\n")
    assert outcome.status == 0
    assert "\x1b" not in outcome.out


def test_no_color_shows_no_colours_at_a_terminal(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", *SOLO, NO_COLOR="1")
    screen = person.wait_for(CHOICE)
    person.type("q")
    assert person.gone() == 0
    assert "\x1b[38" not in person.raw
    assert "\x1b[48" not in person.raw
    assert offers(screen)[0] == ("1", "red 4")
    assert " (4) " in screen  # a legal cell is bracketed, not only coloured


def test_a_dumb_terminal_gets_no_escape_codes(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", "-p", "Leo", *SOLO, TERM="dumb")
    person.choose("1")
    person.wait_for("Enter")
    person.press_ctrl_c()
    assert person.gone() == 130
    assert "\x1b" not in person.raw


POOR = {
    "ascii": {"PYTHONIOENCODING": "ascii"},
    "posix": {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "latin": {"PYTHONIOENCODING": "latin-1"},
}


@pytest.mark.parametrize("poor", POOR.values(), ids=POOR)
@pytest.mark.parametrize("variant", ["classic", "duel"])
def test_a_game_can_be_played_on_a_terminal_without_utf8(
    lucchetto: Command, variant: str, poor: dict[str, str]
) -> None:
    person = lucchetto.sit_down("play", variant, *SOLO, "--lang", "en", variables=poor)
    first = offers(person.choose("1"))[0][1]
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert "Traceback" not in person.screen
    assert plain(person.raw).isascii()
    assert "?" not in person.screen.replace("? for help", "")
    assert {"seat": 0, "move": first} in events_in(lucchetto.home / "game.jsonl")


@pytest.mark.parametrize("poor", POOR.values(), ids=POOR)
def test_typing_characters_that_such_a_terminal_lacks_does_not_crash(lucchetto: Command, poor: dict[str, str]) -> None:
    outcome = lucchetto("play", "classic", *SOLO, stdin="è\n1\n\n", variables=poor)
    assert outcome.status == 0
    assert "Traceback" not in outcome.err
    assert lucchetto.state(lucchetto.home / "game.jsonl")["phase"] in ("white", "colour")


def longest_colour(language: str) -> int:
    return max(len(catalogue(language).colour(colour)) for colour in ("red", "yellow", "green", "blue"))


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_every_row_fits_on_a_line_of_80_columns(lucchetto: Command, variant: str) -> None:
    language = max(LANGUAGES, key=longest_colour)
    outcome = lucchetto("play", variant, *SOLO, "--lang", language, COLUMNS="80")
    assert outcome.status == 0
    words = catalogue(language)
    for symbol, colour in (("▲", "red"), ("●", "yellow"), ("■", "green"), ("◆", "blue")):
        (row,) = (line for line in outcome.out.splitlines() if line.startswith(f" {symbol} {words.colour(colour)} "))
        assert row.rstrip().endswith("=" if variant == "duel" else "[ ]")


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_players_with_long_names_fit_on_a_line_of_80_columns_too(lucchetto: Command, variant: str) -> None:
    longest = "Wolfgang A. Mozart 1"
    assert len(longest) == 20
    seats = ("-p", "Ada", "-p", longest, "--first", "1", "--seed", "1", "--output", "game.jsonl")
    outcome = lucchetto("play", variant, *seats, COLUMNS="80")
    (about,) = (line for line in outcome.out.splitlines() if longest in line)
    english = catalogue("en")
    end = english("missed-count", count=0) if variant == "duel" else "[ ][ ][ ][ ]"
    assert about.rstrip().endswith(end)


def test_the_command_to_resume_is_on_one_line(lucchetto: Command) -> None:
    """A command that is broken in two cannot be copied."""
    deep = lucchetto.home / "a rather long name of a folder" / "and another one in it" / "with my game.jsonl"
    outcome = lucchetto("play", "classic", *SOLO[:-1], str(deep), COLUMNS="80")
    assert outcome.status == 0
    assert f"lucchetto play --resume '{deep}'" in outcome.out
    assert lucchetto.state(deep)["turn"] == 1


def test_names_and_moves_in_the_record_are_not_translated(lucchetto: Command) -> None:
    outcome = lucchetto("play", "classic", *SOLO, "--lang", "it", stdin="1\n\n")
    assert outcome.status == 0
    moves = [json.dumps(event) for event in events_in(lucchetto.home / "game.jsonl") if "move" in event]
    assert '{"seat": 0, "move": "red 4"}' in moves
