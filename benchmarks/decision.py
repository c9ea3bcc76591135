"""The cost of the rules in each part of a decision: `python -m benchmarks.decision [FOLDER ...]`.

Each folder holds a package `lucchetto`, such as an unpacked wheel; without folders, the package that
Python finds is measured. Folders are measured alternately, each in its own processes. Figures are processor time: games
are cut into short pieces, and the best of several runs counts for each, so that other load hardly matters.
"""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import thread_time_ns
from typing import Any, NamedTuple, TypeVar

from benchmarks.report import machine, table
from lucchetto.records import FairDice
from lucchetto.rules import Decision, Game, new_game, parse_move, preview

KINDS = {"classic, 2": ("classic", 2), "classic, 5": ("classic", 5), "longo, 3": ("longo", 3), "duel": ("duel", 2)}
GAMES = 4
"""Whole games of each kind; together they have a few hundred decisions."""
PIECE = 40
"""Decisions per piece: shorter than a time slice of the operating system."""
RUNS, ROUNDS = 12, 3
"""Runs of every piece per process, and number of processes."""
DICE = FairDice(bytes(range(32)), ("0" * 32, "1" * 32))


Item = TypeVar("Item")


class Step(NamedTuple):
    """A decision as the server receives it, and the games before and after it."""

    before: Game
    seat: int
    text: str
    move: Decision
    after: Game


def steps(kind: str, seats: int) -> list[Step]:
    """Games between random players, who prefer not to skip more than two numbers."""
    rng, found = Random(kind), list[Step]()
    for number in range(GAMES):
        dice = FairDice(str(number).encode(), ())
        game = new_game(kind, [f"player {seat}" for seat in range(seats)])
        while game.phase != "over":
            if game.phase == "roll":
                game = game.roll(dice.roll(game))
                continue
            seat = rng.choice(sorted(game.waiting))
            before, move = game, _choice(game, seat, rng)
            game = game.play(seat, move)
            found.append(Step(before, seat, str(move), parse_move(str(move)), game))
    return found


def _choice(game: Game, seat: int, rng: Random) -> Decision:
    passing, *others = game.moves(seat)
    near = [move for move in others if len(preview(game, seat, move).skipped) <= 2]
    return rng.choice(near) if near else passing


def decide(step: Step) -> None:
    """Everything that the server asks of the rules: the move, the next roll, all options, the changed sheet."""
    game = step.before.play(step.seat, parse_move(step.text))
    if game.phase == "roll":
        game = game.roll(DICE.roll(game))
    for seat in game.waiting:
        for move in game.moves(seat):
            preview(game, seat, move)
    if game.board is not step.before.board:
        _ = [seat for seat, sheet in enumerate(game.sheets) if sheet != step.before.sheets[seat]]
        _ = game.sheets[step.seat].points, game.sheets[step.seat].rows


PARTS: dict[str, Callable[[Step], object]] = {
    "whole decision": decide,
    "parse_move": lambda step: parse_move(step.text),
    "play": lambda step: step.before.play(step.seat, step.move),
    "moves": lambda step: step.before.moves(step.seat),
    "moves, previews": lambda step: [preview(step.before, step.seat, move) for move in step.before.moves(step.seat)],
    "points, rows": lambda step: (step.after.sheets[step.seat].points, step.after.sheets[step.seat].rows),
}
ROLLS: dict[str, Callable[[tuple[Game, Any]], object]] = {
    "FairDice.roll": lambda rolled: DICE.roll(rolled[0]),
    "roll": lambda rolled: rolled[0].roll(rolled[1]),
}


def microseconds(part: Callable[[Item], object], items: Sequence[Item]) -> float:
    pieces = [items[start : start + PIECE] for start in range(0, len(items), PIECE)]
    return sum(min(_run(part, piece) for _ in range(RUNS)) for piece in pieces) / len(items) / 1000


def _run(part: Callable[[Item], object], piece: Sequence[Item]) -> int:
    began = thread_time_ns()
    for item in piece:
        part(item)
    return thread_time_ns() - began


def measure() -> dict[str, float]:
    """The cost of every part in every kind of game, in microseconds."""
    gc.disable()
    found = dict[str, float]()
    for name, (kind, seats) in KINDS.items():
        played = steps(kind, seats)
        rolls = [(step.after, DICE.roll(step.after)) for step in played if step.after.phase == "roll"]
        found |= {f"{name}: {part}": microseconds(run, played) for part, run in PARTS.items()}
        found |= {f"{name}: {part}": microseconds(run, rolls) for part, run in ROLLS.items()}
    return found


def main(folders: Sequence[str]) -> None:
    best: list[dict[str, float]] = [{} for _ in folders]
    for _ in range(ROUNDS):
        for column, folder in zip(best, folders, strict=True):
            for part, cost in _measured_in(folder).items():
                column[part] = min(cost, column.get(part, cost))
    rows = [(part, *[f"{column[part]:.2f}" for column in best]) for part in best[0]]
    print(machine())
    table("µs of processor time", ("", *folders), rows)


def _measured_in(folder: str) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.decision", "--measure"]
    output = subprocess.check_output(command, env={**os.environ, "PYTHONPATH": folder}, text=True)
    found: dict[str, float] = json.loads(output)
    return found


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measure()))
    else:
        main(sys.argv[1:] or [""])
