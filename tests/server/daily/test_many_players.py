"""A day with very many players: its page shows and reads only a few of them."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from lucchetto.server.settings import Settings
from lucchetto.server.storage.daily_queries import LEADERS, SCORES, UNFINISHED, UNJUDGED
from lucchetto.server.storage.document_queries import ATTEMPTS_OF
from lucchetto.server.storage.factory import check_store
from lucchetto.server.storage.triggers import POSTGRES_FILL
from tests.server.conftest import People, Starts
from tests.server.daily.days import MONDAY, Days, day, play, row_of
from tests.server.kit import LONGEST, Json, Patience, Person, Server, eventually, table_file
from tests.server.stored_data import Place, sql

KIND, TODAY = f"daily {MONDAY}", MONDAY.isoformat()
QUERIES: dict[str, tuple[str, tuple[object, ...]]] = {
    "the leaders": (LEADERS, (KIND, TODAY)),
    "scores": (SCORES, (TODAY, TODAY)),
    "unfinished": (UNFINISHED, (KIND, TODAY, "")),
    "one's own": (ATTEMPTS_OF, ("daily ", "daily!", "p000001")),
    "to judge": (UNJUDGED, (KIND, TODAY, 1)),
    "to judge exactly": (UNJUDGED, (KIND, TODAY, 2)),
}
"""The queries for the page of a day."""
MOST_ROWS = 450
"""Rows that a query may visit: one hundred in the index, their documents, and the different scores of a day."""
STEPS_PER_ROW = 60
"""Maximum steps of SQLite's virtual machine per row. A full scan takes about 10 per row."""
EVERYBODY = [3_000, 100_000]


def attempt(number: int) -> bytes:
    found: Json = {"table": f"t{number}", "name": f"Player {number}"}
    if number % 10:
        found |= {"score": number % 120 - 10, "loss": number / 7}
    return json.dumps(found).encode()


def fill(place: Place, players: int) -> None:
    """A day with this many attempts; nine in ten are over."""
    rows = [(KIND, f"p{number:06}", attempt(number)) for number in range(players)]
    if isinstance(place, str):
        asyncio.run(fill_postgres(place, rows))
        return
    with closing(sqlite3.connect(table_file(place))) as disk, disk:
        disk.executemany("INSERT INTO notes VALUES (?, ?, ?)", rows)


async def fill_postgres(url: str, rows: list[tuple[str, str, bytes]]) -> None:
    """All at once, as a migration or a copy of a database does."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("ALTER TABLE notes DISABLE TRIGGER USER")
        await connection.execute("ALTER TABLE daily_results DISABLE TRIGGER USER")
        await connection.copy_records_to_table("notes", records=rows)
        await connection.execute(POSTGRES_FILL)
        await connection.execute("ALTER TABLE notes ENABLE TRIGGER USER")
        await connection.execute("ALTER TABLE daily_results ENABLE TRIGGER USER")
        await connection.execute("ANALYZE")
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    place: Place = request.getfixturevalue("database") if request.param == "postgres" else tmp_path / "data"
    asyncio.run(check_store(Settings(database_url=place) if isinstance(place, str) else Settings(data=str(place))))
    return place


def sqlite_rows_visited(file: Path, statement: str, values: tuple[object, ...]) -> float:
    """Estimated from the steps of the virtual machine."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    with closing(sqlite3.connect(file)) as disk:
        disk.set_progress_handler(count, 1)
        disk.execute(statement, values).fetchall()
    return steps / STEPS_PER_ROW


async def postgres_rows_visited(url: str, statement: str, values: tuple[object, ...]) -> float:
    first, *others = statement.split("?")
    numbered = first + "".join(f"${number}{part}" for number, part in enumerate(others, start=1))
    connection = await asyncpg.connect(url, server_settings={"plan_cache_mode": "force_generic_plan"})
    try:
        plan = json.loads(await connection.fetchval(f"EXPLAIN (ANALYZE, FORMAT JSON) {numbered}", *values))
    finally:
        await connection.close()
    return sum(visited(plan[0]["Plan"]))


def visited(node: dict[str, Any]) -> Iterator[float]:
    """Rows that the scans of a plan have looked at."""
    parts = node.get("Plans", [])
    for part in parts:
        yield from visited(part)
    if not parts:
        yield (node["Actual Rows"] + node.get("Rows Removed by Filter", 0)) * node["Actual Loops"]


@pytest.mark.parametrize("players", EVERYBODY)
def test_the_page_of_a_day_reads_few_rows(place: Place, players: int) -> None:
    fill(place, players)
    for name, (text, values) in QUERIES.items():
        statement = text.format(limit=100)
        if isinstance(place, str):
            found = asyncio.run(postgres_rows_visited(place, statement, values))
        else:
            found = sqlite_rows_visited(table_file(place), statement, values)
        assert found <= MOST_ROWS, name


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


@pytest.fixture
def server(start: Starts, days: Days, place: Place) -> Server:
    return start(**days.setting, **({"LUCCHETTO_DATABASE_URL": place} if isinstance(place, str) else {}))


def test_however_many_tie_a_hundred_are_shown_and_your_own_row(person: People, server: Server) -> None:
    ada = person("Ada")
    score = play(ada)
    better = json.dumps({"table": "t", "name": "Equal", "score": score + 1}).encode()
    for number in range(150):
        sql(server.place, "INSERT INTO notes VALUES (?, ?, ?)", KIND, f"p{number}", better)
    found = day(ada)
    assert (found["players"], len(found["rows"])) == (151, 101)
    assert (found["rows"][-1]["yours"], row_of(found, "Ada")["place"]) == (True, 151)
    assert {row["place"] for row in found["rows"][:-1]} == {1}
    sql(server.place, "DELETE FROM notes WHERE kind = ? AND \"key\" <> 'p7' AND \"key\" LIKE 'p%'", KIND)
    found = day(ada)
    assert [(row["place"], row["yours"]) for row in found["rows"]] == [(1, False), (2, True)]
    assert found["players"] == 2


def test_past_days_know_players_and_best_score_while_results_change(person: People, server: Server, days: Days) -> None:
    ada = person("Ada")
    score = play(ada)
    sql(server.place, "INSERT INTO notes VALUES (?, ?, ?)", KIND, "p", attempt(119))
    days.pass_by()
    (past,) = ada.http.get("/api/daily/days").json()
    assert (past["players"], past["best"], past["yours"]) == (2, max(score, 109), score)
    sql(server.place, "UPDATE notes SET data = ? WHERE kind = ? AND \"key\" = 'p'", attempt(110), KIND)
    (past,) = ada.http.get("/api/daily/days").json()
    assert (past["players"], past["best"]) == (1, score)


@pytest.mark.parametrize("players", EVERYBODY)
def test_an_old_database_gets_its_leaderboards(place: Place, players: int) -> None:
    """A database of the previous version has attempts and no leaderboards; the migration makes them."""
    fill(place, players)
    before = sql(place, "SELECT day, score, players FROM daily_scores WHERE players > 0 ORDER BY 1, 2")
    ((total,),) = sql(place, "SELECT sum(players) FROM daily_scores")
    assert total == players * 9 // 10
    go_back(place)
    settings = Settings(database_url=place) if isinstance(place, str) else Settings(data=str(place))
    asyncio.run(check_store(settings))
    assert sql(place, "SELECT day, score, players FROM daily_scores WHERE players > 0 ORDER BY 1, 2") == before


def go_back(place: Place) -> None:
    """Undo the schema migration that added the leaderboards."""
    tables = [f"DROP TABLE {table}" for table in ("daily_results", "daily_scores", "totals")]
    both = [
        "DROP INDEX tables_to_join",
        "DROP INDEX tables_by_age",
        "DROP INDEX tables_with_seats",
        "ALTER TABLE tables DROP COLUMN open_seats",
        "ALTER TABLE tables DROP COLUMN used",
        "CREATE INDEX tables_by_status ON tables (status, listed, updated)",
    ]
    names = ("attempt_changed", "attempt_deleted", "result_added", "result_deleted")
    if isinstance(place, str):
        functions = ("rank_attempt", "unrank_attempt", "count_result", "discount_result")
        tables.insert(0, "DROP FUNCTION lucchetto_rank")
        more = [f"DROP TRIGGER daily_{name} ON {'notes' if 'attempt' in name else 'daily_results'}" for name in names]
        more += [f"DROP FUNCTION lucchetto_{name}" for name in functions]
        back = "UPDATE lucchetto_schema SET version = 5"
    else:
        more = [f"DROP TRIGGER daily_{name}" for name in ("attempt_added", *names)]
        back = "PRAGMA user_version = 5"
    for statement in [*more, *tables, *both, back]:
        sql(place, statement)


def test_dice_are_counted_without_reading_the_games_again(person: People, server: Server, days: Days) -> None:
    """Once counted, the documents of the individual games are no longer needed."""
    ada = person("Ada")
    play(ada)
    first = counted(ada, 1)
    days.pass_by()
    play(ada)
    both = counted(ada, 2)
    assert both["rolls"] > first["rolls"]
    sql(server.place, "DELETE FROM notes WHERE kind >= 'dice ' AND kind < 'dice!'")
    assert ada.http.get("/api/dice").json() == both


def counted(ada: Person, games: int) -> Json:
    """The dice, once this many games are counted."""
    eventually(lambda: ada.http.get("/api/dice").json()["games"] == games)
    found: Json = ada.http.get("/api/dice").json()
    return found


def test_games_counted_before_totals_were_kept_are_not_lost(person: People, server: Server) -> None:
    ada = person("Ada")
    play(ada)
    before = counted(ada, 1)
    sql(server.place, "DELETE FROM totals")
    assert ada.http.get("/api/dice").json() == before
    sql(server.place, "DELETE FROM totals")
    table = ada.make("classic", "you", "novice")
    with ada.at(table) as client:
        client.do("start")
        patience = Patience("end of the game", LONGEST)
        while client.view["status"] != "over":
            patience.check()
            for seat in client.undecided:
                client.choose(seat, "pass")
            client.catch_up(0.005)
    assert counted(ada, 2)["rolls"] > before["rolls"]
