"""Random games in every engine that benchmarks/lab/playouts.py compares.

A player is created once per process (`PLAYERS[name]()`), which imports what it needs; each call plays some games and
returns the numbers of games and decisions.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import numpy as np

from lucchetto.rules import Game, new_game

VECTOR = 1000
"""Games that pgx plays in parallel."""
VECTOR_STEPS = 20


class Count(NamedTuple):
    games: float
    decisions: float


Player = Callable[[], Count]


def kernel_sheets(variant: str) -> Player:
    from lucchetto.bots.lucky import lucky_masks
    from lucchetto.kernels.sheets.playout import play_random
    from lucchetto.kernels.sheets.tables import tables

    games = 200_000
    scores, turns = np.zeros((games, 2), np.int16), np.zeros(games, np.int16)

    def play() -> Count:
        play_random(tables(variant), lucky_masks(variant, 2), np.uint64(1), 0, scores, turns)
        return Count(games, 3.0 * turns.sum())  # the last turn may lack action 2: at most one too many per game

    return play


def kernel_duel() -> Player:
    from lucchetto.kernels.duel.playout import play_random

    def play() -> Count:
        _, turns, _ = play_random(np.uint64(1), 0, 200_000)
        return Count(len(turns), 2.0 * turns.sum())

    return play


def rules(variant: str) -> Player:
    """`lucchetto.rules` in plain Python."""
    random = Random(1)

    def play() -> Count:
        return Count(50, sum(_by_the_rules(variant, random) for _ in range(50)))

    return play


def _by_the_rules(variant: str, random: Random) -> int:
    game, decisions = new_game(variant, ("Ada", "Bob")), 0
    while game.phase != "over":
        game = game.roll(_faces(game, random))
        while game.waiting:
            seat = min(game.waiting)
            game = game.play(seat, random.choice(game.moves(seat)))
            decisions += 1
    return decisions


def _faces(game: Game, random: Random) -> dict[str, Any]:
    sides = game.variant.sides
    white = random.randint(1, sides), random.randint(1, sides)
    return {"white": white, **{c: random.randint(1, sides) for c in game.variant.colours if c not in game.closed}}


def open_spiel() -> Player:
    """Backgammon in C++, stepped from Python, as most users do. A decision plays both dice."""
    import pyspiel

    backgammon, random = pyspiel.load_game("backgammon"), Random(1)

    def game() -> int:
        state, decisions = backgammon.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return lambda: Count(50, sum(game() for _ in range(50)))


def pgx_backgammon() -> Player:
    """Backgammon compiled by XLA, many games in parallel, each restarted when it ends. A decision plays one die."""
    jax, pgx = import_module("jax"), import_module("pgx")  # optional, so mypy must not look for them
    auto_reset, backgammon = import_module("pgx.experimental").auto_reset, pgx.make("backgammon")
    begin, step = jax.vmap(backgammon.init), jax.vmap(auto_reset(backgammon.step, backgammon.init))

    def move(carried: Any, key: Any) -> Any:
        state, over = carried
        choices, dice = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        state = step(state, jax.random.categorical(choices, logits), jax.random.split(dice, VECTOR))
        return (state, over + state.terminated.sum()), None

    def moves(state: Any, key: Any) -> Any:
        return jax.lax.scan(move, (state, 0), jax.random.split(key, VECTOR_STEPS))[0]

    some = jax.jit(moves)
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 10_000))
    state = jax.jit(begin)(jax.random.split(next(keys), VECTOR))
    for _ in range(400 // VECTOR_STEPS):  # twice the length of a game, so that games no longer end simultaneously
        state, _ = some(state, next(keys))
    jax.block_until_ready(state)

    def play() -> Count:
        nonlocal state
        state, over = some(state, next(keys))
        return Count(float(over), VECTOR * VECTOR_STEPS)

    return play


PLAYERS: dict[str, Callable[[], Player]] = {
    "classic, kernel": lambda: kernel_sheets("classic"),
    "longo, kernel": lambda: kernel_sheets("longo"),
    "duel, kernel": kernel_duel,
    "classic, rules": lambda: rules("classic"),
    "longo, rules": lambda: rules("longo"),
    "duel, rules": lambda: rules("duel"),
    "backgammon, OpenSpiel": open_spiel,
    **({"backgammon, pgx": pgx_backgammon} if find_spec("pgx") else {}),
}
