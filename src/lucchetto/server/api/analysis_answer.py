"""Sends an analysis as one JSON document, or as JSON Lines that first report the queue position and progress."""

import asyncio
import gzip
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from time import monotonic
from typing import NamedTuple, TypeVar, cast

import msgspec
from litestar import MediaType, Response
from litestar.background_tasks import BackgroundTask
from litestar.exceptions import HTTPException
from litestar.response import Stream

from lucchetto.rules import GameError
from lucchetto.server.analysis.service import Wait
from lucchetto.server.views.problems import problem
from lucchetto.server.wire.coach import AnalysedGame, AnalysisLine

from .dependencies import AnyRequest

T = TypeVar("T")
Build = Callable[[], AnalysedGame]


class Waiting(NamedTuple):
    """The state of an analysis that a request is waiting for."""

    place: int
    """In the queue, from 1; 0 while the analysis is running."""
    progress: float
    """From 0 to 1, rounded to two decimals."""


Steps = AsyncGenerator[Waiting | Build, None]
"""Yields the progress of a request, and finally a function that builds the answer."""

LINES = "application/x-ndjson"
"""The media type that a client accepts to be told its place in the queue."""
TICK = 0.5
"""Seconds between two checks of the place in the queue."""
KEEPALIVE = 10.0
"""Seconds after which an unchanged place is sent again, so that no proxy closes the connection as idle."""
GZIP_WINDOW = 31
"""zlib's `wbits` for a gzip header and the largest window."""

_encode = msgspec.json.Encoder().encode


class ClientGoneError(HTTPException):
    """Ends a request whose client has disconnected. Only logs show the status, which nginx uses for the same case."""

    status_code = 499


async def places_of(wait: Wait) -> AsyncIterator[Waiting]:
    """Yield the place in the queue and the progress at every tick until the analysis is finished."""
    while not await wait.is_over_within(TICK):
        yield Waiting(wait.place, round(wait.progress, 2))


async def answer(steps: Steps, request: AnyRequest) -> Response[AnalysedGame]:
    """Respond to a request; leave the queue if the client disconnects. An error in the first step is raised."""
    if LINES not in request.headers.get("accept", ""):
        build = await while_connected(_last(steps), request)
        return await _one_document(build, request)
    first = await anext(steps)
    lines = _compressed_lines(_lines(first, steps), request)
    headers = {**_encoding(request), "x-accel-buffering": "no"}
    # The background task closes the steps even if the client disconnects before the first line.
    streamed = Stream(lines, media_type=LINES, headers=headers, background=BackgroundTask(steps.aclose))
    return cast(Response[AnalysedGame], streamed)


async def while_connected(work: Awaitable[T], request: AnyRequest) -> T:
    """The result of the work, which is cancelled if the client disconnects first. Call it after reading the body."""
    task, gone = asyncio.ensure_future(work), asyncio.create_task(_disconnect(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientGoneError("the client has disconnected")
        return task.result()
    finally:
        for one in (task, gone):
            one.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _disconnect(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _last(steps: Steps) -> Build:
    async with aclosing(steps):
        async for step in steps:
            if not isinstance(step, Waiting):
                return step
    raise AssertionError("the last step builds the answer")


async def _lines(first: Waiting | Build, steps: Steps) -> AsyncIterator[bytes]:
    sent, at = None, 0.0
    try:
        async for step in _chain(first, steps):
            if not isinstance(step, Waiting):
                yield await asyncio.to_thread(_last_line, step)
            elif step != sent or monotonic() - at >= KEEPALIVE:
                sent, at = step, monotonic()
                yield _line(AnalysisLine(place=step.place, progress=step.progress))
    except GameError as error:  # the status is already sent
        yield _line(AnalysisLine(problem=problem(error)))


async def _chain(first: Waiting | Build, steps: Steps) -> AsyncIterator[Waiting | Build]:
    yield first
    async for step in steps:
        yield step


def _last_line(build: Build) -> bytes:
    return _line(AnalysisLine(game=build()))


def _line(message: AnalysisLine) -> bytes:
    return _encode(message) + b"\n"


async def _compressed_lines(lines: AsyncIterator[bytes], request: AnyRequest) -> AsyncIterator[bytes]:
    if not _accepts_gzip(request):
        async for line in lines:
            yield line
        return
    compressor = zlib.compressobj(5, wbits=GZIP_WINDOW)
    async for line in lines:
        packed = await asyncio.to_thread(compressor.compress, line)
        yield packed + compressor.flush(zlib.Z_SYNC_FLUSH)  # send it now, not when a block is full
    yield compressor.flush()


async def _one_document(build: Build, request: AnyRequest) -> Response[AnalysedGame]:
    """Build, encode and compress the answer in a thread: a long game has a megabyte of sheets."""

    def content() -> bytes:
        data = _encode(build())
        return gzip.compress(data, 5) if _accepts_gzip(request) else data

    encoded = cast(AnalysedGame, await asyncio.to_thread(content))
    return Response(encoded, media_type=MediaType.JSON, headers=_encoding(request))


def _accepts_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _encoding(request: AnyRequest) -> dict[str, str]:
    return {"vary": "accept-encoding", **({"content-encoding": "gzip"} if _accepts_gzip(request) else {})}
