"""Batched log reads for PostgreSQL: one query serves all pending reads. Updates cause many at once."""

import asyncio
from typing import Any

from .pool import Connection, ConnectionPool

PendingRead = tuple[str, int, "asyncio.Future[list[bytes]]"]


class Reader:
    def __init__(self, pool: ConnectionPool) -> None:
        self._pool = pool
        self._waiting: list[PendingRead] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[bytes]:
        """The lines after the first `after` ones. The query runs after this call, so it sees all earlier commits."""
        if "\0" in table:
            return []  # PostgreSQL cannot store NUL in text, so no table has this name
        answer: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, after, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._read_all())
        return await answer

    async def _read_all(self) -> None:
        """Read batch after batch; reads that arrive while a query is in flight join the next one."""
        await asyncio.sleep(0)  # let other reads of the same event loop iteration join
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                found = await self._query(batch)
            except Exception as error:  # every caller gets an answer, and the task keeps running
                for _, _, answer in batch:
                    if not answer.cancelled():
                        answer.set_exception(error)
            else:
                for (_, _, answer), lines in zip(batch, found, strict=True):
                    if not answer.cancelled():
                        answer.set_result(lines)

    async def _query(self, reads: list[PendingRead]) -> list[list[bytes]]:
        async def work(connection: Connection, doubtful: bool) -> list[Any]:
            return await connection.fetch(READ, [table for table, _, _ in reads], [after for _, after, _ in reads])

        found: list[list[bytes]] = [[] for _ in reads]
        for number, line in await self._pool.do(work):
            found[number - 1].append(line)
        return found


READ = """
SELECT asked.number, found.line
FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked ("table", after, number)
CROSS JOIN LATERAL (
    SELECT seq, line FROM log WHERE log."table" = asked."table" AND log.seq > asked.after ORDER BY seq OFFSET 0
) AS found
ORDER BY asked.number, found.seq
"""
"""OFFSET 0 forces an index lookup in the inner query: with a plain join the planner may scan the whole log."""
