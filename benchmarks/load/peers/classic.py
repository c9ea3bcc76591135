"""The common part of the peers' views of Classic, lean or full (benchmarks/load/javascript/table.mjs)."""

from msgspec import Struct

from benchmarks.load.ours import Hand, choice


class PeerHand(Hand):
    chosen: str | None


class PeerGame(Struct):
    phase: str


class PeerView(Struct):
    step: int
    game: PeerGame
    hands: list[PeerHand]

    @property
    def is_over(self) -> bool:
        return self.game.phase == "over"


def next_decision(views: list[PeerView]) -> tuple[int, str]:
    """The first player who has not decided yet, and the move that our own players would choose."""
    return next(
        (player, choice(hand)) for player, view in enumerate(views) for hand in view.hands if hand.chosen is None
    )
