"""Own bots as objects, classes and "module:Class"; their faults are named, and do not hang the program."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import lucchetto as lk
from lucchetto.bots import BotError, bot_name, close_bot, make_bot
from lucchetto.bots.own.loading import distinct_names
from lucchetto.bots.own.timed import _idle
from tests.library import own_bots
from tests.library.own_bots import Dying, Hanging, Illegal, Last, NoBot, Nothing, Printing, Quitting, Raising, Seeded

HERE = "tests.library.own_bots"
ROLLED = lk.new_game("classic", ["Ada", "Bob"]).roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)


@pytest.mark.parametrize("bot", [Last, Last(), f"{HERE}:Last", f"{HERE}:ready", own_bots.ready])
@pytest.mark.parametrize("limit", [None, 20.0])
def test_an_object_a_class_and_a_reference_play_the_same(bot: object, limit: float | None) -> None:
    player = make_bot(bot, time_limit=limit)  # type: ignore[arg-type]  # all of them are bots
    assert player.decide(ROLLED, 1) == lk.Move("blue", 5)
    close_bot(player)


def test_a_class_with_a_seed_gets_one_for_every_game() -> None:
    Seeded.seeds.clear()
    lk.play_game([Seeded, f"{HERE}:Seeded"], dice=lk.random_dice(1))
    lk.play_game([Seeded, f"{HERE}:Seeded"], dice=lk.random_dice(1))
    assert len(Seeded.seeds) == 4
    assert Seeded.seeds[:2] == Seeded.seeds[2:]
    assert len(set(Seeded.seeds)) == 2


def test_bots_are_named_after_their_attribute_class_or_reference() -> None:
    named = Last()
    named.name = "Ada's bot"  # type: ignore[attr-defined]  # an attribute that bots may have
    assert [bot_name(bot) for bot in (Last, Last(), named, "club", f"{HERE}:Last")] == [
        "Last", "Last", "Ada's bot", "club", f"{HERE}:Last",
    ]  # fmt: skip
    assert distinct_names([Last, Last(), "club", Last]) == ["Last", "Last 2", "club", "Last 3"]


@pytest.mark.parametrize("limit", [None, 20.0])
@pytest.mark.parametrize(
    ("bot", "sentence", "rule"),
    [
        (Illegal, r"Illegal in seat 1 chose red \d+ in turn 4: .* not on the dice.* \(C3\)", "C3"),
        (Nothing, r"Nothing in seat 1 chose None in turn 1: None is not a move", None),
        (Raising, r"Raising in seat 1 raised an error in turn 1: RuntimeError: no idea", None),
        (Quitting, r"Quitting in seat 1 raised an error in turn 1: SystemExit", None),
    ],
)
def test_a_fault_names_bot_seat_move_and_rule(
    bot: type[lk.Bot], sentence: str, rule: str | None, limit: float | None
) -> None:
    with pytest.raises(BotError, match=f"^{sentence}$") as caught:
        lk.play_game(["greedy", bot], dice=lk.random_dice(1), time_limit=limit)
    assert caught.value.rule == rule
    assert caught.value.facts["seat"] == 1


def test_the_bots_own_exception_is_the_cause() -> None:
    with pytest.raises(BotError) as caught:
        make_bot(Raising).decide(ROLLED, 0)
    assert isinstance(caught.value.__cause__, RuntimeError)


def test_a_bot_that_hangs_is_ended_in_time() -> None:
    player = make_bot(Hanging, time_limit=0.2)
    began = time.monotonic()
    with pytest.raises(BotError, match=r"^Hanging in seat 0 did not decide in turn 1 within 0.2 seconds$"):
        player.decide(ROLLED, 0)
    assert time.monotonic() - began < 25  # starting a process takes a while on a busy machine; the bot takes for ever


def test_a_bot_that_ends_its_process_is_named() -> None:
    with pytest.raises(BotError, match=r"^the process of Dying in seat 0 ended in turn 1$"):
        make_bot(Dying(), time_limit=20).decide(ROLLED, 0)


def test_a_process_is_used_again_and_a_fault_ends_it() -> None:
    before = len(_idle)
    for _ in range(3):
        player = make_bot(Last, time_limit=20)
        player.decide(ROLLED, 0)
        close_bot(player)
    assert len(_idle) == max(before, 1)


def test_processes_end_with_the_program(tmp_path: Path) -> None:
    code = (
        "import lucchetto as lk\nfrom tests.library.own_bots import Last\n"
        "lk.play_game([Last], time_limit=20)\nfrom lucchetto.bots.own.timed import _idle\nprint(_idle[0]._process.pid)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert not Path(f"/proc/{done.stdout.strip()}").exists()
    assert done.stderr == ""


def test_output_of_a_bot_does_not_disturb_the_game(capfd: pytest.CaptureFixture[str]) -> None:
    assert lk.play_game([Printing], time_limit=20).game.is_over
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    ("reference", "why"),
    [
        ("no_such_module:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        (f"{HERE}:Missing", "cannot be loaded: AttributeError"),
        (f"{HERE}:Unmakeable", "cannot be loaded: OSError: no weights"),
        (f"{HERE}:NoBot", r"is not a bot: it has no method decide\(game, seat\)"),
        (f"{HERE}:HERE", "cannot be loaded: AttributeError"),
        ("os:sep", r"is not a bot: it has no method decide"),
        ("mastre", "there is no bot 'mastre'; choose one of"),
        (":Bot", "there is no bot"),
        ("module:", "there is no bot"),
        (NoBot(), "is not a bot"),
        (5, "is not a bot"),
    ],
)
@pytest.mark.parametrize("limit", [None, 20.0])
def test_a_bot_that_cannot_be_loaded_says_why(reference: lk.Bot, why: str, limit: float | None) -> None:
    with pytest.raises(lk.MalformedError, match=why):
        make_bot(reference, time_limit=limit).decide(ROLLED, 0)


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), "2", True])
def test_an_invalid_time_limit_is_refused(limit: float) -> None:
    with pytest.raises(lk.MalformedError, match="a time limit must be a number of seconds above 0, not"):
        make_bot(Last, time_limit=limit)


def test_a_module_that_fails_while_it_is_imported_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bot.py").write_text("raise SystemExit('no')\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(lk.MalformedError, match="'broken_bot:Bot' cannot be loaded: SystemExit: no"):
        make_bot("broken_bot:Bot")


def test_a_shipped_bot_needs_no_process_whatever_the_limit() -> None:
    before = len(_idle)
    assert lk.play_game(["greedy", "random"], time_limit=0.000001).game.is_over
    assert len(_idle) == before
    assert os.getpid()
