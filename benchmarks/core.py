"""One step of a game: apply a decision, then list the next legal moves. python-chess is measured in the same run.

Ours plays the decision and lists the moves of the seat that decides next; if the decision ends a turn, the step also
applies the next roll, so that there are moves to list. The clock is stopped while the dice are drawn and the bots
decide. Chess pushes a random legal move and lists the legal replies.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import perf_counter_ns

import chess

from benchmarks import results
from benchmarks.report import Spread, table
from lucchetto.bots import Bot, make_bot
from lucchetto.records import seeded_dice
from lucchetto.rules import new_game

STEPS = 10_000
"""Enough for medians of different runs to agree within a few per cent."""
NAMES = ("Ada", "Bob", "Cleo")

Steps = Iterator[float]
"""An endless sequence of step times, in microseconds."""


def our_steps(variant: str, seats: int) -> Steps:
    """Whole games in which greedy and random bots alternate by seat."""
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
    """Random games of python-chess, cut off after 200 plies, because some would never end."""
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
    """Measure all contestants alternately, so that other load on the machine affects them equally."""
    running = {name: start() for name, start in CONTESTANTS.items()}
    taken: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(steps // 100):
        for name, source in running.items():
            taken[name] += [next(source) for _ in range(100)]
    return {name: Spread.of(values) for name, values in taken.items()}


def main(save: bool = False) -> None:
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
    if save:
        results.save("core", "The rules, one decision", "python -m benchmarks", figures(found))


def figures(found: dict[str, Spread]) -> list[results.Row]:
    """Ours against python-chess, which comes last."""
    *ours, (_, chess_step) = found.items()
    return [
        results.Row(
            f"apply a decision and list the next moves: {name}",
            f"{step.median:.1f} µs",
            f"{chess_step.median:.1f} µs, python-chess",
            f"{step.median / chess_step.median:.2f} ×",
        )
        for name, step in ours
    ]


if __name__ == "__main__":
    main()
