"""The work that follows a game runs outside the event loop."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lucchetto.rules import PASS
from lucchetto.server import privacy
from lucchetto.server.analysis import service as analysis_service
from lucchetto.server.context import AppContext
from lucchetto.server.daily import seed_chain
from lucchetto.server.live import table_cache
from lucchetto.server.settings import Settings
from lucchetto.server.statistics import service as statistics_service
from lucchetto.server.table import commands
from tests.server.kit import run
from tests.server.scenes import made

SLOW: tuple[tuple[ModuleType, str], ...] = (
    (analysis_service, "write_json"),
    (privacy, "write_json"),
    (statistics_service, "read_games"),
    (statistics_service, "summed_up"),
    (table_cache, "applied"),
)
"""Functions that take milliseconds after a long game, or for a person with many games."""


def in_threads(module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which a function is called from now on; a table with a short log may be read in the loop's."""
    threads: set[str] = set()
    original: Callable[..., Any] = getattr(module, name)

    def noted(*args: Any) -> Any:
        if name != "applied" or len(args[1]) >= table_cache.LONG_LOG:
            threads.add(threading.current_thread().name)
        return original(*args)

    monkeypatch.setattr(module, name, noted)
    return threads


async def finished_game(context: AppContext) -> None:
    """Two people who always pass."""
    await context.tables.make("t", made("classic", ("ada", "bob")))
    table = await context.tables.change("t", lambda now: commands.start(now, "ada"))
    while table.status != "over":
        table = await context.tables.change("t", partial(commands.decided, seat=min(table.waiting), move=PASS))


def test_statistics_analyses_exports_and_long_logs_are_computed_off_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = {(module.__name__, name): in_threads(module, name, monkeypatch) for module, name in SLOW}
    monkeypatch.setattr(table_cache, "LONG_LOG", 10)

    async def story() -> None:
        context = await AppContext.open(Settings(data=str(tmp_path), exact=False, rollouts=False))
        await finished_game(context)  # it is evicted, as nobody is connected
        await context.privacy.export("ada")
        await context.analysis.stored((await context.tables.get("t")).record())
        assert (await context.statistics.own("ada")).games
        await context.close()

    run(story())
    for function, threads in found.items():
        assert threads, function
        assert threading.main_thread().name not in threads, function


def test_the_seeds_of_the_daily_games_are_there_before_the_first_request(tmp_path: Path) -> None:
    seed_chain._seeds.cache_clear()

    async def story() -> None:
        context = await AppContext.open(Settings(data=str(tmp_path), exact=False, rollouts=False))
        computed = seed_chain._seeds.cache_info().misses
        await asyncio.to_thread(context.daily.secret, context.daily.clock.today())
        assert seed_chain._seeds.cache_info().misses == computed == 1
        await context.close()

    run(story())
