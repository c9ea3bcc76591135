"""Analyses of games and advice on decisions, computed in worker processes. Analyses are stored."""

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
"""Analyses of records that people brought along: they look at them again."""
MOST_AT_ONCE = 60
"""Analyses that are worked out or wait; who asks for one more is told so."""

_decode = msgspec.json.Decoder(Analysis).decode
logger = logging.getLogger("lucchetto.analysis")


class AnalysisService:
    def __init__(self, documents: DocumentStore, exact: ExactTables) -> None:
        self.exact = exact
        self._analyses = Documents(documents, ANALYSIS.name, Analysis)
        self._analysis_pool = WorkerPool(max(1, min(4, (os.cpu_count() or 1) // 2)))
        self._advice_pool = WorkerPool(1)  # of its own: a hint does not wait for analyses
        self._under_way: dict[str, asyncio.Task[Analysis]] = {}
        self._recent: LruCache[str, Analysis] = LruCache(REMEMBERED)

    async def analyse(self, record: Record, *, is_ours: bool = True) -> Analysis:
        """The analysis of a sound record, from the shelf or worked out now; asked twice at once, worked out once.

        One that somebody brings along does not go to the shelf: strangers could fill it. No names go there at all.
        """
        text = write_json(_nameless(record))
        is_exact = await self.exact.is_ready(record.header.new_game())
        key = _key(text, is_exact)
        task = self._under_way.get(key)
        if task is None:
            if len(self._under_way) >= MOST_AT_ONCE:
                raise busy()
            task = self._under_way[key] = asyncio.create_task(self._find(key, text, is_ours=is_ours))
            task.add_done_callback(lambda done: self._forget(key, done))
        found = await asyncio.shield(task)  # somebody who no longer waits does not end it for the others
        return _with_names(found, record)

    async def stored(self, record: Record) -> Analysis | None:
        """The analysis if it is there already."""
        is_exact = await self.exact.is_ready(record.header.new_game())
        found = await self._stored(_key(write_json(_nameless(record)), is_exact))
        return found and _with_names(found, record)

    async def advice(self, game: Game, seat: int) -> Advice:
        return await self._advice_pool.run(advised, game, seat)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something else that takes long, done beside the analyses."""
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
        except StoreError as error:  # it can be worked out again
            logger.warning("an analysis was not kept: %s", error)
        return found

    async def _stored(self, key: str) -> Analysis | None:
        return self._recent.get(key) or await self._analyses.get(key)

    def _forget(self, key: str, done: asyncio.Task[Analysis]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()  # it was told to those who waited; if nobody did, it is nobody's

    async def close(self) -> None:
        for task in self._under_way.values():
            task.cancel()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)
        await self._analysis_pool.close()
        await self._advice_pool.close()
        await self.exact.close()


def _nameless(record: Record) -> Record:
    return replace(record, header=replace(record.header, players=tuple("" for _ in record.header.players)))


def _with_names(found: Analysis, record: Record) -> Analysis:
    named = zip(found.players, record.header.players, strict=True)
    return msgspec.structs.replace(found, players=[msgspec.structs.replace(one, name=name) for one, name in named])


def _key(text: str, is_exact: bool) -> str:
    """The same record judged by the same coach; a better judge is another key."""
    judge = "exact" if is_exact else "network"
    return f"{hashlib.sha256(text.encode()).hexdigest()} {VERSION} {judge}"
