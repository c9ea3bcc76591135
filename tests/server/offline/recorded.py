"""Games on a real server, recorded so that the engine can play them again: messages in, messages out."""

import json
from dataclasses import dataclass, field
from typing import Any

from websockets.sync.client import ClientConnection

from lucchetto.server.accounts.service import COOKIE
from lucchetto.server.offline.table import PERSON
from lucchetto.server.table import events
from tests.server.kit import Client, Json, Person, Server, play_on, socket_to

SEATS = (
    ("classic", ("you", "novice")),
    ("longo", ("you", "guest", "club")),
    ("duel", ("you", "master")),
    ("classic", ("you",)),
    ("longo", ("you", "champion")),
    ("classic", ("you", "guest", "guest")),
    ("duel", ("you", "guest")),
    ("classic", ("you", "casual", "expert", "master", "novice")),
)


@dataclass
class RecordedGame:
    """A game of one person, who may have guests, as the server has played it."""

    table: str
    made: str
    """The first line of its log, with the person's id on a device."""
    steps: list[Json] = field(default_factory=list)
    """In the order of the log: {"receive": message} or {"bot": seat}."""
    received: list[Json] = field(default_factory=list)
    """What the client received, without presence."""


class Recorder(Client):
    """A client that remembers what it has sent."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.sent: dict[str, str] = {}

    def send(self, kind: str, **fields: Any) -> str:
        name = super().send(kind, **fields)
        self.sent[name] = json.dumps({"type": kind, "id": name, **fields})
        return name


def recorded_game(server: Server, number: int) -> RecordedGame:
    """Play a game to its end on the server."""
    variant, seats = SEATS[number % len(SEATS)]
    with Person(server, "Ada") as ada:
        table = ada.make(variant, *seats)  # type: ignore[arg-type]  # a variant's name
        with socket_to(server, table, headers={"Cookie": f"{COOKIE}={ada.token}"}) as socket:
            client = Recorder(socket)
            client.do("start")
            play_on(client)
            client.catch_up()
        received = [message for message in client.received if message["type"] != "presence"]
        log = server.log(table)
        made = events.encode(log[0]).decode().replace(ada.id, PERSON)
        return RecordedGame(table, made, list(_steps(log[1:], client.sent)), received)


def _steps(log: list[events.Line], sent: dict[str, str]) -> list[Json]:
    steps: list[Json] = []
    for line in log:
        if line.entry.message:
            steps.append({"receive": sent[line.entry.message]})
        elif isinstance(line.entry, events.Chose):
            steps.append({"bot": line.entry.seat})
    return steps
