"""The database schema as a list of migration steps. A released step never changes."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from .base import StoreError
from .triggers import POSTGRES_TRIGGERS, SQLITE_TRIGGERS

STEPS = (
    """
    CREATE TABLE log (
        "table" {text} NOT NULL, seq INTEGER NOT NULL, line {bytes} NOT NULL, PRIMARY KEY ("table", seq)
    ) {by_key};
    CREATE TABLE tables (
        id {text} PRIMARY KEY, code {text} NOT NULL, status {text} NOT NULL, listed INTEGER NOT NULL,
        updated {real} NOT NULL, summary {bytes} NOT NULL
    ) {by_key};
    CREATE INDEX tables_by_code ON tables (code) WHERE status = 'waiting';
    CREATE INDEX tables_by_status ON tables (status, listed, updated);
    CREATE TABLE sitting (
        person {text} NOT NULL, "table" {text} NOT NULL, won INTEGER, PRIMARY KEY (person, "table")
    ) {by_key};
    CREATE TABLE tokens (hash {text} PRIMARY KEY, person {text} NOT NULL) {by_key};
    CREATE TABLE handoffs (hash {text} PRIMARY KEY, person {text} NOT NULL, expires {real} NOT NULL) {by_key}
    """,
    """
    CREATE TABLE notes (
        kind {text} NOT NULL, "key" {text} NOT NULL, data {bytes} NOT NULL, PRIMARY KEY (kind, "key")
    )
    """,
    """
    CREATE INDEX sitting_by_table ON sitting ("table")
    """,
    """
    ALTER TABLE tokens ADD COLUMN made {real} NOT NULL DEFAULT 0;
    ALTER TABLE tokens ADD COLUMN until {real};
    ALTER TABLE tokens ADD COLUMN replaces {text};
    UPDATE tokens SET made = {now};
    CREATE INDEX tokens_by_person ON tokens (person);
    CREATE INDEX handoffs_by_person ON handoffs (person);
    DELETE FROM notes WHERE kind = 'analysis'
    """,
    """
    CREATE INDEX notes_by_key ON notes ("key");
    DELETE FROM notes WHERE kind = 'daily-played'
    """,
    """
    ALTER TABLE tables ADD COLUMN open_seats INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN used {real} NOT NULL DEFAULT 0;
    UPDATE tables SET open_seats = 0 WHERE {has_no_open_seat};
    DROP INDEX tables_by_status;
    CREATE INDEX tables_by_age ON tables (status, updated, id);
    CREATE INDEX tables_with_seats ON tables (updated) WHERE status = 'waiting' AND listed = 1 AND open_seats > 0;
    CREATE TABLE totals (kind {text} PRIMARY KEY, data {bytes} NOT NULL);
    CREATE TABLE daily_scores (
        day {text} NOT NULL, score INTEGER NOT NULL, players INTEGER NOT NULL, PRIMARY KEY (day, score)
    ) {by_key};
    CREATE TABLE daily_results (
        day {text} NOT NULL, person {text} NOT NULL, score INTEGER, loss {real} NOT NULL, name {text} NOT NULL,
        judged INTEGER NOT NULL, PRIMARY KEY (day, person)
    ) {by_key};
    CREATE INDEX daily_leaders ON daily_results (day, score DESC, loss, name, person) WHERE score IS NOT NULL;
    CREATE INDEX daily_unjudged ON daily_results (day, judged, person) WHERE score IS NOT NULL;
    CREATE INDEX daily_unfinished ON daily_results (day, person) WHERE score IS NULL;
    {daily_triggers}
    """,
    """
    CREATE INDEX tables_to_join ON tables (code) WHERE status = 'playing' AND open_seats > 0
    """,
)
"""The first step migrates an empty database to version 1, the second migrates it to version 2, and so on."""
NEWEST = len(STEPS)

SQLITE = {
    "text": "TEXT",
    "bytes": "BLOB",
    "real": "REAL",
    "by_key": "WITHOUT ROWID",
    "now": "CAST(strftime('%s', 'now') AS REAL)",
    "has_no_open_seat": """instr(summary, CAST('"openSeats":0,' AS BLOB)) > 0""",
    "daily_triggers": SQLITE_TRIGGERS,
}
POSTGRES = {
    "text": 'TEXT COLLATE "C"',
    "bytes": "BYTEA",
    "real": "DOUBLE PRECISION",
    "by_key": "",
    "now": "extract(epoch FROM now())",
    "has_no_open_seat": """position('"openSeats":0,'::bytea IN summary) > 0""",
    "daily_triggers": POSTGRES_TRIGGERS,
}
"""The two SQL dialects. Both compare text bytewise, so that lists have the same order."""

COLUMNS = {
    "log": ("table", "seq", "line"),
    "tables": ("id", "code", "status", "listed", "updated", "summary", "open_seats", "used"),
    "sitting": ("person", "table", "won"),
    "tokens": ("hash", "person", "made", "until", "replaces"),
    "handoffs": ("hash", "person", "expires"),
    "notes": ("kind", "key", "data"),
}
"""The tables and columns of the newest version, for copies; the key columns come first."""
KEYS = {"log": 2, "tables": 1, "sitting": 2, "tokens": 1, "handoffs": 1, "notes": 2}
"""Number of key columns per table."""
DERIVED = ("totals", "daily_scores", "daily_results")
"""Tables that the database computes from `notes`. They are not copied."""


def scripts(version: int, dialect: dict[str, str]) -> list[str]:
    """The scripts that migrate from this version to the newest; raises StoreError for an unknown version."""
    if not 0 <= version <= NEWEST:
        raise StoreError(f"written by another version of Lucchetto (schema {version})")
    return [step.format(**dialect) for step in STEPS[version:]]


def statements(script: str) -> Iterator[str]:
    """The statements of a script for SQLite. A trigger is one statement, although its body has semicolons."""
    statement = ""
    for part in script.split(";"):
        statement += f"{part};"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def keep_private(path: Path) -> None:
    """Create a missing file readable by its owner only, because it holds hidden choices and the dice's secrets."""
    if not path.exists():
        path.touch(mode=0o600)


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate to the newest version in one transaction; its lock lets only one of several processes do it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for script in scripts(version, SQLITE):
            for statement in statements(script):
                connection.execute(statement)
        if version != NEWEST:
            connection.execute(f"PRAGMA user_version = {NEWEST}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def check_file(path: Path) -> None:
    """Raises StoreError for a file from a newer version, or one that is not a database. Reads only the header, because
    opening the database would change the file."""
    try:
        with path.open("rb") as file:
            head = file.read(64)
    except FileNotFoundError:
        return
    if head and not head.startswith(b"SQLite format 3\0"):
        raise StoreError("file is not a database")
    scripts(int.from_bytes(head[60:64], "big"), SQLITE)  # the bytes of user_version
