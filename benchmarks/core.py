"""One step of a game: apply a decision, then list what may be decided next. Beside it python-chess, in the same run.

Ours plays the decision and lists the moves of the seat that decides next; where the decision ends a turn, the next roll
is applied within the step, so that there are moves to list. The dice are drawn and the bots think while the clock
stands. Chess pushes a random legal move and lists the legal replies.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import perf_counter_ns

import chess

from benchmarks.report import Spread, table
from lucchetto.bots import Bot, make_bot
from lucchetto.records import seeded_dice
from lucchetto.rules import new_game

STEPS = 10_000
"""Enough for a median that stays within a few per cent from run to run."""
NAMES = ("Ada", "Bob", "Cleo")

Steps = Iterator[float]
"""Microseconds, step by step, without end."""


def our_steps(variant: str, seats: int) -> Steps:
    """Whole games, one after the other, in which every other seat is greedy and the rest random."""
    number = 0
    while True:
        bots = [make_bot("random" if seat % 2 else "greedy", f"{number} {seat}") for seat in range(seats)]
        yield from _our_game(variant, bots, f"benchmark {number}")
        number += 1


def _our_game(variant: str, bots: list[Bot], seed: str) -> Steps:
    dice = seeded_dice(seed)
    game = new_game(variant, NAMES[: len(bots)])
    game = game.roll(dice.roll(game))
    while game.phase != "over":
        seat = min(game.waiting)
        move = bots[seat].decide(game.seen_by(seat), seat)
        began = perf_counter_ns()
        game = game.play(seat, move)
        paused = perf_counter_ns()
        faces = dice.roll(game) if game.phase == "roll" else None
        resumed = perf_counter_ns()
        game = game.roll(faces) if faces else game
        game.moves(min(game.waiting, default=0))
        yield (perf_counter_ns() - resumed + paused - began) / 1000


def chess_steps() -> Steps:
    """Random games of python-chess, cut off where a position could go on for ever."""
    rng = Random("benchmark")
    while True:
        board = chess.Board()
        moves = list(board.legal_moves)
        while moves and board.ply() < 200:
            move = rng.choice(moves)
            began = perf_counter_ns()
            board.push(move)
            moves = list(board.legal_moves)
            yield (perf_counter_ns() - began) / 1000


CONTESTANTS: dict[str, Callable[[], Steps]] = {
    "classic, 2 players": partial(our_steps, "classic", 2),
    "longo, 3 players": partial(our_steps, "longo", 3),
    "duel": partial(our_steps, "duel", 2),
    "python-chess (baseline)": chess_steps,
}


def measure(steps: int = STEPS) -> dict[str, Spread]:
    """All in turns, so that a busy moment of the machine strikes everybody alike."""
    running = {name: start() for name, start in CONTESTANTS.items()}
    taken: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(steps // 100):
        for name, source in running.items():
            taken[name] += [next(source) for _ in range(100)]
    return {name: Spread.of(values) for name, values in taken.items()}


def main() -> None:
    found = measure()
    baseline = list(found.values())[-1].median
    rows = [
        (name, f"{of.median:.1f}", f"{of.low:.1f} – {of.high:.1f}", f"{of.median / baseline:.2f} ×", f"{of.steps:,}")
        for name, of in found.items()
    ]
    table(
        "Apply a decision and list the next legal moves",
        ("", "median µs", "middle 80 %", "of python-chess", "steps"),
        rows,
    )


if __name__ == "__main__":
    main()
