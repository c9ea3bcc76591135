"""Caches preview pictures, and draws missing ones in a thread, one at a time."""

import asyncio
import hashlib
from dataclasses import dataclass

from lucchetto import __version__
from lucchetto.server.errors import busy
from lucchetto.server.lru import LruCache

from .cards import Card
from .picture import draw

KEPT = 64
"""Pictures in the cache, about 20 kB each."""
MOST_WAITING = 16
"""Maximum number of pictures waiting to be drawn. Each takes about 50 ms of CPU time."""


@dataclass(frozen=True)
class Picture:
    content: bytes
    tag: str


def tag_of(card: Card) -> str:
    """The entity tag (RFC 9110) of the card's picture, computed without drawing it."""
    return f'"{hashlib.sha256(f"{__version__} {card!r}".encode(errors="backslashreplace")).hexdigest()[:20]}"'


class PreviewService:
    def __init__(self) -> None:
        self._kept: LruCache[Card, Picture] = LruCache(KEPT)
        self._drawing: dict[Card, asyncio.Future[Picture]] = {}
        self._turn = asyncio.Lock()

    async def picture(self, card: Card) -> Picture:
        """The picture of a card. Concurrent requests for the same one share the work."""
        if kept := self._kept.get(card):
            return kept
        if (pending := self._drawing.get(card)) is None:
            if len(self._drawing) >= MOST_WAITING:
                raise busy()
            pending = self._drawing[card] = asyncio.ensure_future(self._draw(card))
            pending.add_done_callback(lambda _: self._drawing.pop(card, None))
        return await asyncio.shield(pending)

    async def _draw(self, card: Card) -> Picture:
        async with self._turn:
            picture = Picture(await asyncio.to_thread(draw, card), tag_of(card))
        self._kept.put(card, picture)
        return picture
