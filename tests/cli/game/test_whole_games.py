"""Whole games at a pseudo-terminal, from the first roll to the proof of the last."""

import json
import re

import pytest

from lucchetto.bots.levels import LEVELS
from lucchetto.messages import catalogue
from tests.cli.kit import Command, events_in, message, plain


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_person_plays_a_whole_game_against_a_bot(lucchetto: Command, variant: str) -> None:
    file = lucchetto.home / "game.jsonl"
    person = lucchetto.sit_down("play", variant, "-p", "Ada", "-b", "greedy", "--seed", "7", "--output", file)
    end = person.play_to_the_end()
    assert person.gone() == 0

    state = lucchetto.state(file)
    assert (state["variant"], state["players"], state["phase"]) == (variant, ["Ada", "Greedy"], "over")
    assert totals_shown(end) == [sheet["total"] for sheet in state["sheets"]]
    winners = [state["players"][seat] for seat in state["result"]["winners"]]
    assert winners_shown(end) == winners
    assert str(file) in end
    assert person.left_the_terminal_clean()


def test_three_people_and_two_bots_play_longo(lucchetto: Command) -> None:
    seats = ["-p", "Ada", "-b", "greedy", "-p", "Leo", "-b", "random", "-p", "Mia"]
    file = lucchetto.home / "game.jsonl"
    person = lucchetto.sit_down("play", "longo", *seats, "--seed", "5", "--first", "3", "--output", file)
    person.wait_for(message("turn", turn=1, name="Leo"))
    person.choose("0")
    person.answer(message("hand-over", name="Mia"), "")
    end = person.play_to_the_end()
    assert person.gone() == 0

    state = lucchetto.state(file)
    assert (state["players"], state["first"]) == (["Ada", "Greedy", "Leo", "Random", "Mia"], 2)
    assert state["phase"] == "over"
    assert totals_shown(end) == [sheet["total"] for sheet in state["sheets"]]


def test_pressing_enter_at_every_question_starts_classic_against_a_bot(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play")
    person.answer(message("ask-variant"), "")
    person.answer(message("ask-name", default="ANY"), "")
    person.answer(message("ask-another-name", number=2), "")
    person.answer(message("ask-bots", fewest=0, most=4, usual=1), "")
    person.answer(message("ask-level", usual=2), "")
    person.wait_for(message("turn", turn=1, name="ANY"))
    person.type("q")
    assert person.gone() == 0

    (file,) = (lucchetto.home / "lucchetto" / "games").glob("*.jsonl")
    state = lucchetto.state(file)
    assert state["variant"] == "classic"
    assert state["players"][1] in ("Gina", "Sam", "Ruby")


def test_wrong_answers_at_the_questions_are_asked_again(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "--output", "game.jsonl")
    person.answer(message("ask-variant"), "4")
    person.wait_for(message("ask-number", fewest=1, most=3))
    person.answer(message("ask-variant"), "zwei")
    person.wait_for(message("ask-number", fewest=1, most=3))
    person.answer(message("ask-variant"), "2")
    person.answer(message("ask-name", default="ANY"), "A name that is much too long")
    person.wait_for(message("bad-name", name="'A name that is much too long'", longest=20))
    person.answer(message("ask-name", default="ANY"), "Ada")
    person.answer(message("ask-another-name", number=2), "Ada")
    person.wait_for(message("name-twice", name="Ada"))
    person.answer(message("ask-another-name", number=2), "Leo")
    person.answer(message("ask-another-name", number=3), "")
    person.answer(message("ask-bots", fewest=0, most=3, usual=0), "9")
    person.wait_for(message("ask-number", fewest=0, most=3))
    person.answer(message("ask-bots", fewest=0, most=3, usual=0), "1")
    for wrong in ("0", "8", "optimal", "greedy"):
        person.answer(message("ask-level", usual=2), wrong)
        person.wait_for(message("ask-number", fewest=1, most=7))
    person.answer(message("ask-level", usual=2), "6")
    person.wait_for(message("turn", turn=1, name="ANY"))
    person.type("q")
    assert person.gone() == 0
    assert events_in(lucchetto.home / "game.jsonl")[0]["bots"] == [None, None, "master"]


def test_the_duel_asks_for_the_level_of_its_one_bot(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "--output", "game.jsonl")
    person.answer(message("ask-variant"), "3")
    person.answer(message("ask-name", default="ANY"), "Ada")
    person.answer(message("ask-another-name", number=2), "")
    read = person.answer(message("ask-level", usual=2), "Expert")
    assert all(catalogue("en")(f"bot-{level}") in read for level in LEVELS)
    person.wait_for(message("turn", turn=1, name="ANY"))
    person.type("q")
    assert person.gone() == 0
    assert events_in(lucchetto.home / "game.jsonl")[0]["bots"] == [None, "expert"]


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_in_the_terminal(lucchetto: Command, variant: str, level: str) -> None:
    outcome = lucchetto("play", variant, "-b", level, "-b", level, "--seed", "3", "--output", "game.jsonl")
    assert (outcome.status, outcome.err) == (0, "")
    state = lucchetto.state(lucchetto.home / "game.jsonl")
    names = catalogue("en")(f"bot-names-{level}").split(", ")[:3]
    assert state["phase"] == "over"
    assert len({*state["players"]} & {*names}) == 2, "two of the level's characters"


@pytest.mark.parametrize(("asked", "language", "name"), [("nora", "en", "Nora"), ("BRUNO", "it", "Bruno")])
def test_a_character_is_asked_for_by_name_and_introduced(
    lucchetto: Command, asked: str, language: str, name: str
) -> None:
    character = {"Nora": "nora", "Bruno": "simon"}[name]
    words = catalogue(language)
    outcome = lucchetto("play", "-b", asked, "-b", "greedy", "--output", "game.jsonl", LANGUAGE=language)
    assert (outcome.status, outcome.err) == (0, "")
    assert plain(words(f"character-{character}")) in " ".join(outcome.out.split())
    header = events_in(lucchetto.home / "game.jsonl")[0]
    assert (header["bots"][1], header["characters"]) == ("greedy", [character, None])
    assert header["players"][0] == name


def test_a_resumed_game_has_the_same_character(lucchetto: Command) -> None:
    file = lucchetto.home / "game.jsonl"
    outcome = lucchetto("play", "-p", "Ada", "-b", "toby", "--output", file, stdin="")
    assert outcome.status == 0
    lines = file.read_text().splitlines()
    unknown = json.loads(lines[0]) | {"characters": [None, "of the future"]}
    for header in (lines[0], json.dumps(unknown)):
        file.write_text("\n".join([header, *lines[1:]]) + "\n")
        assert lucchetto("play", "--resume", file, stdin="").status == 0


def test_leaving_at_the_questions_leaves_nothing_behind(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play")
    person.answer(message("ask-variant"), "q")
    assert person.gone() == 0
    assert list(lucchetto.home.iterdir()) == []

    person = lucchetto.sit_down("play")
    person.answer(message("ask-variant"), "3")
    person.wait_for(message("ask-name", default="ANY"))
    person.press_ctrl_c()
    assert person.gone() == 130
    assert list(lucchetto.home.iterdir()) == []


def totals_shown(end: str) -> list[int]:
    """The sums at the end of each line of points: 3 + 21 + 10 + 1 − 5 = 30."""
    final = end.rpartition("Game over: ")[2]
    return [int(total.replace("−", "-")) for total in re.findall(r"\+ \d+(?: − \d+)? = ([-−]?\d+)", final)]


def winners_shown(end: str) -> list[str]:
    (names,) = re.findall(r"^(.*) (?:wins|share the win)\.$", end, re.MULTILINE)
    return str(names).split(", ")
