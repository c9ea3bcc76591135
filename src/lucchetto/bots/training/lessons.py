"""One lesson after another: blocks of games of the network against itself."""

from collections.abc import Callable

import numpy as np

from lucchetto.bots.levels import CHARACTERS
from lucchetto.bots.lucky import lucky_masks
from lucchetto.kernels import duel_layout, duel_training, duel_turns, sheet_positions
from lucchetto.kernels.characters import VALUED, Character
from lucchetto.kernels.network import scratch
from lucchetto.kernels.sheet_layout import features
from lucchetto.kernels.sheet_training import notebook, train
from lucchetto.kernels.tables import tables

from .recipe import Recipe
from .student import Student

Lesson = Callable[[Student, int], None]


def lesson_for(recipe: Recipe) -> tuple[int, Lesson]:
    """How many features the network needs, and the function that gives lesson number so-and-so."""
    return _duel(recipe) if recipe.variant == "duel" else _sheets(recipe)


def _sheets(recipe: Recipe) -> tuple[int, Lesson]:
    table, seen = tables(recipe.variant), features(recipe.variant)
    who = Character(VALUED, plans=True, greed=recipe.greed, hair=0.0)

    def give(student: Student, number: int) -> None:
        players = recipe.players[number % len(recipe.players)]
        mind = sheet_positions.Mind(table, seen, student.net, scratch(student.net), who)
        careless = mind._replace(who=CHARACTERS["casual"])
        lucky, first = lucky_masks(recipe.variant, players), number * recipe.games
        seed, notes = np.uint64(recipe.seed), notebook(players)
        rest = (student.squares, lucky, seed, first, recipe.games, recipe.trace, recipe.rate, notes)
        train(mind, careless, recipe.stray, *rest)

    return seen.size, give


def _duel(recipe: Recipe) -> tuple[int, Lesson]:
    who = Character(VALUED, plans=True, greed=recipe.greed)

    def give(student: Student, number: int) -> None:
        mind = duel_turns.Mind(student.net, scratch(student.net), who)
        seed, first = np.uint64(recipe.seed), number * recipe.games
        story = duel_training.notebook()
        duel_training.train(mind, student.squares, seed, first, recipe.games, recipe.trace, recipe.rate, story)

    return duel_layout.SIZE, give


def study(recipe: Recipe, student: Student, give: Lesson) -> None:
    """The student's next lesson."""
    give(student, student.lessons)
    student.lessons += 1
    if student.lessons > recipe.settled * recipe.lessons:
        student.count()
