"""A little of everything that runs compiled code, as the commands call it: `python -m tests.kernels.real_work`.

It prints the names of the functions compiled meanwhile, one per line, and fails if an entry point has been
used with arguments of more than one type.
"""

import contextlib
import gc
import io
import sys
from dataclasses import replace

import numpy as np
from numba.core import event

from lucchetto.bots.training.epochs import epoch_for, train_step
from lucchetto.bots.training.learner import Learner
from lucchetto.bots.training.recipe import RECIPES
from lucchetto.cli.main import main
from lucchetto.coach import analyse
from lucchetto.envs.vector import LucchettoVectorEnv
from lucchetto.kernels.dispatchers import EntryPoint
from lucchetto.records import replay
from lucchetto.solver import load_table, statistics, tempo
from tests.kit.bot_games import bot_game
from tests.solver.small_games import LUCKY, PLAIN


def play() -> None:
    for more in (
        [],
        ["--no-luck"],
        ["--variant", "longo", "--players", "5"],
        ["--players", "1"],
        ["--variant", "duel"],
    ):
        with contextlib.redirect_stdout(io.StringIO()):
            assert main(["arena", "novice", "master", "--games", "4", "--workers", "1", "--json", *more]) == 0


def train() -> None:
    for name in ("classic-1", "longo-5", "duel"):
        recipe = replace(RECIPES[name], games=2, epochs=2)
        size, train_epoch = epoch_for(recipe)
        learner = Learner.new(recipe, size)
        for _ in range(2):
            train_step(recipe, learner, train_epoch)


def check() -> None:
    for variant, players in (("classic", 2), ("longo", 5), ("duel", 2)):
        assert analyse(replay(bot_game(variant, ["club"] * players, "real work", events=12))).checks


def step() -> None:
    for variant, players in (("classic", 2), ("longo", 5), ("duel", 2)):
        env = LucchettoVectorEnv(8, variant=variant, players=players)
        _, info = env.reset(seed=1)
        for _ in range(200):
            *_, info = env.step(np.argmax(info["action_mask"], axis=1))


def solve() -> None:
    for game in (PLAIN, LUCKY):
        statistics(load_table(game))
        tempo(game, 2)


if __name__ == "__main__":
    with event.install_recorder("numba:compile") as recorder:
        for work in (play, train, check, step, solve):
            work()
    for _, compiled in recorder.buffer:
        sys.stdout.write(f"{compiled.data['dispatcher'].py_func.__qualname__}\n")
    entry_points = [thing for thing in gc.get_objects() if isinstance(thing, EntryPoint) and thing.overloads]
    assert len(entry_points) >= 15
    several = [thing.py_func.__qualname__ for thing in entry_points if len(thing.overloads) > 1]
    assert not several, several
