"""Data of earlier versions is read with its meaning, and written again unchanged: tests/data/stored."""

import json
from collections import defaultdict

import msgspec
import pytest

from lucchetto.server.storage import documents
from lucchetto.server.table import events, summary
from lucchetto.server.table.state import Table
from tests.server.kit import Json
from tests.server.stored_data import (
    DOCUMENT_TYPES,
    FOLDER,
    Place,
    document_kind,
    golden_documents,
    golden_lines,
    golden_summaries,
    restore,
    rows,
)

ADD_ONE = f"let a server write one and add it to {FOLDER.name}/"


@pytest.fixture(scope="module")
def old_database(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = tmp_path_factory.mktemp("stored")
    restore(place)
    return place


@pytest.mark.parametrize("line", golden_lines(), ids=lambda line: str(json.loads(line)["entry"]["kind"]))
def test_a_golden_line_is_encoded_again_to_the_same_bytes(line: bytes) -> None:
    assert events.encode(events.decode(line)) == line


def test_every_line_of_an_old_database_is_encoded_again_to_the_same_bytes(old_database: Place) -> None:
    for _, _, line in rows(old_database, "log"):
        assert events.encode(events.decode(line)) == line


def test_a_golden_line_has_the_values_that_were_written() -> None:
    """Encoding alone would not notice two fields that are swapped in both directions."""
    lines = [events.decode(line).entry for line in golden_lines()]
    (sat,) = [entry for entry in lines if isinstance(entry, events.Sat) and entry.name == "Ada"]
    assert (sat.seat, sat.person) == (1, "469bc0679a4b0f7360f8d7fc")
    (made,) = [entry for entry in lines if isinstance(entry, events.Made) and entry.code == "2CLW"]
    assert made.settings == events.Settings(variant="classic", dice="fair", timer=30, listed=True)
    assert made.seats == [events.Seated("Ada", "469bc0679a4b0f7360f8d7fc"), *[events.Seated()] * 4]
    assert (made.first, made.hints, made.daily) == (None, False, None)


def test_every_kind_of_event_has_a_golden_line() -> None:
    golden = {json.loads(line)["entry"]["kind"] for line in golden_lines()}
    assert golden == events.KINDS, f"a kind of event without a golden line: {ADD_ONE}log-lines-later.jsonl"


@pytest.mark.parametrize("row", golden_summaries(), ids=lambda row: str(row["id"]))
def test_a_stored_summary_is_read_with_the_same_values(row: Json) -> None:
    stored = json.loads(row["summary"])
    read = summary.decode(row["summary"])
    again = json.loads(summary.encode(read))
    assert again == {name: stored[name] for name in again}
    assert {*stored} - {*again} == {"yourDecision", "won"}  # were never stored with a meaning
    assert (read.table, read.code, read.status, read.updated) == (row["id"], row["code"], row["status"], row["updated"])
    assert read.settings.listed == bool(row["listed"])


def test_the_summary_of_an_old_log_is_the_stored_one(old_database: Place) -> None:
    """Folded and summarised by the present code; `updated` is that of the last line that changed the summary."""
    tables: defaultdict[str, list[bytes]] = defaultdict(list)
    for table, _, line in rows(old_database, "log"):
        tables[table].append(line)
    golden = {row["id"]: row for row in golden_summaries()}
    assert tables.keys() == golden.keys()
    for name, lines in tables.items():
        table = Table(name)
        for line in lines:
            table.apply(events.decode(line))
        stored, now = golden[name], summary.summarise(table)
        assert (now.code, now.status, now.listed) == (stored["code"], stored["status"], bool(stored["listed"]))
        assert now.people == sorted(person for person, _ in stored["sitting"])
        assert now.winners == sorted(person for person, won in stored["sitting"] if won)
        shown, before = json.loads(now.line), json.loads(stored["summary"])
        assert len(shown.pop("bots", [])) == len(shown["players"]), "a field that the old version did not have"
        assert shown == {**{field: before[field] for field in shown}, "updated": shown["updated"]}


@pytest.mark.parametrize("row", golden_documents(), ids=lambda row: f"{row['kind']} {row['key'][:12]}")
def test_a_golden_document_is_encoded_again_to_the_same_bytes(row: Json) -> None:
    read = msgspec.json.decode(row["value"], type=DOCUMENT_TYPES[document_kind(row["kind"])])
    assert msgspec.json.encode(read).decode() == row["value"]


def test_every_document_of_an_old_database_is_encoded_again_to_the_same_bytes(old_database: Place) -> None:
    for kind, _, data in rows(old_database, "notes"):
        read = msgspec.json.decode(data, type=DOCUMENT_TYPES[document_kind(kind)])
        assert msgspec.json.encode(read) == (data.encode() if isinstance(data, str) else data)


def test_every_kind_of_document_has_a_golden_document_and_a_type() -> None:
    golden = {document_kind(row["kind"]) for row in golden_documents()}
    assert golden == {*documents.KINDS}, f"a kind of document without a golden one: {ADD_ONE}documents.jsonl"
    assert {*DOCUMENT_TYPES} == {*documents.KINDS}, "a kind of document without its type in stored_data.py"
