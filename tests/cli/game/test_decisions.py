"""One decision at a pseudo-terminal: help, typos, changed choices, secrets."""

import re

import pytest

from lucchetto.messages import catalogue
from lucchetto.messages.rules_text import rules_sections
from tests.cli.kit import CHOICE, CLEARED, CONFIRM, Command, Person, events_in, message, offers
from tests.kit.rule_marks import rule

ENGLISH = catalogue("en")


def alone_with_a_bot(lucchetto: Command, *more: str, variant: str = "classic") -> Person:
    seats = ("-p", "Ada", "-b", "greedy", "--first", "1")
    return lucchetto.sit_down("play", variant, *seats, "--seed", "1", "--output", "game.jsonl", *more)


def recorded(lucchetto: Command) -> list[tuple[int, str]]:
    """The decisions in the record, in its order."""
    events = events_in(lucchetto.home / "game.jsonl")
    return [(event["seat"], event["move"]) for event in events if "move" in event]


def test_every_choice_has_a_number_and_says_what_it_does(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto)
    screen = person.wait_for(CHOICE)
    person.type("q")
    assert person.gone() == 0
    moves = lucchetto.state(lucchetto.home / "game.jsonl")["moves"]["0"]
    numbered = [(str(number), move) for number, move in enumerate(moves) if number]
    assert offers(screen) == [*numbered, ("0", "pass")]
    for line in screen.splitlines():
        if line.startswith("  1  "):
            assert ENGLISH("effect-gain", points=1) in line


def test_a_typo_is_reported_and_asked_again(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto)
    most = len(offers(person.answer(CHOICE, "99"))) - 1
    for slip in ("abc", "", "-1", "1 2", "٣", "\x1b[A", "u", "5", "1.", "0x1"):
        person.wait_for(message("ask-again", most=most))
        person.answer(CHOICE, slip)
    person.wait_for(message("ask-again", most=most))
    person.choose("1")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert len(recorded(lucchetto)) == 2


def test_help_sheets_and_rules_can_be_read_in_between(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto)
    person.answer(CHOICE, "?")
    shown = person.answer(CHOICE, "a")
    assert ENGLISH("play-help") in shown
    shown = person.answer(CHOICE, "r")
    assert "\nGreedy\n" in shown
    assert "\nAda\n" in shown
    shown = person.answer(CHOICE, "A")
    for title, _ in rules_sections(ENGLISH, "classic"):
        assert f"\n{title}\n" in shown
    person.answer(CHOICE, "Q")
    assert person.gone() == 0
    assert recorded(lucchetto) == []


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_choice_that_was_taken_back_does_not_count(lucchetto: Command, variant: str) -> None:
    person = alone_with_a_bot(lucchetto, variant=variant)
    (first, unwanted), (second, wanted) = offers(person.answer(CHOICE, "1"))[:2]
    assert (first, second) == ("1", "2")
    person.answer(CONFIRM, "u")
    again = offers(person.answer(CHOICE, "2"))
    assert again[:2] == [("1", unwanted), ("2", wanted)]
    person.answer(CONFIRM, "")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert (0, wanted) in recorded(lucchetto)
    assert (0, unwanted) not in recorded(lucchetto)


def test_what_is_typed_instead_of_a_confirmation_confirms_nothing(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto)
    person.answer(CHOICE, "1")
    person.answer(CONFIRM, "2")
    person.answer(CONFIRM, "y")
    person.answer(CONFIRM, "q")
    assert person.gone() == 0
    assert recorded(lucchetto) == []


def test_zero_and_p_pass(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto)
    for key in ("0", "p", " P "):
        person.answer(CHOICE, key)
        person.wait_for(message("you-chose", move="pass", effect="ANY"))
        person.answer(CONFIRM, "u")
    person.choose("p")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert (0, "pass") in recorded(lucchetto)


def test_passing_twice_warns_of_the_penalty_and_takes_it(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto)
    person.choose("0")
    warned = person.choose("0")
    assert ENGLISH("effect-penalty", points=5) in warned
    person.wait_for(message("took-penalty", name="Ada"))
    person.type("q")
    assert person.gone() == 0
    assert lucchetto.state(lucchetto.home / "game.jsonl")["sheets"][0]["penalties"] == 1


def test_quick_asks_for_no_confirmation(lucchetto: Command) -> None:
    person = alone_with_a_bot(lucchetto, "--quick")
    first = offers(person.answer(CHOICE, "1"))[0][1]
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert (0, first) in recorded(lucchetto)
    assert ENGLISH("ask-confirm") not in person.screen


@rule("R6")
def test_somebody_who_can_only_pass_is_told_so_and_is_not_asked(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "classic", "-p", "Ada", "--dice", "real", "--output", "game.jsonl", "--quick")
    dice = message("ask-dice", dice="ANY")
    person.answer(dice, "661111")  # red and yellow 12 need five crosses: green or blue, neither of which skips anything
    person.answer(CHOICE, "1")  # green 12
    person.answer(CHOICE, "0")
    person.answer(dice, "661111")
    person.answer(CHOICE, "1")  # blue 12
    person.answer(CHOICE, "0")
    person.answer(dice, "666666")
    person.wait_for(message("only-pass", name="Ada"))
    person.wait_for(message("only-pass", name="Ada"))
    person.answer(dice, "q")
    assert person.gone() == 0
    assert recorded(lucchetto)[-2:] == [(0, "pass"), (0, "pass")]  # a pass is in the record, too
    assert lucchetto.state(lucchetto.home / "game.jsonl")["sheets"][0]["penalties"] == 1


@rule("R1")
def test_people_at_one_keyboard_do_not_see_each_others_choices(lucchetto: Command) -> None:
    """Choices are hidden and simultaneous, even on a shared screen."""
    seats = ("-p", "Ada", "-p", "Leo", "--first", "2")
    person = lucchetto.sit_down("play", "classic", *seats, "--seed", "1", "--output", "game.jsonl")
    chosen = offers(person.choose("2"))[1][1]
    assert person.raw.count(CLEARED) == 0
    person.answer(message("hand-over", name="Ada"), "")
    seen_by_ada = person.wait_for(CHOICE)
    on_her_screen = person.raw.rpartition(CLEARED)[2]
    assert f"Leo: {chosen}" not in on_her_screen
    assert ENGLISH("you-chose", move=chosen, effect="").removesuffix(" ().") not in on_her_screen
    assert re.search(r"Leo +0 ", seen_by_ada)  # nothing has taken effect
    assert recorded(lucchetto) == []

    person.type("1")
    person.answer(CONFIRM, "")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert person.raw.count(CLEARED) == 2
    after = person.raw.rpartition(CLEARED)[2]
    assert f"Leo: {chosen}" in after
    assert (1, chosen) in recorded(lucchetto)


def test_an_undone_choice_of_the_first_person_stays_hidden_too(lucchetto: Command) -> None:
    seats = ("-p", "Ada", "-p", "Leo", "--first", "1")
    person = lucchetto.sit_down("play", "longo", *seats, "--seed", "3", "--output", "game.jsonl")
    person.answer(CHOICE, "1")
    person.answer(CONFIRM, "u")
    person.choose("0")
    person.wait_for(message("hand-over", name="Leo"))
    assert plainly_empty(person.raw.rpartition(CLEARED)[2])
    person.press_ctrl_c()
    assert person.gone() == 130
    assert recorded(lucchetto) == []


def plainly_empty(screen: str) -> bool:
    """Nothing but the request to hand over."""
    return "\n" not in screen
