"""The study of how bots affect other players' latency (benchmarks/load/bots.py), against the real server."""

import asyncio

from benchmarks.load.bots import WITH, WITHOUT, BotTable, bots_at_play, summary
from benchmarks.load.samples import Sample
from lucchetto.server.table import events
from tests.server.kit import Server, run


def decisions_of_bots(server: Server, tables: list[str]) -> int:
    lines = [line.entry for table in tables for line in server.log(table)]
    return sum(isinstance(entry, events.Chose) and entry.seat > 0 for entry in lines)


def test_bots_play_one_game_after_another_and_their_decisions_are_counted(server: Server) -> None:
    async def story() -> BotTable:
        async with bots_at_play(server.address.removeprefix("http://"), 1, "casual") as (table,):
            while len(table.tables) < 3:
                await asyncio.sleep(0.01)
            return table

    table = run(story())
    finished = decisions_of_bots(server, table.tables[:2])
    assert 0 < table.decisions <= decisions_of_bots(server, table.tables)
    assert table.decisions > 0.8 * finished, "the last decision at a table arrives with a view, and is not counted"


def sample(name: str, *latencies: float) -> Sample:
    return Sample(name, 1, "paced", 1.0, sorted(latencies), {}, 0.0, 0.0, 0, 0)


def test_the_median_of_a_percentile_over_the_measurements_of_a_kind_counts() -> None:
    without = [sample(WITHOUT, 1, 2), sample(WITHOUT, 2, 30), sample(WITHOUT, 4, 5)]
    samples = [*without, sample(WITH, 2, 4), sample(WITH, 3, 3), sample(WITH, 9, 9)]
    assert summary(samples, 0.5) == "p50: 2.0 ms without bots, 3.0 ms with them: 1.50 ×"
