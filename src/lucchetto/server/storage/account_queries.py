"""Queries on tokens and one-time links, for both backends."""

from .base import Device, StoreError
from .document_queries import documents_about
from .queries import Queries


class AccountQueries(Queries):
    async def device(self, token_hash: str) -> Device | None:
        found = await self._fetch("SELECT person, made, until, replaces FROM tokens WHERE hash = ?", token_hash)
        return Device(*found[0]) if found else None

    async def devices_of(self, person: str) -> list[Device]:
        statement = "SELECT person, made, until, replaces FROM tokens WHERE person = ? ORDER BY made, hash"
        return [Device(*row) for row in await self._fetch(statement, person)]

    async def add_token(self, token_hash: str, person: str, now: float) -> None:
        # Idempotent for the same person: it may be a retry after a broken connection.
        statement = (
            "INSERT INTO tokens (hash, person, made) VALUES (?, ?, ?) ON CONFLICT (hash) DO UPDATE "
            "SET person = excluded.person WHERE tokens.person = excluded.person RETURNING hash"
        )
        (added,) = await self._execute((statement, (token_hash, person, now)))
        if not added:
            raise StoreError("the token belongs to somebody else")

    async def add_successor(self, token_hash: str, old_hash: str, now: float, since: float) -> bool:
        statement = (
            "INSERT INTO tokens (hash, person, made, replaces) "
            "SELECT CAST(? AS TEXT), old.person, CAST(? AS DOUBLE PRECISION), old.hash FROM tokens AS old "
            "WHERE old.hash = ? AND old.until IS NULL AND NOT EXISTS (SELECT 1 FROM tokens AS other "
            "WHERE other.person = old.person AND other.replaces = old.hash AND other.made > ?) RETURNING hash"
        )
        (added,) = await self._execute((statement, (token_hash, now, old_hash, since)))
        return bool(added)

    async def settle_successor(self, token_hash: str, device: Device, until: float, now: float, oldest: float) -> None:
        person, old = device.person, device.replaces
        await self._execute(
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
        gone, _ = await self._execute(
            ("DELETE FROM tokens WHERE person = ? AND hash <> ? RETURNING hash", (person, but)),
            ("DELETE FROM handoffs WHERE person = ? RETURNING hash", (person,)),
        )
        return len(gone)

    async def add_handoff(self, code_hash: str, person: str, expires: float) -> None:
        statement = (
            "INSERT INTO handoffs (hash, person, expires) VALUES (?, ?, ?) "
            "ON CONFLICT (hash) DO UPDATE SET person = excluded.person, expires = excluded.expires RETURNING hash"
        )
        await self._execute((statement, (code_hash, person, expires)))

    async def take_handoff(self, code_hash: str, now: float) -> str | None:
        _, found = await self._execute(
            ("DELETE FROM handoffs WHERE expires < ? RETURNING hash", (now,)),
            ("DELETE FROM handoffs WHERE hash = ? RETURNING person", (code_hash,)),
        )
        return found[0][0] if found else None

    async def tidy(self, now: float, oldest: float) -> None:
        await self._execute(
            ("DELETE FROM handoffs WHERE expires < ? RETURNING hash", (now,)),
            ("DELETE FROM tokens WHERE until < ? OR made < ? RETURNING hash", (now, oldest)),
        )

    async def forget(self, person: str) -> None:
        condition, values = documents_about(person)
        await self._execute(
            (f"DELETE FROM notes WHERE {condition} RETURNING 1", values),  # noqa: S608 - no user input
            ("DELETE FROM handoffs WHERE person = ? RETURNING hash", (person,)),
            ("DELETE FROM tokens WHERE person = ? RETURNING hash", (person,)),
        )
