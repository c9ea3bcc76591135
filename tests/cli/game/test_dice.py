"""Where the dice of a game come from: real ones typed in, stirred ones, and the same ones for the same seed."""

import hashlib
import re

from tests.cli.kit import CHOICE, Command, events_in, message, plain

ASK = message("ask-dice", dice="white, white, red, yellow, green, blue")


def test_real_dice_are_typed_in(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", "-p", "Ada", "--dice", "real", "--output", "game.jsonl")
    person.answer(ASK, "1 4, 3 2 6 6")
    person.choose("1")
    person.choose("0")
    person.answer(ASK, "143266")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    header, roll, *_, last = events_in(lucchetto.home / "game.jsonl")
    assert roll == last == {"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
    assert "dice" not in header


def test_anything_but_six_digits_is_asked_again(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", "-p", "Ada", "--dice", "real", "--output", "game.jsonl")
    for slip in ("", "14326", "1432666", "14326x", "white", "1.4.3.2.6.6", "-14326", "١٤٣٢٦٦"):
        person.answer(ASK, slip)
        person.wait_for(message("ask-dice-count", count=6))
    person.answer(ASK, "143266")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert len(events_in(lucchetto.home / "game.jsonl")) == 2


def test_a_face_that_no_die_has_is_refused(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "duel", "-p", "Ada", "-p", "Leo", "--dice", "real", "--output", "game.jsonl")
    for slip, die, found in (("743266", "white", "7"), ("140266", "red", "0"), ("143269", "blue", "9")):
        person.answer(ASK, slip)
        person.wait_for(message("error-not-a-face", die=die, found=found, sides=6))
    person.answer(ASK, "143266")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert len(events_in(lucchetto.home / "game.jsonl")) == 2


def test_longo_has_dice_with_eight_sides(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "longo", "-p", "Ada", "--dice", "real", "--output", "game.jsonl")
    person.answer(ASK, "943266")
    person.wait_for(message("error-not-a-face", die="white", found="9", sides=8))
    person.answer(ASK, "883266")
    person.wait_for(r"8 \+ 8 = 16")
    person.type("q")
    assert person.gone() == 0


def test_the_die_of_a_closed_row_is_not_asked_for(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", "-p", "Ada", "--dice", "real", "--quick", "--output", "game.jsonl")
    for white in ("11", "12", "13", "14", "15", "66"):
        person.answer(ASK, f"{white}3266")
        person.answer(CHOICE, "1")  # red, each time further right
        person.answer(CHOICE, "0")
    person.answer(message("ask-dice", dice="white, white, yellow, green, blue"), "143266")
    person.wait_for(message("ask-dice-count", count=5))
    person.type("14326")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert lucchetto.state(lucchetto.home / "game.jsonl")["closed"] == ["red"]


def test_stirring_promises_the_secret_first_and_puts_everybodys_words_into_the_dice(lucchetto: Command) -> None:
    seats = ("-p", "Ada", "-b", "greedy", "-p", "Leo")
    person = lucchetto.sit_down("play", "classic", *seats, "--stir", "--output", "game.jsonl")
    promised = person.wait_for(message("ask-stir", name="Ada"))
    person.type("abracadabra")
    person.answer(message("ask-stir", name="Leo"), "")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    dice = events_in(lucchetto.home / "game.jsonl")[0]["dice"]
    assert dice["commitment"] in re.sub(r"\s", "", plain(promised))
    ada, bot, leo = dice["nonces"]
    assert ada == hashlib.sha256(b"abracadabra").hexdigest()[:32]
    assert leo == hashlib.sha256(b"").hexdigest()[:32]
    assert bot not in (ada, leo)


def test_leaving_while_stirring_leaves_no_record(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", "-p", "Ada", "-b", "greedy", "--stir", "--output", "game.jsonl")
    person.wait_for(message("ask-stir", name="Ada"))
    person.press_ctrl_c()
    assert person.gone() == 130
    assert list(lucchetto.home.iterdir()) == []


def test_the_same_seed_gives_the_same_game_and_another_seed_another(lucchetto: Command) -> None:
    records = []
    for number, seed in enumerate(("one", "one", "other")):
        name = f"game-{number}.jsonl"
        seats = ("-b", "greedy", "-b", "greedy", "--first", "1")
        outcome = lucchetto("play", "classic", *seats, "--seed", seed, "--output", name)
        assert (outcome.status, outcome.err) == (0, "")
        records.append(events_in(lucchetto.home / name)[1:])
    assert records[0] == records[1] != records[2]
