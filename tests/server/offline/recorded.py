"""Games on a real server, recorded so that the engine can play them again: messages in, messages out."""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection

from lucchetto.server.accounts.service import COOKIE
from lucchetto.server.offline.table import PERSON
from lucchetto.server.table import events
from tests.server.kit import Client, Json, Person, Server, Variant, play_on, socket_to

VARIANTS: tuple[Variant, ...] = ("classic", "longo", "duel")
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
    opening: list[str] = field(default_factory=list)
    """The next lines of its log that nobody has asked for: a score pad is open at once."""


class Recorder(Client):
    """A client that remembers what it has sent."""

    def __init__(self, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.sent: dict[str, str] = {}

    def send(self, kind: str, **fields: Any) -> str:
        name = super().send(kind, **fields)
        self.sent[name] = json.dumps({"type": kind, "id": name, **fields})
        return name


def recorded_pad(server: Server, number: int) -> RecordedGame:
    """Fill in a score pad of two players on one device of the server, at random, with undos and house rules."""
    variant: Variant = VARIANTS[number % len(VARIANTS)]
    with Person(server, "Ada") as ada:
        table = ada.make(variant, "you", "guest", pad=True)
        with socket_to(server, table, headers={"Cookie": f"{COOKIE}={ada.token}"}) as socket:
            client = Recorder(socket)
            fill_in(client, Random(number))
            client.catch_up()
        received = [message for message in client.received if message["type"] != "presence"]
        made, started = (events.encode(line).decode().replace(ada.id, PERSON) for line in server.log(table)[:2])
        steps = [{"receive": message} for message in client.sent.values()]  # including those that were refused
        return RecordedGame(table, made, steps, received, [started])


def fill_in(client: Recorder, random: Random) -> None:
    client.catch_up()
    for turn in range(60):
        seat = random.randrange(2)
        sheet = client.view["pad"]["sheets"][seat]
        cells = [f"{colour} {number}" for colour, numbers in sheet["cells"].items() for number in numbers]
        if sheet["entries"] and random.random() < 0.2:
            client.answer(client.send("undo", seat=seat, entry=random.choice(sheet["entries"])["number"]))
        elif turn in (20, 40):
            client.do("checks", on=turn == 40)
        elif cells:
            client.do("enter", seat=seat, mark=random.choice(cells[:2] or cells))
        elif sheet["penalty"]:
            client.do("enter", seat=seat, mark="penalty")
    client.do("rename", seat=1, name="Bea")
    client.do("countUp")


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
