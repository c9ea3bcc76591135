"""Games and their parts are values: they cannot be changed, and copies and pickles of them are equal."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from lucchetto.rules import VARIANTS, Game, MalformedError, Preview, Row, Variant, new_game, parse_move, preview
from tests.kit.builders import NAMES, decide, roll

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
    """Worker processes receive a few hundred bytes, and the very variant that they know."""
    pickled = pickle.dumps(reached(kind))
    assert len(pickled) < 1000
    assert pickle.loads(pickled).variant is VARIANTS[kind]


def test_a_game_goes_on_after_a_journey() -> None:
    for game in GAMES[:-1]:
        (seat,) = game.waiting
        again: Game = pickle.loads(pickle.dumps(game))
        assert again.moves(seat) == game.moves(seat)
        assert [again.play(seat, move) for move in again.moves(seat)] == [
            game.play(seat, move) for move in game.moves(seat)
        ]


def test_nothing_happens_in_a_preview_by_itself() -> None:
    assert Preview() == Preview(gain=0, skipped=(), closes=False, stacks=False, knocks_off=False, penalty=False)


class Unhashable(str):
    __hash__ = None  # type: ignore[assignment]  # wrong on purpose


@pytest.mark.parametrize("text", ["red 5", "pass", "green 16 lucky"])
def test_a_text_that_cannot_be_hashed_is_read_like_any_other(text: str) -> None:
    assert parse_move(Unhashable(text)) == parse_move(text)
    with pytest.raises(MalformedError):
        parse_move(Unhashable(f"{text}!"))


def test_a_colour_of_any_length_is_read() -> None:
    """Whether a game has it, the game says."""
    assert str(parse_move(f"{'a' * 1000} 5")) == f"{'a' * 1000} 5"
