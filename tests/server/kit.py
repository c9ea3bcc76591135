"""The real server as a process of its own, and people who talk to it over real sockets."""

import asyncio
import itertools
import json
import os
import re
import signal
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, Literal, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lucchetto.server.accounts.service import COOKIE, hashed
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from tests.server.backends import run_sql
from tests.server.forkserver import Child, forkserver

LUCCHETTO = Path(sys.executable).with_name("lucchetto")
PATIENCE = 20.0
"""Seconds until something that does not come counts as missing; no test waits for them."""
QUICK = {
    "LUCCHETTO_BOT_DELAY": "0.01",
    "LUCCHETTO_MESSAGES_PER_SECOND": "100000",
    "LUCCHETTO_TABLES_PER_MINUTE": "100000",
    "LUCCHETTO_ANALYSES_PER_MINUTE": "100000",
    "LUCCHETTO_ADVICE_PER_MINUTE": "100000",
    "LUCCHETTO_CODES_PER_MINUTE": "100000",
    "LUCCHETTO_JOINS_PER_MINUTE": "100000",
    "LUCCHETTO_PEOPLE_PER_MINUTE": "100000",
    "LUCCHETTO_HANDOFFS_PER_MINUTE": "100000",
    "LUCCHETTO_STATISTICS_PER_MINUTE": "100000",
    "LUCCHETTO_REQUESTS_PER_SECOND": "100000",
    "LUCCHETTO_CONNECTS_PER_MINUTE": "100000",
    "LUCCHETTO_CONNECTIONS_PER_ADDRESS": "100000",
    "LUCCHETTO_EXACT": "0",
}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""To read all certificates of the world for each client takes longer than what most of them ask."""
T = TypeVar("T")
Json = dict[str, Any]
Variant = Literal["classic", "longo", "duel"]
VARIANTS: tuple[Variant, ...] = ("classic", "longo", "duel")


def run(work: Coroutine[Any, Any, T]) -> T:
    """To its end in a loop of its own; what hangs, fails."""

    async def in_time() -> T:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(in_time())


def eventually(true: Callable[[], T], patience: float = PATIENCE) -> T:
    """What it says as soon as that is something."""
    until = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < until, "it did not come"
        time.sleep(0.01)
    return found


def ask(method: str, address: str, **more: Any) -> httpx.Response:
    """One request of somebody who was never here."""
    return httpx.request(method, address, verify=NO_TLS, **more)


def table_file(data: Path) -> Path:
    return data / "lucchetto.sqlite3"


def stored(place: Path | str, statement: str, value: str) -> list[Any]:
    """What the database itself says, asked beside the server: a data folder's, or the one at an address."""
    if isinstance(place, str):
        return run_sql(place, statement.replace("?", "$1"), value)
    with closing(sqlite3.connect(table_file(place), timeout=PATIENCE)) as disk:
        return disk.execute(statement, (value,)).fetchall()


def logged(place: Path | str, table: str) -> list[events.Line]:
    """The table's log as it is on disk; its numbers must run from 1 without a gap."""
    rows = stored(place, 'SELECT seq, line FROM log WHERE "table" = ? ORDER BY seq', table)
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [events.decode(line) for _, line in rows]


def folded(place: Path | str, table: str) -> Table:
    found = Table(table)
    for line in logged(place, table):
        found.apply(line)
    return found


def launch(command: Sequence[str], errors: IO[bytes], env: Mapping[str, str]) -> subprocess.Popen[bytes] | Child:
    """In a session of its own: Ctrl-C is for whoever runs the tests, who then ends it in order.

    In tests it is forked, if it is our command alone; soak and benchmarks run the command as everybody does.
    """
    if "PYTEST_VERSION" in os.environ and sys.platform == "linux" and command[0] == str(LUCCHETTO):
        return forkserver().start(command, errors, env)
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=env, start_new_session=True)


class Server:
    """`lucchetto serve` on a free port."""

    def __init__(self, data: Path, *arguments: str, prefix: Sequence[str] = (), **variables: str) -> None:
        """`prefix`: a command that runs the server for us, in other circumstances."""
        self.data = data
        self.place: Path | str = variables.get("LUCCHETTO_DATABASE_URL") or data
        """Where its games are."""
        surroundings = {"PATH": os.environ["PATH"], "HOME": str(data), "LANG": "C.UTF-8", **QUICK, **variables}
        command = [*prefix, str(LUCCHETTO), "serve", "--port", "0", "--data", str(data), *arguments]
        data.parent.mkdir(parents=True, exist_ok=True)
        self.errors = data.with_name(f"{data.name}.errors")
        with self.errors.open("ab") as errors:
            self.process = launch(command, errors, surroundings)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://[^/\s]+", said)
        if not found:
            self.kill()
            raise AssertionError(self.complaints)
        self.address = found[0]
        eventually(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.complaints
        try:
            return ask("GET", f"{self.address}/api/bots").status_code == 200
        except httpx.TransportError:
            return False

    @property
    def complaints(self) -> str:
        return self.errors.read_text() if self.errors.exists() else ""

    def log(self, table: str) -> list[events.Line]:
        return logged(self.place, table)

    def table(self, table: str) -> Table:
        return folded(self.place, table)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        return status


class Person:
    """Somebody with a browser: cookies, requests, sockets."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, verify=NO_TLS)

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def moves_to(self, server: Server) -> "Person":
        """The same person, with the same cookie, at another process."""
        other = Person(server, self.name)
        if self.token:
            other.http.cookies.set(COOKIE, self.token)
        return other

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    @property
    def id(self) -> str:
        ((found,),) = stored(self.server.place, "SELECT person FROM tokens WHERE hash = ?", hashed(self.token or ""))
        return str(found)

    def make(self, variant: Variant = "classic", *seats: str, **settings: Any) -> str:
        """A table; seats are 'you', 'guest', 'open' or a bot's name."""
        wishes = [_wish(seat) for seat in seats or ("you", "open")]
        body = {"nickname": self.name, "settings": {"variant": variant, **settings}, "seats": wishes}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def join(self, table: str) -> None:
        answer = self.http.post(f"/api/tables/{table}/seats", json={"nickname": self.name})
        assert answer.status_code == 201, answer.text

    def mine(self) -> Json:
        found: Json = self.http.get("/api/tables/mine").json()
        return found

    @contextmanager
    def at(self, table: str, **more: Any) -> Iterator["Client"]:
        headers = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        with socket_to(self.server, table, headers=headers, **more) as socket:
            yield Client(socket)


def _wish(seat: str) -> Json:
    return {"kind": seat} if seat in ("you", "guest", "open") else {"kind": "bot", "bot": seat}


@contextmanager
def socket_to(
    server: Server, table: str, headers: dict[str, str] | None = None, **more: Any
) -> Iterator[ClientConnection]:
    address = server.address.replace("http", "ws", 1)
    # No pings: nobody tests this client's patience, and each would be one more thread that draws random numbers.
    usual = {"compression": None, "max_size": None, "open_timeout": PATIENCE, "close_timeout": 2, "ping_interval": None}
    options = {**usual, **more}
    with connect(f"{address}/ws/tables/{table}", additional_headers=headers, **options) as socket:
        yield socket


def decided(view: Json, message: Json) -> Json:
    """The view after a message of who is still deciding."""
    if message["step"] < view["step"]:
        return view
    seats = [{**seat, "deciding": number in message["waiting"]} for number, seat in enumerate(view["seats"])]
    chosen, hands = message["chosen"], view["hands"]
    if chosen is not None:
        hands = [{**hand, "chosen": chosen.get(str(hand["seat"]))} for hand in hands]
    return {**view, "step": message["step"], "seats": seats, "hands": hands}


class Client:
    """One WebSocket at a table: remembers all it was told and knows the newest view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[Json] = []
        self.raw: list[str] = []
        self._ids = itertools.count()
        self._name = os.urandom(6).hex()
        self.view: Json = {}
        self.present: list[int] = []
        self.hear("view")

    def next(self, patience: float = PATIENCE) -> Json:
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.told.append(message)
        if message["type"] == "view":
            self.view = message
            self.present = [number for number, seat in enumerate(message["seats"]) if seat["present"]]
        if message["type"] == "presence":
            self.present = message["present"]
        if message["type"] == "deciding":
            self.view = decided(self.view, message)
        return message

    def hear(self, kind: str) -> Json:
        """Reads on to the next message of this kind."""
        while (message := self.next())["type"] != kind:
            pass
        return message

    def until(self, true: Callable[[Json], object]) -> Json:
        """Reads on until the newest view is so."""
        while not true(self.view):
            self.next()
        return self.view

    def until_present(self, seat: int) -> None:
        """Reads on until the seat's person is known to be here."""
        while seat not in self.present:
            self.next()

    def until_absent(self, seat: int) -> None:
        """Reads on until the seat's person is known to have gone."""
        while seat in self.present:
            self.next()

    def catch_up(self, quiet: float = 0.05) -> None:
        """Reads what is on its way."""
        try:
            while True:
                self.next(quiet)
        except TimeoutError:
            pass

    def send(self, kind: str, **fields: Any) -> str:
        """Sends a message and returns its id."""
        message = {"type": kind, "id": f"{self._name}-{next(self._ids)}", **fields}
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def answer(self, name: str) -> Json:
        """Reads on to the answer to the message of this id; a refusal brings a fresh view."""
        while True:
            message = self.next()
            if message["type"] in ("done", "refused") and message["id"] == name:
                break
        if message["type"] == "refused" and message["problem"]["code"] != "too-many-messages":
            assert self.next()["type"] == "view"
        return message

    def ask(self, kind: str, **fields: Any) -> Json:
        return self.answer(self.send(kind, **fields))

    def do(self, kind: str, **fields: Any) -> None:
        answer = self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    def choose(self, seat: int, move: str | None, **fields: Any) -> Json:
        return self.ask("choose", seat=seat, move=move, step=self.view["step"], **fields)

    def moves(self, seat: int) -> list[str]:
        return [option["move"] for hand in self.view["hands"] if hand["seat"] == seat for option in hand["options"]]

    @property
    def undecided(self) -> list[int]:
        return [hand["seat"] for hand in self.view["hands"] if hand["chosen"] is None]

    def refused(self, kind: str, **fields: Any) -> str:
        """The code of the refusal, which must come."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["problem"]["code"])

    def closed(self) -> int | None:
        """Reads to the end of the connection and returns its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


def decide(client: Client) -> None:
    """A plain decision for the first own seat that owes one: the move that gains most."""
    seat = client.undecided[0]
    hand = next(hand for hand in client.view["hands"] if hand["seat"] == seat)
    best = max(hand["options"], key=lambda option: (option["gain"], -len(option["skipped"])))
    client.choose(seat, best["move"])


def play_on(*clients: Client, until: Callable[[Json], object] = lambda view: view["status"] == "over") -> None:
    """Everybody decides whenever they owe it, until the first one's view is so."""
    while not until(clients[0].view):
        owing = [client for client in clients if client.undecided]
        for client in owing:
            decide(client)
        for client in clients:
            client.catch_up(0.002 if owing else 0.01)
