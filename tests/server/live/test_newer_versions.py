"""Data of a newer version, or damaged data: at most that one table is unavailable, everything else runs."""

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import People, Starts
from tests.server.daily.days import MONDAY, Days, begin, day, finish
from tests.server.kit import LONGEST, Client, Json, Patience, Person, Server, ask, eventually, socket_to
from tests.server.stored_data import append_line, change_line, change_summary, lines_of, sql

Starter = Callable[[], Server]
TELEPORTED = b'{"at":1800000000.5,"entry":{"kind":"teleported","seat":0,"to":{"table":"moon"}}}'
NOT_JSON = b'{"at":1800000000.5,"entry":{"kind":"cho'
NO_SUCH_SEAT = b'{"at":1800000000.5,"entry":{"kind":"returned","seat":7}}'
CHOSE = b'{"at":1800000000.5,"entry":{"kind":"chose","seat":0,"move":"pass"}}'
UNAVAILABLE = 4503


@pytest.fixture(params=["sqlite", "postgres"])
def starts(start: Starts, request: pytest.FixtureRequest) -> Starter:
    """Starts a server, again and again on the same database."""
    if request.param == "sqlite":
        return start
    database: str = request.getfixturevalue("database")
    return lambda: start(LUCCHETTO_DATABASE_URL=database)


def with_more_settings(settings: Json) -> Json:
    return {**settings, "handicap": {"seat": 1, "points": 5}}


def closing_code(server: Server, table: str) -> int | None:
    """The code with which the server closes a connection to this table, before it sends anything."""
    with socket_to(server, table) as socket:
        try:
            message = socket.recv(5)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None
    raise AssertionError(message)


def refusal(server: Server, table: str) -> tuple[int, str]:
    """Status and code of the answer to somebody who asks for the table's record."""
    answer = ask("GET", f"{server.address}/api/tables/{table}/record")
    return answer.status_code, answer.json()["code"]


def listed(person: Person) -> set[str]:
    mine = person.mine()
    return {table["table"] for table in (*mine["unfinished"], *mine["finished"])}


def started(person: Person, *seats: str) -> str:
    """A Duel that this person has begun."""
    table = person.make("duel", "you", *(seats or ("guest",)))
    with person.at(table) as client:
        client.do("start")
    return table


def play_a_move(client: Client) -> None:
    seat = client.undecided[0]
    client.do("choose", seat=seat, move=client.moves(seat)[0], step=client.view["step"])


def pass_to_the_end(client: Client) -> None:
    patience = Patience("end of the game", LONGEST)
    while client.view["status"] != "over":
        patience.check()
        for seat in client.undecided:
            client.choose(seat, "pass")
        client.catch_up(0.005)


def test_a_table_with_an_unknown_setting_is_in_the_lobby_and_can_be_played(starts: Starter, person: People) -> None:
    server = starts()
    table = person("Ada", server).make("duel", "you", "open", listed=True, timer=60)
    before = ask("GET", f"{server.address}/api/tables").json()
    server.stop()

    def newer_line(line: Json) -> Json:
        entry = line["entry"]
        return {**line, "entry": {**entry, "settings": with_more_settings(entry["settings"])}, "host": "server 7"}

    change_line(server.place, table, 1, newer_line)
    change_summary(server.place, table, lambda row: {**row, "settings": with_more_settings(row["settings"]), "elo": 7})
    server = starts()
    assert ask("GET", f"{server.address}/api/tables").json() == before
    bob = person("Bob", server)
    bob.join(table)
    with bob.at(table) as client:
        assert client.view["settings"] == {"variant": "duel", "dice": "fair", "timer": 60, "listed": True}
        assert [seat["name"] for seat in client.view["seats"]] == ["Ada", "Bob"]
    assert listed(bob) == {table}
    assert server.complaints == ""


@pytest.mark.parametrize(
    ("line", "code", "why"),
    [
        (TELEPORTED, "table-newer", "unknown kind of event: teleported"),
        (NOT_JSON, "table-damaged", "truncated"),
        (NO_SUCH_SEAT, "table-damaged", "index"),
    ],
    ids=["unknown kind", "not JSON", "no such seat"],
)
def test_a_table_that_cannot_be_read_is_unavailable_and_the_others_are_unaffected(
    starts: Starter, person: People, line: bytes, code: str, why: str
) -> None:
    server = starts()
    ada = person("Ada", server)
    unreadable, good = started(ada, "club"), started(ada)
    server.stop()
    number = append_line(server.place, unreadable, line)
    server = starts()
    assert refusal(server, unreadable) == (503, code)
    assert closing_code(server, unreadable) == UNAVAILABLE
    with ada.moves_to(server) as back, back.at(good) as client:
        assert listed(back) == {unreadable, good}
        play_a_move(client)
    complaint = next(said for said in server.complaints.splitlines() if unreadable in said)
    assert f"table {unreadable}: line {number} of its log cannot be read" in complaint
    assert why in complaint
    assert lines_of(server.place, unreadable)[-1] == line


def test_an_impossible_event_counts_as_damage(server: Server, person: People) -> None:
    table = person().make("duel", "you", "open")
    with person("Bob").at(table) as spectator:
        append_line(server.place, table, CHOSE)  # before the start
        assert closing_code(server, table) == UNAVAILABLE
        assert spectator.closed() == 1012
    assert refusal(server, table) == (503, "table-damaged")


def test_a_table_that_a_newer_process_changes_while_people_play_becomes_unavailable(
    starts: Starter, person: People
) -> None:
    """A connected client gets the reason and is disconnected: another process may understand the table."""
    server = starts()
    ada, bob = person("Ada", server), person("Bob", server)
    table, other = started(ada), started(bob)
    with ada.at(table) as client, bob.at(other) as elsewhere:
        length = append_line(server.place, table, TELEPORTED)
        name = client.send("choose", seat=client.undecided[0], move="pass", step=client.view["step"])
        answer = client.receive("refused")
        assert (answer["id"], answer["problem"]["code"]) == (name, "table-newer")
        assert client.closed() == 1012
        play_a_move(elsewhere)
    assert closing_code(server, table) == UNAVAILABLE
    assert refusal(server, table) == (503, "table-newer")
    assert len(lines_of(server.place, table)) == length
    assert "Traceback" not in server.complaints


def test_a_spectator_of_a_table_that_a_newer_process_has_changed_is_sent_away(starts: Starter, person: People) -> None:
    server = starts()
    ada = person("Ada", server)
    table = started(ada)
    with person("Eve", server).at(table) as spectator:
        append_line(server.place, table, TELEPORTED)
        assert closing_code(server, table) == UNAVAILABLE
        assert spectator.closed() == 1012


def test_a_summary_of_an_unknown_variant_is_left_out_and_the_others_are_listed(starts: Starter, person: People) -> None:
    server = starts()
    ada = person("Ada", server)
    newer, good = (ada.make("classic", "you", "open", listed=True) for _ in range(2))
    change_summary(server.place, newer, lambda row: {**row, "settings": {**row["settings"], "variant": "mixx"}})
    lobby = ask("GET", f"{server.address}/api/tables").json()
    assert [table["table"] for table in lobby] == [good]
    assert listed(ada) == {good}
    assert "a table is missing from a list" in server.complaints


def test_statistics_leave_out_a_finished_game_that_cannot_be_read(starts: Starter, person: People) -> None:
    server = starts()
    ada = person("Ada", server)
    unreadable, good = started(ada, "guest"), ada.make("classic", "you")
    with ada.at(unreadable) as client:
        pass_to_the_end(client)
    with ada.at(good) as client:
        client.do("start")
        pass_to_the_end(client)
    append_line(server.place, unreadable, TELEPORTED)
    answer = ada.http.get("/api/statistics")
    assert answer.status_code == 200
    assert [game["table"] for game in answer.json()["games"]] == [good]


def test_an_unreadable_daily_game_stops_neither_the_server_nor_other_players(
    start: Starts, person: People, tmp_path: Path
) -> None:
    days = Days(tmp_path)
    server = start(**days.setting)
    ada, bob = person("Ada", server), person("Bob", server)
    table = begin(ada)
    finish(bob, begin(bob))
    server.stop()
    append_line(server.place, table, TELEPORTED)
    server = start(**days.setting)
    with ada.moves_to(server) as ada, bob.moves_to(server) as bob:
        assert day(ada)["status"] == "playing"
        assert day(bob)["players"] == 1
        assert ada.http.post("/api/daily", json={"nickname": "Ada"}).json()["code"] == "table-newer"
        days.pass_by()
        assert [row["name"] for row in day(bob, MONDAY)["rows"]] == ["Bob"]


def test_a_result_that_cannot_be_read_hides_no_page_of_another_day(
    start: Starts, person: People, tmp_path: Path
) -> None:
    days = Days(tmp_path)
    server = start(**days.setting)
    ada = person("Ada", server)
    finish(ada, begin(ada))
    stored = {"table": "t", "name": "Ada", "score": 50, "squares": ["brilliant"]}
    eventually(lambda: day(ada)["squares"])
    sql(server.place, "UPDATE notes SET data = ? WHERE kind = ?", json.dumps(stored).encode(), f"daily {MONDAY}")
    days.go_to(MONDAY + timedelta(days=1))
    assert (day(ada)["status"], day(ada)["streak"]) == ("open", 0)
