"""The tables of the SQLite file, as steps from one version to the next. A step that was released never changes."""

import sqlite3

from .store import StoreError

MIGRATIONS = (
    """
    CREATE TABLE log (
        "table" TEXT NOT NULL, seq INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY ("table", seq)
    ) WITHOUT ROWID;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, code TEXT NOT NULL, status TEXT NOT NULL, listed INTEGER NOT NULL,
        updated REAL NOT NULL, summary BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_by_code ON tables (code) WHERE status = 'waiting';
    CREATE INDEX tables_by_status ON tables (status, listed, updated);
    CREATE TABLE sitting (
        person TEXT NOT NULL, "table" TEXT NOT NULL, won INTEGER, PRIMARY KEY (person, "table")
    ) WITHOUT ROWID;
    CREATE TABLE tokens (hash TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE handoffs (hash TEXT PRIMARY KEY, person TEXT NOT NULL, expires REAL NOT NULL) WITHOUT ROWID;
    """,
    """
    CREATE TABLE notes (
        kind TEXT NOT NULL, "key" TEXT NOT NULL, data BLOB NOT NULL, PRIMARY KEY (kind, "key")
    );
    """,
)
"""The first leads from an empty file to version 1, the second to version 2, and so on."""
NEWEST = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest version, all of it or nothing; the lock lets only one of several processes do it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if not 0 <= version <= NEWEST:
            raise StoreError(f"written by another version of Lucchetto (schema {version})")
        for step in MIGRATIONS[version:]:
            for statement in step.split(";"):
                connection.execute(statement)
        if version != NEWEST:
            connection.execute(f"PRAGMA user_version = {NEWEST}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
