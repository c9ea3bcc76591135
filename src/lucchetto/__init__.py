"""Lucchetto: Classic, Longo and The Duel, three dice games of the Qwixx family.

import lucchetto as lk
game = lk.new_game("classic", players=["Ada", "Bob"], first=0)
game = game.roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)
game = game.play(1, lk.Move("yellow", 5)).play(0, lk.PASS)
"""

from .rules import (
    PASS,
    VARIANTS,
    Decision,
    Dice,
    Game,
    GameError,
    IllegalError,
    MalformedError,
    Move,
    NotYourDecisionError,
    Result,
    Sheet,
    Variant,
    new_game,
    parse_move,
)

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "VARIANTS",
    "Decision",
    "Dice",
    "Game",
    "GameError",
    "IllegalError",
    "MalformedError",
    "Move",
    "NotYourDecisionError",
    "Result",
    "Sheet",
    "Variant",
    "new_game",
    "parse_move",
]
