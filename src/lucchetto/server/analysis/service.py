"""Analyses games and advises on decisions in worker processes. Analyses are stored."""

import asyncio
import hashlib
import logging
import os
from collections.abc import Callable
from dataclasses import replace
from typing import ParamSpec, TypeVar

import msgspec

from lucchetto.coach import VERSION, Advice, Analysis
from lucchetto.records import Record, write_json
from lucchetto.rules import Game
from lucchetto.server.concurrency.worker_pool import WorkerPool
from lucchetto.server.errors import busy
from lucchetto.server.lru import LruCache
from lucchetto.server.storage.base import DocumentStore, StoreError
from lucchetto.server.storage.documents import ANALYSIS, Documents

from .exact_tables import ExactTables
from .tasks import advised, analysed

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 20
"""Analyses of uploaded records kept in memory."""
MOST_AT_ONCE = 60
"""Analyses running or waiting; further requests are refused as busy."""

_decode = msgspec.json.Decoder(Analysis).decode
logger = logging.getLogger("lucchetto.analysis")


class AnalysisService:
    def __init__(self, documents: DocumentStore, exact: ExactTables) -> None:
        self.exact = exact
        self._analyses = Documents(documents, ANALYSIS.name, Analysis)
        self._analysis_pool = WorkerPool(max(1, min(4, (os.cpu_count() or 1) // 2)))
        self._advice_pool = WorkerPool(1)  # separate, so that hints do not wait for analyses
        self._in_flight: dict[str, asyncio.Task[Analysis]] = {}
        self._recent: LruCache[str, Analysis] = LruCache(REMEMBERED)

    async def analyse(self, record: Record, *, is_ours: bool = True) -> Analysis:
        """The analysis of a valid record, from storage or computed now. Concurrent requests share one computation.

        Analyses of uploaded records (`is_ours` false) are not stored, or strangers could fill the disk. Player names
        are never stored with an analysis.
        """
        text = write_json(_nameless(record))
        is_exact = await self.exact.is_ready(record.header.new_game())
        key = _key(text, is_exact)
        task = self._in_flight.get(key)
        if task is None:
            if len(self._in_flight) >= MOST_AT_ONCE:
                raise busy()
            task = self._in_flight[key] = asyncio.create_task(self._find(key, text, is_ours=is_ours))
            task.add_done_callback(lambda done: self._forget(key, done))
        found = await asyncio.shield(task)  # a cancelled request must not cancel the shared task
        return _with_names(found, record)

    async def stored(self, record: Record) -> Analysis | None:
        """The stored analysis of a record, if there is one."""
        is_exact = await self.exact.is_ready(record.header.new_game())
        found = await self._stored(_key(write_json(_nameless(record)), is_exact))
        return found and _with_names(found, record)

    async def advice(self, game: Game, seat: int) -> Advice:
        return await self._advice_pool.run(advised, game, seat)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run another long computation in the workers of the analyses."""
        return await self._analysis_pool.run(work, *args, **kwargs)

    async def _find(self, key: str, text: str, *, is_ours: bool) -> Analysis:
        if kept := await self._stored(key):
            return kept
        data = await self._analysis_pool.run(analysed, text)
        found = _decode(data)
        if not is_ours:
            self._recent.put(key, found)
            return found
        try:
            await self._analyses.put(_key(text, found.exact), found)
        except StoreError as error:  # it can be computed again
            logger.warning("an analysis was not stored and will be computed again: %s", error)
        return found

    async def _stored(self, key: str) -> Analysis | None:
        return self._recent.get(key) or await self._analyses.get(key)

    def _forget(self, key: str, done: asyncio.Task[Analysis]) -> None:
        del self._in_flight[key]
        if not done.cancelled():
            done.exception()  # retrieved here, so that asyncio does not warn if no request waits any more

    async def close(self) -> None:
        for task in self._in_flight.values():
            task.cancel()
        await asyncio.gather(*self._in_flight.values(), return_exceptions=True)
        await self._analysis_pool.close()
        await self._advice_pool.close()
        await self.exact.close()


def _nameless(record: Record) -> Record:
    return replace(record, header=replace(record.header, players=tuple("" for _ in record.header.players)))


def _with_names(found: Analysis, record: Record) -> Analysis:
    named = zip(found.players, record.header.players, strict=True)
    return msgspec.structs.replace(found, players=[msgspec.structs.replace(one, name=name) for one, name in named])


def _key(text: str, is_exact: bool) -> str:
    """The storage key: the record, the coach's version, and whether an exact table judges it."""
    judge = "exact" if is_exact else "network"
    return f"{hashlib.sha256(text.encode()).hexdigest()} {VERSION} {judge}"
