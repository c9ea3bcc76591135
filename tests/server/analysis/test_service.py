"""Analyses in real worker processes, which are replaced if they die, and end with the server."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from lucchetto.paths import cache_folder
from lucchetto.records import Record, write_json
from lucchetto.rules import GameError, new_game
from lucchetto.server.analysis.exact_tables import ExactTables
from lucchetto.server.analysis.rollout_code import RolloutCode
from lucchetto.server.analysis.service import AnalysisService
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.solver import load_table
from tests.kit.players import play
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, Server, eventually, play_on, run
from tests.server.processes import is_alive, workers_of

LONG = 600.0
"""Seconds of a computation that no test waits for."""


def ask_the_explorer(server: Server, person: People) -> None:
    dice = {"white": [3, 4], "red": 1, "yellow": 2, "green": 3, "blue": 4}
    answer = person("Ada", server).http.post("/api/explore", json={"variant": "classic", "sheets": [{}], "dice": dice})
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("end", [Server.kill, Server.stop])
def test_workers_end_with_the_server_however_it_ends(
    start: Starts, person: People, end: Callable[[Server], Any]
) -> None:
    server = start()
    assert workers_of(server.process.pid) == []
    ask_the_explorer(server, person)
    workers = workers_of(server.process.pid)
    assert workers
    end(server)
    eventually(lambda: not any(map(is_alive, workers)))
    assert "Traceback" not in server.complaints


def test_ctrl_c_reaches_only_the_server(start: Starts, person: People) -> None:
    server = start()
    ask_the_explorer(server, person)
    workers = workers_of(server.process.pid)
    for worker in workers:
        os.kill(worker, signal.SIGINT)
    ask_the_explorer(server, person)
    assert workers_of(server.process.pid) == workers
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(20) == 0
    eventually(lambda: not any(map(is_alive, workers)))
    assert "Traceback" not in server.complaints


# Analyses and their storage


def short_record(seed: int = 1) -> Record:
    """A game of two turns, which is valid and quick to analyse."""
    return play(new_game("classic", ["Ada"]), seed, ("keen",), loaded=False, events=6).record


class Counted(AnalysisService):
    """An AnalysisService that counts the calls of its workers."""

    calls = 0
    held: asyncio.Event | None = None
    """While it is set, no result of a worker arrives before the event."""

    @property
    def waiting(self) -> int:
        """The number of callers waiting for its computations."""
        return sum(computation._waiting for computation in self._own._in_flight.values())

    def __init__(self, store: SqliteStore) -> None:
        super().__init__(store, ExactTables(may_build=False), RolloutCode(may_use=False))
        working = self._analysis_pool.run_job

        async def counting(job: Any) -> Any:
            self.calls += 1
            found = await working(job)
            if self.held:
                await self.held.wait()
            return found

        self._analysis_pool.run_job = counting  # type: ignore[method-assign]  # the same, counted


@asynccontextmanager
async def analysis(folder: Path) -> AsyncIterator[Counted]:
    store = await SqliteStore.open(folder / "x.sqlite3")
    working = Counted(store)
    try:
        yield working
    finally:
        await working.close()
        await store.close()


def test_a_record_that_is_asked_for_twice_at_once_is_analysed_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with analysis(tmp_path) as working:
            found = await asyncio.gather(*(working.analyse(short_record()) for _ in range(5)))
            assert working.calls == 1
            assert found == [found[0]] * 5
            assert len(found[0].moves) == sum("move" in line for line in write_json(short_record()).splitlines())
            await working.analyse(short_record(seed=2))
            assert working.calls == 2

    run(story())


def test_an_analysis_is_kept_for_the_next_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with analysis(tmp_path) as working:
            assert await working.stored(short_record()) is None
            first = await working.analyse(short_record())
            assert await working.stored(short_record()) == first
        async with analysis(tmp_path) as working:
            assert await working.analyse(short_record()) == first
            assert working.calls == 0

    run(story())


def test_a_client_that_stops_waiting_does_not_end_it_for_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with analysis(tmp_path) as working:
            impatient = asyncio.ensure_future(working.analyse(short_record()))
            patient = asyncio.ensure_future(working.analyse(short_record()))
            await asyncio.sleep(0.05)
            impatient.cancel()
            assert (await patient).version
            assert working.calls == 1

    run(story())


def test_an_analysis_that_nobody_waits_for_is_stopped_and_the_servers_own_jobs_continue(tmp_path: Path) -> None:
    async def story() -> None:
        async with analysis(tmp_path) as working:
            working.held = asyncio.Event()  # a fast worker must not finish before everybody waits for it
            visitors = [asyncio.ensure_future(working.analyse(short_record())) for _ in range(3)]
            while working.waiting < 3 or not working.calls:
                await asyncio.sleep(0.001)
            for visitor in visitors:
                visitor.cancel()
            await asyncio.gather(*visitors, return_exceptions=True)
            working.held.set()
            assert (await working.analyse(short_record())).version
            assert working.calls == 2  # the first one was stopped
            working.held.clear()
            visitor = asyncio.ensure_future(working.analyse(short_record(seed=2)))
            job = asyncio.ensure_future(working.analyse(short_record(seed=2)))
            while working.waiting < 2:  # the call may be the visitor's, before the job has joined it
                await asyncio.sleep(0.001)
            visitor.cancel()
            working.held.set()
            assert (await job).version
            assert working.calls == 3

    run(story())


def test_closing_the_analysis_service_cancels_analyses_in_flight(tmp_path: Path) -> None:
    async def story() -> None:
        async with analysis(tmp_path) as working:
            waiting = asyncio.ensure_future(working.analyse(short_record()))
            while not working.calls:
                await asyncio.sleep(0.01)
        with pytest.raises((asyncio.CancelledError, GameError)):
            await waiting

    run(story())


# The exact table


def test_a_solitaire_game_is_judged_again_once_the_exact_table_is_built(
    start: Starts, person: People, tmp_path: Path
) -> None:
    load_table("classic")
    folder = tmp_path / "cache"
    folder.mkdir()
    ada = person("Ada", start(LUCCHETTO_CACHE=str(folder)))
    table = ada.make("classic", "you")
    with ada.at(table) as client:
        client.do("start")
        play_on(client)
    assert ada.http.get("/api/exact").json() == {"table": "missing"}
    before = ada.http.get(f"/api/tables/{table}/analysis").json()["analysis"]
    assert (before["exact"], before["unit"]) == (False, "points")
    (folder / "classic.table").symlink_to(cache_folder() / "classic.table")
    assert ada.http.get("/api/exact").json() == {"table": "ready"}
    after = ada.http.get(f"/api/tables/{table}/analysis").json()["analysis"]
    assert after["exact"]
    (player,) = after["players"]
    assert player["score"] == pytest.approx(after["values"][0][0] + player["luck"] - player["loss"])


def building(start: Starts, cache: Path) -> Server:
    return start(LUCCHETTO_EXACT="1", LUCCHETTO_CACHE=str(cache), NUMBA_CACHE_DIR=os.environ["NUMBA_CACHE_DIR"])


def test_the_table_is_built_in_the_background_and_nothing_waits_for_it(
    start: Starts, person: People, tmp_path: Path
) -> None:
    server = building(start, tmp_path / "cache")
    assert person("Ada", server).http.get("/api/exact").json() == {"table": "building"}
    (builder,) = eventually(lambda: workers_of(server.process.pid))
    ask_the_explorer(server, person)
    eventually(lambda: niceness(builder) >= 10)
    assert server.stop() == 0
    assert not is_alive(builder)
    assert "Traceback" not in server.complaints


def niceness(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[16])


def test_a_table_that_cannot_be_stored_is_reported_on_one_line_and_the_network_judges(
    start: Starts, person: People, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    server = building(start, tmp_path / "file" / "cache")
    ada = person("Ada", server)
    eventually(lambda: ada.http.get("/api/exact").json() == {"table": "missing"}, 3 * TIMEOUT)  # low priority
    ask_the_explorer(server, person)
    eventually(lambda: "the network judges" in server.complaints)
    assert "LUCCHETTO_CACHE" in server.complaints
    assert "Traceback" not in server.complaints
