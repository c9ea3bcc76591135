"""Dice from a 64-bit key: the kernels' generator in plain Python, so that both engines roll the same dice."""

from collections.abc import Mapping
from dataclasses import dataclass

from lucchetto.rules import Game

_64 = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


@dataclass(frozen=True, slots=True)
class KeyedDice:
    """All randomness of one game. Turn 0 draws the first seat; every later turn is one roll."""

    key: int

    def first(self, seats: int) -> int:
        """Return the seat that begins (C10)."""
        return self._draw(0, seats)

    def roll(self, game: Game) -> Mapping[str, object]:
        """Return the faces of the game's next roll. The dice of closed rows are drawn too, but left out."""
        variant = game.variant
        one, other, *colours = self._faces(game.turn + 1, variant.sides, 2 + len(variant.rows))
        rolled = zip(variant.colours, colours, strict=True)
        return {"white": [one, other], **{colour: face for colour, face in rolled if colour not in game.closed}}

    def _faces(self, turn: int, sides: int, dice: int) -> list[int]:
        index, faces = self._draw(turn, sides**dice), list[int]()
        for _ in range(dice):
            index, digit = divmod(index, sides)
            faces.append(digit + 1)
        return faces[::-1]

    def _draw(self, turn: int, outcomes: int) -> int:
        bits = _mix(self.key + turn * _GOLDEN & _64)
        return ((bits & 0xFFFFFFFF) * outcomes >> 32) + (bits >> 32) * outcomes >> 32


def _mix(z: int) -> int:
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _64
    return z ^ z >> 31
