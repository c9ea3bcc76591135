"""A network in training, with everything needed to resume the training later."""

from dataclasses import dataclass
from pathlib import Path
from typing import Self
from zipfile import BadZipFile

import numpy as np

from lucchetto.bots.weights import F32, Weights
from lucchetto.features.sheets import size_for
from lucchetto.kernels.network import Net

from .recipe import Recipe
from .transfer import transferred

_FIRST_SQUARE = 0.1
"""The initial value of Adagrad's sums of squares; it keeps the first steps small."""


@dataclass
class Learner:
    """A network, its optimiser state and its progress."""

    net: Net
    squares: Net
    """Adagrad's sums of squared gradients."""
    mean: Net
    """The mean of the networks after the later epochs."""
    epochs: int = 0
    """Epochs trained so far."""
    counted: int = 0
    """Networks that the mean contains."""

    @classmethod
    def new(cls, recipe: Recipe, features: int) -> Self:
        """Return a network that the recipe has not trained yet."""
        net = transferred(recipe.start, recipe.players[0]) if recipe.start else _random_net(recipe, features)
        squares = Net(*(np.full_like(layer, _FIRST_SQUARE) for layer in net))
        return cls(net, squares, Net(*(np.zeros_like(layer) for layer in net)))

    def update_mean(self) -> None:
        """Add the current network to the mean."""
        self.counted += 1
        for mean, layer in zip(self.mean, self.net, strict=True):
            mean += (layer - mean) / self.counted

    @property
    def weights(self) -> Weights:
        """The weights to ship: the mean, if there is one."""
        return Weights(*(self.mean if self.counted else self.net))

    def save(self, path: Path) -> None:
        """Write a checkpoint atomically."""
        layers = {
            f"{part}{number}": layer
            for part in ("net", "squares", "mean")
            for number, layer in enumerate(getattr(self, part))
        }
        unfinished = path.with_suffix(".tmp.npz")
        np.savez(unfinished, lessons=self.epochs, counted=self.counted, **layers)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> Self | None:
        """Return the saved learner; None if the file is missing or damaged."""
        try:
            return cls._read(path)
        except (OSError, EOFError, ValueError, KeyError, BadZipFile):
            return None

    @classmethod
    def _read(cls, path: Path) -> Self:
        with path.open("rb") as file, np.load(file) as stored:
            net, squares, mean = (
                Net(*(stored[f"{part}{number}"] for number in range(3))) for part in ("net", "squares", "mean")
            )
            return cls(net, squares, mean, epochs=int(stored["lessons"]), counted=int(stored["counted"]))


def _random_net(recipe: Recipe, features: int) -> Net:
    """Random weights, except that the features which only games with opponents have begin without influence."""
    rng = np.random.default_rng(recipe.seed)

    def drawn(rows: int, columns: int, spread: float) -> F32:
        return rng.normal(0, spread, (rows, columns)).astype(np.float32)

    first = drawn(features, recipe.wide, recipe.spread)
    if recipe.variant != "duel":
        first[size_for(recipe.variant, 1) :] = 0
    return Net(
        first,
        np.pad(drawn(recipe.narrow, recipe.wide, recipe.wide**-0.5), ((0, 0), (0, 1))),
        drawn(2, recipe.narrow + 1, 0.1),
    )
