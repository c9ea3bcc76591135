"""One running game with its dice: the base of every adapter that plays by `lucchetto.rules`."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lucchetto.rules import Game, new_game

from .dice import KeyedDice
from .encoding import encoder
from .rewards import AUTO, final_rewards, reward_kind, reward_range


def totals(game: Game) -> NDArray[np.int64]:
    """Return the points of all seats."""
    return np.array([sheet.total for sheet in game.sheets])


class Table:
    """A running game and its dice."""

    def __init__(
        self,
        variant: str,
        players: int,
        *,
        reward: str = AUTO,
        first: int | None = None,
        lucky: Sequence[Sequence[int]] | None = None,
    ) -> None:
        """`first` is the seat that begins, drawn if None (C10); `lucky` are Longo's pairs, one per seat."""
        self.names = [f"player_{seat}" for seat in range(players)]
        self._first, self._lucky = first, lucky
        self.game: Game = new_game(variant, self.names, first or 0, lucky)
        self.reward = reward_kind(reward, players)
        self.encoder = encoder(self.game.variant, players)
        self.dice = KeyedDice(0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.phase == "over"

    def start(self, key: int) -> None:
        """Start a new game with dice from this key, and roll them for the first time."""
        self.dice = KeyedDice(key)
        first = self.dice.first(len(self.names)) if self._first is None else self._first
        game = new_game(self.game.variant, self.names, first, self._lucky)
        self.game = game.roll(self.dice.roll(game))

    def play(self, seat: int, action: object) -> None:
        """Play a seat's action, and roll the dice if that ends the turn; raise a GameError if the action is illegal."""
        game = self.game.play(seat, self.encoder.decision(action))
        self.game = game.roll(self.dice.roll(game)) if game.phase == "roll" else game

    def turn_order(self) -> list[int]:
        """The seats that have to decide, the active one first, then clockwise."""
        seats = len(self.names)
        return sorted(self.game.waiting, key=lambda seat: (seat - self.game.active) % seats)

    def final_rewards(self) -> list[float]:
        """Return every seat's reward at the end of the game."""
        rewards: list[float] = final_rewards(self.reward, totals(self.game)).tolist()
        return rewards

    def worst(self) -> float:
        """The reward for an illegal action: the lowest possible one."""
        return reward_range(self.reward, self.game.variant)[0]
