"""The kinds of documents that are stored in addition to event logs, and typed access to them."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

import msgspec

from .base import DocumentStore, StoreError

T = TypeVar("T")

logger = logging.getLogger("lucchetto.storage")


@dataclass(frozen=True)
class DocumentKind:
    """A kind of document. If there is one set per day or person, the day or person follows the name."""

    name: str
    scope: Literal["day", "person"] | None = None
    personal: Literal["scope", "key"] | None = None
    """Whether the scope or the key is the person whom the document is about."""

    def of(self, scope: str) -> str:
        """The stored kind for one day or person."""
        return self.prefix + scope

    @property
    def prefix(self) -> str:
        return f"{self.name} "


ANALYSIS = DocumentKind("analysis")
DAILY_ATTEMPT = DocumentKind("daily", scope="day", personal="key")
DAILY_SEEDS = DocumentKind("daily-chain")
DAILY_PERFECT = DocumentKind("daily-perfect")
DICE_COUNTS = DocumentKind("dice", scope="day")
DICE_TOTAL = DocumentKind("dice-total")
FINISHED_GAME = DocumentKind("played", scope="person", personal="scope")
LEFT_TABLE = DocumentKind("left", scope="person", personal="scope")
"""The key is a table whose log names the person although they have no seat: they left, or asked for the next game."""

KINDS = (
    ANALYSIS,
    DAILY_ATTEMPT,
    DAILY_SEEDS,
    DAILY_PERFECT,
    DICE_COUNTS,
    DICE_TOTAL,
    FINISHED_GAME,
    LEFT_TABLE,
)

ONLY = "1"
"""The key of a kind's only document."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)
"""Errors that decoding a damaged document or log line raises."""

_encode = msgspec.json.Encoder().encode


class Documents(Generic[T]):
    """The documents of one kind. Unknown fields are ignored: a newer process may have written them."""

    def __init__(self, store: DocumentStore, kind: str, shape: type[T]) -> None:
        self._store, self._kind = store, kind
        self._decode = msgspec.json.Decoder(shape).decode

    async def get(self, key: str) -> T | None:
        data = await self._store.document(self._kind, key)
        return None if data is None else self._read(key, data)

    async def all(self) -> dict[str, T]:
        """All documents by key, without unreadable ones."""
        found = {}
        for key, data in await self._store.documents(self._kind):
            try:
                found[key] = self._decode(data)
            except UNREADABLE as error:
                logger.warning("document %s %s cannot be read: %s", self._kind, key, error)
        return found

    async def put(self, key: str, value: T) -> None:
        await self._store.put_document(self._kind, key, _encode(value))

    async def put_new(self, key: str, value: T) -> bool:
        """Write a document unless one exists; returns whether it was written."""
        return await self._store.put_document(self._kind, key, _encode(value), once=True)

    async def put_at(self, table: str, person: str, value: T) -> bool:
        """Write a document whose key is the table. Returns False and writes nothing unless the person sits there."""
        return await self._store.put_document_at(table, person, self._kind, _encode(value))

    async def update(self, key: str, change: Callable[[T], T]) -> None:
        """Apply a change by compare and swap, and retry if another process was faster. Does not restore a deleted
        document."""
        while before := await self._store.document(self._kind, key):
            value = self._read(key, before)
            changed = change(value)
            if changed == value or await self._store.replace_document(self._kind, key, before, _encode(changed)):
                return

    def _read(self, key: str, data: bytes) -> T:
        try:
            return self._decode(data)
        except UNREADABLE as error:
            raise StoreError(f"document {self._kind} {key} cannot be read: {error}") from None
