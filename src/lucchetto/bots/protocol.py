"""What a bot is."""

from typing import Protocol

from lucchetto.rules import Decision, Game


class Bot(Protocol):
    def decide(self, game: Game, seat: int) -> Decision:
        """One of `game.moves(seat)`, which has at least a pass. The game is as `game.seen_by(seat)` shows it."""
