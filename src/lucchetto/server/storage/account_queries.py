"""What is kept of people besides their games: tokens, one-time links, notes. The same statements on every database."""

from abc import ABC, abstractmethod
from typing import Any

from .base import Device, StoreError

LEFT = "left "
"""The kind of note that somebody was at a table and is no more, before the person; its key is the table. Written with
the change that takes them away: the log still names them."""
Step = tuple[str, tuple[Any, ...]]
"""A statement with question marks, and the values for them."""


class AccountQueries(ABC):
    """A part of every store. Its children say how statements are carried out."""

    @abstractmethod
    async def _found(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a question."""

    @abstractmethod
    async def _carried_out(self, *steps: Step) -> list[list[Any]]:
        """What each of the steps returns, all carried out in one transaction."""

    async def device(self, token_hash: str) -> Device | None:
        found = await self._found("SELECT person, made, until, replaces FROM tokens WHERE hash = ?", token_hash)
        return Device(*found[0]) if found else None

    async def devices_of(self, person: str) -> list[Device]:
        statement = "SELECT person, made, until, replaces FROM tokens WHERE person = ? ORDER BY made, hash"
        return [Device(*row) for row in await self._found(statement, person)]

    async def add_token(self, token_hash: str, person: str, now: float) -> None:
        # Once more with the same person is no fault: it may be the second attempt of one that was cut off.
        statement = (
            "INSERT INTO tokens (hash, person, made) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE "
            "SET person = excluded.person WHERE tokens.person = excluded.person RETURNING hash"
        )
        (added,) = await self._carried_out((statement, (token_hash, person, now)))
        if not added:
            raise StoreError("the token is somebody else's")

    async def add_successor(self, token_hash: str, old_hash: str, now: float, since: float) -> bool:
        statement = (
            "INSERT INTO tokens (hash, person, made, replaces) "
            "SELECT CAST(? AS TEXT), old.person, CAST(? AS DOUBLE PRECISION), old.hash FROM tokens AS old "
            "WHERE old.hash = ? AND old.until IS NULL AND NOT EXISTS (SELECT 1 FROM tokens AS other "
            "WHERE other.person = old.person AND other.replaces = old.hash AND other.made > ?) RETURNING hash"
        )
        (added,) = await self._carried_out((statement, (token_hash, now, old_hash, since)))
        return bool(added)

    async def settle_successor(self, token_hash: str, device: Device, until: float, now: float, oldest: float) -> None:
        person, old = device.person, device.replaces
        await self._carried_out(
            ("UPDATE tokens SET until = ? WHERE hash = ? AND until IS NULL RETURNING hash", (until, old)),
            (
                "DELETE FROM tokens WHERE person = ? AND replaces = ? AND hash <> ? RETURNING hash",
                (person, old, token_hash),
            ),
            ("UPDATE tokens SET replaces = NULL WHERE hash = ? RETURNING hash", (token_hash,)),
            (
                "DELETE FROM tokens WHERE person = ? AND (until < ? OR made < ?) RETURNING hash",
                (person, now, oldest),
            ),
        )

    async def sign_out(self, person: str, but: str) -> int:
        gone, _ = await self._carried_out(
            ("DELETE FROM tokens WHERE person = ? AND hash <> ? RETURNING hash", (person, but)),
            ("DELETE FROM handoffs WHERE person = ? RETURNING hash", (person,)),
        )
        return len(gone)

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None:
        statement = (
            "INSERT INTO handoffs (hash, person, expires) VALUES (?, ?, ?) "
            "ON CONFLICT (hash) DO UPDATE SET person = excluded.person, expires = excluded.expires RETURNING hash"
        )
        await self._carried_out((statement, (code_hash, person, expires)))

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        _, found = await self._carried_out(
            ("DELETE FROM handoffs WHERE expires < ? RETURNING hash", (now,)),
            ("DELETE FROM handoffs WHERE hash = ? RETURNING person", (code_hash,)),
        )
        return found[0][0] if found else None

    async def tidy(self, now: float, oldest: float) -> None:
        await self._carried_out(
            ("DELETE FROM handoffs WHERE expires < ? RETURNING hash", (now,)),
            ("DELETE FROM tokens WHERE until < ? OR made < ? RETURNING hash", (now, oldest)),
        )

    async def all_tables_of(self, person: str) -> list[str]:
        statement = 'SELECT "table" FROM sitting WHERE person = ? ORDER BY "table"'
        return [table for (table,) in await self._found(statement, person)]

    async def tables_naming(self, person: str) -> list[str]:
        statement = (
            'SELECT "table" FROM sitting WHERE person = ? UNION SELECT "key" FROM notes WHERE kind = ? ORDER BY 1'
        )
        return [table for (table,) in await self._found(statement, person, LEFT + person)]

    async def notes_of(self, person: str) -> list[tuple[str, str, bytes]]:
        statement = f'SELECT kind, "key", data FROM notes {_NOTES_OF}'  # noqa: S608 - our own words
        return [(kind, key, data) for kind, key, data in await self._found(statement, *_notes(person))]

    async def attempts_of(self, person: str) -> list[tuple[str, bytes]]:
        statement = f"SELECT kind, data FROM notes WHERE {_ATTEMPTS} ORDER BY kind"  # noqa: S608 - our own words
        return [(kind, data) for kind, data in await self._found(statement, person)]

    async def replace_note(self, kind: str, key: str, before: bytes, after: bytes) -> bool:
        statement = 'UPDATE notes SET data = ? WHERE kind = ? AND "key" = ? AND data = ? RETURNING 1'
        (replaced,) = await self._carried_out((statement, (after, kind, key, before)))
        return bool(replaced)

    async def note_at(self, table: str, person: str, kind: str, data: bytes) -> bool:
        _, noted = await self._carried_out(
            # Changes nothing, but whoever takes the person away from the table has to wait: notes are deleted after it.
            ('UPDATE sitting SET won = won WHERE person = ? AND "table" = ? RETURNING 1', (person, table)),
            (
                'INSERT INTO notes (kind, "key", data) SELECT ?, "table", ? FROM sitting '
                'WHERE person = ? AND "table" = ? '
                'ON CONFLICT (kind, "key") DO UPDATE SET data = excluded.data RETURNING 1',
                (kind, data, person, table),
            ),
        )
        return bool(noted)

    async def forget(self, person: str) -> None:
        await self._carried_out(
            (f"DELETE FROM notes {_NOTES_OF} RETURNING 1", _notes(person)),  # noqa: S608 - our own words
            ("DELETE FROM handoffs WHERE person = ? RETURNING hash", (person,)),
            ("DELETE FROM tokens WHERE person = ? RETURNING hash", (person,)),
        )


_ATTEMPTS = "kind >= 'daily ' AND kind < 'daily!' AND \"key\" = ?"
"""At daily games: every kind that begins with 'daily '."""
_NOTES_OF = f"WHERE kind IN (?, ?) OR ({_ATTEMPTS})"
"""Games that somebody has played as well, and tables that they have left."""


def _notes(person: str) -> tuple[str, str, str]:
    return f"played {person}", LEFT + person, person
