"""What each level loses per decision, and the limits of the ratings: `python -m benchmarks.lab.ratings [GAMES]`.

The limits in `lucchetto.coach.scale` come from here: the limit between two levels is their losses' geometric mean.
All seats of a table have the same level. Judging only decisions takes a tenth of the time of a full analysis.
"""

import sys
from math import sqrt
from statistics import fmean

from benchmarks.lab.coaching import TABLES
from benchmarks.report import machine, table
from lucchetto.bots.levels import LEVELS
from lucchetto.coach.advice import judged_choices
from lucchetto.coach.analysis import judge_for
from lucchetto.records import Decided, replay
from lucchetto.solver import load_table
from tests.kit.bot_games import bot_game

GAMES = 12


def losses(variant: str, players: int, level: str, games: int) -> list[float]:
    """The loss of every unforced decision."""
    found = []
    for number in range(games):
        game = replay(bot_game(variant, [level] * players, f"ratings {number}"))
        judge = judge_for(game.games[0])
        for before, event in zip(game.games, game.record.events, strict=False):
            if isinstance(event, Decided):
                verdict = judged_choices(judge, before.undecided(), event.seat).of(event.move)
                found += [verdict.loss] if verdict.mark != "forced" else []
    return found


def limits(means: list[float]) -> list[float]:
    """The limits between levels. The master nearly judges itself, so its limit is at least half the champion's loss."""
    between = [sqrt(one * other) for one, other in zip(means[1:], means, strict=False)]
    return [max(between[0], means[1] / 2), *between[1:]]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    load_table("classic")
    strong_first = tuple(reversed(LEVELS))
    for variant, players in TABLES:
        lost = [losses(variant, players, level, games) for level in strong_first]
        means = [fmean(one) for one in lost]
        numbers = ["", *(f"{limit:.4f}" for limit in limits(means))]
        rows = [
            (level, f"{mean:.4f}", limit, f"{len(one):,}")
            for level, mean, limit, one in zip(strong_first, means, numbers, lost, strict=True)
        ]
        title = f"{variant}, {players} player{'s' if players > 1 else ''}, {games} games a level"
        table(title, ("", "mean loss", "limit to the level above", "unforced decisions"), rows)
        print(flush=True)


if __name__ == "__main__":
    print(machine())
    main()
