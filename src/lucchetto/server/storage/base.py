"""The storage interfaces. Everything that a method has acknowledged is on disk.

A store implements all five; a service receives only the one that it uses. Log lines, summaries and documents are bytes
here: their types belong to the modules that write them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from msgspec import Struct

from lucchetto.server.vocabulary import Status

Fold = Callable[[bytes | None, Sequence[bytes]], bytes]
"""Adds documents to a running total, which is None at first. A store may call it in another thread."""


class StoreError(Exception):
    """The disk or the database has failed; nothing was written."""


class UnreachableError(StoreError):
    """The database was down for too long."""


class Summary(Struct):
    """A table's row in the index, written together with the events that changed it."""

    code: str
    status: Status
    listed: bool
    updated: float
    line: bytes
    """The encoded summary that lists show (table/summary.py)."""
    people: list[str]
    """The people who have a seat."""
    winners: list[str] = []
    open_seats: int = 1
    """Number of open seats; the lobby shows a table while it has one."""


class Device(Struct, frozen=True):
    """A token that a device holds."""

    person: str
    made: float
    """Seconds since 1970."""
    until: float | None = None
    """When it expires, once another token has replaced it."""
    replaces: str | None = None
    """The hash of the token that it replaces, until it is used for the first time."""


class IdleTable(Struct, frozen=True):
    """A table that may have been abandoned."""

    id: str
    updated: float
    """When its row in the index last changed."""


Outcome = bool | StoreError
"""Outcome of an append: whether the log had the expected length, or an error if it could not be written."""


@dataclass(eq=False, slots=True)
class PendingAppend:
    """Lines to be added to a log with the next commit."""

    table: str
    length: int
    """The expected length of the log before the append."""
    lines: list[bytes]
    summary: Summary | None
    """The table's new row in the index; None leaves it as it is."""
    settle: Callable[[Outcome], None]
    """Called on the event loop once the lines are on disk or the append has failed."""
    is_patient: bool = False
    """Whether it is not urgent: while other tables are busy, it joins one of their commits instead of starting one."""


class EventLog(Protocol):
    """One append-only log per table. Its lines are numbered from 1; (table, number) is unique."""

    def append_soon(self, append: PendingAppend) -> None:
        """Add lines to a log of `append.length` lines, and call `append.settle` as soon as the outcome is known.

        Raises StoreError if the store is closed.
        """

    def hurry(self) -> None:
        """Commit patient appends now, because somebody waits for one of them."""

    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        """Add lines to a log of `length` lines. Returns False and adds nothing if the log has another length."""

    async def read(self, table: str, after: int = 0) -> list[bytes]: ...

    async def rewrite(self, table: str, lines: list[bytes], more: list[bytes], summary: Summary) -> bool:
        """Replace all lines of a log and append more. Returns False and changes nothing if the log has grown."""

    async def expire(self, table: str, length: int) -> bool:
        """Delete a table: its log, its row in the index, and the rows about people who sit or sat there.

        Returns False and deletes nothing if the log has another length. A later append to the log fails.
        """


class TableIndex(Protocol):
    """Finds tables without reading their logs."""

    async def table_with_code(self, code: str) -> str | None:
        """The table with this code that people can join: it waits for players, or is a score pad with free sheets."""

    async def listed_tables(self) -> list[bytes]:
        """Summaries of public tables that wait for players and have an open seat, the newest first."""

    async def tables_of(self, person: str) -> list[tuple[bytes, bool | None]]:
        """Summaries of a person's tables, the newest first, each with whether they won (None if it is not over)."""

    async def finished_of(self, person: str) -> list[str]:
        """A person's tables whose game is over, the oldest first."""

    async def all_tables_of(self, person: str) -> list[str]:
        """Every table where a person has a seat."""

    async def tables_naming(self, person: str) -> list[str]:
        """Every table whose log names a person, including tables that they have left."""

    async def idle_tables(self, status: Status, before: float, after: IdleTable | None, limit: int) -> list[IdleTable]:
        """Tables of this status that had no client and no change of their index row since `before`, the oldest first.

        `after` is the last one of the previous page.
        """

    async def mark_used(self, tables: Sequence[str], now: float) -> None:
        """Record that clients are connected to these tables."""


class AccountStore(Protocol):
    """Tokens of devices, and one-time links to further devices."""

    async def device(self, token_hash: str) -> Device | None: ...

    async def devices_of(self, person: str) -> list[Device]: ...

    async def add_token(self, token_hash: str, person: str, now: float) -> None: ...

    async def add_successor(self, token_hash: str, old_hash: str, now: float, since: float) -> bool:
        """Add a token that will replace another one. False if that one already has a successor made after `since`."""

    async def settle_successor(self, token_hash: str, device: Device, until: float, now: float, oldest: float) -> None:
        """Complete a renewal: let the predecessor expire at `until`, and remove the person's expired tokens."""

    async def sign_out(self, person: str, but: str) -> int:
        """Remove a person's one-time links and all tokens but this one; returns the number of tokens removed."""

    async def tidy(self, now: float, oldest: float) -> None:
        """Remove expired links, and tokens that have expired or were made before `oldest`."""

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None: ...

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        """Use up a one-time code; returns its person, or None if it is unknown or has expired."""

    async def forget(self, person: str) -> None:
        """Remove a person's tokens, links and documents."""


class DocumentStore(Protocol):
    """Documents by kind and key (documents.py has the kinds)."""

    async def put_document(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        """Write a document, with `once` only if there is none yet; returns whether it was written."""

    async def replace_document(self, kind: str, key: str, before: bytes, after: bytes) -> bool:
        """Compare and swap. Returns False if the document is gone or no longer equals `before`."""

    async def put_document_at(self, table: str, person: str, kind: str, data: bytes) -> bool:
        """Write a document whose key is the table. Returns False and writes nothing unless the person sits there."""

    async def document(self, kind: str, key: str) -> bytes | None: ...

    async def delete_document(self, kind: str, key: str, before: bytes) -> bool:
        """Delete a document. Returns False if it is gone or no longer equals `before`."""

    async def total(self, kind: str) -> bytes | None:
        """The running total of the documents of a kind; None if it was never computed."""

    async def add_to_total(self, kind: str, new: tuple[str, bytes] | None, fold: Fold) -> bytes | None:
        """Write a new document, given by key and data, and add it to its kind's running total in one transaction.

        Returns the new total, or None if such a document exists already; then nothing is changed. A missing total is
        computed from all documents of the kind; if `new` is None, nothing else is done.
        """

    async def documents(self, kind: str) -> list[tuple[str, bytes]]:
        """All documents of a kind with their keys, ordered by key."""

    async def documents_of(self, person: str) -> list[tuple[str, str, bytes]]:
        """Kind, key and data of every document about a person."""

    async def attempts_of(self, person: str) -> list[tuple[str, bytes]]:
        """Kind and data of a person's attempts at daily games, ordered by day."""


class DailyIndex(Protocol):
    """Finds attempts at daily games without reading all of a day. Days are ISO dates; attempts are documents."""

    async def daily_leaders(self, day: str, limit: int) -> list[tuple[str, bytes]]:
        """People and their finished attempts: the best score first, then the smallest loss, then by name."""

    async def daily_scores(self, first: str, last: str) -> list[tuple[str, int, int]]:
        """Day, score and number of people with this score, for all scores of these days, in order."""

    async def daily_unfinished(self, day: str, after: str, limit: int) -> list[tuple[str, bytes]]:
        """People and their attempts without a score, ordered by person; `after` is the last of the previous page."""

    async def daily_unjudged(self, day: str, limit: int, *, exactly: bool) -> list[tuple[str, bytes]]:
        """People and their finished attempts without an analysis or, with `exactly`, without an exact one."""


class Store(EventLog, TableIndex, AccountStore, DocumentStore, DailyIndex, Protocol):
    """A whole database."""

    async def ping(self) -> None:
        """Raises quickly if the database does not answer."""

    def waiting(self) -> int:
        """Number of writes that wait for the next commit. Any thread may call it."""

    async def close(self) -> None: ...
