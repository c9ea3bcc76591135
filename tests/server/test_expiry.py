"""Tables that nobody uses are deleted completely, by the server and by `lucchetto expire`."""

import asyncio
import json
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lucchetto.server.storage.base import IdleTable, Store
from tests.server.conftest import People, Starts
from tests.server.daily.days import MONDAY, Days, begin, day
from tests.server.kit import (
    LONGEST,
    LUCCHETTO,
    Client,
    Json,
    Patience,
    Person,
    Server,
    eventually,
    play_on,
    run,
    socket_to,
)
from tests.server.storage.test_store import Opens, opened, opens, row
from tests.server.stored_data import Place, append_line, lines_of, sql

__all__ = ["opens"]
"""The fixture: tests of the store run on each backend."""
DAY = 86_400
NOTHING_LEFT = {
    "log": 'SELECT count(*) FROM log WHERE "table" = ?',
    "index": "SELECT count(*) FROM tables WHERE id = ?",
    "sitting": 'SELECT count(*) FROM sitting WHERE "table" = ?',
    "notes": 'SELECT count(*) FROM notes WHERE "key" = ?',
}


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, start: Starts) -> Iterator[Server]:
    if request.param == "sqlite":
        running = start()
    else:
        running = start(LUCCHETTO_DATABASE_URL=request.getfixturevalue("database"))
    yield running
    assert "Traceback" not in running.complaints, running.complaints


def age(place: Place, table: str, days: float) -> None:
    """Make everything at a table this many days older."""
    for number, line in enumerate(lines_of(place, table), start=1):
        older = json.loads(line)
        older["at"] -= days * DAY
        data = json.dumps(older).encode()
        sql(place, 'UPDATE log SET line = ? WHERE "table" = ? AND seq = ?', data, table, number)
    sql(place, "UPDATE tables SET updated = updated - ?, used = used - ? WHERE id = ?", days * DAY, days * DAY, table)


def expire(server: Server, *arguments: str, **variables: str) -> str:
    """What `lucchetto expire` prints."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(server.data), "LANG": "C.UTF-8", **variables}
    if isinstance(server.place, str):
        surroundings["LUCCHETTO_DATABASE_URL"] = server.place
    command = [str(LUCCHETTO), "expire", "--data", str(server.data), *arguments]
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def left_of(place: Place, table: str) -> dict[str, int]:
    return {name: sql(place, statement, table)[0][0] for name, statement in NOTHING_LEFT.items()}


def is_gone(place: Place, table: str) -> bool:
    return not any(left_of(place, table).values())


def is_unknown(server: Server, table: str) -> bool:
    """The answer that the page understands as "there is no such table"."""
    with socket_to(server, table) as socket:
        try:
            socket.recv(20)
        except ConnectionClosed as end:
            return end.rcvd is not None and end.rcvd.code == 4404
    return False


def waiting_table(ada: Person, bob: Person) -> str:
    """A table that waits for players, at which Bob has sat."""
    table = ada.make("classic", "you", "open", "open", listed=True)
    bob.join(table)
    with bob.at(table) as his:
        his.do("leave")
    return table


def running_game(ada: Person, bob: Person) -> str:
    table = ada.make()
    bob.join(table)
    with ada.at(table) as hers:
        hers.do("start")
    return table


def finished_game(ada: Person) -> str:
    table = ada.make("classic", "you", "novice")
    with ada.at(table) as hers:
        hers.do("start")
        play_on(hers)
    return table


def test_the_command_deletes_only_unused_tables(server: Server, person: People) -> None:
    ada, bob = person("Ada", server), person("Bob", server)
    old, fresh = waiting_table(ada, bob), waiting_table(ada, bob)
    abandoned, paused, over = running_game(ada, bob), running_game(ada, bob), finished_game(ada)
    for table, days in ((old, 1.1), (fresh, 0.9), (abandoned, 31), (paused, 29), (over, 400)):
        age(server.place, table, days)
    listed = expire(server, "--dry-run")
    assert (old in listed, abandoned in listed, listed.count("\n")) == (True, True, 3)
    assert "2 tables would be deleted" in listed
    assert not is_gone(server.place, old)
    assert "2 tables deleted" in expire(server)
    assert "0 tables deleted" in expire(server)
    assert [is_gone(server.place, table) for table in (old, fresh, abandoned, paused, over)] == [
        *(True, False, True, False, False)
    ]
    for table in (old, abandoned):
        assert is_unknown(server, table)
        assert ada.http.get(f"/api/tables/{table}/record").status_code == 404
    mine = ada.mine()
    assert {line["table"] for group in mine.values() for line in group} == {fresh, paused, over}
    assert [line["table"] for line in ada.http.get("/api/tables").json()] == [fresh]


def test_a_process_that_has_the_table_in_memory_does_not_bring_it_back(server: Server, person: People) -> None:
    """The table is deleted behind the back of a server that has clients there."""
    ada, bob = person("Ada", server), person("Bob", server)
    table = running_game(ada, bob)
    with ada.at(table) as hers:
        for statement in ('DELETE FROM log WHERE "table" = ?', "DELETE FROM tables WHERE id = ?"):
            sql(server.place, statement, table)
        sql(server.place, 'DELETE FROM sitting WHERE "table" = ?', table)
        name = hers.send("choose", seat=0, move="pass", step=hers.view["step"])
        assert refusal(hers, name)["problem"]["code"] == "table-unknown"
    assert is_unknown(server, table)
    assert is_gone(server.place, table)


def refusal(client: Client, name: str) -> Json:
    patience = Patience(f"answer to {name}", LONGEST)
    while (message := client.next()).get("id") != name:
        patience.check()
    return message


def test_a_table_with_clients_is_not_deleted(server: Server, person: People) -> None:
    ada, bob = person("Ada", server), person("Bob", server)
    table = waiting_table(ada, bob)
    age(server.place, table, 3)
    restarted_in_memory(server, table)
    with ada.at(table) as hers:
        eventually(lambda: sql(server.place, "SELECT used FROM tables WHERE id = ?", table)[0][0] > time.time() - 60)
        assert "0 tables deleted" in expire(server)
        hers.do("closeSeat", seat=1)
    assert not is_unknown(server, table)


def restarted_in_memory(server: Server, table: str) -> None:
    """The server reads the aged log again, as it does after a restart: another process has written to it."""
    line = json.dumps({"at": time.time() - 3 * DAY, "entry": {"kind": "hinted", "on": True}}).encode()
    append_line(server.place, table, line)


def test_the_server_deletes_at_its_start(server: Server, start: Starts, person: People) -> None:
    ada, bob = person("Ada", server), person("Bob", server)
    old, kept = waiting_table(ada, bob), waiting_table(ada, bob)
    age(server.place, old, 2)
    server.stop()
    settings = {"LUCCHETTO_DATABASE_URL": server.place} if isinstance(server.place, str) else {}
    again = start(**settings)
    eventually(lambda: is_gone(server.place, old))
    assert is_unknown(again, old)
    assert not is_unknown(again, kept)


def test_with_0_days_nothing_expires(server: Server, person: People) -> None:
    ada, bob = person("Ada", server), person("Bob", server)
    for table in (waiting_table(ada, bob), running_game(ada, bob)):
        age(server.place, table, 1000)
    never = {"LUCCHETTO_WAITING_DAYS": "0", "LUCCHETTO_ABANDONED_DAYS": "0"}
    assert "0 tables would" in expire(server, "--dry-run", **never)
    assert "2 tables would" in expire(server, "--dry-run")


def test_an_expired_daily_game_leaves_no_attempt_behind(start: Starts, tmp_path: Path) -> None:
    days = Days(tmp_path)
    server = start(**days.setting)
    with Person(server, "Ada") as ada:
        table = begin(ada)
        days.pass_by(40)
        assert day(ada, MONDAY)["table"] == table
        age(server.place, table, 40)
        assert "1 table deleted" in expire(server)
        found = day(ada, MONDAY)
        assert (found["status"], found["table"], found["players"]) == ("open", None, 0)
        assert ada.http.get("/api/me/data").json()["notes"] == []


def test_a_rematch_that_has_expired_is_made_again(server: Server, person: People) -> None:
    ada = person("Ada", server)
    table = finished_game(ada)
    with ada.at(table) as hers:
        hers.do("rematch")
        rematch = hers.until(lambda view: view["rematch"])["rematch"]
        age(server.place, rematch, 2)
        assert "1 table deleted" in expire(server)
        assert is_unknown(server, rematch)
        hers.do("rematch")
    assert not is_unknown(server, rematch)


async def appended(store: Store, table: str, lines: int) -> None:
    await store.append(table, 0, [b"x"] * lines, row(table, people=["ada", "bob"]))
    await store.append(table, lines, [b"x"], row(table, people=["ada"]))


def test_a_deleted_log_takes_no_more_lines(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            await appended(one, "t", 3)
            assert not await other.expire("t", 3)
            assert await other.expire("t", 4)
            assert not await other.expire("t", 4)
            assert not await one.append("t", 4, [b"y"], row("t", people=["ada"]))
            assert not await one.append("t", 4, [b"y"], None)
            assert not await one.rewrite("t", [b"x"] * 4, [b"y"], row("t", people=[]))
            assert await one.read("t") == []
            assert await one.tables_naming("bob") == await one.tables_naming("ada") == []
            assert await one.listed_tables() == []

    run(story())


def test_either_a_deletion_or_a_concurrent_append_wins(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as one, opened(opens, tmp_path) as other:
            for number in range(60):
                table = f"t{number}"
                await appended(one, table, 3)
                appending = asyncio.ensure_future(one.append(table, 4, [b"y"], row(table, people=["ada"])))
                deleting = asyncio.ensure_future(other.expire(table, 4))
                was_appended, was_deleted = await asyncio.gather(appending, deleting)
                assert was_appended != was_deleted
                assert len(await one.read(table)) == (5 if was_appended else 0)

    run(story())


def test_idle_tables_come_in_pages_without_those_in_use(opens: Opens, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(opens, tmp_path) as store:
            for number in range(7):
                await store.append(f"t{number}", 0, [b"x"], row(f"t{number}", people=[], updated=float(number // 2)))
            await store.append("over", 0, [b"x"], row("over", "over", people=[], updated=0.0))
            await store.mark_used(["t2"], 50.0)
            found: list[str] = []
            after: IdleTable | None = None
            while page := await store.idle_tables("waiting", 3.0, after, 2):
                found += [idle.id for idle in page]
                after = page[-1]
            assert found == ["t0", "t1", "t3", "t4", "t5"]

    run(story())
