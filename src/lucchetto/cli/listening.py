"""Opens the server's port. If our own server already has it, says so; if another program has it, may try the next."""

import errno
import http.client
import json
import socket

from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import reason
from lucchetto.messages import Catalogue

ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - requested with --lan
SEND_BUFFER = 256 * 1024
NEXT_PORTS = 20
"""Number of ports to try after one that another program uses."""
ANSWER_SECONDS = 3.0
"""Seconds to wait for the program on the port to identify itself; our server may have just started."""
_ROOT_PORTS = 1024


class AlreadyServedError(Exception):
    """Our own server already listens on the port."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


def listen(host: str, port: int, words: Catalogue, *, may_move: bool) -> socket.socket:
    """Return a listening socket on this port or, if another program uses it and `may_move`, on one of the next ports.

    Raises AlreadyServedError, or CommandError with a one-line message.
    """
    try:
        return _bind(host, port)
    except (OSError, OverflowError) as error:
        if getattr(error, "errno", None) != errno.EADDRINUSE:
            raise _cannot_listen(host, port, error, words) from None
        if is_our_server(host, port):
            raise AlreadyServedError(web_address(host, port)) from None
        if not may_move:
            raise _cannot_listen(host, port, error, words) from None
    for other in range(port + 1, min(port + NEXT_PORTS, 65535) + 1):
        try:
            return _bind(host, other)
        except OSError:
            continue
    raise CommandError(words("no-free-port", first=str(port), last=str(port + NEXT_PORTS)))


def is_our_server(host: str, port: int) -> bool:
    connection = http.client.HTTPConnection(_reachable(host), port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/health")
        answer = json.loads(connection.getresponse().read(1000))
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(answer, dict) and answer.get("program") == "lucchetto"


def web_address(host: str, port: int) -> str:
    name = _reachable(host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def _reachable(host: str) -> str:
    return "127.0.0.1" if host in (ALL_INTERFACES, "::") else host


def _bind(host: str, port: int) -> socket.socket:
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it. Unread messages must not pile up here: a slow client gets a fresh view later.
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
        listening.listen()
    except BaseException:
        listening.close()
        raise
    return listening


def _cannot_listen(host: str, port: int, error: Exception, words: Catalogue) -> CommandError:
    if isinstance(error, PermissionError) and 0 < port < _ROOT_PORTS:
        return CommandError(words("port-needs-rights", port=str(port)))
    return CommandError(words("cannot-listen", host=host, port=str(port), why=reason(error)))
