"""The strength of the bots: master against greedy, the levels against each other, solitaire, and two masters.

The arena's kernels play in two processes, every deal in every seating; 95 % intervals are clustered by deal.
"""

from collections.abc import Sequence

from benchmarks import results
from benchmarks.report import machine, table
from lucchetto.arena.design import Lineup, Match, seatings
from lucchetto.arena.engine.games import Games
from lucchetto.arena.engine.worker_pool import Task, WorkerPool
from lucchetto.arena.estimate import Estimate, mean, share
from lucchetto.arena.play import Played, play
from lucchetto.arena.report.summary import Meeting, summarise
from lucchetto.arena.tally import seats_of
from lucchetto.arena.tournament import Tournament
from lucchetto.bots.levels import LEVELS
from lucchetto.rules import VARIANTS
from lucchetto.solver import load_table

SEED = 2026
AIMS = {("classic", 2): "75 %"}
"""Share of decided games that a master should win against greedy bots, by variant and players."""
POOL = WorkerPool(2)
FACING_GREEDY = (
    ("classic", 2, 20_000, 4_000),
    ("classic", 3, 6_000, 0),
    ("classic", 4, 6_000, 0),
    ("classic", 5, 6_000, 0),
    ("longo", 2, 6_000, 2_000),
    ("longo", 4, 6_000, 0),
    ("duel", 2, 6_000, 2_000),
)
"""Variant, players, games, and how many of them are repeated with the luck of every roll, which takes longer."""
LADDER_GAMES = 1_000
SOLITAIRE_GAMES = 10_000
OPTIMAL_GAMES = 1_000
"""Fewer games, because the optimal bot plays in Python."""
SELF_PLAY_GAMES = 6_000
CONDITION = (
    f"Seed {SEED}. Every seating plays the same dice; intervals are 95 %. A win share counts decided games. "
    f"Ratings are on Elo's scale, after {LADDER_GAMES:,} games per pair."
)


def played(variant: str, lineup: Lineup, games: int, *, luck: bool = False) -> Played:
    deals = -(-games // len(seatings(lineup)))
    match = Match(variant, lineup, SEED, deals, max(deals // 16, 1), luck)
    parts = dict(POOL.play(Task(0, match, chunk) for chunk in range(match.chunks)))
    return Played(match, Games.joined([parts[task] for task in sorted(parts, key=lambda task: task.chunk)]))


def percent(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} – {estimate.high:.1%}"


def points(estimate: Estimate) -> tuple[str, str]:
    return f"{estimate.value:.1f}", f"{estimate.low:.1f} – {estimate.high:.1f}"


def against_greedy() -> list[results.Row]:
    """One master, and greedy in all other seats."""
    rows, figures = list[tuple[str, ...]](), list[results.Row]()
    for variant, players, games, with_luck in FACING_GREEDY:
        lineup = ("master", *["greedy"] * (players - 1))
        seats = seats_of("master", [played(variant, lineup, games)])
        decided = share(seats.win_shares[seats.decided], seats.deals[seats.decided])
        adjusted = _adjusted(variant, lineup, with_luck) if with_luck else ("", "", "")
        name = f"{variant}, {players} players"
        rows.append((name, f"{len(seats.deals):,}", *percent(decided), f"{1 / players:.0%}", *adjusted))
        figures.append(_win_figure(variant, players, len(seats.deals), decided))
    columns = ("", "games", "decided games won", "95 %", "by chance", "luck-adjusted", "95 %", "games")
    table("One master among greedy bots", columns, rows)
    return figures


def _win_figure(variant: str, players: int, games: int, decided: Estimate) -> results.Row:
    won, interval = percent(decided)
    what = f"one master among greedy bots, {variant}, {players} players, {games:,} games"
    ratio = f"{decided.value * players:.2f} ×"
    aim = AIMS.get((variant, players), "")
    return results.Row(what, f"{won} ({interval})", f"{1 / players:.0%}, chance", ratio, aim)


def _adjusted(variant: str, lineup: Lineup, games: int) -> tuple[str, str, str]:
    """The luck-adjusted win share of all games, and the number of games."""
    seats = seats_of("master", [played(variant, lineup, games, luck=True)])
    return *percent(mean(seats.win_shares - seats.luck_win, seats.deals)), f"{len(seats.deals):,}"


def ladder() -> list[results.Row]:
    rows, figures = list[tuple[str, ...]](), list[results.Row]()
    for variant in VARIANTS:
        tournament = Tournament(LEVELS, variant, games=LADDER_GAMES, seed=SEED, luck=False)
        summary = summarise(tournament, play(tournament, POOL))
        below = dict(zip(LEVELS[1:], LEVELS, strict=False))
        for standing in summary.standings:
            ahead = _step(summary.meetings, standing.bot, below.get(standing.bot))
            rating = f"{standing.rating.value:+.0f}", f"{standing.rating.low:+.0f} – {standing.rating.high:+.0f}"
            rows.append((f"{variant}: {standing.bot}", *rating, *ahead))
            figures.append(results.Row(f"rating, {variant}: {standing.bot}", f"{rating[0]} ({rating[1]})"))
    columns = ("", "rating", "95 %", "ahead of the level below", "95 %")
    table(f"The levels, two players, {LADDER_GAMES:,} games per pair, best first", columns, rows)
    return figures


def _step(meetings: Sequence[Meeting], bot: str, below: str | None) -> tuple[str, str]:
    for one in meetings:
        if (one.bot, one.other) == (bot, below):
            return percent(one.ahead)
    return ("", "") if below is None else ("behind", "")


def solitaire() -> list[results.Row]:
    rows = []
    for bot in (*LEVELS, "greedy", "optimal"):
        games = OPTIMAL_GAMES if bot == "optimal" else SOLITAIRE_GAMES
        seats = seats_of(bot, [played("classic", (bot,), games)])
        rows.append((bot, *points(mean(seats.scores, seats.deals)), f"{len(seats.deals):,}"))
    optimum = load_table("classic").start
    rows.append(("exact optimum", f"{optimum:.6f}", "", ""))
    table("Classic, solitaire", ("", "mean score", "95 %", "games"), rows)
    baseline = f"{optimum:.1f}, perfect play"
    return [
        results.Row(f"solitaire Classic: {bot}", f"{score} ({interval})", baseline, f"{float(score) / optimum:.2f} ×")
        for bot, score, interval, _ in rows[:-1]
    ]


def self_play() -> list[results.Row]:
    rows, figures = list[tuple[str, ...]](), list[results.Row]()
    for variant in VARIANTS:
        seats = seats_of("master", [played(variant, ("master", "master"), SELF_PLAY_GAMES)])
        score, turns = mean(seats.scores, seats.deals), mean(seats.turns, seats.deals)
        rows.append((variant, *points(score), f"{turns.value:.1f}", f"{len(seats.deals) // 2:,}"))
        figures.append(results.Row(f"two masters, {variant}", f"{score.value:.1f} points in {turns.value:.1f} turns"))
    table("Two masters", ("", "mean score", "95 %", "turns", "games"), rows)
    return figures


def main(save: bool = False) -> None:
    figures = list[results.Row]()
    for number, part in enumerate((against_greedy, ladder, solitaire, self_play)):
        print(end="\n" if number else "")
        figures += part()
    if save:
        results.save("strength", "Strength of the bots", "python -m benchmarks.lab.strength", figures, [CONDITION])


if __name__ == "__main__":
    asked = results.save_is_asked(__doc__)
    print(machine())
    main(asked)
