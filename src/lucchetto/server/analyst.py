"""Analyses of games and advice on decisions, worked out beside the event loop; analyses are kept."""

import asyncio
import hashlib
import logging
import os
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from lucchetto.coach import VERSION, Advice, Analysis
from lucchetto.records import Record, write_json
from lucchetto.rules import Game, IllegalError

from .exact import ExactTables
from .store import Store, StoreError
from .workers import Crew
from .workshop import advised, analysed

P = ParamSpec("P")
T = TypeVar("T")

KIND = "analysis"
"""Of the notes on the store's shelf."""
MOST_AT_ONCE = 60
"""Analyses that are worked out or wait; who asks for one more is told so."""

_decode = msgspec.json.Decoder(Analysis).decode
logger = logging.getLogger("lucchetto.analyst")


class Analyst:
    def __init__(self, store: Store, exact: ExactTables) -> None:
        self.exact = exact
        self._store = store
        self._analysts = Crew(max(1, min(4, (os.cpu_count() or 1) // 2)))
        self._advisers = Crew(1)  # of its own: a hint does not wait for analyses
        self._under_way: dict[str, asyncio.Task[Analysis]] = {}

    async def analysis(self, record: Record) -> Analysis:
        """The analysis of a sound record, from the shelf or worked out now; asked twice at once, worked out once."""
        text = write_json(record)
        is_exact = await self.exact.is_ready(record.header.new_game())
        key = _key(text, is_exact=is_exact)
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= MOST_AT_ONCE:
                raise IllegalError("busy", "too many at once, try again")
            task = self._under_way[key] = asyncio.create_task(self._find(key, text))
            task.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(task)  # somebody who no longer waits does not end it for the others

    async def kept(self, record: Record) -> Analysis | None:
        """The analysis if it is there already."""
        is_exact = await self.exact.is_ready(record.header.new_game())
        return await self._kept(_key(write_json(record), is_exact=is_exact))

    async def advice(self, game: Game, seat: int) -> Advice:
        return await self._advisers.run(advised, game, seat)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something else that takes long, done beside the analyses."""
        return await self._analysts.run(work, *args, **kwargs)

    async def _find(self, key: str, text: str) -> Analysis:
        if kept := await self._kept(key):
            return kept
        data = await self._analysts.run(analysed, text)
        found = _decode(data)
        try:
            await self._store.note(KIND, _key(text, is_exact=found.exact), data)
        except StoreError as wrong:  # it can be worked out again
            logger.warning("an analysis was not kept: %s", wrong)
        return found

    async def _kept(self, key: str) -> Analysis | None:
        kept = await self._store.noted(KIND, key)
        return _decode(kept) if kept else None

    def _forget(self, key: str, done: asyncio.Task[Analysis]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # it was told to those who waited; if nobody did, it is nobody's

    async def close(self) -> None:
        for task in self._under_way.values():
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._analysts.close()
        await self._advisers.close()
        await self.exact.close()


def _key(text: str, *, is_exact: bool) -> str:
    """The same record judged by the same coach; a better judge is another key."""
    judge = "exact" if is_exact else "network"
    return f"{hashlib.sha256(text.encode()).hexdigest()} {VERSION} {judge}"
