"""Lucchetto: Classic, Longo and The Duel, three dice games of the Qwixx family.

>>> import lucchetto as lk
>>> game = lk.new_game("classic", players=["Ada", "Bob"], first=0)
>>> game = game.roll(white=(1, 4), red=3, yellow=2, green=6, blue=6)
>>> game = game.play(1, lk.Move("yellow", 5)).play(0, lk.PASS)
>>> print(game)
classic, turn 1, Ada rolled, action 2
dice: white 1 + 4, red 3, yellow 2, green 6, blue 6
<BLANKLINE>
Ada
  red      2   3   4   5   6   7   8   9  10  11  12  [ ]
  yellow   2   3   4   5   6   7   8   9  10  11  12  [ ]
  green   12  11  10   9   8   7   6   5   4   3   2  [ ]
  blue    12  11  10   9   8   7   6   5   4   3   2  [ ]
  penalties 0   0 + 0 + 0 + 0 = 0
<BLANKLINE>
Bob
  red      2   3   4   5   6   7   8   9  10  11  12  [ ]
  yellow   .   .   .  x5   6   7   8   9  10  11  12  [ ]
  green   12  11  10   9   8   7   6   5   4   3   2  [ ]
  blue    12  11  10   9   8   7   6   5   4   3   2  [ ]
  penalties 0   0 + 1 + 0 + 0 = 1

Importing the package loads the rules; everything else loads on first use. docs/library.md is the guide.
"""

from importlib import import_module
from typing import TYPE_CHECKING

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
)
from .rules import parse_typed_move as parse_move

if TYPE_CHECKING:
    from .bots import Bot, BotError, make_bot
    from .coach import Analysis, advise
    from .library.coaching import analyse
    from .library.files import read, write
    from .library.lab import simulate, solve, tournament
    from .library.playing import play_game, random_dice
    from .records import Record, RecordError, Replay

__version__ = "0.1.0"

__all__ = [
    "PASS",
    "VARIANTS",
    "Analysis",
    "Bot",
    "BotError",
    "Decision",
    "Dice",
    "Game",
    "GameError",
    "IllegalError",
    "MalformedError",
    "Move",
    "NotYourDecisionError",
    "Record",
    "RecordError",
    "Replay",
    "Result",
    "Sheet",
    "Variant",
    "advise",
    "analyse",
    "make_bot",
    "new_game",
    "parse_move",
    "play_game",
    "random_dice",
    "read",
    "simulate",
    "solve",
    "tournament",
    "write",
]

_LAZY = {
    "Analysis": "coach",
    "Bot": "bots",
    "BotError": "bots",
    "Record": "records",
    "RecordError": "records",
    "Replay": "records",
    "advise": "coach",
    "analyse": "library.coaching",
    "make_bot": "bots",
    "play_game": "library.playing",
    "random_dice": "library.playing",
    "read": "library.files",
    "simulate": "library.lab",
    "solve": "library.lab",
    "tournament": "library.lab",
    "write": "library.files",
}
"""The modules of the names that are imported on first use, so that `import lucchetto` stays fast."""


if not TYPE_CHECKING:  # otherwise a type checker would accept any name

    def __getattr__(name: str) -> object:
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
