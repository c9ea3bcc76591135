"""The worker pool with real processes, which are replaced if they die, and end with the pool."""

import asyncio
import gc
import os
import pickle
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from lucchetto.rules import IllegalError
from lucchetto.server.concurrency.worker_pool import Job, WorkerPool
from lucchetto.server.concurrency.worker_process import CHUNK
from lucchetto.server.errors import UnavailableError
from tests.server.concurrency.work import counts_to, dies_once, fails, refuses
from tests.server.kit import run
from tests.server.processes import is_alive, workers_of

LONG = 600.0
"""Seconds of a computation that no test waits for."""


@asynccontextmanager
async def pool(size: int = 1, niceness: int = 0, *, stops_cancelled: bool = True) -> AsyncIterator[WorkerPool]:
    working = WorkerPool(size, niceness, stops_cancelled=stops_cancelled)
    try:
        yield working
    finally:
        await working.close()


def test_work_runs_in_another_process_that_is_reused() -> None:
    async def story() -> None:
        async with pool() as working:
            first = await working.run(os.getpid)
            assert first != os.getpid()
            assert await working.run(os.getpid) == first

    run(story())


def test_a_job_knows_how_far_its_work_is() -> None:
    async def story() -> None:
        async with pool() as working:
            job = Job(counts_to, 4)
            assert job.progress == 0.0
            seen: list[float] = []
            job.note_progress = seen.append  # type: ignore[method-assign, assignment]  # so that no report is missed
            assert await working.run_job(job) == 4
            assert seen == [0.25, 0.5, 0.75, 1.0]
            assert await working.run(os.getpid) != os.getpid()  # no report is left over

    run(story())


def test_exceptions_of_the_work_are_raised_here_with_their_facts() -> None:
    async def story() -> None:
        async with pool() as working:
            with pytest.raises(ValueError, match="invalid literal"):
                await working.run(int, "x")
            with pytest.raises(IllegalError) as refused:
                await working.run(refuses)
            assert (refused.value.code, refused.value.facts) == ("busy", {"what": "too many"})

    run(story())


def test_the_event_loop_keeps_running_meanwhile() -> None:
    async def story() -> None:
        async with pool() as working:
            slow = asyncio.ensure_future(working.run(time.sleep, 0.5))
            turns = 0
            while not slow.done():
                await asyncio.sleep(0.001)
                turns += 1
            assert turns > 20

    run(story())


def test_a_worker_that_died_is_replaced_and_its_work_tried_once_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool() as working:
            assert await working.run(dies_once, str(tmp_path / "mark")) == "done"
            worker = await working.run(os.getpid)
            os.kill(worker, signal.SIGKILL)
            assert await working.run(os.getpid) not in (worker, os.getpid())

    run(story())


def test_work_that_kills_every_worker_is_given_up_and_other_work_continues() -> None:
    async def story() -> None:
        async with pool() as working:
            with pytest.raises(UnavailableError) as refused:
                await working.run(os._exit, 1)
            assert refused.value.code == "coach-away"
            assert await working.run(os.getpid) != os.getpid()

    run(story())


def test_closing_does_not_wait_for_work_and_leaves_no_process() -> None:
    async def story() -> None:
        working = WorkerPool(1)
        worker = await working.run(os.getpid)
        future = asyncio.ensure_future(working.run(time.sleep, LONG))
        await asyncio.sleep(0.05)
        await working.close()
        with pytest.raises(UnavailableError):
            await future
        while is_alive(worker):  # until the test times out
            await asyncio.sleep(0.05)
        with pytest.raises(UnavailableError):
            await working.run(os.getpid)

    run(story())


def test_a_cancelled_job_leaves_the_queue_or_is_stopped_with_its_process() -> None:
    async def story() -> None:
        async with pool() as working:
            worker = await working.run(os.getpid)
            jobs: list[Job[Any]] = [Job(time.sleep, LONG), Job(time.sleep, LONG), Job(os.getpid)]
            calls = [asyncio.ensure_future(working.run_job(job)) for job in jobs]
            while working.place(jobs[2]) != 2:
                await asyncio.sleep(0)
            assert [working.place(job) for job in jobs] == [0, 1, 2]
            calls[1].cancel()
            while working.place(jobs[2]) != 1:
                await asyncio.sleep(0)
            calls[0].cancel()
            assert await calls[2] not in (worker, os.getpid())
            while is_alive(worker):
                await asyncio.sleep(0.01)

    run(story())


def test_a_worker_assigned_to_a_job_as_it_is_cancelled_is_not_lost() -> None:
    async def story() -> None:
        async with pool() as working:
            first = asyncio.ensure_future(working.run(os.getpid))
            second = asyncio.ensure_future(working.run(os.getpid))
            first.add_done_callback(lambda _: second.cancel())
            await first
            assert await working.run(os.getpid) != os.getpid()

    run(story())


async def started_workers(besides: set[int]) -> list[int]:
    """The new worker processes of these tests, once there are any."""
    while not (found := set(workers_of(os.getpid())) - besides):
        await asyncio.sleep(0.01)
    return sorted(found)


def test_large_arguments_and_results_arrive_whole() -> None:
    async def story() -> None:
        async with pool() as working:
            large = os.urandom(3 * CHUNK + 1)
            assert await working.run(bytes, large) == large
            assert await working.run(bytes) == b""

    run(story())


def test_the_traceback_of_failed_work_can_be_read_here() -> None:
    async def story() -> None:
        async with pool() as working:
            with pytest.raises(ZeroDivisionError) as failed:
                await working.run(fails)
            assert "in fails" in failed.value.__notes__[0]

    run(story())


def test_work_that_cannot_be_pickled_is_refused_and_the_worker_stays() -> None:
    async def story() -> None:
        async with pool() as working:
            worker = await working.run(os.getpid)
            with pytest.raises((AttributeError, pickle.PicklingError)):
                await working.run(lambda: 1)
            assert await working.run(os.getpid) == worker

    run(story())


def test_a_worker_that_is_killed_while_it_works_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with pool() as working:
            worker = await working.run(os.getpid)
            os.kill(worker, signal.SIGSTOP)  # it has received the call, and does not answer
            call = asyncio.ensure_future(working.run(os.getpid))
            await asyncio.sleep(0.05)
            assert not call.done()
            os.kill(worker, signal.SIGKILL)
            assert await call not in (worker, os.getpid())

    run(story())


def test_a_short_job_continues_when_its_call_is_cancelled_and_its_worker_stays() -> None:
    async def story() -> None:
        async with pool(stops_cancelled=False) as working:
            worker = await working.run(os.getpid)
            call = asyncio.ensure_future(working.run(time.sleep, 0.2))
            await asyncio.sleep(0.05)
            call.cancel()
            assert await working.run(os.getpid) == worker

    run(story())


def test_a_call_that_is_cancelled_while_its_worker_starts_leaves_no_process() -> None:
    async def story() -> None:
        before = set(workers_of(os.getpid()))
        async with pool() as working:
            call = asyncio.ensure_future(working.run(time.sleep, LONG))
            workers = await started_workers(before)
            call.cancel()
            assert await working.run(os.getpid) not in workers
            while any(map(is_alive, workers)):
                await asyncio.sleep(0.01)

    run(story())


def test_killed_workers_are_reaped() -> None:
    async def story() -> None:
        async with pool() as working:
            worker = await working.run(os.getpid)
        assert not Path(f"/proc/{worker}").exists()

    run(story())


def test_a_pool_that_is_closed_while_a_worker_starts_leaves_no_process() -> None:
    async def story() -> None:
        before = set(workers_of(os.getpid()))
        async with pool() as working:
            call = asyncio.ensure_future(working.run(os.getpid))
            while not working._workers[0]._process:
                await asyncio.sleep(0)
            call.cancel()
        assert set(workers_of(os.getpid())) == before

    run(story())
    gc.collect()  # a socket that was not closed would be reported now


def test_workers_have_the_niceness_that_was_asked_for() -> None:
    async def story() -> None:
        async with pool(niceness=3) as working:
            assert await working.run(os.nice, 0) == min(19, os.nice(0) + 3)

    run(story())
