"""The first player and lucky pairs come from the source of the dice; nonces and table ids must match completely."""

import json
from pathlib import Path
from urllib.parse import quote

import pytest

from lucchetto.records import read, write_json
from lucchetto.records.proof import differences
from tests.records.test_docs import SETUP_CODE
from tests.server.api.test_socket_closing import code_of
from tests.server.conftest import People, Starts
from tests.server.daily.days import Days, begin
from tests.server.kit import VARIANTS, Json, Person, Server, Variant, play_on, socket_to

DATA = Path(__file__).parents[2] / "data"
NONCES: list[Json] = json.loads((DATA / "nonces.json").read_text(encoding="utf-8"))
TABLE_IDS: list[Json] = json.loads((DATA / "table-ids.json").read_text(encoding="utf-8"))
LONGO = [[5, 8], [6, 11], [7, 12], [10, 13], [4, 9]]


def drawn_by_the_document(proof: Json, variant: Variant) -> tuple[int, list[list[int]]]:
    """The first player and the lucky pairs, computed by the program in docs/records.md."""
    known: Json = {}
    exec(SETUP_CODE, known)  # noqa: S102 - our own document
    pairs = LONGO if variant == "longo" else []
    first, lucky = known["setup"](bytes.fromhex(proof["secret"]), proof["nonces"], pairs)
    return first, lucky


def record_of(person: Person, table: str) -> str:
    answer = person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def header_of(record: str) -> Json:
    found: Json = json.loads(record.splitlines()[0])
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_who_begins_and_lucky_pairs_are_drawn_from_the_proof_of_a_new_table(person: People, variant: Variant) -> None:
    ada = person("Ada")
    table = ada.make(variant, "you", "guest", *(["guest"] if variant != "duel" else []))
    with ada.at(table) as client:
        promised = client.view["proof"]
        everything = ["first", "lucky"] if variant == "longo" else ["first"]
        assert (promised["scheme"], promised["drawn"]) == ("hmac-sha256-2", everything)
        client.do("stir", seat=1, nonce="ab" * 16)
        client.do("start")
        assert client.view["proof"]["drawn"] == everything
        play_on(client)
    record = record_of(ada, table)
    header = header_of(record)
    assert header["dice"]["commitment"] == promised["commitment"]
    assert header["dice"]["nonces"][1] == "ab" * 16
    assert header["dice"]["drawn"] == everything
    assert (header["first"], header.get("lucky", [])) == drawn_by_the_document(header["dice"], variant)
    assert list(differences(read(record.encode()).checked())) == []


def test_the_next_seat_begins_a_rematch_and_its_record_says_so(person: People) -> None:
    ada = person("Ada")
    table = ada.make("longo", "you", "guest", "guest")
    with ada.at(table) as client:
        client.do("start")
        play_on(client)
        client.do("rematch")
        again = client.until(lambda view: view["rematch"])["rematch"]
    with ada.at(again) as client:
        assert client.view["proof"]["drawn"] == ["lucky"]
        client.do("start")
        play_on(client)
    first, second = header_of(record_of(ada, table)), header_of(record_of(ada, again))
    assert second["first"] == (first["first"] + 1) % 3
    assert second["dice"]["drawn"] == ["lucky"]
    assert second["lucky"] == drawn_by_the_document(second["dice"], "longo")[1]
    assert list(differences(read(record_of(ada, again).encode()).checked())) == []


def test_a_daily_game_draws_only_dice(start: Starts, person: People, tmp_path: Path) -> None:
    ada = person("Ada", at=start(**Days(tmp_path).setting))
    table = begin(ada)
    header = header_of(record_of(ada, table))
    assert (header["dice"]["scheme"], header["dice"]["drawn"]) == ("hmac-sha256-2", [])


@pytest.mark.parametrize("row", NONCES, ids=[row["why"] for row in NONCES])
def test_the_server_takes_nonces_and_nothing_else(person: People, row: Json) -> None:
    ada = person("Ada")
    with ada.at(ada.make("classic", "you", "open")) as client:
        before = client.view["proof"]["nonces"]
        answer = client.ask("stir", seat=0, nonce=row["nonce"])
        assert answer["type"] == ("done" if row["valid"] else "refused")
        with ada.at(client.view["table"]) as again:
            nonces = again.view["proof"]["nonces"]
            assert nonces[0] == (row["nonce"] if row["valid"] else before[0])


def test_a_game_whose_players_tried_every_nonce_verifies(person: People) -> None:
    """With a newline in a nonce the command could not check the game, while the page said that all was well."""
    ada = person("Ada")
    table = ada.make("duel", "you", "guest")
    with ada.at(table) as client:
        for row in NONCES:
            client.ask("stir", seat=1, nonce=row["nonce"] + "\n")
            client.ask("stir", seat=0, nonce=row["nonce"])
        client.do("start")
        play_on(client)
    replay = read(record_of(ada, table).encode()).checked()
    assert list(differences(replay)) == []
    assert write_json(replay.record) == record_of(ada, table)


@pytest.mark.parametrize("row", TABLE_IDS, ids=[row["why"] for row in TABLE_IDS])
def test_table_ids_are_matched_as_a_whole(server: Server, person: People, row: Json) -> None:
    """A well-formed id names no table; any other is malformed."""
    ada, name, expected = person("Ada"), quote(row["id"], safe=""), 404 if row["valid"] else 400
    for path in ("record", "analysis"):
        assert ada.http.get(f"/api/tables/{name}/{path}").status_code == expected
    assert ada.http.post(f"/api/tables/{name}/seats", json={"nickname": "Ada"}).status_code == expected
    with socket_to(server, name) as socket:
        assert code_of(socket) == 4404


def test_a_date_followed_by_a_newline_is_refused(server: Server, person: People) -> None:
    assert person("Ada").http.get(f"/api/daily/2026-01-01{quote(chr(10))}").status_code == 400
