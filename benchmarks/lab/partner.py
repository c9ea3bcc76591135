"""Even games with the partner: `python -m benchmarks.lab.partner [PEOPLE]`.

First the share of games that a partner of each strength wins against a level. Then bots of every level take the part of
the person: each starts without a history and plays six games with the partner, and the coach judges every game before
the next one. The arena's kernels play further games with the resulting strength: every deal in both seatings, with ties
as one half.
"""

import sys
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev

from benchmarks.report import machine, table
from lucchetto.arena.design import Match
from lucchetto.arena.engine import by_kernel
from lucchetto.bots.levels import LEVELS
from lucchetto.bots.partner import partner
from lucchetto.coach.advice import judged_choices
from lucchetto.coach.analysis import judge_for
from lucchetto.coach.strength import PlayedGame, estimate
from lucchetto.records import Decided, Replay, replay
from lucchetto.rules import VARIANTS
from tests.kit.bot_games import bot_game

SEED = 2026
PEOPLE = 10
"""Of each level."""
FIRST_PERSON = 10
"""The number of the first person; earlier ones were used to choose the constants of `lucchetto.coach.strength`."""
FIRST_GAMES = 6
CURVE_DEALS, LATER_DEALS = 2_000, 100
AGAINST = ("casual", "expert", "master")
HALVES = [step / 2 for step in range(11)]


def ahead(variant: str, bot: str, other: str, deals: int, seed: int = SEED) -> float:
    """The share of games in which the bot finishes ahead."""
    games = by_kernel.play_chunk(Match(variant, (bot, other), seed, deals, deals), 0)
    return float(games.win_shares[range(len(games)), games.seating].mean())


def curve(variant: str) -> Iterator[Sequence[str]]:
    for level in AGAINST:
        shares = (ahead(variant, partner(strength), level, CURVE_DEALS) for strength in HALVES)
        yield level, *(f"{share:.1%}" for share in shares)


def mean_loss(game: Replay, seat: int) -> float:
    """The mean loss per unforced decision. Judging only decisions takes a tenth of the time of a full analysis."""
    judge, losses = judge_for(game.games[0]), list[float]()
    for before, event in zip(game.games, game.record.events, strict=False):
        if isinstance(event, Decided) and event.seat == seat:
            verdict = judged_choices(judge, before.undecided(), seat).of(event.move)
            losses += [verdict.loss] if verdict.mark != "forced" else []
    return fmean(losses) if losses else 0.0


def strength_after(variant: str, level: str, person: int, games: int = FIRST_GAMES) -> tuple[float, list[float]]:
    """The estimated strength of a new person after these games, and the share of each game that they won."""
    known, won = list[PlayedGame](), list[float]()
    for number in range(games):
        strength, seat = estimate(known, variant), (person + number) % 2
        bots = [level, partner(strength)] if seat == 0 else [partner(strength), level]
        played = replay(bot_game(variant, bots, f"partner {person} {number}"))
        assert played.game.result is not None
        winners = played.game.result.winners
        won.append((seat in winners) / len(winners))
        known.append(PlayedGame(variant, 2, mean_loss(played, seat), seat in winners, (strength,)))
    return estimate(known, variant), won


def person(variant: str, level: str, number: int) -> tuple[float, float, float]:
    """The share of the first games and of the later ones that a person wins, and the strength in between."""
    strength, first = strength_after(variant, level, number)
    return fmean(first), strength, ahead(variant, level, partner(strength), LATER_DEALS, seed=number)


def people(variant: str, count: int) -> Iterator[Sequence[str]]:
    for number, level in enumerate(LEVELS):
        first, strengths, later = zip(
            *(person(variant, level, one) for one in range(FIRST_PERSON, FIRST_PERSON + count)), strict=True
        )
        strength = f"{fmean(strengths):.2f} ± {stdev(strengths):.2f}"
        yield (
            level,
            f"{number}",
            strength,
            f"{fmean(first):.0%}",
            f"{fmean(later):.1%}",
            f"{min(later):.0%} – {max(later):.0%}",
        )


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else PEOPLE
    for variant in VARIANTS:
        title = f"{variant}: a partner of each strength finishes ahead of a level, {2 * CURVE_DEALS:,} games"
        table(title, ("", *(f"{strength:g}" for strength in HALVES)), list(curve(variant)))
        print(flush=True)
    columns = ("person", "strength", "estimate", f"wins of the first {FIRST_GAMES}", "wins afterwards", "single people")
    for variant in VARIANTS:
        title = f"{variant}: {count} people per level, {2 * LATER_DEALS} games each afterwards"
        table(title, columns, list(people(variant, count)))
        print(flush=True)


if __name__ == "__main__":
    print(machine())
    main()
