"""What clients receive when something happens: no secret, no pending choice, nobody else's hand."""

from collections import defaultdict
from random import Random

import msgspec
from hypothesis import assume, given, settings

from lucchetto.server.bus.local import LocalBus
from lucchetto.server.live.absence import AbsenceTracker
from lucchetto.server.live.broadcast import Broadcaster
from lucchetto.server.live.connections import Connection, ConnectionRegistry
from lucchetto.server.live.presence import PresenceTracker
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.views.play import Before
from tests.kit.strategies import seeds
from tests.server.live.channel import channel_of, connection_of
from tests.server.scenes import Scene
from tests.server.table.test_state import scenes
from tests.server.views.test_table import ONLOOKERS, on_to_a_secret

Messages = dict[str | None, list[bytes]]


class Audience:
    """Everybody is connected."""

    def __init__(self) -> None:
        registry = ConnectionRegistry()
        self.connections: dict[str | None, Connection] = {person: connection_of(person) for person in ONLOOKERS}
        for connection in self.connections.values():
            registry.add(connection)
        presence = PresenceTracker(registry, LocalBus(), lambda _: None, lambda _: 0)
        self._broadcaster = Broadcaster(registry, presence, AbsenceTracker(30))

    def received(self, table: Table, entries: list[events.AnyEvent], sender: str | None = None) -> Messages:
        """Apply events to the table; returns what everybody receives."""
        before = Before(table.game, table.step)
        for entry in entries:
            table.apply(events.Line(9_999.0, entry))
        self._broadcaster.send_changes(table, before, entries, self.connections[sender] if sender else None, "7")
        found = {person: [*channel_of(connection).sent] for person, connection in self.connections.items()}
        for connection in self.connections.values():
            channel_of(connection).sent.clear()
        return found


@settings(max_examples=60)
@given(scenes(), seeds)
def test_whatever_somebody_chooses_everybody_else_receives_the_same(scene: Scene, seed: int) -> None:
    choices = on_to_a_secret(scene, Random(seed))
    assume(len(choices) > 1)
    seat, owner = choices[0][0], scene.table.seats[choices[0][0]].person
    messages_by_person: defaultdict[str | None, set[tuple[bytes, ...]]] = defaultdict(set)
    for _, move in choices:
        chose: list[events.AnyEvent] = [events.Chose(seat, str(move), message="x")]
        for person, messages in Audience().received(scene.table.evolve([]), chose).items():
            messages_by_person[person].add(tuple(messages))
    for person in ONLOOKERS:
        if person is None or person != owner:
            assert len(messages_by_person[person]) == 1
    if owner:
        assert len(messages_by_person[owner]) == len(choices)


@settings(max_examples=25, deadline=None)
@given(scenes(), seeds)
def test_a_whole_game_shows_no_secret_and_nobody_elses_hand(scene: Scene, seed: int) -> None:
    random, audience = Random(seed), Audience()
    secret = scene.table.secret.hex().encode()
    table, length = scene.table.evolve([]), len(scene.lines)
    while not scene.over:
        scene.act(random)
        entries = [events.decode(line).entry for line in scene.lines[length:]]
        length = len(scene.lines)
        for person, messages in audience.received(table, entries).items():
            assert len(messages) == 1
            assert table.status == "over" or secret not in messages[0]
            hands = msgspec.json.decode(messages[0]).get("hands", [])
            assert {hand["seat"] for hand in hands} <= set(table.seats_of(person))


@settings(max_examples=25)
@given(scenes(), seeds)
def test_only_the_sender_is_told_that_its_message_was_carried_out(scene: Scene, seed: int) -> None:
    choices = on_to_a_secret(scene, Random(seed))
    assume(choices)
    seat, move = choices[0]
    owner = scene.table.seats[seat].person
    assume(owner)
    messages_by_person = Audience().received(scene.table.evolve([]), [events.Chose(seat, str(move))], sender=owner)
    for person, (message,) in messages_by_person.items():
        assert msgspec.json.decode(message).get("done") == ("7" if person == owner else None)
