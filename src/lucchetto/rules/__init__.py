"""The rules of the games: pure functions on immutable values. Errors cite the rule numbers of docs/rules.md."""

from .board import Board, Reason
from .dice import Dice
from .duel import DuelBoard
from .errors import GameError, IllegalError, MalformedError, NotYourDecisionError, shown
from .game import Game, Phase, Result
from .moves import PASS, Decision, Move, Pass, parse_move, parse_typed_move
from .needed_dice import needed_dice, with_unneeded_dice
from .preview import Preview, preview
from .score_pad import Entry, ScorePad
from .setup import new_game
from .sheet import Mark, Sheet
from .sheet_board import Sheets
from .variant import CLASSIC, DUEL, LONGO, VARIANTS, Row, Variant, triangular, variant

__all__ = [
    "CLASSIC",
    "DUEL",
    "LONGO",
    "PASS",
    "VARIANTS",
    "Board",
    "Decision",
    "Dice",
    "DuelBoard",
    "Entry",
    "Game",
    "GameError",
    "IllegalError",
    "MalformedError",
    "Mark",
    "Move",
    "NotYourDecisionError",
    "Pass",
    "Phase",
    "Preview",
    "Reason",
    "Result",
    "Row",
    "ScorePad",
    "Sheet",
    "Sheets",
    "Variant",
    "needed_dice",
    "new_game",
    "parse_move",
    "parse_typed_move",
    "preview",
    "shown",
    "triangular",
    "variant",
    "with_unneeded_dice",
]
