"""A sample of rolls represents all of them."""

import pytest

from lucchetto.coach.samples import sample_rolls
from lucchetto.records import replay
from lucchetto.rules import new_game
from tests.kit.bot_games import bot_game


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_a_sample_of_rolls_has_every_pair_of_white_dice_and_every_face_about_as_often(variant: str) -> None:
    game = new_game(variant, ["Ada", "Bob"])
    sides = game.variant.sides
    samples = sample_rolls(game, "sample")
    assert sum(sample.weight for sample in samples) == pytest.approx(1)
    for sample in samples:
        white = sample.roll["white"]
        assert isinstance(white, tuple)
        assert sample.weight == pytest.approx((3 - white.count(white[0])) / sides**2)
    assert len({sample.roll["white"] for sample in samples}) == len(samples) == sides * (sides + 1) // 2
    for colour in game.variant.colours:
        faces = [sample.roll[colour] for sample in samples]
        counts = [faces.count(face) for face in range(1, sides + 1)]
        assert max(counts) - min(counts) <= 3


def test_a_sample_leaves_out_the_dice_of_closed_rows() -> None:
    games = replay(bot_game("classic", ["master", "master"], "closing")).games
    closed = next(game for game in reversed(games) if game.phase == "roll")
    for sample in sample_rolls(closed, "sample"):
        closed.roll(sample.roll)
        assert not set(sample.roll) & set(closed.closed)
