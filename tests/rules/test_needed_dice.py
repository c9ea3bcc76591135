"""Which coloured dice can matter: exactly those with which the active player could do something in action 2."""

import random

import pytest

import lucchetto as lk
from lucchetto.rules import PASS, Game, needed_dice, with_unneeded_dice
from tests.kit.rule_marks import rule

PLAYERS = {"classic": 3, "longo": 2, "duel": 2}


def positions(variant: str, games: int) -> list[Game]:
    """Positions before a roll, from random games."""
    found = []
    for seed in range(games):
        rng = random.Random(seed)
        game = lk.new_game(variant, players=["Ada", "Bob", "Cleo"][: PLAYERS[variant]], first=0)
        while not game.is_over:
            if game.phase == "roll":
                found.append(game)
                sides = range(1, game.variant.sides + 1)
                faces = {colour: rng.choice(sides) for colour in game.variant.colours if colour not in game.closed}
                game = game.roll(white=(rng.choice(sides), rng.choice(sides)), **faces)
            else:
                seat = min(game.waiting)
                game = game.play(seat, rng.choice(game.moves(seat)))
    return found


def usable(game: Game, white: tuple[int, int], rng: random.Random) -> set[str]:
    """The colours that the active player can use after a random action 1 of everybody, with random faces."""
    sides = range(1, game.variant.sides + 1)
    faces = {colour: rng.choice(sides) for colour in game.variant.colours if colour not in game.closed}
    after = game.roll(white=white, **faces)
    while after.phase == "white":
        seat = min(after.waiting)
        after = after.play(seat, rng.choice(after.moves(seat)))
    if after.phase != "colour":
        return set()
    return {move.colour for move in after.moves(after.active) if isinstance(move, lk.Move)}


@rule("C4", "C7", "R2", "R17")
@pytest.mark.parametrize("variant", PLAYERS)
def test_no_other_die_is_ever_of_use(variant: str) -> None:
    rng, used = random.Random(1), 0
    for game in positions(variant, 3):
        white = (rng.randint(1, game.variant.sides), rng.randint(1, game.variant.sides))
        needed = needed_dice(game, white)
        for _ in range(20):
            found = usable(game, white, rng)
            assert found <= {*needed}
            used += len(found)
    assert used


@rule("C6")
def test_a_fifth_cross_in_action_1_makes_the_closing_die_useful() -> None:
    game = lk.new_game("classic", players=["Ada"], first=0)
    for number in (2, 3, 4, 5):
        one = number - 1
        game = game.roll(white=(1, one), red=1, yellow=1, green=1, blue=1).play(0, lk.Move("red", number))
        game = game.play(0, PASS)
    assert "red" in needed_dice(game, (5, 6)), "11 with the white dice, then 12"


def test_early_in_the_game_every_die_is_needed_and_with_two_sixes_only_what_goes_down() -> None:
    game = lk.new_game("classic", players=["Ada", "Bob"], first=0)
    assert needed_dice(game, (3, 4)) == ("red", "yellow", "green", "blue")
    game = game.roll(white=(6, 5), red=6, yellow=6, green=6, blue=6).play(0, lk.Move("red", 11)).play(1, PASS)
    game = game.play(0, lk.Move("yellow", 11)).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    game = game.play(0, PASS).play(1, PASS).play(1, PASS)
    assert needed_dice(game, (6, 6)) == ("green", "blue"), "12 closes red and yellow only after five crosses"


def test_a_missing_die_that_nobody_can_use_is_filled_in_and_any_other_is_an_error() -> None:
    game = lk.new_game("classic", players=["Ada"], first=0)
    game = game.roll(white=(5, 6), red=6, yellow=1, green=1, blue=1).play(0, lk.Move("red", 11)).play(0, PASS)
    faces = with_unneeded_dice(game, {"white": (3, 4), "yellow": 1, "green": 2, "blue": 3})
    assert faces == {"white": (3, 4), "red": 1, "yellow": 1, "green": 2, "blue": 3}
    with pytest.raises(lk.IllegalError, match="the blue die is missing from the roll"):
        game.roll(with_unneeded_dice(game, {"white": (3, 4), "yellow": 1, "green": 2}))
