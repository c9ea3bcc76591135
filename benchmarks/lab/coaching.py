"""How far the coach is to be trusted, its findings at each level, and its speed: `python -m benchmarks.lab.coaching`.

First come the reference positions (`benchmarks.positions`): the words and values of the network alone, and with
rollouts. Then `python -m benchmarks.lab.coaching GAMES` analyses this many games of each level, 30 by default, 0 for
none. All seats of a table have the same level. Times are processor time, compared with a plain replay. The limits of
the ratings come from `benchmarks.lab.ratings`, which judges decisions only.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import NamedTuple

from benchmarks.positions import dataset
from benchmarks.positions.agreement import agreement, checked, deep, quick, sums_of_shares
from benchmarks.positions.shapes import GROUPS
from benchmarks.report import machine, table
from lucchetto.bots.levels import LEVELS
from lucchetto.coach import Analysis, analyse
from lucchetto.records import replay
from lucchetto.solver import load_table
from tests.kit.bot_games import bot_game

GAMES = 30
TABLES = (*((name, players) for name in ("classic", "longo") for players in (1, 2, 4)), ("duel", 2))
WORDS = ("best", "good", "inaccuracy", "mistake", "blunder")


class LevelGames(NamedTuple):
    """The analysed games of one level at one table."""

    analyses: list[Analysis]
    seconds: list[float]
    replaying: list[float]


def analyse_games(variant: str, players: int, level: str, games: int) -> LevelGames:
    found = LevelGames([], [], [])
    for number in range(games):
        record = bot_game(variant, [level] * players, f"coaching {number}")
        began = process_time()
        game = replay(record)
        between = process_time()
        found.analyses.append(analyse(game))
        found.replaying.append(between - began)
        found.seconds.append(process_time() - between)
    return found


def losses(found: dict[str, LevelGames]) -> Iterator[Sequence[str]]:
    for level, here in found.items():
        free = [move for game in here.analyses for move in game.moves if move.mark != "forced"]
        marks, lost = Counter[str](move.mark for move in free), [move.loss for move in free]
        shares = [f"{marks[word] / len(lost):.1%}" for word in WORDS]
        yield level, f"{len(lost):,}", f"{fmean(lost):.4f}", *shares


def lucks(found: dict[str, LevelGames]) -> Iterator[Sequence[str]]:
    for level, here in found.items():
        whole = [game.players[0].luck for game in here.analyses]
        single = [abs(won) for game in here.analyses for roll in game.rolls for won in roll.luck]
        ends = quantiles(single, n=20)
        error = stdev(whole) / sqrt(len(whole))
        yield level, f"{fmean(whole):.3f} ± {error:.3f}", f"{ends[9]:.3f}", f"{ends[17]:.3f}", f"{ends[18]:.3f}"


def limits(found: dict[str, LevelGames]) -> str:
    """The limits between levels. With opponents, the master nearly judges itself: half the champion's loss counts."""
    means = [
        fmean(move.loss for game in here.analyses for move in game.moves if move.mark != "forced")
        for here in found.values()
    ]
    between = [sqrt(one * other) for one, other in zip(means[1:], means, strict=False)]
    return ", ".join(f"{limit:.4f}" for limit in (max(between[0], means[1] / 2), *between[1:]))


def agreements() -> Iterator[Sequence[str]]:
    """By group: agreement and errors of the network alone, with rollouts, and with deep rollouts."""
    for group in GROUPS:
        if not dataset.path_of(group).exists():
            continue
        cases = dataset.read(group)
        found = [agreement(group, cases, judge(group)) for judge in (quick, checked, deep)]
        unit = 1 if group.players == 1 else 100
        off = [abs(total - 1) for total in sums_of_shares(group, cases)]
        yield (
            group.name,
            str(len(cases)),
            *(f"{one.words:.0%}" for one in found),
            *(f"{unit * one.loss_error:.2f}" for one in found),
            *(f"{unit * one.value_error:.2f}" for one in found),
            "" if group.players == 1 else f"{100 * fmean(off):.1f}, {sum(one > 0.1 for one in off) / len(off):.0%}",
        )


def print_agreements() -> None:
    three = ("network", "rollouts", "deep")
    head = [f"{what}: {how}" for what in ("same word", "error of the loss", "error of the value") for how in three]
    try:
        table("the coach on the reference positions, errors in points or percentage points",
              ("", "positions", *head, "sum of shares: mean miss, more than 10 off"), list(agreements()))  # fmt: skip
    except dataset.DatasetError as error:
        sys.exit(str(error))


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print_agreements()
    if games:
        print_levels(games)
    print(machine())


def print_levels(games: int) -> None:
    load_table("classic")
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        work = {
            at: {level: pool.submit(analyse_games, *at, level, games) for level in reversed(LEVELS)} for at in TABLES
        }
        for (variant, players), levels in work.items():
            found = {level: future.result() for level, future in levels.items()}
            name = f"{variant}, {players} player{'s' if players > 1 else ''}, {games} games per level"
            table(f"{name}: decisions", ("", "unforced", "mean loss", *WORDS), list(losses(found)))
            table(f"{name}: luck", ("", "first seat, per game", "median roll", "90 %", "95 %"), list(lucks(found)))
            seconds = [second for here in found.values() for second in here.seconds]
            replaying = [second for here in found.values() for second in here.replaying]
            decisions = sum(len(game.moves) for here in found.values() for game in here.analyses)
            print(f"limits between the levels: {limits(found)}")
            print(f"seconds/game: median {quantiles(seconds, n=20)[9]:.2f}, 95 % {quantiles(seconds, n=20)[18]:.2f}; "
                  f"{1000 * sum(seconds) / decisions:.0f} ms per decision, "
                  f"{sum(seconds) / sum(replaying):.0f} × a replay", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
