"""Tokens are hashed at rest, renewed and revoked; links to other devices work once and expire."""

import re

import httpx

from lucchetto.server.accounts.service import COOKIE, DAY, HANDOFF_SECONDS, hashed
from tests.security.kit import GOOD, change, database_text
from tests.server.conftest import People
from tests.server.kit import Person, Server, ask, stored

WHO = "SELECT person FROM tokens WHERE hash = ?"


def age(server: Server, token: str | None, days: float) -> None:
    """Make the token this many seconds old."""
    change(server, "UPDATE tokens SET made = made - ? WHERE hash = ?", days * DAY, hashed(token or ""))


def asks(server: Server, token: str | None) -> httpx.Response:
    return ask("GET", f"{server.address}/api/me", cookies={COOKIE: token or ""})


def counts(server: Server, token: str | None) -> bool:
    return bool(asks(server, token).json()["devices"])


def test_no_token_and_no_link_is_stored_in_plain_text(either: Server, person: People) -> None:
    ada = person("Ada", either)
    ada.make()
    code = ada.http.post("/api/handoffs").json()["code"]
    kept = database_text(either, ["log", "tables", "sitting", "tokens", "handoffs", "notes"])
    assert ada.token
    assert ada.token not in kept
    assert code not in kept
    assert hashed(ada.token) in kept


def test_an_old_token_is_replaced_and_the_person_stays_the_same(either: Server, person: People) -> None:
    ada = person("Ada", either)
    table = ada.make()
    old, who = ada.token, ada.id
    assert ada.http.get("/api/tables/mine").headers.get("set-cookie") is None, "the token is new"
    age(either, old, 31)
    answer = ada.http.get("/api/tables/mine")
    assert ada.token != old
    assert answer.json()["unfinished"][0]["table"] == table
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert ada.id == who
    assert ada.http.get("/api/tables/mine").headers.get("set-cookie") is None, "the new token is not replaced yet"


def test_a_replaced_token_still_counts_for_requests_in_flight_and_then_no_longer(
    either: Server, person: People
) -> None:
    ada = person("Ada", either)
    ada.make()
    old = ada.token
    age(either, old, 31)
    ada.mine()
    assert counts(either, old), "the new one was not used yet: the answer with it may be lost"
    ada.mine()
    assert counts(either, old), "another tab may be asking"
    assert asks(either, old).headers.get("set-cookie") is None
    change(either, "UPDATE tokens SET until = until - ? WHERE hash = ?", 61.0, hashed(old or ""))
    assert not counts(either, old)
    assert counts(either, ada.token)


def test_a_lost_answer_with_a_new_token_locks_nobody_out(either: Server, person: People) -> None:
    ada = person("Ada", either)
    ada.make()
    age(either, ada.token, 31)
    lost = asks(either, ada.token)
    assert "set-cookie" in lost.headers
    assert asks(either, ada.token).headers.get("set-cookie") is None, "a new token is already in flight"
    change(either, "UPDATE tokens SET made = made - ? WHERE replaces = ?", 61.0, hashed(ada.token or ""))
    second = asks(either, ada.token)
    assert second.json()["devices"] == 1
    (name,) = re.findall(rf"{COOKIE}=([^;]+)", second.headers["set-cookie"])
    assert counts(either, name)
    (gone,) = re.findall(rf"{COOKIE}=([^;]+)", lost.headers["set-cookie"])
    assert not counts(either, gone), "of two replacements, the one that is used remains"


def test_a_token_that_nobody_used_for_four_hundred_days_is_gone(either: Server, person: People) -> None:
    ada = person("Ada", either)
    ada.make()
    age(either, ada.token, 401)
    assert not counts(either, ada.token)


def test_other_devices_can_be_signed_out_and_their_connections_end(either: Server, person: People) -> None:
    ada, phone = person("Ada", either), person("Ada", either)
    table = ada.make("classic", "you", "novice")
    pool = ada.http.post("/api/handoffs").json()["code"]
    assert phone.http.post(f"/api/handoffs/{pool}").status_code == 204
    unused = ada.http.post("/api/handoffs").json()["code"]
    assert ada.http.get("/api/me").json()["devices"] == 2
    with phone.at(table) as open_there:
        assert open_there.view["seats"][0]["yours"]
        assert ada.http.delete("/api/me/devices").status_code == 204
        assert open_there.closed() == 1012, "the client may reconnect with its own cookie"
    with phone.at(table) as stranger:
        assert not stranger.view["seats"][0]["yours"]
    with ada.at(table) as own:
        assert own.view["seats"][0]["yours"]
    assert ada.http.get("/api/me").json()["devices"] == 1
    assert phone.http.post(f"/api/handoffs/{unused}").status_code == 404


def test_an_old_token_that_signs_others_out_does_not_sign_itself_out(either: Server, person: People) -> None:
    ada = person("Ada", either)
    ada.make()
    age(either, ada.token, 31)
    assert ada.http.delete("/api/me/devices").status_code == 204
    assert counts(either, ada.token)


def test_a_link_works_once(either: Server, person: People) -> None:
    ada, phone, thief = (person(name, either) for name in ("Ada", "Ada", "Mallory"))
    ada.make()
    pool = ada.http.post("/api/handoffs").json()["code"]
    assert phone.http.post(f"/api/handoffs/{pool}").status_code == 204
    assert phone.id == ada.id
    assert thief.http.post(f"/api/handoffs/{pool}").status_code == 404
    assert thief.token is None


def test_a_link_expires_and_its_row_goes(either: Server, person: People) -> None:
    ada, late = person("Ada", either), person("Ada", either)
    ada.make()
    made = ada.http.post("/api/handoffs").json()
    assert made["seconds"] == HANDOFF_SECONDS
    rows = "SELECT hash FROM handoffs WHERE hash = ?"
    assert stored(either.place, rows, hashed(made["code"]))
    change(
        either, "UPDATE handoffs SET expires = expires - ? WHERE hash = ?", HANDOFF_SECONDS + 1.0, hashed(made["code"])
    )
    assert late.http.post("/api/handoffs/another").status_code == 404
    assert not stored(either.place, rows, hashed(made["code"])), "expired rows are removed"
    assert late.http.post(f"/api/handoffs/{made['code']}").status_code == 404


def test_nobody_can_choose_a_token(server: Server) -> None:
    """A planted cookie that the server never issued is replaced by a new one."""
    planted = "planted-by-mallory"
    with Person(server) as victim:
        victim.http.cookies.set(COOKIE, planted)
        answer = victim.http.post("/api/tables", json=GOOD)
        assert answer.status_code == 201
        assert f"{COOKIE}=" in answer.headers["set-cookie"]
    assert stored(server.place, WHO, hashed(planted)) == []
