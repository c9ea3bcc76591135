"""Log lines are readable for people and programs, and never contain a secret."""

import json
import logging
import sys

import pytest

from lucchetto.server.accounts.service import COOKIE, hashed
from lucchetto.server.ops.logging import JsonLines, TextLines, redacted
from lucchetto.server.storage.documents import DAILY_SEEDS
from lucchetto.server.table import events
from tests.server.conftest import People, Starts
from tests.server.daily.days import begin, finish
from tests.server.kit import Person, Server, ask, play_on, stored

TOKEN = "Xy3-" * 10 + "abc"
HANDOFF = "kQ9_vT2mB-7cRzL0aWn4eXsd"


@pytest.mark.parametrize(
    "line",
    [
        f'127.0.0.1:1 - "POST /api/handoffs/{HANDOFF} HTTP/1.1" 204',
        f'127.0.0.1:1 - "GET /continue/{HANDOFF}?from=mail HTTP/1.1" 200',
        f"cookie: theme=dark; lucchetto={HANDOFF}; other=1",
        f"__Host-lucchetto={HANDOFF}",
        f"cannot reach postgresql://ada:{HANDOFF}@db:5432/games",
        f"cannot reach valkey://:{HANDOFF}/with@signs@bus",
        f"{{'secret': '{HANDOFF}', 'seats': 2}}",
        f'{{"token": "{HANDOFF}"}}',
        f"token {TOKEN} of somebody",
        f"the dice: {hashed('a secret')}",
    ],
)
def test_secrets_are_redacted(line: str) -> None:
    clean = redacted(line)
    for secret in (HANDOFF, TOKEN, hashed("a secret")):
        assert secret not in clean
    assert "…" in clean


@pytest.mark.parametrize(
    "line",
    [
        '127.0.0.1:5000 - "GET /api/tables/mine HTTP/1.1" 200',
        '127.0.0.1:5000 - "WebSocket /ws/tables/kQ9_vT2mB-7cRzL0" [accepted]',
        "bot 1 at table kQ9_vT2mB-7cRzL0 could not be stored, retrying in 2 s: postgresql://db/games: refused",
    ],
)
def test_harmless_text_is_not_redacted(line: str) -> None:
    assert redacted(line) == line


def record(**more: object) -> logging.LogRecord:
    try:
        raise ValueError(f"not {TOKEN}")
    except ValueError:
        failure = sys.exc_info()
    made = logging.LogRecord("lucchetto.live", logging.ERROR, "live.py", 1, "%s went failure", ("it",), failure)
    vars(made).update(more)
    return made


def test_a_line_as_json_has_its_time_in_utc_its_fields_and_its_exception() -> None:
    line = JsonLines().format(record(created=86_400.25, table="t", path=f"/continue/{HANDOFF}", sizes=[1, 2]))
    assert "\n" not in line
    found = json.loads(line)
    assert found.pop("exception").splitlines()[-1] == "ValueError: not …"
    assert found == {
        "time": "1970-01-02T00:00:00.250Z",
        "level": "error",
        "logger": "lucchetto.live",
        "message": "it went failure",
        "fields": {"table": "t", "path": "/continue/…", "sizes": [1, 2]},
    }


def test_a_line_for_people_has_the_same_and_the_traceback_below_it() -> None:
    first, *more = TextLines().format(record(created=0.0)).splitlines()
    assert first == "1970-01-01T00:00:00.000Z error lucchetto.live: it went failure"
    assert more[-1] == "ValueError: not …"


def live_through_it(server: Server, person: People) -> list[str]:
    """Perform every action that involves a secret; returns the secrets."""
    ada, bob = person("Ada", server), person("Bob", server)
    table = ada.make("classic", "you", "open", "novice")
    bob.join(table)
    code = ada.http.post("/api/handoffs").json()["code"]
    unused = ada.http.post("/api/handoffs").json()["code"]
    ada.http.get(f"/continue/{unused}")
    with Person(server, "Ada's phone") as phone:
        assert phone.http.post(f"/api/handoffs/{code}").status_code == 204
        assert phone.http.post(f"/api/handoffs/{code}").status_code == 404
        with phone.at(table) as here, bob.at(table) as there:
            here.do("start")
            play_on(here, there, until=lambda view: len(view["history"]) >= 3)
            there.refused("choose", seat=0, move="pass", step=0)
            there.socket.send("{nonsense")
            there.receive("refused")
        daily = begin(ada)
        finish(ada, daily)
        tokens = [str(somebody.token) for somebody in (ada, bob, phone)]
    ask("GET", f"{server.address}/api/tables/mine", cookies={COOKIE: TOKEN})
    entries = [line.entry for name in (table, daily) for line in server.log(name)]
    dice = [entry.secret for entry in entries if isinstance(entry, events.Made)]
    ((chain,),) = stored(server.place, "SELECT data FROM notes WHERE kind = ?", DAILY_SEEDS.name)
    root = json.loads(chain)["root"]
    hashes = [hashed(secret) for secret in (*tokens, code, unused)]
    return [*tokens, *hashes, *filter(None, dice), root, code, unused, TOKEN, "hush-hush"]


def test_no_secret_is_logged_even_at_the_most_verbose_level(start: Starts, person: People, database: str) -> None:
    with_password = database.replace("lucchetto@", "lucchetto:hush-hush@")
    server = start("--log-level", "debug", LUCCHETTO_LOG_FORMAT="json", LUCCHETTO_DATABASE_URL=with_password)
    secrets = live_through_it(server, person)
    assert server.stop() == 0
    assert len(secrets) > 12
    for secret in secrets:
        assert secret not in server.complaints
    assert '\\"choose\\"' not in server.complaints, "message contents are not logged"
    lines = [json.loads(line) for line in server.complaints.splitlines()]
    assert {frozenset({"time", "level", "logger", "message"}) <= set(line) for line in lines} == {True}
    requests = [line["fields"] for line in lines if line["logger"] == "uvicorn.access"]
    assert {"POST", "/api/handoffs/…", 204, 404} <= {value for fields in requests for value in fields.values()}
    assert any("WebSocket" in line["message"] for line in lines)
