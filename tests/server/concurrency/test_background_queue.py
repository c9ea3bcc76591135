"""Background jobs run one at a time, once each, and a failing job does not stop the others."""

import asyncio

from lucchetto.rules import IllegalError
from lucchetto.server.concurrency.background_queue import BackgroundQueue
from tests.server.kit import run


class Notebook:
    def __init__(self) -> None:
        self.queue = BackgroundQueue()
        self.done: list[str] = []

    def add(self, name: str, error: Exception | None = None) -> None:
        async def work() -> None:
            await asyncio.sleep(0)
            self.done.append(name)
            if error:
                raise error

        self.queue.add(name, work)


def test_jobs_run_one_at_a_time_and_each_runs_once() -> None:
    async def story() -> None:
        book = Notebook()
        for name in "abcab":
            book.add(name)
        assert book.queue.waits("c")
        await book.queue.finish()
        assert not book.queue.waits("c")
        book.add("a")
        book.add("d")
        await book.queue.finish()
        assert book.done == ["a", "b", "c", "d"]

    run(story())


def test_a_failing_job_runs_once_and_a_refused_one_again() -> None:
    async def story() -> None:
        book = Notebook()
        for _ in range(2):
            book.add("broken", ZeroDivisionError())
            book.add("busy", IllegalError("busy", "too many requests at once: try again"))
            book.add("fine")
            await book.queue.finish()
        assert book.done == ["broken", "busy", "fine", "busy"]

    run(story())


def test_closing_drops_queued_jobs() -> None:
    async def story() -> None:
        book = Notebook()
        book.add("a")
        book.add("b")
        await asyncio.sleep(0)
        await book.queue.close()
        assert book.done == []
        assert not book.queue.waits("b")

    run(story())
