"""Whole games between bots, with dice that come from a seed."""

from collections.abc import Sequence

from lucchetto.bots import Bot
from lucchetto.records import seeded_dice
from lucchetto.rules import Game, new_game
from tests.kit.builders import NAMES


def play_out(variant: str, bots: Sequence[Bot], seed: str, first: int = 0) -> Game:
    """Every bot sees what its seat may see, and nothing else."""
    game, dice = new_game(variant, NAMES[: len(bots)], first), seeded_dice(seed)
    while game.phase != "over":
        if game.phase == "roll":
            game = game.roll(dice.roll(game))
            continue
        for seat in sorted(game.waiting):
            view = game.seen_by(seat)
            move = bots[seat].decide(view, seat)
            assert move in view.moves(seat)
            game = game.play(seat, move)
    return game
