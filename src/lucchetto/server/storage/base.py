"""Where logs live: the interface. Acknowledged means on disk."""

from typing import Protocol

from msgspec import Struct

from lucchetto.server.wire.tables import LobbyTable

GATHER = 0.003
"""Seconds between the beginnings of two commits, at least: whoever comes meanwhile shares the next one. A commit costs
about as much for one decision as for ten; and one that is alone does not wait."""


class StoreError(Exception):
    """The disk or the database does not take it; nothing was written."""


class Summary(Struct):
    """What lists need to know of a table without its log; None in `append` leaves it as it is."""

    line: LobbyTable
    people: list[str]
    winners: list[str] = []


class Device(Struct, frozen=True):
    """A token that a device holds."""

    person: str
    made: float
    """When, in seconds since 1970."""
    until: float | None = None
    """When it ends, if another one has taken its place."""
    replaces: str | None = None
    """The hash of the one in whose place it is given out, until it is used for the first time."""


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
        """TableService whose game is going on."""

    async def rewrite(self, table: str, lines: list[bytes], more: list[bytes], summary: Summary) -> bool:
        """Put these in the place of all lines of a log and add more; False, and nothing done, if it has grown since."""

    async def all_tables_of(self, person: str) -> list[str]:
        """Every table at which the person sits."""

    async def device(self, token_hash: str) -> Device | None: ...

    async def devices_of(self, person: str) -> list[Device]: ...

    async def add_token(self, token_hash: str, person: str, now: float) -> None: ...

    async def add_successor(self, token_hash: str, old_hash: str, now: float, since: float) -> bool:
        """A token in the place of another, which stays as it is; False if there is one made after `since` already."""

    async def settle_successor(self, token_hash: str, device: Device, until: float, now: float, oldest: float) -> None:
        """A successor is in use: its predecessor ends at `until`. The person's ended and oldest tokens are removed."""

    async def sign_out(self, person: str, but: str) -> int:
        """Remove the person's one-time links and all tokens but this one; how many tokens those were."""

    async def tidy(self, now: float, oldest: float) -> None:
        """Remove links that have expired, and tokens that have ended or were made before `oldest`."""

    async def tables_naming(self, person: str) -> list[str]:
        """The names of all tables in whose logs this person is named: also of those that they have left."""

    async def notes_of(self, person: str) -> list[tuple[str, str, bytes]]:
        """Kind, key and data of all that is on the shelf about this person."""

    async def attempts_of(self, person: str) -> list[tuple[str, bytes]]:
        """Kind and data of this person's notes whose kind begins with "daily ", in the order of the kinds."""

    async def forget(self, person: str) -> None:
        """Remove the person's tokens, links and notes."""

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None: ...

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        """The person of this one-time code, which is used up by asking."""

    async def note(self, kind: str, key: str, data: bytes, *, once: bool = False) -> bool:
        """Put this on the shelf, in the place of what is there; `once`: only if nothing is, and whether it was done."""

    async def replace_note(self, kind: str, key: str, before: bytes, after: bytes) -> bool:
        """False if the note is another by now, or gone."""

    async def note_at(self, table: str, person: str, kind: str, data: bytes) -> bool:
        """A note by the table's name; False, and nothing noted, unless the person sits there."""

    async def noted(self, kind: str, key: str) -> bytes | None: ...

    async def all_noted(self, kind: str) -> list[tuple[str, bytes]]:
        """Everything of this kind with its key, in the order of the keys."""

    async def ping(self) -> None:
        """Raises, and soon, if it does not answer."""

    def waiting(self) -> int:
        """How many writes wait for the next commit; may be asked from any thread."""

    async def close(self) -> None: ...
