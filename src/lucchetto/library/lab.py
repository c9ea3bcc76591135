"""Functions that need the extra `lab`: exact values, simulations and tournaments."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from lucchetto.bots import BotLike
from lucchetto.bots.own.loading import distinct_names
from lucchetto.rules import MalformedError, Variant

if TYPE_CHECKING:
    from lucchetto.arena.play import ProgressListener
    from lucchetto.arena.report.summary import Summary
    from lucchetto.arena.simulation import Simulation
    from lucchetto.solver import Table


def solve(variant: str | Variant = "classic", lucky: tuple[int, int] | None = None) -> "Table":
    """Return the exact values of solitaire; for Longo, those of one lucky pair.

    The first call computes and stores them, in seconds for Classic and in minutes for Longo. `table.value(sheet)` is
    the expected number of points still to come with perfect play; see `docs/solver.md`.
    """
    with _lab():
        from lucchetto.solver import load_table

        return load_table(variant, lucky)


def simulate(
    variant: str | Variant = "classic",
    *,
    players: int = 2,
    games: int = 100_000,
    seed: int = 1,
    bots: str | Sequence[str] = "random",
) -> "Simulation":
    """Play many games between compiled bots: millions per minute with random moves, fewer with stronger bots.

    `bots` is the name of a level, "greedy" or "random": one for all seats, or one per seat.
    """
    with _lab():
        from lucchetto.arena.simulation import simulate as simulate_games

        return simulate_games(variant, players=players, games=games, seed=seed, bots=bots)


def tournament(
    bots: Sequence[BotLike],
    variant: str = "classic",
    *,
    players: int = 2,
    games: int = 1000,
    seed: int = 1,
    luck: bool = True,
    workers: int = 1,
    folder: str | os.PathLike[str] | None = None,
    time_limit: float | None = None,
    progress: "ProgressListener | None" = None,
) -> "Summary":
    """Let bots play each other in every seating on the same dice, and rate them with confidence intervals.

    A bot is a name, "module:Class", a class with `decide(game, seat)`, or an instance of one. Prefer a class to an
    instance: every game then gets a new bot, with a seed of its own if the class accepts one, so that games do not
    depend on their order. `games` is the number of games per match-up. A bot that breaks the rules, raises an
    exception, or takes longer than `time_limit` seconds stops the tournament with a `BotError`; finished games are
    stored in `folder`, and the same call resumes from there.

    >>> import lucchetto as lk
    >>> class Last:
    ...     def decide(self, game, seat):
    ...         return game.moves(seat)[-1]
    >>> summary = lk.tournament([Last, "lucchetto.bots.random:RandomBot"], games=4)
    >>> sorted(one.bot for one in summary.standings)
    ['Last', 'lucchetto.bots.random:RandomBot']
    """
    with _lab():
        from lucchetto.arena.engine.worker_pool import WorkerPool
        from lucchetto.arena.play import play
        from lucchetto.arena.report.summary import summarise
        from lucchetto.arena.store import Store
        from lucchetto.arena.tournament import Tournament, check_workers, checked

        names = distinct_names(bots)
        own = {name: bot for name, bot in zip(names, bots, strict=True) if not isinstance(bot, str) or name != bot}
        field = checked(
            Tournament(
                tuple(names),
                variant,
                players=players,
                games=games,
                seed=seed,
                luck=luck,
                own=own,
                time_limit=time_limit,
            )
        )
        store = None if folder is None else Store.open(Path(folder), field)
        return summarise(field, play(field, WorkerPool(check_workers(workers)), store, progress))


@contextmanager
def _lab() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in ("numba", "joblib", "numpy"):
            raise
        raise MalformedError("needs-lab", "this needs the lab extra: pip install 'lucchetto[lab]'") from None
