"""One lock per name, for callbacks and coroutines alike."""

import asyncio
import traceback

from lucchetto.server.concurrency.keyed_lock import KeyedLock
from tests.server.kit import run


def test_a_free_lock_is_taken_at_once() -> None:
    locks, turns = KeyedLock(), list[str]()
    locks.acquire("t", lambda: turns.append("first"))
    assert turns == ["first"]
    assert "t" in locks
    locks.acquire("u", lambda: turns.append("another lock"))
    assert turns == ["first", "another lock"]


def test_callbacks_and_coroutines_take_turns_in_their_order() -> None:
    async def story() -> None:
        locks, turns = KeyedLock(), list[str]()

        async def coroutine(name: str) -> None:
            async with locks.hold("t"):
                turns.append(name)
                await asyncio.sleep(0.001)
                turns.append(f"{name} ends")

        def callback() -> None:
            turns.append("callback")
            locks.release("t")

        first = asyncio.ensure_future(coroutine("one"))
        await asyncio.sleep(0)
        locks.acquire("t", callback)
        second = asyncio.ensure_future(coroutine("other"))
        await asyncio.gather(first, second)
        assert turns == ["one", "one ends", "callback", "other", "other ends"]
        assert "t" not in locks

    run(story())


def test_a_cancelled_waiter_holds_nobody_up() -> None:
    async def story() -> None:
        locks = KeyedLock()

        async def hold() -> None:
            async with locks.hold("t"):
                await asyncio.sleep(0)

        locks.acquire("t", lambda: None)
        impatient, patient = asyncio.ensure_future(hold()), asyncio.ensure_future(hold())
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.sleep(0)
        locks.release("t")
        await patient
        assert impatient.cancelled()
        assert "t" not in locks

    run(story())


def test_a_task_cancelled_at_the_moment_of_its_turn_passes_it_on() -> None:
    async def story() -> None:
        locks = KeyedLock()

        async def hold() -> None:
            async with locks.hold("t"):
                await asyncio.sleep(60)

        locks.acquire("t", lambda: None)
        unlucky = asyncio.ensure_future(hold())
        await asyncio.sleep(0)
        locks.release("t")
        await asyncio.sleep(0)  # the lock is granted, the task has not run yet
        unlucky.cancel()
        await asyncio.gather(unlucky, return_exceptions=True)
        async with locks.hold("t"):
            pass
        assert "t" not in locks

    run(story())


def test_thousands_of_turns_do_not_recurse() -> None:
    async def story() -> None:
        locks, done, depths = KeyedLock(), asyncio.Event(), set[int]()

        def turn() -> None:
            depths.add(sum(1 for _ in traceback.walk_stack(None)))
            locks.release("t")

        locks.acquire("t", lambda: None)
        for _ in range(5_000):
            locks.acquire("t", turn)
        locks.acquire("t", done.set)
        locks.release("t")
        await done.wait()
        assert len(depths) == 1, "the event loop calls every turn"

    run(story())
