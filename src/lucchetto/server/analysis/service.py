"""Analyses games and advises on decisions in worker processes, and stores the analyses."""

import asyncio
import hashlib
import logging
import os
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, ParamSpec, TypeVar

import msgspec

from lucchetto.coach import VERSION, Advice, Analysis
from lucchetto.coach.analysis import Depth
from lucchetto.records import Record, write_json
from lucchetto.rules import Game
from lucchetto.server.concurrency.worker_pool import Job, WorkerPool
from lucchetto.server.lru import LruCache
from lucchetto.server.storage.base import DocumentStore, StoreError
from lucchetto.server.storage.documents import ANALYSIS, Documents

from .computations import Computation, Lane, finished
from .cost import estimated_seconds
from .exact_tables import ExactTables
from .rollout_code import RolloutCode
from .slots import ClientSlots
from .tasks import advised, analysed

P = ParamSpec("P")
T = TypeVar("T")
Charge = Callable[[float], None]
"""Charges a client for the estimated seconds of a computation; raises if its quota is used up."""

Judged = Literal["exact", "network", "rollouts", "deep"]
"""How an analysis is made; part of its storage key."""

DEPTHS: Mapping[Judged, Depth] = {"exact": "quick", "network": "quick", "rollouts": "standard", "deep": "deep"}

REMEMBERED = 20
"""Analyses of uploaded records kept in memory."""
UPLOAD_NICENESS = 10
"""Added to the niceness of the workers for uploaded records, so that everything else keeps priority."""

_decode = msgspec.json.Decoder(Analysis).decode
logger = logging.getLogger("lucchetto.analysis")


@dataclass(frozen=True)
class Wait:
    """An analysis that a client is waiting for."""

    record: Record
    computation: Computation

    @property
    def place(self) -> int:
        """The place in the queue, from 1; 0 if the analysis is running or finished."""
        return self.computation.place()

    @property
    def progress(self) -> float:
        """The share of the work done, from 0 to 1."""
        return self.computation.progress()

    async def is_over_within(self, seconds: float) -> bool:
        return await self.computation.is_over_within(seconds)

    async def result(self) -> Analysis:
        return _with_names(await self.computation.result(), self.record)


def _no_charge(seconds: float) -> None:
    """The server itself has no quota."""


class AnalysisService:
    def __init__(self, documents: DocumentStore, exact: ExactTables, rollouts: RolloutCode) -> None:
        self.exact = exact
        self.rollouts = rollouts
        self.upload_slots = ClientSlots()
        self._documents = documents
        self._analyses = Documents(documents, ANALYSIS.name, Analysis)
        size = max(1, min(4, (os.cpu_count() or 1) // 2))
        self._analysis_pool = WorkerPool(size)
        self._advice_pool = WorkerPool(1)  # separate, so that hints do not wait for analyses
        self._own = Lane(self._analysis_pool)
        self._uploads = Lane(WorkerPool(size, UPLOAD_NICENESS))  # uploads must not delay games played here
        self._recent: LruCache[str, Analysis] = LruCache(REMEMBERED)

    async def analyse(self, record: Record) -> Analysis:
        """The analysis of one of the server's own games, from storage or computed now."""
        async with self.waiting_for(record) as wait:
            return await wait.result()

    @asynccontextmanager
    async def waiting_for(
        self, record: Record, *, is_ours: bool = True, is_deep: bool = False, charge: Charge = _no_charge
    ) -> AsyncIterator[Wait]:
        """Wait for the analysis of a valid record in this block; concurrent requests share one computation.

        A deep analysis takes minutes, so it has the low priority of uploads; once stored, it replaces the standard one.

        When the last request leaves its block, an unfinished computation is cancelled. `charge` is called before a new
        one starts. Analyses of uploaded records (`is_ours` false) are not stored, so that strangers cannot fill the
        disk. Player names are never stored with an analysis.
        """
        text, judged = await _text(record), await self._judge_of(record, is_deep=is_deep)
        if kept := await self._stored(text, judged):
            yield Wait(record, finished(kept))
            return
        key, is_deep = _key(text, judged), judged == "deep"
        computation = self._in_flight(key, is_ours=is_ours)
        if computation is None:
            lane = self._own if is_ours and not is_deep else self._uploads
            lane.check_room()
            charge(estimated_seconds(record, judged))
            finish = partial(self._store, text) if is_ours else partial(self._remember, key)
            computation = lane.start(key, Job(analysed, text, DEPTHS[judged]), finish)
        with computation.waited_for():
            yield Wait(record, computation)

    async def _judge_of(self, record: Record, *, is_deep: bool = False) -> Judged:
        """How this record would be judged now."""
        if await self.exact.is_ready(record.header.new_game()):
            return "exact"
        if is_deep and self.rollouts.may_use:
            return "deep"
        return "rollouts" if await self.rollouts.is_ready(record.header.variant) else "network"

    def _in_flight(self, key: str, *, is_ours: bool) -> Computation | None:
        """The computation for this key, if one is in flight. An upload may share one of the server's own computations,
        but not vice versa: uploads have low priority."""
        return self._own.get(key) or (None if is_ours else self._uploads.get(key))

    async def stored(self, record: Record) -> Analysis | None:
        """The stored analysis of a record, if there is one."""
        found = await self._stored(await _text(record), await self._judge_of(record))
        return found and _with_names(found, record)

    async def advice(self, game: Game, seat: int) -> Advice:
        return await self._advice_pool.run(advised, game, seat)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run another long computation in the analysis workers."""
        return await self._analysis_pool.run(work, *args, **kwargs)

    async def _store(self, text: str, data: bytes) -> Analysis:
        found = _decode(data)
        try:
            await self._documents.put_document(ANALYSIS.name, _key(text, _judge_in(found)), data)
        except StoreError as error:  # it can be computed again
            logger.warning("an analysis was not stored and will be computed again: %s", error)
        return found

    async def _remember(self, key: str, data: bytes) -> Analysis:
        found = _decode(data)
        self._recent.put(key, found)
        return found

    async def _stored(self, text: str, judged: Judged) -> Analysis | None:
        """The analysis from memory or storage. A deep analysis also answers requests for a standard one."""
        for key in (_key(text, one) for one in dict.fromkeys((judged if judged == "exact" else "deep", judged))):
            if found := self._recent.get(key) or await self._analyses.get(key):
                return found
        return None

    async def close(self) -> None:
        await self._own.close()
        await self._uploads.close()
        await self._advice_pool.close()
        await self.exact.close()
        await self.rollouts.close()


async def _text(record: Record) -> str:
    """The record without names as JSON Lines. Encoding a long one takes a millisecond, so a thread does it."""
    return await asyncio.to_thread(write_json, _nameless(record))


def _nameless(record: Record) -> Record:
    return replace(record, header=replace(record.header, players=tuple("" for _ in record.header.players)))


def _with_names(found: Analysis, record: Record) -> Analysis:
    named = zip(found.players, record.header.players, strict=True)
    return msgspec.structs.replace(found, players=[msgspec.structs.replace(one, name=name) for one, name in named])


def _judge_in(found: Analysis) -> Judged:
    if found.exact:
        return "exact"
    if found.checks is None:
        return "network"
    return "deep" if found.checks.deep else "rollouts"


def _key(text: str, judged: str) -> str:
    """The storage key: the record's hash, the coach's version, and how the record was judged."""
    return f"{hashlib.sha256(text.encode()).hexdigest()} {VERSION} {judged}"
