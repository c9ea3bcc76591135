"""A game as OpenSpiel traverses it: chance nodes for the white pair and each colour die, and the history of turns."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from lucchetto.rules import Game, Variant, new_game

from .encoding import Encoder, encoder
from .text.description import described

DUEL_TURNS = 300
"""Turns after which a Duel ends and the current scores count. OpenSpiel needs a bound on the length of a game, but in
the Duel single pawns can knock each other off for ever (D4)."""


@dataclass(frozen=True, slots=True)
class Position:
    """A state of OpenSpiel's game tree."""

    game: Game
    faces: tuple[int, ...] = ()
    """The faces of an unfinished roll, 0 for the dice of closed rows."""
    turns: tuple[tuple[int, ...], ...] = ()
    """Every turn: six faces (0: no such die), then action + 1 of every seat in action 1 and of action 2 (0: none)."""

    def __deepcopy__(self, memo: object) -> Self:
        """Return the position itself: it is immutable, and OpenSpiel copies states often."""
        return self

    @staticmethod
    def width(variant: Variant, players: int) -> int:
        """The number of entries per turn in `turns`."""
        return 2 + len(variant.rows) + players + 1

    @property
    def encoder(self) -> Encoder:
        """The encoder of actions and observations."""
        return encoder(self.game.variant, len(self.game.players))

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the Duel has reached `DUEL_TURNS`."""
        if self.game.phase == "over":
            return True
        return bool(self.game.variant.pawns) and self.game.phase == "roll" and self.game.turn >= DUEL_TURNS

    @property
    def outcomes(self) -> int:
        """The number of outcomes of the next chance node: the white pair first, then one colour after the other."""
        return self.game.variant.sides ** (1 if self.faces else 2)

    @property
    def text(self) -> str:
        """The position in plain English, with the dice rolled so far."""
        unfinished = f"\nrolled so far: {' '.join(map(str, self.faces))}" if self.faces else ""
        return described(self.game) + unfinished

    def outcome_text(self, outcome: int) -> str:
        """The text of an outcome of the next chance node."""
        if not self.faces:
            one, other = divmod(outcome, self.game.variant.sides)
            return f"white {one + 1} {other + 1}"
        return f"{self.game.variant.colours[len(self.faces) - 2]} {outcome + 1}"

    def with_outcome(self, outcome: int) -> Self:
        """Return the position after this outcome of the chance node; the last die completes the roll."""
        one, other = divmod(outcome, self.game.variant.sides)
        faces = (*self.faces, other + 1) if self.faces else (one + 1, other + 1)
        faces = self._past_closed(faces)
        if len(faces) < 2 + len(self.game.variant.rows):
            return replace(self, faces=faces)
        return self._rolled(faces)

    def with_actions(self, actions: Mapping[int, int]) -> Self:
        """Return the position after the actions of all waiting seats."""
        seats = len(self.game.players)
        white = self.game.phase == "white"
        game, turn = self.game, list(self.turns[-1])
        for seat, action in actions.items():
            game = game.play(seat, self.encoder.decision(action))
            turn[-1 - seats + seat if white else -1] = action + 1
        return replace(self, game=game, turns=(*self.turns[:-1], tuple(turn)))

    def _past_closed(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        colours = self.game.variant.colours
        while len(faces) - 2 < len(colours) and colours[len(faces) - 2] in self.game.closed:
            faces = (*faces, 0)
        return faces

    def _rolled(self, faces: tuple[int, ...]) -> Self:
        named = {colour: face for colour, face in zip(self.game.variant.colours, faces[2:], strict=True) if face}
        turn = (*faces, *(0,) * (len(self.game.players) + 1))
        return replace(self, game=self.game.roll(named, white=faces[:2]), faces=(), turns=(*self.turns, turn))


def opening(variant: Variant, players: int, first: int) -> Position:
    """Return the position before the first roll."""
    return Position(new_game(variant, [f"player_{seat}" for seat in range(players)], first))


def longest_game(variant: Variant, players: int) -> int:
    """Return an upper bound on turns: each uses up a cell or a penalty, and the fourth penalty ends the game."""
    if variant.pawns:
        return DUEL_TURNS
    cells = sum(len(row.numbers) for row in variant.rows)
    return players * (cells + variant.penalties_to_end - 1) + 1
