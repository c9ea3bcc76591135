"""Sends each client of a table the changes that it may see."""

from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.views.play import Before, change_encoder, with_done
from lucchetto.server.views.table import view
from lucchetto.server.wire.live import Presence, View

from .absence import AbsenceTracker
from .connections import Connection, ConnectionRegistry, encode
from .presence import PresenceTracker


class Broadcaster:
    def __init__(self, connections: ConnectionRegistry, presence: PresenceTracker, absence: AbsenceTracker) -> None:
        self._connections = connections
        self._presence = presence
        self._absence = absence

    def view(self, table: Table, person: str | None) -> View:
        return self._view(table, person, self._presence.audience(table.id))

    def _view(self, table: Table, person: str | None, audience: list[str]) -> View:
        return view(table, person, audience, _spectators(table, audience), self._absence.stand_in_seconds(table))

    def send_changes(
        self, table: Table, before: Before, entries: list[events.AnyEvent], sender: object = None, message_id: str = ""
    ) -> bool:
        """Send every client what these events have changed, or a whole view.

        Returns whether `sender` is one of the connections and received an acknowledgement of its message.
        """
        here = self._connections.at(table.id)
        if not here:
            return False
        if table.status == "waiting":  # somebody may have sat down
            self._absence.update(table, self._presence.audience(table.id))
        encoded_for = change_encoder(table, before, entries)
        if encoded_for is None:
            self._send_views(table)
            return False
        is_acknowledged = False
        messages: dict[str | None, bytes] = {}
        for connection in here:
            person = connection.person
            message = messages.get(person)
            if message is None:
                message = messages[person] = encoded_for(person)
            if connection is sender:
                message, is_acknowledged = with_done(message, message_id), True
            connection.send(message)
        return is_acknowledged

    def _send_views(self, table: Table) -> None:
        audience = self._presence.audience(table.id)
        views: dict[str | None, bytes] = {}
        for connection in self._connections.at(table.id):
            person = connection.person
            if person not in views:
                views[person] = encode(self._view(table, person, audience))
            connection.send_view(views[person])

    def send_view(self, connection: Connection, table: Table) -> None:
        connection.send_view(encode(self.view(table, connection.person)))

    def send_presence(self, table: Table) -> None:
        """Send all clients the presence, after one has connected or disconnected in any process."""
        audience = self._presence.audience(table.id)
        self._absence.update(table, audience)
        present = [number for number, seat in enumerate(table.seats) if seat.kind == "bot" or seat.person in audience]
        message = encode(Presence(present, _spectators(table, audience), self._absence.stand_in_seconds(table)))
        for connection in self._connections.at(table.id):
            connection.send_presence(message)


def _spectators(table: Table, audience: list[str]) -> int:
    seated = {seat.person for seat in table.seats if seat.person}
    return sum(person not in seated for person in audience)
