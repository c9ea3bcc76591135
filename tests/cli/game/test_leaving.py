"""Leaving a game and resuming it: a clean terminal, a complete record, the same dice on the table."""

import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.kit import CHOICE, CONFIRM, Command, Json, Person, events_in, message


def ada_plays(lucchetto: Command, *more: str, variant: str = "classic") -> Person:
    seats = ("-p", "Ada", "-b", "greedy", "--first", "1")
    return lucchetto.sit_down("play", variant, *seats, "--output", "game.jsonl", *more)


def saved(lucchetto: Command) -> Path:
    return lucchetto.home / "game.jsonl"


def secret_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.secret")


def rolls(file: Path) -> list[Json]:
    return [event["roll"] for event in events_in(file) if "roll" in event]


def leave(person: Person, how: str) -> int:
    if how == "Ctrl-C":
        person.press_ctrl_c()
    elif how == "Ctrl-D":
        person.leave_the_line()
    else:
        person.type(how)
    return person.gone()


WAYS_OUT = {"q": 0, "quit": 0, "Ctrl-D": 0, "Ctrl-C": 130}


@pytest.mark.parametrize(("how", "status"), WAYS_OUT.items())
def test_leaving_keeps_what_took_effect_and_says_how_to_resume(lucchetto: Command, how: str, status: int) -> None:
    person = ada_plays(lucchetto)
    person.choose("1")  # takes effect
    person.answer(CHOICE, "1")  # does not take effect: it is not confirmed
    person.wait_for(CONFIRM)
    assert leave(person, how) == status
    assert person.left_the_terminal_clean()
    assert "Traceback" not in person.screen
    assert person.screen.rstrip().endswith("lucchetto play --resume game.jsonl")

    header, *events = events_in(saved(lucchetto))
    assert [sorted(event) for event in events] == [["roll"], ["move", "seat"], ["move", "seat"]]
    state = lucchetto.state(saved(lucchetto))
    assert (state["turn"], state["phase"], state["waiting"]) == (1, "colour", [0])
    assert "secret" not in header["dice"]


def test_leaving_a_shared_game_discards_pending_choices(lucchetto: Command) -> None:
    person = lucchetto.sit_down("play", "-p", "Ada", "-p", "Leo", "--first", "1", "--output", "game.jsonl")
    person.choose("1")
    person.answer(message("hand-over", name="Leo"), "q")
    assert person.gone() == 0
    assert len(events_in(saved(lucchetto))) == 2
    assert lucchetto.state(saved(lucchetto))["waiting"] == [0, 1]


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_resumed_game_keeps_the_dice_on_the_table_and_ends_with_a_proof(lucchetto: Command, variant: str) -> None:
    file = saved(lucchetto)
    person = ada_plays(lucchetto, variant=variant)
    person.choose("1")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    on_the_table = rolls(file)
    secret = secret_of(file).read_text(encoding="ascii")
    assert secret not in file.read_text(encoding="utf-8")
    assert oct(secret_of(file).stat().st_mode)[-3:] == "600"

    person = lucchetto.sit_down("play", "--resume", file)
    one, other = on_the_table[0]["white"]
    assert f"{one} + {other} = {one + other} " in person.answer(CHOICE, "0")
    person.answer(CONFIRM, "")
    assert secret not in file.read_text(encoding="utf-8")
    end = person.play_to_the_end()
    assert person.gone() == 0
    assert rolls(file)[:1] == on_the_table
    assert lucchetto.state(file)["phase"] == "over"
    assert f"lucchetto verify {shlex.quote(str(file))}" in re.sub(r"\s+", " ", end)

    assert events_in(file)[0]["dice"]["secret"] == secret
    assert [path.name for path in lucchetto.home.iterdir()] == ["game.jsonl"]
    verified = lucchetto("verify", file)
    assert (verified.status, verified.err) == (0, "")


def test_before_the_end_there_is_nothing_to_verify(lucchetto: Command) -> None:
    person = ada_plays(lucchetto)
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    outcome = lucchetto("verify", saved(lucchetto))
    assert (outcome.status, outcome.out) == (1, "")
    assert re.fullmatch(re.escape(str(saved(lucchetto))) + ":1: .*published after the game\n", outcome.err)


def test_a_seeded_game_is_resumed_with_the_dice_of_its_seed(lucchetto: Command) -> None:
    for name in ("whole.jsonl", "halves.jsonl"):
        seats = ("-p", "Ada", "-b", "greedy", "--first", "1")
        person = lucchetto.sit_down("play", "longo", *seats, "--seed", "lucky", "--output", name)
        if name == "halves.jsonl":
            person.choose("1")
            person.answer(CHOICE, "q")
            assert person.gone() == 0
            person = lucchetto.sit_down("play", "--resume", name)
        person.play_to_the_end()
        assert person.gone() == 0
    assert events_in(lucchetto.home / "whole.jsonl")[1:] == events_in(lucchetto.home / "halves.jsonl")[1:]


def test_a_game_resumed_again_and_again_is_one_game(lucchetto: Command) -> None:
    person = ada_plays(lucchetto, "--seed", "4")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    for _ in range(3):
        person = lucchetto.sit_down("play", "--resume", "game.jsonl")
        person.choose("1")
        person.answer(CHOICE, "q")
        assert person.gone() == 0
    state = lucchetto.state(saved(lucchetto))
    assert sum(len(row) for row in state["sheets"][0]["rows"].values()) == 3


def test_a_record_whose_last_line_has_no_newline_is_resumed_whole(lucchetto: Command) -> None:
    person = ada_plays(lucchetto, "--seed", "4")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    saved(lucchetto).write_bytes(saved(lucchetto).read_bytes().rstrip(b"\n"))
    person = lucchetto.sit_down("play", "--resume", "game.jsonl")
    person.choose("1")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert lucchetto.state(saved(lucchetto))["phase"] == "colour"


def test_a_record_from_elsewhere_is_resumed_by_people_with_real_dice(lucchetto: Command) -> None:
    header = {"lucchetto": 1, "variant": "duel", "players": ["Ada", "Leo"], "first": 1, "table": "of a friend"}
    saved(lucchetto).write_text(json.dumps(header), encoding="utf-8")
    person = lucchetto.sit_down("play", "--resume", "game.jsonl", "--quick")
    person.answer(message("ask-dice", dice="ANY"), "1 4 3 2 6 6")
    person.answer(CHOICE, "1")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    assert events_in(saved(lucchetto)) == [
        header,
        {"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}},
        {"seat": 1, "move": "red 5"},
    ]


def test_a_lost_secret_can_be_replaced_by_real_dice(lucchetto: Command) -> None:
    person = ada_plays(lucchetto)
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    secret_of(saved(lucchetto)).unlink()
    person = lucchetto.sit_down("play", "--resume", "game.jsonl", "--dice", "real", "--quick")
    person.answer(CHOICE, "1")
    person.answer(CHOICE, "0")
    person.wait_for(message("ask-dice", dice="ANY"))
    person.press_ctrl_c()
    assert person.gone() == 130
    assert lucchetto.state(saved(lucchetto))["turn"] == 1
