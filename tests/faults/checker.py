"""The checker of all fault tests: compares what clients received with the log in the database."""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from lucchetto.records import FairDice
from lucchetto.records.setup_draw import draw_setup
from lucchetto.rules import variant
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.views.table import view
from tests.server.backends import run_sql
from tests.server.kit import TIMEOUT, Json, table_file

Place = Path | str
"""A data folder with SQLite, or the URL of a PostgreSQL database."""
Rows = dict[str, list[tuple[int, bytes]]]
BUT_TIME = ("secondsLeft", "standInSeconds")
"""Parts of a view that are not in the log."""


class Violation(AssertionError):  # noqa: N818 - the violation of a guarantee
    """A guarantee was violated; the text names it and where."""


@dataclass
class Diary:
    """What one client received at one table. The lists hold ids of `choose` messages."""

    table: str
    name: str
    """The player's name, which is unique at the table."""
    acknowledged: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    view: Json = field(default_factory=dict)
    """The newest view; empty before the first one."""


def read_rows(place: Place, tables: Iterable[str]) -> Rows:
    """The logs of these tables, read directly from the database."""
    wanted = sorted(set(tables))
    found: list[tuple[Any, ...]]
    if isinstance(place, str):
        found = run_sql(place, 'SELECT "table", seq, line FROM log WHERE "table" = ANY($1) ORDER BY 1, 2', wanted)
    else:
        some = 'SELECT "table", seq, line FROM log WHERE "table" IN (SELECT value FROM json_each(?)) ORDER BY 1, 2'
        with closing(sqlite3.connect(table_file(place), timeout=TIMEOUT)) as disk:
            found = disk.execute(some, (json.dumps(wanted),)).fetchall()
    rows: Rows = defaultdict(list)
    for table, number, line in found:
        rows[table].append((number, bytes(line)))
    return rows


def fold(name: str, rows: list[tuple[int, bytes]]) -> Table:
    """Fold a log. Raises Violation for a gap, a fork, dice that break the commitment, or a repeated bot decision."""
    if [number for number, _ in rows] != list(range(1, len(rows) + 1)):
        raise Violation(f"table {name}: its log is not numbered 1 to {len(rows)}")
    table = Table(name)
    for number, raw in rows:
        line = events.decode(raw)
        if isinstance(line.entry, events.Rolled):
            _check_roll(table, line.entry, number)
        if isinstance(line.entry, events.Started):
            _check_start(table, line.entry, number)
        if isinstance(line.entry, events.Chose) and not line.entry.by and line.entry.seat not in table.waiting:
            raise Violation(f"table {name}: line {number}: a bot or the clock decides what is decided")
        try:
            table.apply(line)
        except Exception as error:
            raise Violation(f"table {name}: line {number} does not follow from those before it: {error!r}") from error
    return table


def _check_roll(table: Table, entry: events.Rolled, number: int) -> None:
    if table.game is None or table.settings.dice != "fair":
        return
    promised = FairDice(table.secret, table.nonces).roll(table.game)
    if entry.faces != {die: face for die, face in promised.items() if face is not None}:
        raise Violation(f"table {table.id}: line {number} is a roll that nobody promised: {entry.faces}")


def _check_start(table: Table, entry: events.Started, number: int) -> None:
    """The first player and the lucky pairs are the drawn ones, if the event says that they were drawn."""
    nonces = tuple(table.nonces[seat] for seat in entry.seats)
    promised = draw_setup(table.secret, nonces, variant(table.settings.variant))
    found = {"first": entry.first == promised.first, "lucky": tuple(map(tuple, entry.lucky)) == promised.lucky}
    if wrong := [part for part in entry.drawn or () if not found[part]]:
        raise Violation(f"table {table.id}: line {number} begins in a way that nobody promised: {wrong}")


def check_decisions(rows: list[tuple[int, bytes]], diary: Diary) -> None:
    """Every acknowledged message is in the log exactly once, and no refused one is."""
    entries = [events.decode(raw).entry for _, raw in rows]
    written = Counter(entry.message for entry in entries if isinstance(entry, events.Chose) and entry.message)
    for name in diary.acknowledged:
        if written[name] != 1:
            raise Violation(f"table {diary.table}: {diary.name}'s decision {name} is there {written[name]} times")
    for name in diary.refused:
        if written[name]:
            raise Violation(f"table {diary.table}: {diary.name}'s decision {name} was refused and is there")


def difference(table: Table, diary: Diary) -> str:
    """How the client's view differs from what its person may see of this table; empty if it does not."""
    shown = diary.view
    if not shown:
        return "no view"
    seats = zip(table.seats, shown["seats"], strict=False)
    present = {seat.person for seat, sent in seats if sent["present"] and seat.person}
    person = next((seat.person for seat in table.seats if seat.name == diary.name), None)
    made = view(table, person, present, shown["spectators"])
    right: Json = msgspec.json.decode(msgspec.json.encode(made))
    wrong = [name for name in right if name not in BUT_TIME and right[name] != shown.get(name)]
    return ", ".join(f"{name}: {json.dumps(shown.get(name))}, not {json.dumps(right[name])}" for name in wrong)


def check_tables(place: Place, diaries: Iterable[Diary]) -> dict[str, Table]:
    """Check all guarantees except those about views, which may still be in flight. Returns the folded tables."""
    diaries = list(diaries)
    rows = read_rows(place, (diary.table for diary in diaries))
    for diary in diaries:
        check_decisions(rows[diary.table], diary)
    return {name: fold(name, of_table) for name, of_table in rows.items()}
