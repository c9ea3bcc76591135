"""A person can download and delete all of their data; other people's games stay complete."""

import json

import pytest

from lucchetto.records import proof, read
from lucchetto.server.accounts.service import COOKIE
from lucchetto.server.vocabulary import SOMEBODY
from tests.security.kit import change, database_text, finish, play_to_the_end
from tests.server.conftest import People, Starts
from tests.server.kit import Json, Person, Server, ask, eventually, play_on, stored

EVERYTHING = ["log", "tables", "sitting", "tokens", "handoffs", "notes"]


def data_of(person: Person) -> Json:
    answer = person.http.get("/api/me/data")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["cache-control"] == "no-store"
    found: Json = answer.json()
    return found


def forgets(person: Person) -> None:
    answer = person.http.delete("/api/me")
    assert answer.status_code == 204, answer.text
    assert person.token is None, "the cookie is gone too"


def test_all_stored_data_can_be_downloaded(either: Server, person: People) -> None:
    ada, bob = person("Ada Lovelace", either), person("Bob", either)
    table = play_to_the_end(ada, bob)
    ada.http.post("/api/daily", json={"nickname": "Countess"})
    eventually(lambda: ada.http.get("/api/statistics").json()["games"])
    found = data_of(ada)
    assert found["person"] == ada.id
    assert len(found["devices"]) == 1
    game, daily = found["tables"]
    assert (game["table"], game["seats"], game["names"], game["host"]) == (table, [0], ["Ada Lovelace"], True)
    record = "".join(json.dumps(line) + "\n" for line in game["record"])
    assert read(record.encode()).checked().game.result
    assert daily["names"] == ["Countess"]
    assert {note["kind"] for note in found["notes"]} >= {"played"}
    assert any(note["data"].get("name") == "Countess" for note in found["notes"])


def test_a_download_reveals_nothing_hidden_about_others(either: Server, person: People) -> None:
    ada, bob = person("Ada", either), person("Bob", either)
    table = ada.make()
    bob.join(table)
    with ada.at(table) as ada_there, bob.at(table) as bob_there:
        ada_there.do("start")
        bob_there.until(lambda view: view["hands"])
        chosen = bob_there.moves(1)[-1]
        bob_there.choose(1, chosen)
        hers, his = data_of(ada), data_of(bob)
    assert hers["tables"][0]["openChoices"] == {}
    assert his["tables"][0]["openChoices"] == {"1": chosen}
    text = json.dumps(hers)
    for secret in (bob.id, bob.token, either.table(table).secret.hex()):
        assert secret
        assert secret not in text


def test_a_stranger_has_no_data_and_gets_no_token(either: Server) -> None:
    assert ask("GET", f"{either.address}/api/me").json() == {"devices": 0, "tables": 0}
    for method, path in (
        ("GET", "/api/me/data"),
        ("DELETE", "/api/me"),
        ("DELETE", "/api/me/devices"),
    ):
        answer = ask(method, f"{either.address}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "nobody-yet")
        assert "set-cookie" not in answer.headers


def test_a_deleted_person_is_nowhere_in_the_database(either: Server, person: People) -> None:
    ada, bob, phone = person("Adelaide", either), person("Bob", either), person("Adelaide", either)
    table = play_to_the_end(ada, bob)
    ada.http.post("/api/daily", json={"nickname": "Adelaide"})
    eventually(lambda: ada.http.get("/api/statistics").json()["games"])
    eventually(lambda: ada.http.get(f"/api/tables/{table}/analysis").status_code == 200)
    phone.http.post(f"/api/handoffs/{ada.http.post('/api/handoffs').json()['code']}")
    pool = ada.http.post("/api/handoffs").json()["code"]
    who, token = ada.id, ada.token
    forgets(ada)
    kept = database_text(either, EVERYTHING)
    assert who not in kept
    assert "Adelaide" not in kept
    for old in (token, phone.token):
        assert ask("GET", f"{either.address}/api/me", cookies={COOKIE: old or ""}).json() == {"devices": 0, "tables": 0}
    assert bob.http.post(f"/api/handoffs/{pool}").status_code == 404


def test_a_deleted_person_is_in_no_file_of_the_database(start: Starts, person: People) -> None:
    """Deleted rows are overwritten, and the write-ahead log, which holds them too, is emptied."""
    own = start()
    ada, bob = person("Adelaide", own), person("Bob", own)
    for _ in range(30):
        bob.join(ada.make("classic", "you", "open", listed=True))
    play_to_the_end(ada, bob)
    ada.http.post("/api/daily", json={"nickname": "Adelaide"})
    eventually(lambda: ada.http.get("/api/statistics").json()["games"])
    who = ada.id.encode()
    assert [name for name in (who, b"Adelaide") if name in all_files(own)] == [who, b"Adelaide"]
    forgets(ada)
    eventually(lambda: not [name for name in (who, b"Adelaide") if name in all_files(own)])


def all_files(server: Server) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(server.data.glob("lucchetto.sqlite3*")))


def test_others_keep_their_finished_games_whole(either: Server, person: People) -> None:
    ada, bob = person("Adelaide", either), person("Bob", either)
    table = play_to_the_end(ada, bob)
    before = read(bob.http.get(f"/api/tables/{table}/record").content).checked()
    statistics = eventually(lambda: bob.http.get("/api/statistics").json()["games"])
    forgets(ada)
    after = read(bob.http.get(f"/api/tables/{table}/record").content).checked()
    assert after.record.header.players == (SOMEBODY, "Bob")
    assert after.record.events == before.record.events
    assert after.game.sheets == before.game.sheets
    assert not list(proof.differences(after)), "the dice are proved as before"
    assert [line["players"] for line in bob.mine()["finished"]] == [[SOMEBODY, "Bob"]]
    assert [game["score"] for game in bob.http.get("/api/statistics").json()["games"]] == [statistics[0]["score"]]
    analysed = bob.http.get(f"/api/tables/{table}/analysis").json()
    assert analysed["names"] == [SOMEBODY, "Bob"]
    assert [player["name"] for player in analysed["analysis"]["players"]] == [SOMEBODY, "Bob"]
    with bob.at(table) as there:
        assert [seat["name"] for seat in there.view["seats"]] == [SOMEBODY, "Bob"]
    assert either.table(table).record() == after.record, "it is the same when read from the log again"


def test_a_running_game_continues_with_a_bot(either: Server, person: People) -> None:
    ada, bob = person("Adelaide", either), person("Bob", either)
    table = ada.make()
    bob.join(table)
    with bob.at(table) as his:
        with ada.at(table) as hers:
            hers.do("start")
            forgets(ada)
            assert hers.closed() == 1012
        his.until(lambda view: view["seats"][0]["bot"])
        assert (his.view["seats"][0]["name"], his.view["seats"][0]["kind"]) == (SOMEBODY, "bot")
        play_on(his)
    assert either.table(table).status == "over"
    assert read(bob.http.get(f"/api/tables/{table}/record").content).checked().record.header.players[0] == SOMEBODY


def test_a_table_that_waits_passes_to_the_next_person(either: Server, person: People) -> None:
    ada, bob, eve = (person(name, either) for name in ("Adelaide", "Bob", "Eve"))
    table = ada.make("classic", "you", "open", "open", "novice")
    bob.join(table)
    eve.join(table)
    forgets(ada)
    with bob.at(table) as his:
        assert [seat["kind"] for seat in his.view["seats"]] == ["closed", "person", "person", "bot"]
        assert his.view["seats"][1]["host"]
        his.do("start")
    finish(table, bob, eve)


@pytest.mark.parametrize("how", ["leaves", "is sent away"])
def test_a_table_left_before_its_start_forgets_the_person_too(either: Server, person: People, how: str) -> None:
    ada, bob = person("Adelaide", either), person("Bob", either)
    table = bob.make("classic", "you", "open", "novice")
    ada.join(table)
    who = ada.id
    with bob.at(table) as his:
        if how == "leaves":
            with ada.at(table) as hers:
                hers.do("leave")
        else:
            his.do("remove", seat=1)
        assert [found["table"] for found in data_of(ada)["tables"]] == [], "others' games are not hers"
        assert [(note["kind"], note["key"]) for note in data_of(ada)["notes"]] == [("left", table)]
        his.do("start")
        forgets(ada)
        play_on(his)
    kept = database_text(either, EVERYTHING)
    assert who not in kept
    assert "Adelaide" not in kept
    assert either.table(table).status == "over"


def test_a_table_whose_people_are_deleted_takes_nobody(either: Server, person: People) -> None:
    ada, bob = person("Adelaide", either), person("Bob", either)
    table = ada.make("classic", "you", "guest", listed=True)
    forgets(ada)
    assert table not in [line["table"] for line in bob.http.get("/api/tables").json()]
    assert bob.http.post(f"/api/tables/{table}/seats", json={"nickname": "Bob"}).status_code == 409


def test_a_rematch_leaves_the_seat_of_a_deleted_person_open(either: Server, person: People) -> None:
    ada, bob, eve = (person(name, either) for name in ("Adelaide", "Bob", "Eve"))
    table = play_to_the_end(ada, bob)
    forgets(ada)
    with bob.at(table) as there:
        there.do("rematch")
        again = there.until(lambda view: view["rematch"])["rematch"]
    eve.join(again)
    with bob.at(again) as his:
        assert [seat["name"] for seat in his.view["seats"]] == ["Eve", "Bob"]
        his.do("start")


def test_results_of_daily_games_are_deleted_too(either: Server, person: People) -> None:
    ada, bob = person("Adelaide", either), person("Bob", either)
    tables = {who.name: who.http.post("/api/daily", json={"nickname": who.name}).json()["table"] for who in (ada, bob)}
    for who in (ada, bob):
        finish(tables[who.name], who)

    def rows() -> list[str]:
        return [row["name"] for row in bob.http.get("/api/daily").json()["rows"] if row["table"] in tables.values()]

    eventually(lambda: len(rows()) == 2)
    forgets(ada)
    assert rows() == ["Bob"]


def test_an_interrupted_deletion_is_finished_at_the_next_attempt(start: Starts, person: People) -> None:
    """Tokens are deleted last, so that an interrupted deletion can be repeated."""
    own = start()  # it logs errors
    ada, bob = person("Adelaide", own), person("Bob", own)
    play_to_the_end(ada, bob)
    broken, who = ada.make(), ada.id
    ((line,),) = stored(own.place, 'SELECT line FROM log WHERE "table" = ?', broken)
    change(own, 'UPDATE log SET line = ? WHERE "table" = ?', b"damaged", broken)
    assert ada.http.delete("/api/me").status_code == 503
    assert ada.http.get("/api/me").json()["devices"] == 1
    change(own, 'UPDATE log SET line = ? WHERE "table" = ?', line, broken)
    forgets(ada)
    kept = database_text(own, EVERYTHING)
    assert who not in kept
    assert "Adelaide" not in kept
