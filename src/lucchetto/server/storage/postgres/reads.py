"""Reading logs: one question serves all who wait for an answer, as after news from another process."""

import asyncio
from typing import Any

from .pool import Connection, ConnectionPool

Asked = tuple[str, int, "asyncio.Future[list[bytes]]"]


class Reader:
    def __init__(self, pool: ConnectionPool) -> None:
        self._pool = pool
        self._waiting: list[Asked] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, table: str, after: int) -> list[bytes]:
        """The lines after the first `after` ones, as they are now or later."""
        if "\0" in table:
            return []  # PostgreSQL's texts cannot hold it, so that nothing is found under it
        answer: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, after, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._read_all())
        return await answer

    async def _read_all(self) -> None:
        """Round after round: who comes while a question is under way is in the next one."""
        await asyncio.sleep(0)  # for those who come in the same turn of the event loop
        while self._waiting:
            round_, self._waiting = self._waiting, []
            try:
                found = await self._ask(round_)
            except Exception as error:  # everybody gets an answer, and this task lives on
                for _, _, answer in round_:
                    if not answer.cancelled():
                        answer.set_exception(error)
            else:
                for (_, _, answer), lines in zip(round_, found, strict=True):
                    if not answer.cancelled():
                        answer.set_result(lines)

    async def _ask(self, asked: list[Asked]) -> list[list[bytes]]:
        async def work(connection: Connection, doubtful: bool) -> list[Any]:
            return await connection.fetch(READ, [table for table, _, _ in asked], [after for _, after, _ in asked])

        found: list[list[bytes]] = [[] for _ in asked]
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
"""OFFSET 0 keeps the inner question one by key: as a plain join the planner may read the whole log instead."""
