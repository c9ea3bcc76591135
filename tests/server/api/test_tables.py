"""Tables over HTTP: making, finding, joining and listing them; typed refusals and security headers."""

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from lucchetto.bots.levels import LEVELS
from lucchetto.bots.seating import TABLE_BOTS
from lucchetto.records import read
from lucchetto.server.api.static import SECURITY_HEADERS
from lucchetto.server.vocabulary import Level
from tests.server.conftest import People, Starts
from tests.server.kit import VARIANTS, Json, Server, Variant, ask, play_on

GOOD: Json = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("dice", ["fair", "real"])
def test_every_setting_can_be_asked_for(person: People, variant: Variant, dice: str) -> None:
    ada = person("Ada")
    for timer, listed in itertools.product((0, 15, 30, 60), (False, True)):
        table = ada.make(variant, "you", "club", dice=dice, timer=timer, listed=listed)
        with ada.at(table) as client:
            wanted = {"variant": variant, "dice": dice, "timer": timer, "listed": listed}
            assert client.view["settings"] == wanted
            assert client.view["status"] == "waiting"


@pytest.mark.parametrize(
    "wrong",
    [
        {"settings": {"variant": "chess"}},
        {"settings": {}},
        {"settings": {"variant": "classic", "timer": 1}},
        {"settings": {"variant": "classic", "dice": "loaded"}},
        {"settings": {"variant": "classic", "more": 1}},
        {"seats": []},
        {"seats": [{"kind": "you"}] * 2},
        {"seats": [{"kind": "open"}]},
        {"seats": [{"kind": "you"}] + [{"kind": "open"}] * 5},
        {"seats": [{"kind": "you"}, {"kind": "bot"}]},
        {"seats": [{"kind": "you"}, {"kind": "bot", "bot": "nobody"}]},
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "you"}], "settings": {"variant": "duel"}},
        {"seats": [{"kind": "you"}] + [{"kind": "open"}] * 2, "settings": {"variant": "duel"}},
        {"seats": [{"kind": "you"}, {"kind": "guest", "name": "\u200b"}]},
        {"nickname": ""},
        {"nickname": "   "},
        {"nickname": "\u202e\u200b\u0007"},
        {"nickname": 7},
        {"nickname": None},
        {"nickname": "x" * 61},
        {"extra": 1},
    ],
    ids=json.dumps,
)
def test_an_impossible_table_is_refused_with_a_code(person: People, wrong: Json) -> None:
    answer = person("Ada").http.post("/api/tables", json={**GOOD, **wrong})
    refused(answer, 400)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"[]", b"\xff\xfe", b"[" * 15000, b'{"nickname":' * 900, b'"x"', b'{"nickname": "\\ud800"}'],
)
def test_a_body_that_cannot_be_read_is_refused_with_a_code(server: Server, body: bytes) -> None:
    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ask("POST", f"{server.address}/api/tables", content=body, headers={"Content-Type": kind})
        refused(answer, 400)


def refused(answer: httpx.Response, *statuses: int) -> str:
    """The code of a refusal; its security headers are checked."""
    assert answer.status_code in statuses, answer.text
    problem = answer.json()
    assert set(problem) == {"code", "text", "rule", "facts"}
    assert "Traceback" not in answer.text
    guarded(answer)
    return str(problem["code"])


def guarded(answer: httpx.Response) -> None:
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers.get(name) == value, f"{name} is missing from {answer.request.method} {answer.url}"


def test_every_answer_carries_the_security_headers(server: Server, person: People) -> None:
    ada = person("Ada")
    table = ada.make()
    for path in ("/", "/t/x", "/api/bots", "/api/tables", "/api/tables/mine", "/schema", "/schema/openapi.json"):
        answer = ask("GET", f"{server.address}{path}")
        assert answer.status_code == 200, path
        guarded(answer)
    for path in ("/api/nothing", "/assets/none.js", "/nothing.txt", "/api/tables/nobody/record", "/api/codes/ZZZZ"):
        refused(ask("GET", f"{server.address}{path}"), 404)
    refused(ask("GET", f"{server.address}/api/tables/{table}/record"), 403)
    refused(ask("DELETE", f"{server.address}/api/tables"), 405)
    refused(ask("PUT", f"{server.address}/"), 405)
    guarded(ask("OPTIONS", f"{server.address}/api/tables"))
    guarded(ask("HEAD", f"{server.address}/"))


def test_a_path_that_is_not_a_file_serves_the_page(server: Server) -> None:
    for path in ("/", "/table/abc", "/rules", "/it/how"):
        answer = ask("GET", f"{server.address}{path}")
        assert answer.headers["content-type"].startswith("text/html")
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py", "/%00", "/%ff"):
        answer = ask("GET", f"{server.address}{path}")
        assert answer.status_code in (200, 400, 404)
        assert b"root:" not in answer.content
        assert b"import" not in answer.content


def test_full_tables_do_not_push_an_open_one_out_of_the_lobby(start: Starts, person: People) -> None:
    server = start()
    ada, eve = person("Ada", server), person("Eve", server)
    table = ada.make("classic", "you", "open", listed=True)
    for _ in range(60):
        eve.make("classic", "you", "guest", listed=True)
    assert [line["table"] for line in eve.http.get("/api/tables").json()] == [table]


def test_the_lobby_shows_listed_tables_until_they_start(person: People) -> None:
    ada = person("Ada")
    listed, private = ada.make(listed=True), ada.make()
    lobby = {line["table"]: line for line in ada.http.get("/api/tables").json()}
    assert private not in lobby
    assert lobby[listed]["players"] == ["Ada"]
    assert lobby[listed]["openSeats"] == 1
    with ada.at(listed) as client:
        client.do("start")
    assert listed not in [line["table"] for line in ada.http.get("/api/tables").json()]


def test_a_code_finds_its_table_however_it_is_typed(person: People) -> None:
    ada = person("Ada")
    table = ada.make()
    with ada.at(table) as client:
        code = client.view["code"]
    for typed in (code, code.lower(), f" {code[:2]}-{code[2:]} "):
        found = ada.http.get(f"/api/codes/{typed}").json()
        assert (found["table"], found["code"], found["host"]) == (table, code, "Ada")
    for typed in ("ZZ", "%F0%9F%8E%B2", "x" * 60, "%00", "!!!!", "ß"):
        assert refused(ada.http.get(f"/api/codes/{typed}"), 404) == "code-unknown"
    refused(ada.http.get(f"/api/codes/{'x' * 61}"), 400)


def test_people_join_until_the_table_is_full_and_nobody_sits_twice(person: People) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    table = ada.make("classic", "you", "open")
    bob.join(table)
    bob.join(table)
    full = eve.http.post(f"/api/tables/{table}/seats", json={"nickname": "Eve"})
    assert refused(full, 409) == "table-full"
    with bob.at(table) as client:
        assert [seat["name"] for seat in client.view["seats"]] == ["Ada", "Bob"]
        assert [seat["yours"] for seat in client.view["seats"]] == [False, True]


def test_nobody_joins_a_started_game_or_a_missing_table(person: People) -> None:
    ada, eve = person("Ada"), person("Eve")
    table = ada.make("classic", "you", "open")
    with ada.at(table) as client:
        client.do("start")
    late = eve.http.post(f"/api/tables/{table}/seats", json={"nickname": "Eve"})
    assert refused(late, 409) == "already-started"
    nowhere = eve.http.post("/api/tables/nowhere/seats", json={"nickname": "Eve"})
    assert refused(nowhere, 404) == "table-unknown"
    refused(eve.http.post(f"/api/tables/{table}/seats", json={"nickname": "\u200b"}), 400)
    refused(eve.http.post("/api/tables/%00/seats", json={"nickname": "Eve"}), 400, 404)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada  Lovelace ", "Ada Lovelace"),
        ("<script>alert(1)</script>", "<script>alert(1)</sc"),
        ("A\u0000d\u0007a\n", "Ada"),
        ("\u202eAda\u202c", "Ada"),
        ("A\u200bd\u200da", "Ada"),
        ("ＡＤＡ", "ADA"),
        ("Z͑ͫa̶l̴g̵o̷", "Zalgo"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("李雷 🎲", "李雷 🎲"),
        ("x" * 60, "x" * 20),
    ],
)
def test_nicknames_are_one_line_of_visible_text(person: People, typed: str, shown: str) -> None:
    ada = person(typed)
    with ada.at(ada.make("classic", "you")) as client:
        assert client.view["seats"][0]["name"] == shown


def test_vowel_signs_that_a_script_needs_stay_in_a_name(person: People) -> None:
    for name in ("सीता", "กิ่ง"):
        ada = person(name)
        with ada.at(ada.make("classic", "you")) as client:
            assert client.view["seats"][0]["name"] == name


def test_namesakes_are_told_apart(person: People) -> None:
    people = [person("Ada") for _ in range(4)]
    table = people[0].make("classic", "you", "open", "open", "open")
    for each in people[1:]:
        each.join(table)
    with people[0].at(table) as client:
        assert [seat["name"] for seat in client.view["seats"]] == ["Ada", "Ada 2", "Ada 3", "Ada 4"]


def test_bots_have_first_names_that_nobody_else_has_and_lists_say_their_level(person: People) -> None:
    gina = person("Gina")
    table = gina.make("classic", "club", "casual", "you", "casual")
    with gina.at(table) as client:
        names = [seat["name"] for seat in client.view["seats"]]
        assert names == ["Nora", "Sam", "Gina", "Ruby"]
    (listed,) = gina.mine()["unfinished"]
    assert listed["players"] == names
    assert listed["bots"] == ["club", "casual", None, "casual"]


def test_a_persons_own_games_say_what_is_due_and_who_won(person: People) -> None:
    ada, stranger = person("Ada"), person("Stranger")
    assert stranger.mine() == {"unfinished": [], "finished": []}
    table = ada.make("duel", "you", "guest")
    (waiting,) = ada.mine()["unfinished"]
    assert (waiting["status"], waiting["yourDecision"], waiting["won"]) == ("waiting", False, None)
    with ada.at(table) as client:
        client.do("start")
        (playing,) = ada.mine()["unfinished"]
        assert (playing["status"], playing["yourDecision"]) == ("playing", True)
        play_on(client)
    mine = ada.mine()
    assert mine["unfinished"] == []
    assert [(game["table"], game["won"]) for game in mine["finished"]] == [(table, True)]


def test_the_record_holds_the_secret_only_after_the_end(server: Server, person: People) -> None:
    ada = person("Ada")
    table = ada.make("duel", "you", "guest")
    assert refused(ada.http.get(f"/api/tables/{table}/record"), 403) == "not-started"
    with ada.at(table) as client:
        client.do("start")
        during = ada.http.get(f"/api/tables/{table}/record")
        secret = server.table(table).secret.hex()
        assert secret not in during.text
        assert "commitment" in read(during.content).checked().record.header.extra["dice"]
        play_on(client)
    after = ada.http.get(f"/api/tables/{table}/record")
    assert after.headers["content-type"].startswith("application/x-ndjson")
    assert secret in after.text
    assert server.table(table).host not in after.text


def test_too_many_tables_are_refused_for_a_while(start: Starts, person: People) -> None:
    ada = person("Ada", start(LUCCHETTO_TABLES_PER_MINUTE="2"))
    for _ in range(2):
        ada.make()
    answer = ada.http.post("/api/tables", json=GOOD)
    refused(answer, 429)
    assert 1 <= int(answer.headers["Retry-After"]) <= 31
    assert ada.http.get("/api/tables").status_code == 200


@pytest.mark.parametrize("limit", ["LUCCHETTO_TABLES_PER_MINUTE", "LUCCHETTO_MESSAGES_PER_SECOND"])
@pytest.mark.parametrize("value", ["0", "-1"])
def test_a_limit_of_zero_or_less_is_refused_at_startup(tmp_path: Path, limit: str, value: str) -> None:
    command = [str(Path(sys.executable).with_name("lucchetto")), "serve", "--data", str(tmp_path / "data")]
    ended = subprocess.run(command, env={**os.environ, limit: value}, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert limit in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not (tmp_path / "data").exists()


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = ask("POST", f"{server.address}/api/tables", json=GOOD)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    again = ask("POST", f"{server.address}/api/tables", json=GOOD, cookies=dict(answer.cookies))
    assert "set-cookie" not in again.headers, "a known person keeps their cookie"


def test_an_untrusted_proxy_cannot_claim_https(server: Server) -> None:
    answer = ask("POST", f"{server.address}/api/tables", json=GOOD, headers={"X-Forwarded-Proto": "https"})
    assert "secure" not in answer.headers["set-cookie"].lower()


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    huge = json.dumps({**GOOD, "nickname": "x" * 20_000})
    refused(ask("POST", f"{server.address}/api/tables", content=huge), 413)

    def trickle() -> Any:
        for _ in range(40):
            yield b" " * 1000

    refused(ask("POST", f"{server.address}/api/tables", content=trickle()), 413)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1", ""])
def test_another_sites_page_changes_nothing(server: Server, origin: str) -> None:
    for path in ("/api/tables", "/api/handoffs", "/api/tables/x/seats", "/api/handoffs/x"):
        refused(ask("POST", f"{server.address}{path}", json=GOOD, headers={"Origin": origin}), 403)


def test_the_levels_are_listed_from_weak_to_strong(server: Server) -> None:
    listed = ask("GET", f"{server.address}/api/bots").json()
    assert listed == list(LEVELS) == list(get_args(Level))


@pytest.mark.parametrize(
    ("bot", "code"),
    [("optimal", "bot-not-at-tables"), ("greedy", "unknown-bot"), ("random", "unknown-bot"), ("Master", "unknown-bot")],
)
def test_only_known_levels_can_be_seated(person: People, bot: str, code: str) -> None:
    seats = [{"kind": "you"}, {"kind": "bot", "bot": bot}]
    answer = person("Ada").http.post("/api/tables", json={**GOOD, "seats": seats})
    assert refused(answer, 400) == code
    assert answer.json()["facts"]["known"] == ", ".join(TABLE_BOTS)


def test_our_own_page_may_make_a_table(server: Server) -> None:
    answer = ask("POST", f"{server.address}/api/tables", json=GOOD, headers={"Origin": server.address})
    assert answer.status_code == 201


def test_the_schema_describes_every_route_of_the_api(server: Server) -> None:
    schema = ask("GET", f"{server.address}/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert set(schema["paths"]) == {
        "/api/analysis",
        "/api/bots",
        "/api/codes/{code}",
        "/api/daily",
        "/api/daily/days",
        "/api/daily/{day}",
        "/api/dice",
        "/api/exact",
        "/api/explore",
        "/api/handoffs",
        "/api/handoffs/{code}",
        "/api/me",
        "/api/me/data",
        "/api/me/devices",
        "/api/statistics",
        "/api/statistics/{table}",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/offline",
        "/api/tables/offline/pad",
        "/api/tables/{table}/analysis",
        "/api/tables/{table}/hint",
        "/api/tables/{table}/link",
        "/api/tables/{table}/record",
        "/api/tables/{table}/phases",
        "/api/tables/{table}/requests",
        "/api/tables/{table}/seats",
    }


def test_answers_are_compressed_on_request(server: Server) -> None:
    """The page's text files are large, so they are compressed; the page itself is made for its reader, and short."""
    for path, encoding in (("/theme.js", "gzip"), ("/theme.js", "br"), ("/", "gzip")):
        with httpx.stream("GET", f"{server.address}{path}", headers={"Accept-Encoding": encoding}) as answer:
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"].startswith("accept-encoding")
    plain = ask("GET", f"{server.address}/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert "<noscript>Lucchetto" in plain.text
