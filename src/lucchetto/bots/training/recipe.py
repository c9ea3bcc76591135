"""The hyperparameters of each shipped network. The same recipe gives the same network."""

from dataclasses import dataclass, replace

from lucchetto.features.policy_params import HEURISTIC, PolicyParams

BLIND = PolicyParams(HEURISTIC, notice_rate=0.72, patience=3.0, desperation=5.0, closing=1.0, knocking=1.0)
HASTY = PolicyParams(HEURISTIC, notice_rate=0.65, near_rate=0.94, second_look=0.97, patience=3.0, desperation=5.0)
CAREFUL = PolicyParams(HEURISTIC, notice_rate=0.85, near_rate=0.95, patience=2.0, desperation=4.0, closing=3.0)
"""Play the openings of training games: overlooks a lot, skips a lot, counts gaps well.

They are not levels of the ladder: if they changed, the networks would change too.
"""
MIXED = (BLIND, HASTY, CAREFUL)


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
    decays: bool = False
    """Whether the learning rate falls to zero, by the same amount after every epoch."""
    margin_weight: float = 0.05
    """The weight of 50 points of margin relative to a win share of 1, in the decisions of self-play."""
    random_opening: int = 0
    """A weak policy plays a random number of turns first, up to this one; the network does not learn from them."""
    weak: tuple[PolicyParams, PolicyParams, PolicyParams] = (BLIND, BLIND, BLIND)
    """The weak policies, one of which plays the opening in a seat."""
    weak_share: float = 1.0
    """The probability that a seat plays the opening weakly; otherwise the network plays it."""
    start: str | None = None
    """The shipped network whose weights the training starts from; None: random weights."""
    spread: float = 0.1
    """The standard deviation of the first layer's initial weights. Features that never occur keep them."""
    average_from: float = 0.5
    """The shipped network is the mean of the networks after this fraction of the epochs."""

    def rate_in(self, epoch: int) -> float:
        """The learning rate of an epoch, counted from 0."""
        return self.rate * (1 - epoch / self.epochs) if self.decays else self.rate


def _pair(variant: str, random_opening: int) -> Recipe:
    """A network for two players, whose seats share a softmax."""
    return Recipe(
        f"{variant}-2",
        variant,
        (2,),
        epochs=300,
        rate=0.05,
        decays=True,
        random_opening=random_opening,
        weak=MIXED,
        weak_share=0.5,
        average_from=0.75,
    )


def _alone(variant: str, random_opening: int) -> Recipe:
    """A network for solitaire."""
    pair = _pair(variant, random_opening)
    return replace(pair, name=f"{variant}-1", players=(1,), epochs=240, trace=0.8, weak_share=1.0, spread=0.03)


def _shared(variant: str, players: int, epochs: int, random_opening: int) -> Recipe:
    """A network for three players or more, which starts from the one for a player fewer."""
    return replace(
        _pair(variant, random_opening),
        name=f"{variant}-{players}",
        players=(players,),
        epochs=epochs,
        games=2_500,
        trace=0.8,
        rate=0.06,
        start=f"{variant}-{players - 1}",
    )


RECIPES = {
    recipe.name: recipe
    for recipe in (
        _alone("classic", 24),
        _pair("classic", 30),
        *(_shared("classic", players, epochs, 36) for players, epochs in ((3, 600), (4, 320), (5, 160))),
        _alone("longo", 28),
        _pair("longo", 36),
        *(_shared("longo", players, epochs, 44) for players, epochs in ((3, 600), (4, 320), (5, 160))),
        Recipe("duel", "duel", (2,), epochs=400, trace=0.5, rate=0.05),
    )
}
