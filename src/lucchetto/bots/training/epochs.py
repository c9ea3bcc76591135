"""One epoch of training: a block of self-play games that the network learns from."""

from collections.abc import Callable

import numpy as np

from lucchetto.bots.lucky import lucky_masks
from lucchetto.features.duel import SIZE as DUEL_SIZE
from lucchetto.features.policy_params import VALUE_BASED, PolicyParams
from lucchetto.features.sheets import size_for
from lucchetto.kernels.duel import search as duel_search
from lucchetto.kernels.duel import selfplay as duel_selfplay
from lucchetto.kernels.network import new_scratch
from lucchetto.kernels.sheets import evaluate
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.tables import tables
from lucchetto.kernels.sheets.training import selfplay

from .learner import Learner
from .recipe import Recipe

Epoch = Callable[[Learner, int], None]
"""Trains the learner for the epoch with this number."""


def epoch_for(recipe: Recipe) -> tuple[int, Epoch]:
    """Return the network's number of features, and the function that trains one epoch."""
    return _duel(recipe) if recipe.variant == "duel" else _sheets(recipe)


def _sheets(recipe: Recipe) -> tuple[int, Epoch]:
    table, layout = tables(recipe.variant), layout_of(recipe.variant)
    params = PolicyParams(VALUE_BASED, plans=True, margin_weight=recipe.margin_weight, tie_epsilon=0.0)

    def train_epoch(learner: Learner, number: int) -> None:
        players = recipe.players[number % len(recipe.players)]
        alone = players > 1
        evaluator = evaluate.Evaluator(table, layout, learner.net, new_scratch(learner.net), params, alone)
        lucky, first = lucky_masks(recipe.variant, players), number * recipe.games
        seed, buffer = np.uint64(recipe.seed), selfplay.new_replay_buffer(learner.net, players)
        rest = (learner.squares, lucky, seed, first, recipe.games, recipe.trace, recipe.rate_in(number), buffer)
        selfplay.train(evaluator, recipe.weak, recipe.random_opening, recipe.weak_share, *rest)

    return size_for(recipe.variant, max(recipe.players)), train_epoch


def _duel(recipe: Recipe) -> tuple[int, Epoch]:
    params = PolicyParams(VALUE_BASED, plans=True, margin_weight=recipe.margin_weight)

    def train_epoch(learner: Learner, number: int) -> None:
        evaluator = duel_search.Evaluator(learner.net, new_scratch(learner.net), params)
        seed, first = np.uint64(recipe.seed), number * recipe.games
        buffer = duel_selfplay.new_replay_buffer()
        duel_selfplay.train(evaluator, learner.squares, seed, first, recipe.games, recipe.trace, recipe.rate, buffer)

    return DUEL_SIZE, train_epoch


def train_step(recipe: Recipe, learner: Learner, train_epoch: Epoch) -> None:
    """Train the learner's next epoch; late in the training, add the network to the mean."""
    train_epoch(learner, learner.epochs)
    learner.epochs += 1
    if learner.epochs > recipe.average_from * recipe.epochs:
        learner.update_mean()


def _compile(variant: str) -> None:
    """Compile the training for this variant without training anything."""
    recipe = Recipe("nothing", variant, (2,), epochs=1, games=0)
    size, train_epoch = epoch_for(recipe)
    train_epoch(Learner.new(recipe, size), 0)


def compile_sheets() -> None:
    """Compile the training for Classic and Longo, which have the same argument types."""
    _compile("classic")


def compile_duel() -> None:
    """Compile the training for the Duel."""
    _compile("duel")
