"""`lucchetto serve`: runs the server, for this machine or (--lan) for phones in the same network."""

import argparse
import asyncio
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

import lucchetto
from lucchetto.bots.seating import offer_own_bots, read_own_bots
from lucchetto.cli.errors import CommandError
from lucchetto.cli.files import reason, shown_name
from lucchetto.cli.listening import ALL_INTERFACES, AlreadyServedError, listen, web_address
from lucchetto.cli.own_bots import find_modules_here
from lucchetto.cli.storage import read_settings
from lucchetto.messages import Catalogue
from lucchetto.rules import GameError

if TYPE_CHECKING:
    from lucchetto.server.settings import Settings
    from lucchetto.server.shutdown import DrainingServer
    from lucchetto.server.storage.folder_lock import FolderLock

LEVELS = ("critical", "error", "warning", "info", "debug")


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--host", metavar="ADDRESS", help=words("help-serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=words("help-serve-port"))
    parser.add_argument("--lan", action="store_true", help=words("help-serve-lan"))
    parser.add_argument("--data", metavar="FOLDER", help=words("help-serve-data"))
    parser.add_argument("--log-level", choices=LEVELS, metavar="LEVEL", help=words("help-serve-log-level"))
    parser.add_argument("--open", action="store_true", help=words("help-serve-open"))


def run(options: argparse.Namespace, words: Catalogue) -> int:
    settings = _settings(options, words)
    _check_page(words)
    _check_bots(settings, words)
    try:
        listening = listen(settings.host, settings.port, words, may_move=_is_default_port(options))
    except AlreadyServedError as error:
        _print(words("already-served", address=error.address))
        if options.open:
            _open_browser(error.address)
        return 0
    stop_metrics = _start_metrics(settings, words)
    _check_bus(settings, words)
    lock = _lock_data(settings, words)
    try:
        _check_store(settings, words)
    except CommandError:
        if lock:
            lock.abandon()
        raise

    server = _build(settings)
    port = listening.getsockname()[1]
    if port != settings.port and settings.port:
        _print(words("port-taken", port=str(settings.port), other=str(port)))
    address = web_address(settings.host, port)
    if lock:
        lock.name_owner(address)
    _print_addresses(address, port, options, words)
    server.run(sockets=[listening])
    stop_metrics()
    return 0 if server.started else 1


def _check_bots(settings: "Settings", words: Catalogue) -> None:
    """Load the operator's bots; report one that cannot be loaded before anything starts."""
    bots = read_own_bots(settings.bots)
    find_modules_here(bots.values())
    try:
        offer_own_bots(bots)
    except GameError as error:
        raise CommandError(words.error(error)) from None


def _build(settings: "Settings") -> "DrainingServer":
    import uvicorn  # slow to import, and a usage error need not wait for it

    from lucchetto.server.api import websocket_protocol
    from lucchetto.server.api.gateway import GatewayMiddleware
    from lucchetto.server.api.http_protocol import HttpProtocol
    from lucchetto.server.app import build_app
    from lucchetto.server.shutdown import REQUEST_GRACE, DrainingServer

    app = build_app(settings)
    logging.captureWarnings(capture=True)  # so that they appear as log lines
    config = uvicorn.Config(
        GatewayMiddleware(app, settings),
        proxy_headers=False,  # the gateway handles them, according to the settings
        log_config=None,  # the app has configured logging for the whole process
        http=HttpProtocol,
        ws=websocket_protocol.websocket_protocol(settings.messages_per_second),
        ws_max_size=8192,
        ws_ping_interval=websocket_protocol.PING_INTERVAL,
        ws_ping_timeout=websocket_protocol.PING_TIMEOUT,
        ws_per_message_deflate=False,  # views are small, and compression costs more than it saves
        timeout_graceful_shutdown=REQUEST_GRACE,
        server_header=False,
    )
    return DrainingServer(config, app)


def _print_addresses(address: str, port: int, options: argparse.Namespace, words: Catalogue) -> None:
    _print(words("serving-at", address=address))
    if options.lan:
        _print_lan_address(port, words)
    _print(words("serving-stop"))
    if options.open:
        threading.Timer(0.7, _open_browser, (address,)).start()


def _settings(options: argparse.Namespace, words: Catalogue) -> "Settings":
    """The settings: options override the environment."""
    given = {name: getattr(options, name) for name in ("host", "port", "data", "log_level")}
    if options.lan:
        given["host"] = ALL_INTERFACES
    return msgspec.structs.replace(
        read_settings(words), **{name: value for name, value in given.items() if value is not None}
    )


def _start_metrics(settings: "Settings", words: Catalogue) -> Callable[[], None]:
    """Serve Prometheus metrics on a separate port, so that no proxy publishes them; return a function that stops it."""
    if not settings.metrics:
        return lambda: None
    from lucchetto.server.ops.metrics import publish

    try:
        return publish(settings.metrics)
    except (OSError, OverflowError) as error:
        host, _, port = settings.metrics.rpartition(":")
        raise CommandError(words("cannot-listen", host=host or "127.0.0.1", port=port, why=reason(error))) from None


def _check_page(words: Catalogue) -> None:
    if not (Path(lucchetto.__file__).parent / "server/page/index.html").is_file():
        raise CommandError(words("no-page"))


def _is_default_port(options: argparse.Namespace) -> bool:
    return options.port is None and "LUCCHETTO_PORT" not in os.environ


def _lock_data(settings: "Settings", words: Catalogue) -> "FolderLock | None":
    """Create and lock the data folder, unless the games are in a database or a bus connects several servers."""
    from lucchetto.server.storage.folder_lock import FolderInUseError, FolderLock

    folder = settings.data
    if settings.database_url:
        return None
    try:
        os.makedirs(folder, exist_ok=True)  # noqa: PTH103 - the setting is a string
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return None if settings.bus_url else FolderLock(folder)
    except FolderInUseError as error:
        raise CommandError(words("folder-in-use", folder=shown_name(folder), owner=error.owner or "?")) from None
    except OSError as error:
        raise CommandError(words("cannot-write", file=shown_name(folder), why=reason(error))) from None


def _check_bus(settings: "Settings", words: Catalogue) -> None:
    """Raise if the bus cannot be reached. Checked first, so that nothing is created without a bus."""
    from lucchetto.server.bus.base import BusError
    from lucchetto.server.storage.factory import check_bus

    try:
        asyncio.run(check_bus(settings))
    except BusError as error:
        raise CommandError(words("cannot-connect", why=str(error))) from None


def _check_store(settings: "Settings", words: Catalogue) -> None:
    """Raise if the database cannot be used, before anything is served."""
    from lucchetto.server.storage.base import StoreError
    from lucchetto.server.storage.factory import check_store

    try:
        asyncio.run(check_store(settings))
    except StoreError as error:
        raise CommandError(words("cannot-store", why=str(error))) from None


def _print_lan_address(port: int, words: Catalogue) -> None:
    """Print the address for phones, and its QR code."""
    import segno

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, but selects the address of the outgoing interface
            address = f"http://{probe.getsockname()[0]}:{port}/"
        except OSError:
            _print(words("serving-no-lan"))
            return
    _print(words("serving-lan", address=address))
    segno.make(address).terminal(sys.stdout, compact=True)


def _open_browser(address: str) -> None:
    if not _has_browser():
        return
    webbrowser.open(address)


def _has_browser() -> bool:
    """Whether there is a graphical browser. A text browser would take over this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
