"""Helpers of the security tests: direct database access, addresses, games."""

import re
import secrets
import socket
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import Any
from urllib.parse import urlsplit

import httpx

from tests.server.backends import run_sql
from tests.server.kit import NO_TLS, TIMEOUT, Person, Server, Variant, play_on, table_file

GOOD = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}


def change(server: Server, statement: str, *values: object) -> None:
    """Change the database directly, for example to make a row older."""
    if isinstance(server.place, str):
        parts = statement.split("?")
        numbered = parts[0] + "".join(f"${number}{part}" for number, part in enumerate(parts[1:], start=1))
        run_sql(server.place, numbered, *values)
        return
    with closing(sqlite3.connect(table_file(server.place), timeout=TIMEOUT)) as disk, disk:
        disk.execute(statement, values)


def database_text(server: Server, tables: Sequence[str]) -> str:
    """All stored rows of these tables as text, to search for forbidden values."""
    if isinstance(server.place, str):
        rows: list[Any] = [row for table in tables for row in run_sql(server.place, f"SELECT * FROM {table}")]  # noqa: S608
    else:
        with closing(sqlite3.connect(table_file(server.place), timeout=TIMEOUT)) as disk:
            rows = [row for table in tables for row in disk.execute(f"SELECT * FROM {table}")]  # noqa: S608
    return "\n".join(cell.decode() if isinstance(cell, bytes) else str(cell) for row in rows for cell in row)


def somewhere() -> str:
    """An unused address."""
    return ".".join(["203", *(str(secrets.randbelow(256)) for _ in range(3))])


def visitor(server: Server, address: str | None = None, **headers: str) -> httpx.Client:
    """A person with this address at the strict server."""
    forwarded = {"X-Forwarded-For": address or somewhere(), **headers}
    return httpx.Client(base_url=server.address, headers=forwarded, timeout=TIMEOUT, verify=NO_TLS)


def connected(server: Server) -> socket.socket:
    """A plain connection to the server."""
    parts = urlsplit(server.address)
    return socket.create_connection((parts.hostname, parts.port), timeout=TIMEOUT)


def statuses(server: Server, target: str, address: str, number: int) -> list[int]:
    """The answers to this many requests for exactly this target, sent at once; no client library normalises it."""
    head = f"GET {target} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n"
    requests = f"{head}\r\n" * (number - 1) + f"{head}Connection: close\r\n\r\n"
    with connected(server) as line, line.makefile("rb") as reading:
        line.sendall(requests.encode())
        return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3})", reading.read())]


def play_to_the_end(*people: Person, variant: Variant = "classic") -> str:
    """A new game between these people; the first one makes the table."""
    first, *others = people
    table = first.make(variant, "you", *("open" for _ in others))
    for other in others:
        other.join(table)
    finish(table, *people)
    return table


def finish(table: str, *people: Person) -> None:
    """Start the game if necessary, and play it to the end."""
    with ExitStack() as leaving:
        clients = [leaving.enter_context(person.at(table)) for person in people]
        if clients[0].view["status"] == "waiting":
            clients[0].do("start")
        play_on(*clients)
