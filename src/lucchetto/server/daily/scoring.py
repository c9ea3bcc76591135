"""Rates the turns of a daily game, and computes the score of perfect play with the same dice."""

from msgspec import Struct

from lucchetto.coach import ready_table
from lucchetto.coach.shapes import Analysis, Mark
from lucchetto.records import FairDice
from lucchetto.records.daily import NONCES
from lucchetto.rules import new_game
from lucchetto.server.vocabulary import Square

SQUARES: dict[Mark, Square] = {
    "forced": "perfect",
    "best": "perfect",
    "good": "good",
    "inaccuracy": "inaccuracy",
    "mistake": "mistake",
    "blunder": "blunder",
}
ORDER: tuple[Square, ...] = ("perfect", "good", "inaccuracy", "mistake", "blunder")


def squares(analysis: Analysis) -> list[Square]:
    """One square per turn, for its worst decision."""
    worst: dict[int, int] = {}
    for move in analysis.moves:
        worst[move.turn] = max(worst.get(move.turn, 0), ORDER.index(SQUARES[move.mark]))
    return [ORDER[worst[turn]] for turn in sorted(worst)]


class Perfect(Struct):
    """The score of perfect play with a day's dice, and its mean over all possible dice."""

    score: int
    expected: float


def perfect_play(variant: str, lucky: tuple[int, int] | None, secret: bytes) -> Perfect | None:
    """Play the day's game by the exact table; None if it is not stored. Slow, so it runs in a worker process."""
    game = new_game(variant, [""], lucky=[lucky] if lucky else None)
    table = ready_table(game)
    if table is None:
        return None
    dice = FairDice(secret, NONCES)
    while game.phase != "over":
        if game.phase == "roll":
            game = game.roll(dice.roll(game))
        else:
            choices = table.choices(game)
            game = game.play(0, max(choices, key=lambda move: choices[move]))
    return Perfect(game.sheets[0].total, table.start)
