"""The stall tracer with real event loops that stall."""

import asyncio
import gc
import re
import threading
import time
from collections.abc import Callable, Iterator

import pytest
import uvloop

from lucchetto.server.ops import stall_tracer
from lucchetto.server.ops.stall_tracer import tracing_stalls
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, eventually
from tests.server.kit import run as in_time

THRESHOLD = 0.05
HELD = 0.3
"""Seconds for which the tests block the loop."""

Run = Callable[..., None]


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    return asyncio.run if request.param == "asyncio" else uvloop.run


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "lucchetto.stalls"]


async def line_with(text: str, caplog: pytest.LogCaptureFixture) -> str:
    """The first line with this text; on a busy machine there may be others."""
    async with asyncio.timeout(TIMEOUT):
        while not (found := [line for line in lines(caplog) if text in line]):
            await asyncio.sleep(0.01)
    return found[0]


def times(line: str) -> list[float]:
    """How long the loop stalled, and how much processor time it used, in seconds."""
    return [float(number) / 1000 for number in re.findall(r"([\d.]+) ms", line)[:2]]


def compute() -> None:
    until = time.perf_counter() + HELD
    while time.perf_counter() < until:
        pass


def doze() -> None:
    time.sleep(HELD)


@pytest.mark.parametrize("hold", [compute, doze])
def test_a_stall_is_named_with_its_duration(
    run: Run, caplog: pytest.LogCaptureFixture, hold: Callable[[], None]
) -> None:
    async def story() -> None:
        with tracing_stalls(THRESHOLD):
            await asyncio.sleep(2 * THRESHOLD)
            began = time.perf_counter()
            hold()
            line = await line_with(f"{hold.__name__} (ops/test_stall_tracer.py:", caplog)
        held, used = times(line)
        assert THRESHOLD < held < time.perf_counter() - began
        assert used < held / 2 or hold is compute, "sleeping uses no processor time"

    run(story())


def test_garbage_collections_are_named(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        kept = [[number] for number in range(300_000)]
        with tracing_stalls(0.005):
            while not any("of it by garbage collection of generation 2" in line for line in lines(caplog)):
                gc.collect()
                await asyncio.sleep(0)
        del kept

    in_time(story())


def test_a_flood_of_stalls_is_cut_short_and_counted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stall_tracer, "BURST", 2)
    monkeypatch.setattr(stall_tracer, "LINES_PER_SECOND", 1.0)

    async def story() -> None:
        with tracing_stalls(0.005):
            while not any("earlier stalls were not logged" in line for line in lines(caplog)):
                time.sleep(0.02)
                await asyncio.sleep(0)
        assert "earlier stalls were not logged" in lines(caplog)[2]

    in_time(story())


def tracers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "lucchetto-stall-tracer"]


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    yield
    eventually(lambda: not tracers())
    assert not any(isinstance(callback, stall_tracer.GcTimer) for callback in gc.callbacks)


def test_without_a_threshold_nothing_is_watched() -> None:
    async def story() -> None:
        callbacks = len(gc.callbacks)
        with tracing_stalls(0.0):
            assert not tracers()
            assert len(gc.callbacks) == callbacks

    asyncio.run(story())


def test_the_setting_reaches_the_server(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_STALL_TRACE="0.000001")
    person("Ada", server).make("classic", "you", "guest")
    eventually(lambda: "lucchetto.stalls: the event loop was blocked for" in server.complaints)
    assert server.stop() == 0
