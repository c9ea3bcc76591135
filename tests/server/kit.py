"""Runs the real server as a process, and clients that talk to it over real sockets."""

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
from lucchetto.server.table.state import HISTORY, Table
from lucchetto.server.wire.live import PROTOCOL_VERSION
from tests.server.backends import run_sql
from tests.server.forkserver import Child, forkserver

LUCCHETTO = Path(sys.executable).with_name("lucchetto")
TIMEOUT = 60.0
"""Seconds after which an expected event counts as missing; a passing test never waits that long."""
LONGEST = 180.0
"""Seconds that a whole game may take, even on a busy machine."""
QUICK = {
    "LUCCHETTO_BOT_DELAY": "0.01",
    "LUCCHETTO_MESSAGES_PER_SECOND": "100000",
    "LUCCHETTO_TABLES_PER_MINUTE": "100000",
    "LUCCHETTO_ANALYSES_PER_MINUTE": "100000",
    "LUCCHETTO_ANALYSIS_SECONDS_PER_MINUTE": "100000",
    "LUCCHETTO_ADVICE_PER_MINUTE": "100000",
    "LUCCHETTO_CODES_PER_MINUTE": "100000",
    "LUCCHETTO_JOINS_PER_MINUTE": "100000",
    "LUCCHETTO_PEOPLE_PER_MINUTE": "100000",
    "LUCCHETTO_HANDOFFS_PER_MINUTE": "100000",
    "LUCCHETTO_STATISTICS_PER_MINUTE": "100000",
    "LUCCHETTO_PREVIEWS_PER_MINUTE": "100000",
    "LUCCHETTO_REQUESTS_PER_SECOND": "100000",
    "LUCCHETTO_CONNECTS_PER_MINUTE": "100000",
    "LUCCHETTO_CONNECTIONS_PER_ADDRESS": "100000",
    "LUCCHETTO_EXACT": "0",
    "LUCCHETTO_ROLLOUTS": "0",
}
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Without certificates: loading them for each client takes longer than most requests."""
T = TypeVar("T")
Json = dict[str, Any]
Variant = Literal["classic", "longo", "duel"]
VARIANTS: tuple[Variant, ...] = ("classic", "longo", "duel")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a new event loop, with a timeout."""

    async def in_time() -> T:
        async with asyncio.timeout(TIMEOUT):
            return await work

    return asyncio.run(in_time())


def eventually(true: Callable[[], T], timeout: float = TIMEOUT) -> T:
    """Poll until the function returns a true value, and return it."""
    until = time.monotonic() + timeout
    while not (found := true()):
        assert time.monotonic() < until, "timed out"
        time.sleep(0.01)
    return found


class Patience:
    """Ends a loop that would wait for ever, and says what it waited for."""

    def __init__(self, what: str, seconds: float = TIMEOUT) -> None:
        self._what, self._seconds = what, seconds
        self._until = time.monotonic() + seconds

    def check(self) -> None:
        assert time.monotonic() < self._until, f"no {self._what} within {self._seconds:.0f} s"


def ask(method: str, address: str, **more: Any) -> httpx.Response:
    """One request without cookies."""
    return httpx.request(method, address, verify=NO_TLS, **more)


def table_file(data: Path) -> Path:
    return data / "lucchetto.sqlite3"


def stored(place: Path | str, statement: str, value: str) -> list[Any]:
    """Query the database directly, without the server: SQLite in a data folder, or PostgreSQL at a URL."""
    if isinstance(place, str):
        return run_sql(place, statement.replace("?", "$1"), value)
    with closing(sqlite3.connect(table_file(place), timeout=TIMEOUT)) as disk:
        return disk.execute(statement, (value,)).fetchall()


def logged(place: Path | str, table: str) -> list[events.Line]:
    """The stored log of a table; its numbers must run from 1 without a gap."""
    rows = stored(place, 'SELECT seq, line FROM log WHERE "table" = ? ORDER BY seq', table)
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [events.decode(line) for _, line in rows]


def folded(place: Path | str, table: str) -> Table:
    found = Table(table)
    for line in logged(place, table):
        found.apply(line)
    return found


def launch(command: Sequence[str], errors: IO[bytes], env: Mapping[str, str]) -> subprocess.Popen[bytes] | Child:
    """Start a command in a session of its own: Ctrl-C reaches only the tests, which then stop it in order.

    In tests, `lucchetto` without a prefix is forked; soak and benchmarks run the command as users do.
    """
    if "PYTEST_VERSION" in os.environ and sys.platform == "linux" and command[0] == str(LUCCHETTO):
        return forkserver().start(command, errors, env)
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=env, start_new_session=True)


class Server:
    """`lucchetto serve` on a free port."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        prefix: Sequence[str] = (),
        program: Sequence[str] = (str(LUCCHETTO),),
        **variables: str,
    ) -> None:
        """`prefix` is a command that runs the server under special conditions."""
        self.data = data
        self.place: Path | str = variables.get("LUCCHETTO_DATABASE_URL") or data
        """Where its games are stored: a data folder, or the URL of a database."""
        surroundings = {"PATH": os.environ["PATH"], "HOME": str(data), "LANG": "C.UTF-8", **QUICK, **variables}
        command = [*prefix, *program, "serve", "--port", "0", "--data", str(data), *arguments]
        data.parent.mkdir(parents=True, exist_ok=True)
        self.errors = data.with_name(f"{data.name}.errors")
        with self.errors.open("ab") as errors:
            self.process = launch(command, errors, surroundings)
        assert self.process.stdout is not None
        output = self.process.stdout.readline().decode()
        found = re.search(r"http://[^/\s]+", output)
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
        status = self.process.wait(TIMEOUT)
        if self.process.stdout:
            self.process.stdout.close()
        return status


class Person:
    """A person's client: cookies, requests, sockets."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.address, timeout=TIMEOUT, verify=NO_TLS)

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
        """Make a table; seats are 'you', 'guest', 'open' or a bot's name."""
        wanted = [_seat(seat) for seat in seats or ("you", "open")]
        body = {"nickname": self.name, "settings": {"variant": variant, **settings}, "seats": wanted}
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


def _seat(seat: str) -> Json:
    return {"kind": seat} if seat in ("you", "guest", "open") else {"kind": "bot", "bot": seat}


def socket_path(table: str, query: str = "") -> str:
    return f"/ws/tables/{table}?version={PROTOCOL_VERSION}{query}"


@contextmanager
def socket_to(
    server: Server, table: str, headers: dict[str, str] | None = None, query: str = "", **more: Any
) -> Iterator[ClientConnection]:
    address = server.address.replace("http", "ws", 1)
    # No pings: they would add a thread per client that draws random numbers.
    usual = {"compression": None, "max_size": None, "open_timeout": TIMEOUT, "close_timeout": 2, "ping_interval": None}
    options = {**usual, **more}
    with connect(f"{address}{socket_path(table, query)}", additional_headers=headers, **options) as socket:
        yield socket


def decided(view: Json, message: Json) -> Json:
    """The view after a `deciding` message."""
    if message["step"] < view["step"]:
        return view
    seats = [{**seat, "deciding": number in message["waiting"]} for number, seat in enumerate(view["seats"])]
    chosen, hands = message["chosen"], view["hands"]
    if chosen is not None:
        hands = [{**hand, "chosen": chosen.get(str(hand["seat"]))} for hand in hands]
    return {**view, "step": message["step"], "seats": seats, "hands": hands}


def played(view: Json, message: Json) -> Json:
    """The view after a `played` message."""
    assert message["since"] == view["step"], "a change is missing"
    changed = {name: message[name] for name in ("dice", "closed", "board", "pawnsLeft") if name in message}
    sheets = [message["sheets"].get(str(seat), sheet) for seat, sheet in enumerate(view["game"]["sheets"])]
    now = {name: message[name] for name in ("turn", "phase", "active")}
    return {
        **view,
        "step": message["step"],
        "game": {**view["game"], **now, **changed, "sheets": sheets},
        "seats": [{**seat, "deciding": number in message["waiting"]} for number, seat in enumerate(view["seats"])],
        "hands": message["hands"],
        "history": [*view["history"], *message["happened"]][-HISTORY:],
        "secondsLeft": message["secondsLeft"],
    }


class Client:
    """A WebSocket at a table, which keeps all received messages and the newest view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[Json] = []
        self.raw: list[str] = []
        self._ids = itertools.count()
        self._name = os.urandom(6).hex()
        self.view: Json = {}
        self.present: list[int] = []
        self._quiet = 0.0
        """Seconds waited in vain since the last message."""
        self.receive("view")

    def next(self, timeout: float = TIMEOUT) -> Json:
        text = self._text(timeout)
        self._quiet = 0.0
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.received.append(message)
        if message["type"] == "view":
            self.view = message
            self.present = [number for number, seat in enumerate(message["seats"]) if seat["present"]]
        if message["type"] == "presence":
            self.present = message["present"]
        if message["type"] == "deciding":
            self.view = decided(self.view, message)
        if message["type"] == "played":
            self.view = played(self.view, message)
        return message

    def _text(self, timeout: float) -> str | bytes:
        """The next message. Short timeouts are polled: `SimpleQueue.get` may wait for ever if another thread wakes it
        just as its timeout elapses, and tests make many thousand such calls."""
        if timeout >= 1:
            return self.socket.recv(timeout)
        deadline = time.monotonic() + timeout
        while True:
            try:
                return self.socket.recv(0)
            except TimeoutError:
                if time.monotonic() >= deadline:
                    raise
                time.sleep(0.001)

    def receive(self, kind: str) -> Json:
        """Read up to the next message of this kind."""
        patience = Patience(f"message of type {kind}", LONGEST)
        while (message := self.next())["type"] != kind:
            patience.check()
        return message

    def until(self, true: Callable[[Json], object]) -> Json:
        """Read until the condition holds for the newest view."""
        patience = Patience("view as expected", LONGEST)
        while not true(self.view):
            patience.check()
            self.next()
        return self.view

    def until_present(self, seat: int) -> None:
        """Read until the seat's person is reported as present."""
        patience = Patience(f"presence of seat {seat}", LONGEST)
        while seat not in self.present:
            patience.check()
            self.next()

    def until_absent(self, seat: int) -> None:
        """Read until the seat's person is reported as absent."""
        patience = Patience(f"absence of seat {seat}", LONGEST)
        while seat in self.present:
            patience.check()
            self.next()

    def catch_up(self, quiet: float = 0.05) -> None:
        """Read all messages in flight. Loops that do so until a game is over fail if nothing arrives any more."""
        patience = Patience("pause between messages", LONGEST)
        try:
            while True:
                patience.check()
                self.next(quiet)
        except TimeoutError:
            self._quiet += quiet
            assert self._quiet < LONGEST, f"nothing has arrived for {LONGEST:.0f} s"

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message and return its id."""
        message = {"type": kind, "id": f"{self._name}-{next(self._ids)}", **fields}
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def answer(self, name: str) -> Json:
        """Read up to the answer to a message; a refusal is followed by a fresh view."""
        patience = Patience(f"answer to {name}", LONGEST)
        while True:
            patience.check()
            message = self.next()
            if message.get("done") == name:
                return {"type": "done", "id": name}
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
        """Send a message that must be refused; returns the code."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["problem"]["code"])

    def closed(self) -> int | None:
        """Read until the connection is closed and return its close code."""
        patience = Patience("end of the connection", LONGEST)
        try:
            while True:
                patience.check()
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None


def decide(client: Client) -> None:
    """Decide for the first own seat that has to: the move that gains most."""
    seat = client.undecided[0]
    hand = next(hand for hand in client.view["hands"] if hand["seat"] == seat)
    best = max(hand["options"], key=lambda option: (option["gain"], -len(option["skipped"])))
    client.choose(seat, best["move"])


def play_on(*clients: Client, until: Callable[[Json], object] = lambda view: view["status"] == "over") -> None:
    """Let all clients decide until the condition holds for the first one's view."""
    patience = Patience("end of the game", LONGEST)
    while not until(clients[0].view):
        patience.check()
        owing = [client for client in clients if client.undecided]
        for client in owing:
            decide(client)
        for client in clients:
            client.catch_up(0.002 if owing else 0.01)
