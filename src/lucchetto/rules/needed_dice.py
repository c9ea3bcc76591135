"""The coloured dice that can matter in a turn, for people who roll real dice and enter their faces."""

from collections.abc import Mapping

from .game import Game
from .moves import PASS, Move

ANY_FACE = 1
"""The placeholder face of a die that nobody can use."""


def needed_dice(game: Game, white: tuple[int, int]) -> tuple[str, ...]:
    """The colours, from the top, whose die the active player could use in action 2 with these white dice (C4).

    Nobody can use the others, whatever they show and whatever is chosen in action 1. Raises an error if no roll is due
    or if dice cannot show these faces.
    """
    needed, in_play = set[str](), _open_colours(game)
    for face in range(1, game.variant.sides + 1):
        rolled = game.roll(white=white, **dict.fromkeys(in_play, face))
        if len(needed) == len(in_play):
            break
        for move in rolled.moves(rolled.active):
            # Everybody else passes: their crosses could only close rows or end the game.
            after = rolled.play_all(dict.fromkeys(rolled.waiting, PASS) | {rolled.active: move})
            if after.phase == "colour":
                needed |= {use.colour for use in after.moves(after.active) if isinstance(use, Move)}
    return tuple(colour for colour in game.variant.colours if colour in needed)


def with_unneeded_dice(game: Game, faces: Mapping[str, int | tuple[int, int]]) -> dict[str, int | tuple[int, int]]:
    """Add a placeholder for each missing die that nobody can use, because a roll names every die in the game (C2)."""
    white = faces["white"]
    missing = [colour for colour in _open_colours(game) if colour not in faces]
    needed = needed_dice(game, white) if missing and isinstance(white, tuple) else ()
    return {**faces, **{colour: ANY_FACE for colour in missing if colour not in needed}}


def _open_colours(game: Game) -> list[str]:
    return [colour for colour in game.variant.colours if colour not in game.closed]
