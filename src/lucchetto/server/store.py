"""Where logs live: the interface. Acknowledged means on disk."""

from typing import Protocol

from msgspec import Struct

from .protocol import LobbyTable


class StoreError(Exception):
    """The disk or the database does not take it; nothing was written."""


class Summary(Struct):
    """What lists need to know of a table without its log; None in `append` leaves it as it is."""

    line: LobbyTable
    people: list[str]
    winners: list[str] = []


class Store(Protocol):
    async def append(self, table: str, length: int, lines: list[bytes], summary: Summary | None) -> bool:
        """Add lines to a log that has `length` lines; False, and nothing added, if it has another length by now."""

    async def read(self, table: str, after: int = 0) -> list[bytes]: ...

    async def table_of(self, code: str) -> str | None:
        """The table that waits for players under this code."""

    async def lobby(self) -> list[LobbyTable]: ...

    async def tables_of(self, person: str) -> list[LobbyTable]:
        """The person's tables, the newest first; of those that are over, whether they won."""

    async def finished_of(self, person: str) -> list[str]:
        """All of the person's tables whose game is over, the oldest first."""

    async def unfinished(self) -> list[str]:
        """Tables whose game is going on."""

    async def person_of(self, token_hash: str) -> str | None: ...

    async def add_token(self, token_hash: str, person: str) -> None: ...

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None: ...

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        """The person of this one-time code, which is used up by asking."""

    async def note(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        """Put this on the shelf, in the place of what is there; `once`: only if nothing is, and whether it was done."""

    async def noted(self, kind: str, key: str) -> bytes | None: ...

    async def all_noted(self, kind: str) -> list[tuple[str, bytes]]:
        """Everything of this kind with its key, in the order of the keys."""

    async def close(self) -> None: ...
