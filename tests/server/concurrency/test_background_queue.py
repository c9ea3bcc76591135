"""Work that can wait is done in its turn, once, and one failure holds up nobody."""

import asyncio

from lucchetto.rules import IllegalError
from lucchetto.server.concurrency.background_queue import Backlog
from tests.server.kit import run


class Notebook:
    def __init__(self) -> None:
        self.backlog = Backlog()
        self.done: list[str] = []

    def add(self, name: str, error: Exception | None = None) -> None:
        async def work() -> None:
            await asyncio.sleep(0)
            self.done.append(name)
            if error:
                raise error

        self.backlog.add(name, work)


def test_one_after_the_other_and_nothing_twice() -> None:
    async def story() -> None:
        book = Notebook()
        for name in "abcab":
            book.add(name)
        assert book.backlog.waits("c")
        await book.backlog.finish()
        assert not book.backlog.waits("c")
        book.add("a")
        book.add("d")
        await book.backlog.finish()
        assert book.done == ["a", "b", "c", "d"]

    run(story())


def test_what_is_broken_is_tried_once_and_what_was_refused_again() -> None:
    async def story() -> None:
        book = Notebook()
        for _ in range(2):
            book.add("broken", ZeroDivisionError())
            book.add("busy", IllegalError("busy", "too many at once, try again"))
            book.add("fine")
            await book.backlog.finish()
        assert book.done == ["broken", "busy", "fine", "busy"]

    run(story())


def test_closing_drops_what_waits() -> None:
    async def story() -> None:
        book = Notebook()
        book.add("a")
        book.add("b")
        await asyncio.sleep(0)
        await book.backlog.close()
        assert book.done == []
        assert not book.backlog.waits("b")

    run(story())
