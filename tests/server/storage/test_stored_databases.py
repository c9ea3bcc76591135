"""Databases from before stored types were separate from wire types: the present server answers as the old one did.

tests/data/stored/README.md says how they were made and what is left out of the comparison.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from lucchetto.records import read
from lucchetto.records.proof import differences
from lucchetto.server.accounts.service import COOKIE
from lucchetto.server.settings import Settings
from lucchetto.server.storage.factory import check_store
from lucchetto.server.storage.schema import COLUMNS, NEWEST
from tests.server.backends import empty_database
from tests.server.daily.days import Days
from tests.server.kit import Json, Person, Server, play_on, run
from tests.server.stored_data import BackendName, Place, Row, expected, lines_of, restore, rows, sql

FIRST_DAY = "2099-11-14"
"""Earlier days had no daily game; how many of them are listed depends on today."""


@dataclass
class Opened:
    """The present server on a restored database, and what the old one answered there."""

    server: Server
    expected: Json
    before: dict[str, list[Row]]

    def person(self, key: str) -> Person:
        known = self.expected["people"][key]
        person = Person(self.server, known["nickname"])
        person.http.cookies.set(COOKIE, known["token"])
        return person

    def stranger(self) -> Person:
        return Person(self.server, "Stranger")

    def table(self, name: str) -> Json:
        (found,) = [table for table in self.expected["tables"] if table["name"] == name]
        return dict(found)


def all_rows(place: Place) -> dict[str, list[Row]]:
    return {table: rows(place, table) for table in COLUMNS}


def old_rows(place: Place) -> dict[str, list[Row]]:
    """All rows as the old server wrote them, with fewer columns than today."""
    return {table: sql(place, f"SELECT * FROM {table} ORDER BY 1, 2") for table in COLUMNS}  # noqa: S608 - our own names


def migrate(place: Place) -> None:
    run(check_store(Settings(database_url=place) if isinstance(place, str) else Settings(data=str(place))))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    if request.param == "sqlite":
        yield tmp_path_factory.mktemp("stored") / "data"
        return
    with empty_database(request.getfixturevalue("postgres_port")) as url:
        yield url


@pytest.fixture(scope="module")
def opened(place: Place, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    backend: BackendName = "postgres" if isinstance(place, str) else "sqlite"
    restore(place)
    folder = tmp_path_factory.mktemp("opened")
    old = old_rows(place)
    migrate(place)
    before = all_rows(place)
    for table, columns in old.items():
        assert [row[: len(columns[0])] for row in before[table]] == columns, "the migration has changed a row"
    server = open_server(place, folder, date.fromisoformat(expected(backend)["today"]))
    yield Opened(server, expected(backend), before)
    complaints = server.complaints
    server.kill()
    assert complaints == ""


def open_server(place: Place, folder: Path, today: date) -> Server:
    days = Days(folder)
    days.go_to(today)
    settings = {**days.setting, "LUCCHETTO_CACHE": str(folder / "cache")}
    if isinstance(place, str):
        settings["LUCCHETTO_DATABASE_URL"] = place
    return Server(place if isinstance(place, Path) else folder / "data", **settings)


def get(person: Person, path: str) -> Any:
    answer = person.http.get(path)
    assert answer.status_code == 200, (path, answer.text)
    return answer.json()


def first_view(person: Person, table: str) -> Json:
    """The first message of a WebSocket, without what depends on the moment and on who else is connected."""
    with person.at(table) as client:
        view = dict(client.received[0])
    for member in ("type", "secondsLeft", "spectators", "standInSeconds"):
        del view[member]
    for seat in view["seats"]:
        del seat["present"]
    return view


def of_then(now: Any, then: Any) -> Any:
    """The part of an answer that an older server knew, without new members."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {member: of_then(value, then[member]) for member, value in now.items() if member in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [of_then(*both) for both in zip(now, then, strict=True)]
    return now


def digests(answer: Json) -> dict[str, str]:
    return {member: digest(value) for member, value in answer.items()}


def digest(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def test_the_schema_is_the_old_one_or_a_later_one(opened: Opened) -> None:
    assert opened.expected["schema"] <= NEWEST
    for table in opened.expected["tables"]:
        assert len(lines_of(opened.server.place, table["table"])) == table["lines"]


def test_spectators_see_every_table_as_it_was(opened: Opened) -> None:
    with opened.stranger() as stranger:
        for table in opened.expected["tables"]:
            view = first_view(stranger, table["table"])
            assert of_then(view, table["spectator"]) == table["spectator"], table["name"]


def test_people_hold_the_same_options_and_choices(opened: Opened) -> None:
    keys = [key for key, known in opened.expected["people"].items() if "token-of" not in known]
    running = [table for table in opened.expected["tables"] if table["spectator"]["status"] == "playing"]
    for key in keys:
        with opened.person(key) as person:
            for table in running:
                hands = first_view(person, table["table"])["hands"]
                assert hands == table["hands"].get(key, []), (key, table["name"])


def test_records_are_the_same_bytes(opened: Opened) -> None:
    with opened.stranger() as stranger:
        for table in opened.expected["tables"]:
            answer = stranger.http.get(f"/api/tables/{table['table']}/record")
            found = hashlib.sha256(answer.content).hexdigest() if answer.status_code == 200 else None
            assert found == table["record"], table["name"]


def test_the_lobby_codes_and_dice_are_the_same(opened: Opened) -> None:
    with opened.stranger() as stranger:
        assert of_then(get(stranger, "/api/tables"), opened.expected["lobby"]) == opened.expected["lobby"]
        for code, table in opened.expected["codes"].items():
            assert get(stranger, f"/api/codes/{code}")["table"] == table
        assert rounded(get(stranger, "/api/dice")) == rounded(opened.expected["dice"])


def test_everybodys_own_games_and_data_are_the_same(opened: Opened) -> None:
    for key, known in opened.expected["people"].items():
        with opened.person(key) as person:
            assert person.id == known["person"]
            assert get(person, "/api/me") == known["me"], key
            assert of_then(get(person, "/api/tables/mine"), known["mine"]) == known["mine"], key
            assert digests(get(person, "/api/me/data")) == known["data"], key


def test_the_daily_games_are_the_same_for_everybody(opened: Opened) -> None:
    for key, known in opened.expected["people"].items():
        with opened.person(key) as person:
            days = [day for day in get(person, "/api/daily/days") if day["date"] >= FIRST_DAY]
            assert days == known["days"], key
            for day, page in known["daily"].items():
                assert daily_page(person, day, opened.expected["today"]) == page, (key, day)
    with opened.stranger() as stranger:
        for day, page in opened.expected["standings"].items():
            assert get(stranger, f"/api/daily/{day}") == page, day


def daily_page(person: Person, day: str, today: str) -> Json:
    page: Json = get(person, f"/api/daily/{day}")
    if day == today:
        del page["secondsLeft"]
    return page


def test_reading_has_changed_no_row(opened: Opened) -> None:
    """Runs after the tests above, which only look."""
    assert all_rows(opened.server.place) == opened.before


def test_finished_games_are_shown_as_they_were_and_judged_again(opened: Opened) -> None:
    """The old coach had another scale, so its analyses are no longer shown."""
    with opened.stranger() as stranger:
        for table in opened.expected["tables"]:
            if then := table["analysis"]:
                now = digests(get(stranger, f"/api/tables/{table['table']}/analysis"))
                changed = {member for member in now if now[member] != then.get(member)}
                assert changed == {"analysis", "deepens"}, table["name"]
    for key, known in opened.expected["people"].items():
        if "statistics" in known:
            with opened.person(key) as person:
                now, then = get(person, "/api/statistics"), known["statistics"]
                assert rounded(now | {"pending": 0}) == rounded(then | {"pending": 0}), key


def rounded(value: Any) -> Any:
    """Python 3.12 and newer add floats with less rounding, which changes last digits."""
    if isinstance(value, dict):
        return {name: rounded(member) for name, member in value.items()}
    if isinstance(value, list):
        return [rounded(member) for member in value]
    return float(f"{value:.12g}") if isinstance(value, float) else value


def test_an_old_one_time_link_leads_to_the_same_person(opened: Opened) -> None:
    handoff = opened.expected["handoff"]
    with opened.stranger() as phone:
        assert phone.http.post(f"/api/handoffs/{handoff['code']}").status_code == 204
        assert phone.id == opened.expected["people"][handoff["person"]]["person"]
        assert phone.http.post(f"/api/handoffs/{handoff['code']}").status_code == 404


def test_the_running_game_continues(opened: Opened) -> None:
    """Ada has decided, Bob has not: his move completes the white action, and the log grows."""
    running = opened.table("running-classic")
    with opened.person("bob") as bob, bob.at(running["table"]) as client:
        (seat,) = client.undecided
        (move, *_) = client.moves(seat)
        assert client.choose(seat, move)["type"] == "done"
        client.until(lambda view: view["step"] > running["spectator"]["step"])
    assert len(lines_of(opened.server.place, running["table"])) > running["lines"]


def test_a_game_begun_under_scheme_1_continues_and_ends_under_scheme_1(opened: Opened) -> None:
    """Its first player and pairs were not drawn from the proof, so its record must not say so."""
    running = opened.table("running-classic")
    before = running["spectator"]["proof"]
    with opened.person("ada") as ada, opened.person("bob") as bob:
        with ada.at(running["table"]) as one, bob.at(running["table"]) as other:
            assert (one.view["proof"]["scheme"], one.view["proof"]["drawn"]) == ("hmac-sha256-1", [])
            play_on(one, other)
        record = read(bob.http.get(f"/api/tables/{running['table']}/record").content).checked()
    proof = record.record.header.extra["dice"]
    assert proof.keys() == {"scheme", "commitment", "nonces", "secret"}
    assert (proof["scheme"], proof["commitment"]) == ("hmac-sha256-1", before["commitment"])
    assert list(differences(record)) == []
