"""The hyperparameters of each shipped network. The same recipe gives the same network."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Recipe:
    """How to train one network."""

    name: str
    variant: str
    players: tuple[int, ...]
    """Numbers of players, in rotation, one per epoch."""
    epochs: int
    games: int = 5_000
    """Games per epoch."""
    seed: int = 1
    wide: int = 64
    """Units of the first hidden layer."""
    narrow: int = 32
    """Units of the second hidden layer."""
    trace: float = 0.7
    """λ of TD(λ)."""
    rate: float = 0.02
    """Adagrad's learning rate."""
    margin_weight: float = 0.05
    """The weight of 50 points of margin relative to a win share of 1, in the decisions of self-play."""
    random_opening: int = 0
    """A weak policy plays a random number of turns first, up to this one; the network does not learn from them."""
    average_from: float = 0.5
    """The shipped network is the mean of the networks after this fraction of the epochs."""


RECIPES = {
    recipe.name: recipe
    for recipe in (
        Recipe("classic-1", "classic", (1,), epochs=120, random_opening=24),
        Recipe("classic-2", "classic", (2,), epochs=300),
        Recipe("classic-many", "classic", (3, 4, 5), epochs=120),
        Recipe("longo-1", "longo", (1,), epochs=120, random_opening=28),
        Recipe("longo-2", "longo", (2,), epochs=120),
        Recipe("longo-many", "longo", (3, 4, 5), epochs=90),
        Recipe("duel", "duel", (2,), epochs=400, trace=0.5, rate=0.05),
    )
}
