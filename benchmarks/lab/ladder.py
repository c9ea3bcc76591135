"""The ladder of levels: `python -m benchmarks.lab.ladder [--characters]`.

For every level: the mean score, penalties and turns when two of its bots play each other, and how often it finishes
ahead of the level below. `--characters` adds how often each character finishes ahead of a plain bot of its level. The
arena's kernels play in two processes, every deal in both seatings. Ties count as one half, and 95 % intervals are
clustered by deal.
"""

import sys
from collections.abc import Iterator, Sequence

from benchmarks.lab.strength import percent, played, points
from benchmarks.report import machine, table
from lucchetto.arena.estimate import mean, share
from lucchetto.arena.tally import duels_of, seats_of
from lucchetto.bots.characters import CHARACTERS
from lucchetto.bots.levels import LEVELS
from lucchetto.rules import VARIANTS

ALIKE_GAMES = 20_000
HEAD_TO_HEAD_GAMES = 4_000


def ahead(variant: str, bot: str, other: str) -> tuple[str, str]:
    meetings = duels_of(bot, other, [played(variant, (bot, other), HEAD_TO_HEAD_GAMES)])
    return percent(share(meetings.results, meetings.deals))


def levels(variant: str) -> Iterator[Sequence[str]]:
    below = dict(zip(LEVELS[1:], LEVELS, strict=False))
    for level in LEVELS:
        seats = seats_of(level, [played(variant, (level, level), ALIKE_GAMES)])
        score, penalties, turns = (mean(one, seats.deals) for one in (seats.scores, seats.penalties, seats.turns))
        step = ahead(variant, level, below[level]) if level in below else ("", "")
        yield level, *points(score), f"{penalties.value:.2f}", f"{turns.value:.1f}", *step


def characters() -> Iterator[Sequence[str]]:
    for name, character in CHARACTERS.items():
        yield f"{character.level}: {name}", *(ahead(variant, name, character.level)[0] for variant in VARIANTS)


def main() -> None:
    columns = ("", "mean score", "95 %", "penalties", "turns", "ahead of the level below", "95 %")
    for variant in VARIANTS:
        title = f"{variant}, two alike ({ALIKE_GAMES:,} games), head to head ({HEAD_TO_HEAD_GAMES:,} games)"
        table(title, columns, list(levels(variant)))
        print()
    if "--characters" in sys.argv[1:]:
        table(f"Ahead of a plain bot of the level, {HEAD_TO_HEAD_GAMES:,} games", ("", *VARIANTS), list(characters()))


if __name__ == "__main__":
    print(machine())
    main()
