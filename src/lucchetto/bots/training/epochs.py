"""One lesson after another: blocks of games of the network against itself."""

from collections.abc import Callable

import numpy as np

from lucchetto.bots.levels import CHARACTERS
from lucchetto.bots.lucky import lucky_masks
from lucchetto.features.duel import SIZE as DUEL_SIZE
from lucchetto.features.policy_params import VALUED, Character
from lucchetto.features.sheets import features
from lucchetto.kernels.duel import search as duel_search
from lucchetto.kernels.duel import selfplay as duel_selfplay
from lucchetto.kernels.network import scratch
from lucchetto.kernels.sheets import evaluate
from lucchetto.kernels.sheets.selfplay import notebook, train
from lucchetto.kernels.sheets.tables import tables

from .learner import Student
from .recipe import Recipe

Lesson = Callable[[Student, int], None]


def lesson_for(recipe: Recipe) -> tuple[int, Lesson]:
    """How many features the network needs, and the function that gives lesson number so-and-so."""
    return _duel(recipe) if recipe.variant == "duel" else _sheets(recipe)


def _sheets(recipe: Recipe) -> tuple[int, Lesson]:
    table, seen = tables(recipe.variant), features(recipe.variant)
    who = Character(VALUED, plans=True, greed=recipe.greed, hair=0.0)

    def give(student: Student, number: int) -> None:
        players = recipe.players[number % len(recipe.players)]
        mind = evaluate.Mind(table, seen, student.net, scratch(student.net), who)
        careless = mind._replace(who=CHARACTERS["casual"])
        lucky, first = lucky_masks(recipe.variant, players), number * recipe.games
        seed, notes = np.uint64(recipe.seed), notebook(players)
        rest = (student.squares, lucky, seed, first, recipe.games, recipe.trace, recipe.rate, notes)
        train(mind, careless, recipe.stray, *rest)

    return seen.size, give


def _duel(recipe: Recipe) -> tuple[int, Lesson]:
    who = Character(VALUED, plans=True, greed=recipe.greed)

    def give(student: Student, number: int) -> None:
        mind = duel_search.Mind(student.net, scratch(student.net), who)
        seed, first = np.uint64(recipe.seed), number * recipe.games
        story = duel_selfplay.notebook()
        duel_selfplay.train(mind, student.squares, seed, first, recipe.games, recipe.trace, recipe.rate, story)

    return DUEL_SIZE, give


def study(recipe: Recipe, student: Student, give: Lesson) -> None:
    """The student's next lesson."""
    give(student, student.lessons)
    student.lessons += 1
    if student.lessons > recipe.settled * recipe.lessons:
        student.count()
