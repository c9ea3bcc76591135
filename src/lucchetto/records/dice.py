"""Sources of rolls behind one interface: provably fair, seeded, or scripted."""

import hashlib
import hmac
import itertools
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from lucchetto.rules import Game


class DiceSource(Protocol):
    """A source of rolls."""

    def roll(self, game: Game) -> Mapping[str, object]:
        """Return the faces of the game's next roll, by name: white and every open row."""


@dataclass(frozen=True)
class FairDice:
    """Dice that neither the holder of the secret nor any single player can control (docs/records.md)."""

    secret: bytes
    nonces: tuple[str, ...]

    def roll(self, game: Game) -> Mapping[str, object]:
        """Return the faces of the game's next roll, by name."""
        kind, closed = game.variant, game.closed
        one, other, *faces = draw(self.secret, self.nonces, game.turn + 1, kind.sides, 2 + len(kind.rows))
        rolled = zip(kind.colours, faces, strict=True)
        return {"white": [one, other], **{colour: face for colour, face in rolled if colour not in closed}}


def seeded_dice(seed: str) -> FairDice:
    """Return dice that depend only on the seed: for tests, puzzles and comparisons, not for games between people."""
    return FairDice(hashlib.sha256(f"lucchetto seed {seed}".encode()).digest(), ())


class ScriptedDice:
    """Rolls that are given in advance, such as the script of a test or the results of real dice."""

    def __init__(self, rolls: Iterable[Mapping[str, object]]) -> None:
        self._rolls = iter(rolls)

    def roll(self, game: Game) -> Mapping[str, object]:
        """Return the next roll of the script without the dice of closed rows, so that a script can always list six."""
        faces = next(self._rolls, None)
        if faces is None:
            raise LookupError("the script has no more rolls")
        return {die: face for die, face in faces.items() if die not in game.closed}


def draw(secret: bytes, nonces: tuple[str, ...], turn: int, sides: int, dice: int) -> list[int]:
    """Draw the turn's faces in the order white, white, then the rows; always all dice, even those of closed rows."""
    shown, rejected = _faces_of_bytes(sides)
    faces = b""
    for block in itertools.count():
        message = "\n".join((*nonces, str(turn), str(block))).encode()
        digest = hmac.new(secret, message, "sha256").digest()  # hmac.digest would release the GIL and wait for it
        faces += digest.translate(shown, rejected)
        if len(faces) >= dice:
            break
    return list(faces[:dice])


@cache
def _faces_of_bytes(sides: int) -> tuple[bytes, bytes]:
    """The face that each byte maps to, and the bytes that are rejected."""
    # A byte at or above the largest multiple of `sides` is rejected: taking it modulo would favour low faces.
    limit = 256 - 256 % sides
    return bytes(byte % sides + 1 for byte in range(256)), bytes(range(limit, 256))
