"""Deltas lead to the same view as the server's own: whatever is played, in any variant, for players and spectators."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from lucchetto.records import Decided, Record, Rolled
from lucchetto.records import read as replay
from lucchetto.rules import VARIANTS, Game
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.views.play import Before, EncodeFor, change_encoder, with_done
from lucchetto.server.views.table import view
from lucchetto.server.wire.live import FromServer, Played
from tests.kit.players import Played as PlayedGame
from tests.kit.strategies import played as played_game
from tests.server.kit import Json, played

ROOT = Path(__file__).parents[3]
SECRET = "5ec2e7" * 10 + "0000"


def table_of(start: Game) -> Table:
    """The table of a game before its first roll. The last seat's person plays the first one too, as a guest."""
    table = Table("table")
    people = [f"person {seat}" for seat in range(len(start.players))]
    people[0] = people[-1]
    seats = [events.Seated(name, person) for name, person in zip(start.players, people, strict=True)]
    kind = msgspec.convert({"variant": start.variant.name, "timer": 30}, events.Settings)
    table.apply(events.Line(1.0, events.Made("ABCD", people[0], kind, seats, SECRET, ["00" * 16] * len(seats))))
    table.apply(events.Line(2.0, events.Started([*range(len(seats))], start.first, list(start.lucky))))
    return table


def changes(record: Record) -> Iterator[list[events.AnyEvent]]:
    """The events of the game as the server stores them: a roll together with the choice that ends a turn."""
    pending: list[events.AnyEvent] = []
    for event in record.events:
        if isinstance(event, Rolled):
            pending.append(events.Rolled({die: face for die, face in event.faces.items() if face is not None}))
            yield pending
            pending = []
            continue
        if pending:
            yield pending
        assert isinstance(event, Decided)
        pending = [events.Chose(event.seat, str(event.move))]
    if pending:
        yield pending


def shown(table: Table, person: str | None) -> Json:
    found: Json = msgspec.json.decode(msgspec.json.encode(view(table, person)))
    return {**found, "secondsLeft": 0}


def deltas(table: Table, record: Record) -> Iterator[EncodeFor]:
    """Play the game to its last phase; what changed, after every change that everybody can see."""
    for entries in changes(record):
        before = Before(table.game, table.step)
        for entry in entries:
            table.apply(events.Line(3.0, entry))
        if table.status == "over":
            return
        if table.step != before.step:
            encoded_for = change_encoder(table, before, entries)
            assert encoded_for is not None
            yield encoded_for


@pytest.mark.parametrize("variant", VARIANTS)
def test_merged_deltas_are_the_view(variant: str) -> None:
    @settings(max_examples=30)
    @given(played_game((variant,)))
    def check(game: PlayedGame) -> None:
        table = table_of(game.games[0])
        people = [None, *{seat.person for seat in table.seats}]
        views = {person: shown(table, person) for person in people}
        for encoded_for in deltas(table, game.record):
            for person in people:
                encoded = encoded_for(person)
                msgspec.json.decode(encoded, type=Played)  # it conforms to the wire type
                views[person] = {**played(views[person], msgspec.json.decode(encoded)), "secondsLeft": 0}
                assert views[person] == shown(table, person)

    check()


GOLDEN = ("classic-natural-2", "longo-natural-4", "duel-natural-2")
FILE = ROOT / "tests/data/deltas.json"
"""Views and messages that the page's tests merge (played-view.test.ts)."""


def example(name: str) -> Json:
    """A golden game as the person of its last seat receives it."""
    found = replay((ROOT / f"tests/data/golden/{name}.jsonl").read_bytes())
    table = table_of(found.games[0])
    person = table.seats[-1].person
    first, messages, after = shown(table, person), [], {}
    for encoded_for in deltas(table, found.record):
        messages.append({**msgspec.json.decode(encoded_for(person)), "secondsLeft": 0})
        after = shown(table, person)
    return {"name": name, "view": first, "messages": messages, "after": after}


def test_the_examples_for_the_page_are_up_to_date() -> None:
    assert msgspec.json.decode(FILE.read_bytes()) == [example(name) for name in GOLDEN]


def test_an_acknowledgement_is_part_of_the_message() -> None:
    message = with_done(b'{"type":"deciding","step":3,"waiting":[1],"chosen":null}', '7"')
    decoded = msgspec.json.decode(message, type=FromServer)
    assert msgspec.to_builtins(decoded)["done"] == '7"'


if __name__ == "__main__":  # python -m tests.server.views.test_play writes the examples
    FILE.write_bytes(msgspec.json.encode([example(name) for name in GOLDEN]) + b"\n")
