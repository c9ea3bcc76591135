"""Scores bots by the reference positions: `python -m benchmarks.lab.score_bot NAME …`, such as `master club`.

For every group: the mean loss per unforced decision, and how often the bot makes the reference's best choice.
"""

import sys
from collections.abc import Iterator, Sequence

from benchmarks.positions import dataset
from benchmarks.positions.shapes import GROUPS, Case, Group
from benchmarks.report import table
from lucchetto.bots import Bot, make_bot
from lucchetto.rules import GameError


def score(bot: Bot, group: Group, cases: Sequence[Case]) -> tuple[float, float]:
    """The mean loss per decision, and the share of best choices."""
    losses = list[float]()
    for case in cases:
        game = case.game(group)
        move = str(bot.decide(game.seen_by(case.seat), case.seat))
        losses.append(case.choices[case.best].value - case.choices[move].value)
    return sum(losses) / len(losses), losses.count(0.0) / len(losses)


def rows(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for group in GROUPS:
        if not dataset.path_of(group).exists():
            continue
        cases = dataset.read(group)
        scores = [score(make_bot(name, "score"), group, cases) for name in names]
        figures = [
            (f"{loss:.2f} points" if group.players == 1 else f"{loss:.2%}", f"{best:.0%}") for loss, best in scores
        ]
        yield group.name, str(len(cases)), *(figure for both in figures for figure in both)


def main() -> None:
    names = sys.argv[1:] or ["master"]
    try:
        head = [column for name in names for column in (f"{name}: mean loss", "best choice")]
        table("bots on the reference positions", ("", "positions", *head), list(rows(names)))
    except (dataset.DatasetError, GameError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
