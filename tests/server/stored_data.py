"""The stored data in tests/data/stored: golden lines, documents and whole databases; and rows written by hand."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Literal

import asyncpg
import msgspec

from lucchetto.coach import Analysis
from lucchetto.server.daily.attempts import Attempt
from lucchetto.server.daily.scoring import Perfect
from lucchetto.server.daily.seed_chain import SeedChain
from lucchetto.server.statistics.dice_audit import Total
from lucchetto.server.statistics.dice_counts import Counts
from lucchetto.server.statistics.games import FinishedGame
from lucchetto.server.storage import documents as kinds
from lucchetto.server.storage.documents import DocumentKind
from lucchetto.server.storage.schema import COLUMNS
from tests.server.backends import run_sql
from tests.server.kit import TIMEOUT, Json, table_file

FOLDER = Path(__file__).parents[1] / "data" / "stored"
Place = Path | str
"""A data folder, or the address of a PostgreSQL database."""
BackendName = Literal["sqlite", "postgres"]
Row = tuple[Any, ...]


class LeftTable(msgspec.Struct):
    """A document whose kind and key say everything: `{}`. The server never decodes it."""


DOCUMENT_TYPES: dict[DocumentKind, type[msgspec.Struct]] = {
    kinds.ANALYSIS: Analysis,
    kinds.DAILY_ATTEMPT: Attempt,
    kinds.DAILY_SEEDS: SeedChain,
    kinds.DAILY_PERFECT: Perfect,
    kinds.DICE_COUNTS: Counts,
    kinds.DICE_TOTAL: Total,
    kinds.FINISHED_GAME: FinishedGame,
    kinds.LEFT_TABLE: LeftTable,
}
"""The type that the present server stores for each kind of document."""


def document_kind(kind: str) -> DocumentKind:
    """The kind of a document, by the column `kind`."""
    name = kind.partition(" ")[0]
    (found,) = [known for known in kinds.KINDS if known.name == name]
    return found


def golden_lines() -> list[bytes]:
    files = ("log-lines.jsonl", "log-lines-later.jsonl")
    return [line for name in files for line in (FOLDER / name).read_bytes().splitlines()]


def golden_summaries() -> list[Json]:
    return _objects("summaries.jsonl")


def golden_documents() -> list[Json]:
    return [*_objects("documents.jsonl"), *_objects("documents-later.jsonl")]


def _objects(name: str) -> list[Json]:
    return [json.loads(line) for line in (FOLDER / name).read_bytes().splitlines()]


@cache
def expected(backend: BackendName) -> Json:
    """What the old server answered on this database."""
    found: Json = json.loads((FOLDER / "expected.json").read_bytes())[backend]
    return found


def restore(place: Place) -> None:
    """Fill an empty place with the old server's database of its kind."""
    if isinstance(place, str):
        asyncio.run(_run_script(place, (FOLDER / "database.postgres.sql").read_text()))
        return
    place.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(table_file(place))) as disk:
        disk.executescript((FOLDER / "database.sqlite.sql").read_text())


async def _run_script(url: str, script: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(script)
    finally:
        await connection.close()


def sql(place: Place, statement: str, *values: object) -> list[Row]:
    """Run a statement directly on the database, without its server."""
    if isinstance(place, str):
        for number in range(1, len(values) + 1):
            statement = statement.replace("?", f"${number}", 1)
        return run_sql(place, statement, *values)
    with closing(sqlite3.connect(table_file(place), timeout=TIMEOUT, isolation_level=None)) as disk:
        return disk.execute(statement, values).fetchall()


def rows(place: Place, table: str) -> list[Row]:
    """All rows of a table of the database, with the columns in their order."""
    columns = ", ".join(f'"{column}"' for column in COLUMNS[table])
    return sql(place, f"SELECT {columns} FROM {table} ORDER BY 1, 2")  # noqa: S608 - our own names


def lines_of(place: Place, table: str) -> list[bytes]:
    """The lines of a table's log as they are stored."""
    return [line for (line,) in sql(place, 'SELECT line FROM log WHERE "table" = ? ORDER BY seq', table)]


def append_line(place: Place, table: str, line: bytes) -> int:
    """Append a line to a table's log, as another process would; returns its number."""
    number = len(lines_of(place, table)) + 1
    sql(place, 'INSERT INTO log ("table", seq, line) VALUES (?, ?, ?)', table, number, line)
    return number


def change_line(place: Place, table: str, number: int, change: Callable[[Json], Json]) -> None:
    line = json.loads(lines_of(place, table)[number - 1])
    data = json.dumps(change(line)).encode()
    sql(place, 'UPDATE log SET line = ? WHERE "table" = ? AND seq = ?', data, table, number)


def change_summary(place: Place, table: str, change: Callable[[Json], Json]) -> None:
    ((data,),) = sql(place, "SELECT summary FROM tables WHERE id = ?", table)
    sql(place, "UPDATE tables SET summary = ? WHERE id = ?", json.dumps(change(json.loads(data))).encode(), table)
