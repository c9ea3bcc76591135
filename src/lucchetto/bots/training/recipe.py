"""What each shipped network was trained with. The same recipe gives the same network."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    name: str
    variant: str
    players: tuple[int, ...]
    """Numbers of players, taken in turn, a lesson each."""
    lessons: int
    games: int = 5_000
    """Games a lesson."""
    seed: int = 1
    wide: int = 64
    narrow: int = 32
    trace: float = 0.7
    """λ: how far a result reaches back."""
    rate: float = 0.02
    greed: float = 0.05
    """What 50 points of margin are worth in win share, to the player who learns."""
    stray: int = 0
    """Up to so many turns at the beginning of a game are played carelessly, and not learnt from."""
    settled: float = 0.5
    """After this share of the lessons the network shipped is the mean of those since."""


RECIPES = {
    recipe.name: recipe
    for recipe in (
        Recipe("classic-1", "classic", (1,), lessons=120, stray=24),
        Recipe("classic-2", "classic", (2,), lessons=300),
        Recipe("classic-many", "classic", (3, 4, 5), lessons=120),
        Recipe("longo-1", "longo", (1,), lessons=120, stray=28),
        Recipe("longo-2", "longo", (2,), lessons=120),
        Recipe("longo-many", "longo", (3, 4, 5), lessons=90),
        Recipe("duel", "duel", (2,), lessons=400, trace=0.5, rate=0.05),
    )
}
