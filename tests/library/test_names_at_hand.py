"""`import lucchetto as lk`: the names it offers, and a cheap import."""

import subprocess
import sys
import time

import pytest

import lucchetto as lk
from lucchetto import records
from lucchetto.bots import make_bot
from lucchetto.coach import advise


def test_every_name_is_there_and_has_a_docstring_or_is_a_value() -> None:
    for name in lk.__all__:
        assert name in dir(lk)
        assert getattr(lk, name) is not None


def test_a_name_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'play_gmae'"):
        _ = lk.play_gmae  # type: ignore[attr-defined]


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, lucchetto; print(*sorted(m for m in sys.modules if m.startswith('lucchetto.')))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert {name.split(".")[1] for name in loaded} == {"rules"}


def test_playing_a_game_by_hand() -> None:
    game = lk.new_game("classic", ["Ada", "Bob"]).roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)
    game = game.play(0, lk.parse_move("r5")).play(1, lk.parse_move("pass"))
    assert game.sheets[0].rows["red"] == (5,)
    assert "x5" in str(game)
    assert not game.is_over
    assert repr(game) == "<Game classic, turn 1, colour phase, Ada 1, Bob 0>"


@pytest.mark.parametrize("variant", ["classic", "longo", "duel"])
def test_a_finished_game_shows_its_sheets_and_its_end(variant: str) -> None:
    game = lk.play_game(["greedy", "random"], variant, dice=lk.random_dice(2)).game
    assert game.is_over
    assert game.result is not None
    text = str(game)
    assert text.startswith(f"{variant}, turn {game.turn}, over")
    assert "won by" in text.splitlines()[-1]
    assert all(str(sheet.total) in text for sheet in game.sheets)
    assert len(repr(game)) < 80


def test_a_pending_white_choice_is_not_shown() -> None:
    game = lk.new_game("classic", ["Ada", "Bob"]).roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)
    assert str(game.play(0, lk.Move("red", 5))) == str(game)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("r5", lk.Move("red", 5)),
        ("Y 12", lk.Move("yellow", 12)),
        ("green16*", lk.Move("green", 16, lucky=True)),
        ("bl 2 lucky", lk.Move("blue", 2, lucky=True)),
        (" red 5 ", lk.Move("red", 5)),
        ("p", lk.PASS),
        ("PASS", lk.PASS),
    ],
)
def test_short_forms_of_moves(text: str, move: lk.Decision) -> None:
    assert lk.parse_move(text) == move


@pytest.mark.parametrize(
    "text", ["", "5", "r", "red", "purple 5", "r5x", "r 555", "red 5 unlucky", "r" * 1000, None, 5]
)
def test_an_unknown_move_is_refused(text: object) -> None:
    with pytest.raises(lk.MalformedError, match="is not a move"):
        lk.parse_move(text)


@pytest.mark.parametrize("text", ["r5", "Red 5", "p", "g16*"])
def test_records_do_not_accept_short_forms(text: str) -> None:
    header = '{"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0}'
    roll = '{"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}'
    replay = records.read(f'{header}\n{roll}\n{{"seat": 0, "move": "{text}"}}\n')
    assert replay.error is not None
    assert (replay.error.line, replay.error.cause.code) == (3, "not-a-move")


@pytest.mark.parametrize(
    "bot", ["novice", "casual", "club", "expert", "champion", "master", "greedy", "random", "optimal"]
)
def test_nobody_decides_before_the_roll(bot: str) -> None:
    game = lk.new_game("classic", ["Ada"])
    with pytest.raises(lk.NotYourDecisionError, match="the phase is roll"):
        make_bot(bot, 5).decide(game, 0)
    with pytest.raises(lk.MalformedError, match="there is no seat 7"):
        make_bot(bot, 5).decide(game, 7)


def test_the_coach_has_no_advice_before_the_roll() -> None:
    game = lk.new_game("classic", ["Ada", "Bob"])
    with pytest.raises(lk.NotYourDecisionError, match="the phase is roll"):
        advise(game, 0)
    with pytest.raises(lk.MalformedError, match="there is no seat 7"):
        advise(game, 7)
    rolled = game.roll(white=(1, 4), red=3, yellow=2, green=6, blue=6).play(0, lk.PASS)
    assert advise(rolled, 0).best  # the seat's own choice is ignored


def test_a_seed_may_be_a_number() -> None:
    game = lk.new_game("classic", ["Ada"]).roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)
    assert make_bot("random", 5).decide(game, 0) == make_bot("random", "5").decide(game, 0)


def test_the_same_dice_give_the_same_game() -> None:
    one, other = (lk.play_game(["novice", "random"], dice=lk.random_dice("x")) for _ in range(2))
    assert one.record == other.record
    assert lk.play_game(["novice", "random"], dice=lk.random_dice("y")).record != one.record


def test_games_without_a_seed_differ() -> None:
    began = time.monotonic()
    assert lk.play_game(["random"] * 3).record != lk.play_game(["random"] * 3).record
    assert time.monotonic() - began < 20


def test_players_have_names() -> None:
    played = lk.play_game(["greedy", "greedy", "random"], first=2)
    assert played.game.players == ("greedy", "greedy 2", "random")
    assert played.record.header.first == 2
    assert played.record.header.extra["bots"] == ["greedy", "greedy", "random"]


def test_a_record_becomes_a_game_again() -> None:
    played = lk.play_game(["greedy", "random"], "longo", lucky=[(5, 8), (2, 3)])
    assert lk.Game.from_record(played) == lk.Game.from_record(played.record) == played.game
    assert played.game.lucky == ((5, 8), (2, 3))


def test_the_replay_of_a_played_game_is_that_of_its_record() -> None:
    played = lk.play_game(["greedy", "random"], "duel", dice=lk.random_dice(1))
    assert records.replay(played.record) == played


def test_an_analysis_of_a_record_a_replay_and_a_file_are_the_same() -> None:
    played = lk.play_game(["greedy"], dice=lk.random_dice(1))
    analysis = lk.analyse(played)
    assert analysis.players[0].score == played.game.sheets[0].total
    assert lk.analyse(played.record) == lk.analyse(lk.write(played)) == analysis
    reported: list[float] = []
    lk.analyse(played, reported.append)
    assert reported[0] == 0
    assert reported == sorted(reported)
