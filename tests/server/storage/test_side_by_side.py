"""A process of the previous version and one of this version on one database, as during a rolling restart.

The previous version is represented by its decoders, frozen in tests/data/stored/frozen_decoder.py.
"""

import itertools
import json
import time
from collections.abc import Callable, Collection, Iterable
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest

from lucchetto.server.accounts.service import COOKIE
from lucchetto.server.daily.scoring import Perfect
from lucchetto.server.storage import documents
from lucchetto.server.storage.documents import ANALYSIS, DAILY_PERFECT, FINISHED_GAME, Documents
from lucchetto.server.storage.schema import COLUMNS
from lucchetto.server.storage.sqlite.store import SqliteStore
from lucchetto.server.table import events
from lucchetto.server.table.summary import decode as decode_summary
from lucchetto.server.table.summary import encode as encode_summary
from tests.data.stored import frozen_decoder as frozen
from tests.server.conftest import Starts
from tests.server.daily.days import MONDAY, Days, begin, finish, judged_day
from tests.server.kit import LONGEST, TIMEOUT, Client, Json, Patience, Person, Server, eventually, run, table_file
from tests.server.stored_data import (
    DOCUMENT_TYPES,
    BackendName,
    Place,
    append_line,
    document_kind,
    expected,
    lines_of,
    restore,
    rows,
)

LATER_KINDS = {
    *("corrected", "hosted", "resumed"),
    *("added", "asked", "declined", "opened", "readied", "removed", "renamed"),
    *("checks", "counted", "entered", "joined", "undone"),
}
"""The previous version does not know them: a table where they occur is unavailable there."""
REAL_DICE: Json = {"white": [1, 2], "red": 3, "yellow": 2, "green": 6, "blue": 6}


def pass_on(*clients: Client, until: Callable[[Json], object] = lambda view: view["status"] == "over") -> None:
    """Everybody passes, so that games end soon."""
    patience = Patience("end of the game", LONGEST)
    while not until(clients[0].view):
        patience.check()
        for client in clients:
            for seat in client.undecided:
                client.choose(seat, "pass")
            client.catch_up(0.005)


def play_with_people(ada: Person, bob: Person, cleo: Person) -> None:
    """Classic with everything that can happen around a game; a rematch afterwards."""
    table = ada.make("classic", "you", "open", "open", "open", "open", timer=60, listed=True)
    bob.join(table)
    cleo.join(table)
    with ada.at(table) as one:
        with cleo.at(table) as leaving:
            leaving.do("leave")
        one.do("seatBot", seat=3, bot="novice")
        one.do("closeSeat", seat=4)
        one.do("stir", seat=0, nonce="0123456789abcdef")
        one.do("start")
        one.until_absent(1)
        one.do("seatBot", seat=1, bot="club")
        with bob.at(table) as other:
            other.do("comeBack", seat=1)
            one.until(lambda view: not view["seats"][1]["away"])
            one.choose(0, "pass")
            one.choose(0, None)
            pass_on(one, other)
        one.do("rematch")


def play_with_bots(person: Person) -> None:
    """The other variants, with hints."""
    for table in (person.make("longo", "you", "novice"), person.make("duel", "you", "casual")):
        with person.at(table) as client:
            client.do("hints", on=True)
            client.do("start")
            pass_on(client)


def play_with_real_dice(person: Person) -> None:
    table = person.make("classic", "you", dice="real")
    with person.at(table) as client:
        client.do("start")
        patience = Patience("end of the game", LONGEST)
        while client.view["status"] != "over":
            patience.check()
            client.do("roll", step=client.view["step"], **REAL_DICE)
            pass_on(client, until=lambda view: view["game"]["phase"] in ("roll", "over"))


def have_games_judged(person: Person) -> None:
    """Statistics are complete once the coach has looked at every game."""
    eventually(lambda: person.http.get("/api/statistics").json()["pending"] == 0, TIMEOUT * 5)


async def store_perfect_play(data: Path) -> None:
    """Found with the solver's table, which takes too long to build here: stored as the server would store it."""
    store = await SqliteStore.open(table_file(data))
    await Documents(store, DAILY_PERFECT.name, Perfect).put(MONDAY.isoformat(), Perfect(138, 115.48312602371877))
    await store.close()


def write_everything(folder: Path) -> Path:
    """A data folder in which the present server has written every kind of event and document."""
    days = Days(folder)
    server = Server(folder / "data", LUCCHETTO_ABSENCE_GRACE="0", **days.setting)
    try:
        with (
            Person(server, "Ada") as ada,
            Person(server, "Zoë 🎲") as bob,
            Person(server, "李雷") as cleo,
            Person(server, "Dora") as dora,
        ):
            play_with_people(ada, bob, cleo)
            play_with_bots(cleo)
            play_with_real_dice(cleo)
            finish(dora, begin(dora))
            judged_day(dora)
            have_games_judged(dora)
            have_games_judged(cleo)
            assert bob.http.delete("/api/me").status_code == 204
            days.go_to(MONDAY + timedelta(days=3))
            assert dora.http.get("/api/dice").json()["games"] > 0
    finally:
        server.stop()
    assert server.complaints == ""
    run(store_perfect_play(server.data))
    return server.data


def summaries(place: Place) -> list[bytes]:
    return [row[COLUMNS["tables"].index("summary")] for row in rows(place, "tables")]


def value(data: bytes | str) -> Json:
    found: Json = json.loads(data)
    return found


def test_the_previous_version_reads_everything_that_is_written_now(tmp_path: Path) -> None:
    place = write_everything(tmp_path)
    check_lines([line for _, _, line in rows(place, "log")], events.KINDS - LATER_KINDS)
    check_summaries(summaries(place))
    notes = rows(place, "notes")
    check_documents(notes)
    assert {document_kind(kind) for kind, _, _ in notes} == {*documents.KINDS}, "a kind of document that is not written"
    games = [value(data) for kind, _, data in notes if kind.startswith(FINISHED_GAME.prefix)]
    assert any(moment["remark"] for game in games for moment in game.get("worst", ())), "no game was judged"


NEW_SUMMARY_FIELDS = {"bots"}
NEW_GAME_FIELDS = {"players", "rivals"}
NEW_FIELDS = {
    "made": {"lucky", "spares", "wins"},
    "started": {"drawn"},
    "chose": {"late"},
    "botted": {"character", "strength"},
}
NEW_SEAT_FIELDS = {"character", "strength"}
"""Fields that events have gained since, by kind. The previous version ignores them."""


def without_new_fields(line: Json) -> Json:
    entry: Json = line["entry"]
    unknown = NEW_FIELDS.get(entry["kind"], set())
    known = {name: found for name, found in entry.items() if name not in unknown}
    if entry["kind"] == "made":
        known["seats"] = [
            {name: found for name, found in seat.items() if name not in NEW_SEAT_FIELDS} for seat in entry["seats"]
        ]
    return {**line, "entry": known}


def check_lines(lines: Iterable[bytes], kinds: Collection[str] = ()) -> None:
    """Both versions read each line as the same event, and write the fields they know. These kinds must occur."""
    found = set()
    for line in lines:
        old, new = frozen.decode_line(line), events.decode(line)
        assert type(old.entry).__name__ == type(new.entry).__name__
        assert value(events.encode(new)) == value(line)
        assert value(frozen.encode(old)) == without_new_fields(value(line))
        found.add(value(line)["entry"]["kind"])
    assert found >= {*kinds}, "a kind of event that is not written"


def check_summaries(summaries: Iterable[bytes]) -> None:
    """Both versions read the same values; anything else that the previous one wrote never had a meaning."""
    for written in summaries:
        # The frozen version refuses summaries with fields that it does not know; all later ones ignore them.
        known = {name: found for name, found in value(written).items() if name not in NEW_SUMMARY_FIELDS}
        summary = json.dumps(known).encode()
        assert decode_summary(written) is not None
        old, new = value(frozen.encode(frozen.decode_summary(summary))), value(encode_summary(decode_summary(summary)))
        assert old == {"yourDecision": False, "won": None, **new}
        assert new == {name: value(summary)[name] for name in new}


COACH_VERSION = 3
"""Version of the coach's analyses that the previous version writes and reads. It is part of their key."""


def is_looked_up(kind: str, key: str) -> bool:
    """The previous version never asks for analyses by a later coach."""
    return document_kind(kind) is not ANALYSIS or int(key.split()[1]) <= COACH_VERSION


def check_documents(notes: Iterable[tuple[str, str, bytes]]) -> None:
    for kind, key, data in notes:
        new = msgspec.json.decode(data, type=DOCUMENT_TYPES[document_kind(kind)])
        assert value(msgspec.json.encode(new)) == value(data), kind
        if is_looked_up(kind, key):
            unknown = NEW_GAME_FIELDS if kind.startswith(FINISHED_GAME.prefix) else set()
            known = {name: found for name, found in value(data).items() if name not in unknown}
            assert value(frozen.encode(frozen.decode_document(kind, data))) == known, kind


class OldProcess:
    """Writes choices of one seat as the previous version would: straight into the log."""

    def __init__(self, place: Place, table: str, seat: int, person: str) -> None:
        self._place, self._table, self._seat, self._person = place, table, seat, person
        self.written: list[bytes] = []

    def decide(self, move: str = "pass") -> str:
        """Returns the id of the message that it carries out."""
        message = f"old-{len(self.written)}"
        entry = frozen.Chose(seat=self._seat, move=move, by=self._person, message=message)
        self.written.append(frozen.encode(frozen.Line(time.time(), entry)))
        append_line(self._place, self._table, self.written[-1])
        return message


@pytest.fixture(params=["sqlite", "postgres"])
def backend(request: pytest.FixtureRequest) -> BackendName:
    found: BackendName = request.param
    return found


@pytest.fixture
def restored(backend: BackendName, request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    place: Place = request.getfixturevalue("database") if backend == "postgres" else tmp_path / "data"
    restore(place)
    return place


def open_restored(start: Starts, place: Place) -> Server:
    return start(LUCCHETTO_DATABASE_URL=place) if isinstance(place, str) else start()


def somebody(server: Server, known: Json) -> Person:
    person = Person(server, known["nickname"])
    person.http.cookies.set(COOKIE, known["token"])
    return person


def send_again(client: Client, message: str) -> None:
    """A client that did not receive the other process's answer resends its message to this one."""
    again = {"type": "choose", "id": message, "seat": 1, "move": "pass", "step": client.view["step"]}
    client.socket.send(json.dumps(again))
    assert client.answer(message)["type"] == "done"


def test_two_versions_take_turns_in_one_game(backend: BackendName, restored: Place, start: Starts) -> None:
    """Bob's white actions are written by the previous version, everything else by this one."""
    known = expected(backend)
    (running,) = [table for table in known["tables"] if table["name"] == "running-classic"]
    table, before = running["table"], lines_of(restored, running["table"])
    old = OldProcess(restored, table, 1, known["people"]["bob"]["person"])
    old.decide()  # Ada has decided already: the white action ends
    server = open_restored(start, restored)
    with (
        somebody(server, known["people"]["ada"]) as ada,
        somebody(server, known["people"]["bob"]) as bob,
        ada.at(table) as one,
        bob.at(table) as other,
    ):
        assert one.view["game"]["phase"] == "colour"
        last = one.view["game"]["turn"] + 3
        patience = Patience("third turn", LONGEST)
        while one.view["game"]["turn"] < last:
            patience.check()
            play_phase(one, other, old)
    lines = lines_of(restored, table)
    check_lines(lines)
    assert lines[: len(before)] == before
    places = [lines.index(line) for line in old.written]
    assert len(places) == 3
    assert all(later - earlier > 1 for earlier, later in itertools.pairwise(places)), "lines of both versions alternate"
    assert server.complaints == ""


def play_phase(one: Client, other: Client, old: OldProcess) -> None:
    """One phase to its end: both clients see what comes next."""
    game, step = one.view["game"], one.view["step"]
    if game["phase"] == "white":
        message = old.decide()
        one.do("choose", seat=0, move="pass", step=step)
        other.until(lambda view: view["step"] > step)
        send_again(other, message)
    else:
        client = (one, other)[game["active"]]
        client.do("choose", seat=game["active"], move="pass", step=step)
    for client in (one, other):
        client.until(lambda view: view["step"] > step and any(seat["deciding"] for seat in view["seats"]))


def test_both_versions_read_the_whole_database_after_it_was_used(
    backend: BackendName, restored: Place, start: Starts
) -> None:
    """The present server opens an old database, and its people continue their games."""
    known = expected(backend)
    server = open_restored(start, restored)
    with somebody(server, known["people"]["bob"]) as bob, somebody(server, known["people"]["dora"]) as dora:
        for code in known["codes"]:
            table = bob.http.get(f"/api/codes/{code}").json()["table"]
            bob.http.post(f"/api/tables/{table}/seats", json={"nickname": "Bob"})
        assert dora.http.delete("/api/me").status_code == 204
    server.stop()
    check_lines(line for _, _, line in rows(restored, "log"))
    check_summaries(summaries(restored))
    check_documents(rows(restored, "notes"))
