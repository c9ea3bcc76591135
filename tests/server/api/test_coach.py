"""The coach over HTTP: analyses of finished games and uploaded records, and the explorer."""

import json
from typing import Any

import httpx
import pytest

from lucchetto.coach import advise, analyse
from lucchetto.coach.position import Position, game_from
from lucchetto.records import Record, read, replay, write_json, write_text
from lucchetto.rules import new_game
from lucchetto.server.api.analysis_answer import LINES
from lucchetto.server.api.coach import LARGEST_RECORD
from tests.kit.builders import FIVE_UP, NAMES
from tests.kit.players import PLAY_STYLES, play
from tests.server.api.test_tables import guarded, refused
from tests.server.conftest import People, Starts
from tests.server.kit import TIMEOUT, VARIANTS, Json, Person, Server, Variant, ask, play_on

DICE = {"white": [3, 4], "red": 1, "yellow": 2, "green": 3, "blue": 4}


def finished(person: Person, variant: Variant = "duel", *seats: str) -> str:
    """A finished game."""
    table = person.make(variant, *(seats or ("you", "novice")))
    with person.at(table) as client:
        client.do("start")
        play_on(client)
    return table


def analysed(person: Person, table: str) -> Json:
    answer = person.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 200, answer.text
    guarded(answer)
    found: Json = answer.json()
    return found


def record_of(variant: str, players: int, events: int = 10_000) -> Record:
    return play(new_game(variant, NAMES[:players]), 7, PLAY_STYLES, loaded=False, events=events).record


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_finished_game_can_be_stepped_through(person: People, variant: Variant) -> None:
    ada = person("Ada")
    table = finished(ada, variant)
    found = analysed(ada, table)
    replayed = read(ada.http.get(f"/api/tables/{table}/record").content).checked()
    assert (found["table"], found["hinted"], found["daily"]) == (table, False, None)
    assert found["names"] == list(replayed.game.players)
    assert len(found["games"]) == len(replayed.games) == len(found["events"]) + 1
    assert len(found["analysis"]["values"]) == len(found["games"])
    totals = [sheet["total"] for sheet in found["games"][-1]["sheets"]]
    assert totals == [sheet.total for sheet in replayed.game.sheets]
    assert found["games"][-1]["result"]["winners"] == list(replayed.game.result.winners if replayed.game.result else ())


def test_every_event_is_a_roll_or_a_decision_and_leads_to_the_next_game(person: People) -> None:
    ada = person("Ada")
    found = analysed(ada, finished(ada))
    for event, after in zip(found["events"], found["games"][1:], strict=True):
        if event["dice"]:
            assert (event["seat"], event["move"]) == (None, None)
            assert after["dice"] == event["dice"]
        else:
            assert event["move"]
            assert event["seat"] is not None
    decided = {number: event["move"] for number, event in enumerate(found["events"]) if event["move"]}
    assert decided == {move["event"]: move["chosen"] for move in found["analysis"]["moves"]}


def test_the_reader_finds_their_own_seats(person: People) -> None:
    ada, stranger = person("Ada"), person("Stranger")
    table = finished(ada)
    (yours,) = analysed(ada, table)["yours"]
    assert analysed(ada, table)["names"][yours] == "Ada"
    assert analysed(stranger, table)["yours"] == []


def test_a_game_with_hints_is_marked(person: People) -> None:
    ada = person("Ada")
    table = ada.make("duel", "you", "novice")
    with ada.at(table) as client:
        client.do("hints", on=True)
        client.do("start")
        play_on(client)
    assert analysed(ada, table)["hinted"]
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert handed_in(ada, record).json()["hinted"]


def test_there_is_no_analysis_before_the_end(person: People) -> None:
    ada = person("Ada")
    table = ada.make("duel", "you", "guest")
    assert refused(ada.http.get(f"/api/tables/{table}/analysis"), 409) == "not-over"
    with ada.at(table) as client:
        client.do("start")
        assert refused(ada.http.get(f"/api/tables/{table}/analysis"), 409) == "not-over"
    assert refused(ada.http.get("/api/tables/nowhere/analysis"), 404) == "table-unknown"


def test_an_analysis_is_compressed_on_request(person: People) -> None:
    ada = person("Ada")
    table = finished(ada)
    sizes = {}
    for encoding in ("identity", "gzip"):
        answer = ada.http.get(f"/api/tables/{table}/analysis", headers={"Accept-Encoding": encoding})
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        sizes[encoding] = int(answer.headers["content-length"])
    assert sizes["gzip"] * 4 < sizes["identity"]


# Uploaded records


def handed_in(person: Person, record: str) -> httpx.Response:
    return person.http.post("/api/analysis", json={"record": record})


@pytest.mark.parametrize(("variant", "players"), [("classic", 5), ("longo", 1), ("duel", 2)])
@pytest.mark.parametrize("write", [write_json, write_text])
def test_a_record_in_either_form_is_analysed(person: People, variant: str, players: int, write: Any) -> None:
    record = record_of(variant, players, events=12)
    answer = handed_in(person("Ada"), write(record))
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["table"], found["yours"], found["names"]) == (None, [], list(NAMES[:players]))
    assert len(found["events"]) == 12
    assert found["analysis"]["finished"] is False
    assert found["analysis"]["unit"] == ("points" if players == 1 else "win")
    assert len(found["analysis"]["moves"]) == sum(event["move"] is not None for event in found["events"])


def test_the_analysis_is_the_coachs(person: People) -> None:
    record = record_of("classic", 2, events=12)
    found = handed_in(person("Ada"), write_json(record)).json()["analysis"]
    expected = analyse(replay(record), depth="quick")
    for actual, value in zip(found["values"], expected.values, strict=True):
        assert actual == pytest.approx(value, abs=1e-4)
    assert [move["best"] for move in found["moves"]] == [move.best for move in expected.moves]


@pytest.mark.full
@pytest.mark.usefixtures("compiled_rollouts")
def test_a_deep_analysis_reports_its_progress_and_replaces_the_other(start: Starts, person: People) -> None:
    ada, record = person("Ada", start(LUCCHETTO_ROLLOUTS="1")), write_json(record_of("duel", 2, events=3))
    assert handed_in(ada, record).json()["deepens"] is True
    with ada.http.stream(
        "POST", "/api/analysis", json={"record": record, "deep": True}, headers={"accept": LINES}, timeout=TIMEOUT
    ) as answer:
        lines = [json.loads(line) for line in answer.iter_lines()]
    *waiting, last = lines
    assert all(0 <= line["progress"] <= 1 and line["place"] == 0 for line in waiting)
    found = last["game"]
    assert found["analysis"]["checks"]["deep"] is True
    assert found["deepens"] is False
    assert handed_in(ada, record).json() == found


def test_a_record_with_an_error_in_line_17_says_line_17(person: People) -> None:
    lines = write_json(record_of("classic", 2)).splitlines()
    for wrong, code in (
        ('{"seat": 7, "move": "pass"}', "no-such-seat"),
        ("{", "not-json"),
        ("", "blank-line"),
        ('{"seat": 0, "move": "many words"}', "not-a-move"),
        ('{"dice": []}', "unknown-event"),
    ):
        answer = handed_in(person("Ada"), "\n".join([*lines[:16], wrong, *lines[17:]]))
        assert refused(answer, 400) == code
        assert answer.json()["facts"]["line"] == 17
        assert answer.json()["text"].startswith("line 17: ")


@pytest.mark.parametrize(
    ("record", "code", "line"),
    [
        ("hello", "not-json", 1),
        ("{}", "not-a-record", 1),
        ("\n\n", "blank-line", 1),
        ("lucchetto 1 classic\nplayers: Ada\nfirst: 1\n\n1. nonsense", "not-a-roll", 5),
        ("lucchetto 1 chess\nplayers: Ada\nfirst: 1", "unknown-variant", 1),
    ],
)
def test_anything_but_a_record_is_refused_with_its_line(server: Server, record: str, code: str, line: int) -> None:
    answer = ask("POST", f"{server.address}/api/analysis", json={"record": record})
    assert refused(answer, 400) == code
    assert answer.json()["facts"]["line"] == line


def test_half_a_character_is_refused(server: Server) -> None:
    refused(ask("POST", f"{server.address}/api/analysis", content=b'{"record": "\\ud800"}'), 400)


def test_a_record_may_be_longer_than_other_requests_but_not_endless(person: People) -> None:
    ada = person("Ada")
    header = write_json(record_of("classic", 2, events=0))
    assert refused(handed_in(ada, header + " " * 100_000), 400) == "blank-line"
    refused(handed_in(ada, " " * 200_001), 400)
    refused(handed_in(ada, " " * LARGEST_RECORD), 413)


# The explorer


def explored(person: Person, **placed: Any) -> httpx.Response:
    return person.http.post("/api/explore", json={"variant": "classic", "sheets": [{}], "dice": DICE, **placed})


def test_the_explorer_says_what_the_coach_says(person: People) -> None:
    sheets = [{"rows": {"red": [2, 3], "blue": [12]}, "penalties": 1}, {"rows": {"green": [12, 11]}}]
    answer = explored(person("Ada"), sheets=sheets, seat=1)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    written: list[Json] = [{"red": [2, 3], "blue": [12], "penalties": 1}, {"green": [12, 11]}]
    expected = advise(game_from(Position("classic", written, DICE, seat=1)), 1)
    assert found["advice"]["best"] == expected.best
    values = {choice["move"]: choice["value"] for choice in found["advice"]["choices"]}
    assert values == pytest.approx({choice.move: choice.value for choice in expected.choices}, abs=1e-4)
    assert [option["move"] for option in found["options"]] == list(values)
    assert found["game"]["sheets"][0]["rows"]["red"] == [2, 3]
    assert found["exactTable"] == "missing"


@pytest.mark.parametrize(
    ("placed", "code"),
    [
        ({"sheets": [{"rows": {"red": [5, 4]}}]}, "row-out-of-order"),
        ({"sheets": [{"rows": {"red": [*FIVE_UP, 12, "lock"]}}]}, "die-of-closed-row"),
        ({"sheets": [{"penalties": 4}]}, "penalties-end"),
        ({"sheets": [{}, {}], "seat": 1, "phase": "colour"}, "not-waiting"),
        ({"variant": "duel"}, "player-count"),
        ({"sheets": [{}] * 6}, "bad-request"),
        ({"dice": {**DICE, "white": [0, 9]}}, "bad-request"),
        ({"dice": {**DICE, "red": 8}}, "not-a-face"),
        ({"variant": "chess"}, "bad-request"),
    ],
)
def test_an_impossible_position_is_refused_with_a_reason(person: People, placed: Json, code: str) -> None:
    assert refused(explored(person("Ada"), **placed), 400, 403, 409) == code


def test_the_reason_names_the_seat_and_the_colour(person: People) -> None:
    answer = explored(person("Ada"), sheets=[{}, {"rows": {"blue": [2]}}])
    assert answer.json()["facts"] == {"seat": 1, "colour": "blue", "number": 2}


# Limits


def test_a_limited_client_waits_as_long_as_it_is_told(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_ADVICE_PER_MINUTE="2", LUCCHETTO_ANALYSES_PER_MINUTE="2", LUCCHETTO_BOT_DELAY="600")
    ada = person("Ada", server)
    for _ in range(2):
        assert explored(ada).status_code == 200
        assert handed_in(ada, "{").status_code == 400
    for answer in (explored(ada), handed_in(ada, "{")):
        assert refused(answer, 429) == "too-many-requests"
        assert 1 <= int(answer.headers["Retry-After"]) <= 31
    assert ada.http.get("/api/exact").status_code == 200


def test_a_pending_choice_can_still_be_asked_about(start: Starts, person: People) -> None:
    ada = person("Ada", start(LUCCHETTO_BOT_DELAY="600"))
    table = ada.make("classic", "you", "club")
    with ada.at(table) as client:
        client.do("hints", on=True)
        client.do("start")
        seat = client.until(lambda view: view["hands"])["hands"][0]["seat"]
        where = {"seat": seat, "step": client.view["step"]}
        before = ada.http.get(f"/api/tables/{table}/hint", params=where)
        assert before.status_code == 200
        assert client.choose(seat, "pass")["type"] == "done"
        assert ada.http.get(f"/api/tables/{table}/hint", params=where).json() == before.json()
