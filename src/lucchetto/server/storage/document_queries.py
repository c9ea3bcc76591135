"""Queries on documents, for both backends. Their table is called `notes`."""

from .documents import DAILY_ATTEMPT, KINDS
from .queries import Queries


class DocumentQueries(Queries):
    async def document(self, kind: str, key: str) -> bytes | None:
        found = await self._fetch('SELECT data FROM notes WHERE kind = ? AND "key" = ?', kind, key)
        return found[0][0] if found else None

    async def documents(self, kind: str) -> list[tuple[str, bytes]]:
        found = await self._fetch('SELECT "key", data FROM notes WHERE kind = ? ORDER BY "key"', kind)
        return [(key, data) for key, data in found]

    async def documents_of(self, person: str) -> list[tuple[str, str, bytes]]:
        condition, values = documents_about(person)
        found = await self._fetch(f'SELECT kind, "key", data FROM notes WHERE {condition}', *values)  # noqa: S608
        return [(kind, key, data) for kind, key, data in found]

    async def attempts_of(self, person: str) -> list[tuple[str, bytes]]:
        _, values = _keyed(DAILY_ATTEMPT.name, person)
        found = await self._fetch(ATTEMPTS_OF, *values)
        return [(kind, data) for kind, data in found]

    async def replace_document(self, kind: str, key: str, before: bytes, after: bytes) -> bool:
        statement = 'UPDATE notes SET data = ? WHERE kind = ? AND "key" = ? AND data = ? RETURNING 1'
        (replaced,) = await self._execute((statement, (after, kind, key, before)))
        return bool(replaced)

    async def delete_document(self, kind: str, key: str, before: bytes) -> bool:
        statement = 'DELETE FROM notes WHERE kind = ? AND "key" = ? AND data = ? RETURNING 1'
        (deleted,) = await self._execute((statement, (kind, key, before)))
        return bool(deleted)

    async def total(self, kind: str) -> bytes | None:
        found = await self._fetch("SELECT data FROM totals WHERE kind = ?", kind)
        return found[0][0] if found else None

    async def put_document_at(self, table: str, person: str, kind: str, data: bytes) -> bool:
        _, written = await self._execute(
            # Changes nothing but locks the row: deleting a person removes this row before their documents.
            ('UPDATE sitting SET won = won WHERE person = ? AND "table" = ? RETURNING 1', (person, table)),
            (
                'INSERT INTO notes (kind, "key", data) SELECT ?, "table", ? FROM sitting '
                'WHERE person = ? AND "table" = ? '
                'ON CONFLICT (kind, "key") DO UPDATE SET data = excluded.data RETURNING 1',
                (kind, data, person, table),
            ),
        )
        return bool(written)


def documents_about(person: str) -> tuple[str, tuple[str, ...]]:
    """The condition that selects every document about a person, and its values."""
    scoped = [kind.of(person) for kind in KINDS if kind.personal == "scope"]
    conditions = [f"kind IN ({', '.join('?' * len(scoped))})"]
    values = [*scoped]
    for kind in KINDS:
        if kind.personal == "key":
            condition, more = _keyed(kind.name, person)
            conditions.append(f"({condition})")
            values += more
    return " OR ".join(conditions), tuple(values)


def _keyed(name: str, key: str) -> tuple[str, tuple[str, ...]]:
    """The condition for all documents with this key, of any kind `NAME SCOPE`; "!" is the character after the space."""
    return _KEYED, (f"{name} ", f"{name}!", key)


_KEYED = 'kind >= ? AND kind < ? AND "key" = ?'
ATTEMPTS_OF = f"SELECT kind, data FROM notes WHERE {_KEYED} ORDER BY kind"  # noqa: S608 - no user input
