"""Games and their parts are values: they cannot be changed, and copies and pickles of them are equal."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from lucchetto.rules import PASS, VARIANTS, Game, MalformedError, Preview, Row, Variant, new_game, parse_move, preview
from tests.kit.builders import FIVE_UP, NAMES, decide, paper, roll, table

NOBODYS = Variant("nobody's", rows=(Row("red", (2, 3, 4), needed=1),), sides=2, points=(0, 1, 3))
"""A variant that is not one of ours."""


def reached(kind: str) -> Game:
    game = roll(new_game(kind, NAMES[:2]), (3, 4), red=5)
    return decide(game, *["red 7", "pass"][: len(game.waiting)])


def over() -> Game:
    """A game with a result."""
    game = new_game(NOBODYS, NAMES[:1])
    for _ in range(NOBODYS.penalties_to_end):
        game = decide(decide(roll(game, (1, 1)), "pass"), "pass")
    return game


GAMES = [*map(reached, VARIANTS), over()]
VALUES: list[Any] = [
    *GAMES,
    *[part for game in GAMES for part in (game.variant, game.variant.rows[0], game.board, game.sheets[0])],
    *[part for game in GAMES for part in (game.dice, game.result) if part is not None],
    *[preview(game, seat, game.moves(seat)[-1]) for game in GAMES for seat in game.waiting],
]
each_value = pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)


@each_value
@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
def test_a_copy_is_equal(value: Any, twin: Callable[[Any], Any]) -> None:
    again = twin(value)
    assert type(again) is type(value)
    assert again == value
    assert hash(again) == hash(value)
    assert repr(again) == repr(value)


@each_value
def test_no_field_can_be_changed_or_removed(value: Any) -> None:
    for name in [field.name for field in fields(value)]:
        with pytest.raises(FrozenInstanceError):
            setattr(value, name, None)
        with pytest.raises(FrozenInstanceError):
            delattr(value, name)


@pytest.mark.parametrize("kind", VARIANTS)
def test_a_pickled_game_names_its_variant(kind: str) -> None:
    """Worker processes receive a few hundred bytes, and use their own variant object."""
    pickled = pickle.dumps(reached(kind))
    assert len(pickled) < 1000
    assert pickle.loads(pickled).variant is VARIANTS[kind]


def test_a_pickled_game_can_be_continued() -> None:
    for game in GAMES[:-1]:
        (seat,) = game.waiting
        again: Game = pickle.loads(pickle.dumps(game))
        assert again.moves(seat) == game.moves(seat)
        assert [again.play(seat, move) for move in again.moves(seat)] == [
            game.play(seat, move) for move in game.moves(seat)
        ]


def test_an_empty_preview_has_no_effects() -> None:
    assert Preview() == Preview(gain=0, skipped=(), closes=False, stacks=False, knocks_off=False, penalty=False)


class Unhashable(str):
    __hash__ = None  # type: ignore[assignment]  # wrong on purpose


@pytest.mark.parametrize("text", ["red 5", "pass", "green 16 lucky"])
def test_a_text_that_cannot_be_hashed_is_read_like_any_other(text: str) -> None:
    assert parse_move(Unhashable(text)) == parse_move(text)
    with pytest.raises(MalformedError):
        parse_move(Unhashable(f"{text}!"))


def test_a_colour_of_any_length_is_read() -> None:
    """The game decides whether it has such a colour."""
    assert str(parse_move(f"{'a' * 1000} 5")) == f"{'a' * 1000} 5"


def test_a_die_makes_a_sum_with_each_white_die_and_a_missing_one_makes_none() -> None:
    dice = roll(table("classic", paper(red=[*FIVE_UP, 12, "lock"])), (1, 2), blue=3).dice
    assert dice is not None
    assert (dice.sums("blue"), dice.sums("red")) == ((4, 5), ())
    alike = roll(table("classic", paper()), (2, 2), blue=3).dice
    assert alike is not None
    assert alike.sums("blue") == (5,)


def test_a_phase_can_be_looked_at_before_anybody_has_decided() -> None:
    game = roll(table("classic", paper(), paper()), (1, 2))
    assert game.play(1, PASS).undecided() == game
    after = decide(game, "pass", "pass")
    assert after.phase == "colour"
    assert after.undecided() == after
