"""From a recipe to a file, with stops on the way: whoever is interrupted goes on where the last lesson ended."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

from lucchetto.bots.weights import write
from lucchetto.paths import cache_folder

from .epochs import lesson_for, study
from .learner import Student
from .recipe import Recipe

Watch = Callable[[int, int], None]
"""Told after every lesson: how many are done, and of how many."""


@dataclass(frozen=True)
class Made:
    file: Path
    as_shipped: bool
    """Whether the file is, byte for byte, the one that this package plays with."""


def train(recipe: Recipe, folder: Path, lessons: int | None, watch: Watch) -> Made:
    """Trains to the end and writes the network; `lessons` asks for fewer or more than the recipe."""
    wanted = recipe if lessons is None else replace(recipe, lessons=lessons)
    size, give = lesson_for(wanted)
    notes = _notes(wanted)
    student = Student.load(notes) or Student.new(wanted, size)
    while student.lessons < wanted.lessons:
        watch(student.lessons, wanted.lessons)
        study(wanted, student, give)
        student.save(notes)
    file = folder / f"{recipe.name}.npz"
    write(file, student.weights)
    notes.unlink(missing_ok=True)
    return Made(file, file.read_bytes() == _shipped(recipe.name))


def _notes(recipe: Recipe) -> Path:
    """Where an unfinished student is kept; another recipe has another place."""
    digest = blake2b(repr(asdict(recipe)).encode(), digest_size=6).hexdigest()
    folder = cache_folder() / "training"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{recipe.name}-{digest}.npz"


def _shipped(name: str) -> bytes:
    file = files("lucchetto.bots").joinpath("networks", f"{name}.npz")
    return file.read_bytes() if file.is_file() else b""
