"""Trains a network from a recipe and writes its file. An interrupted training resumes after the last epoch."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from lucchetto.bots.weights import write
from lucchetto.paths import cache_folder

from .epochs import epoch_for, train_step
from .learner import Learner
from .recipe import Recipe

Progress = Callable[[int, int], None]
"""Called before every epoch with the numbers of finished epochs and of all epochs."""


@dataclass(frozen=True)
class Trained:
    """The result of a training."""

    file: Path
    as_shipped: bool
    """Whether the file is byte-identical to the one that this package ships."""


def train(recipe: Recipe, folder: Path, epochs: int | None, progress: Progress) -> Trained:
    """Train to the end and write the network; `epochs` overrides the recipe's number of epochs."""
    wanted = recipe if epochs is None else replace(recipe, epochs=epochs)
    size, train_epoch = epoch_for(wanted)
    checkpoint = _checkpoint_path(wanted)
    learner = Learner.load(checkpoint) or Learner.new(wanted, size)
    while learner.epochs < wanted.epochs:
        progress(learner.epochs, wanted.epochs)
        train_step(wanted, learner, train_epoch)
        learner.save(checkpoint)
    file = folder / f"{recipe.name}.npz"
    write(file, learner.weights)
    checkpoint.unlink(missing_ok=True)
    return Trained(file, file.read_bytes() == _shipped(recipe.name))


def _checkpoint_path(recipe: Recipe) -> Path:
    """The checkpoint of an unfinished training; every recipe has its own."""
    digest = blake2b(repr(asdict(recipe)).encode(), digest_size=6).hexdigest()
    folder = cache_folder() / "training"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{recipe.name}-{digest}.npz"


def _shipped(name: str) -> bytes:
    file = files("lucchetto.bots").joinpath("networks", f"{name}.npz")
    return file.read_bytes() if file.is_file() else b""
