"""A server whose date a test controls, and people who play its daily game."""

import sqlite3
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from lucchetto.server.daily.seed_chain import SeedChain
from tests.server.kit import TIMEOUT, Json, Person, Server, eventually, play_on, table_file

MONDAY = date(2030, 1, 7)
DAY = 86_400


class Days:
    """The file from which a server reads its clock shift. It is noon, on a Monday at first."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "clock"
        self.go_to(MONDAY)

    @property
    def setting(self) -> dict[str, str]:
        return {"LUCCHETTO_TEST_CLOCK": str(self._file)}

    def go_to(self, day: date) -> None:
        noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
        self._file.write_text(str((noon - datetime.now(UTC)).total_seconds()))
        self.today = day

    def pass_by(self, days: int = 1) -> None:
        self.go_to(self.today + timedelta(days=days))


def begin(person: Person) -> str:
    """The table of the person's attempt today, new or existing."""
    answer = person.http.post("/api/daily", json={"nickname": person.name})
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["table"])


def finish(person: Person, table: str) -> int:
    """Finish the game and open the day's page, as people do, which stores the result."""
    with person.at(table) as client:
        play_on(client)
    day(person, date.fromisoformat(client.view["daily"]))
    return int(client.view["game"]["sheets"][0]["total"])


def play(person: Person) -> int:
    """Play today's game from beginning to end."""
    return finish(person, begin(person))


def day(person: Person, named: date | None = None) -> Json:
    answer = person.http.get(f"/api/daily/{named.isoformat()}" if named else "/api/daily")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def judged_day(person: Person, named: date | None = None) -> Json:
    """The day once the coach has analysed all games."""

    def judged() -> Json | None:
        found = day(person, named)
        return found if found["rows"] and all(row["loss"] is not None for row in found["rows"]) else None

    found = eventually(judged, TIMEOUT * 3)
    assert found is not None
    return found


def chain_of(server: Server) -> SeedChain:
    """The seed chain, which the server keeps secret."""
    with closing(sqlite3.connect(table_file(server.data), timeout=TIMEOUT)) as disk:
        ((data,),) = disk.execute("SELECT data FROM notes WHERE kind = 'daily-chain'").fetchall()
    return msgspec.json.decode(data, type=SeedChain)


def record(person: Person, table: str) -> str:
    return person.http.get(f"/api/tables/{table}/record").text


def row_of(found: Json, name: str) -> dict[str, Any]:
    (row,) = [row for row in found["rows"] if row["name"] == name]
    return dict(row)
