"""`lucchetto serve` at the terminal: errors on one line, and a graceful shutdown on SIGTERM."""

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

import lucchetto
from lucchetto.cli.listening import NEXT_PORTS
from lucchetto.server.settings import Settings
from tests.server.backends import run_sql
from tests.server.conftest import People, Starts
from tests.server.kit import LUCCHETTO, TIMEOUT, Server, ask, eventually

DEFAULT_PORT = Settings().port
ITSELF = ("env",)
"""The command is run as a new process, not forked from one that has loaded everything."""


def serve(
    folder: Path, *arguments: str, before: Sequence[str] = (), **variables: str
) -> subprocess.CompletedProcess[str]:
    """A command that must end on its own; `before` is a command prefix."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", **variables}
    command = [*before, str(LUCCHETTO), "serve", *arguments]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=TIMEOUT, check=False)


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    return line


def all_files(folder: Path) -> dict[str, tuple[int, bytes]]:
    """Everything below a folder: names, permissions and contents."""
    return {
        str(path.relative_to(folder)): (path.stat().st_mode, path.read_bytes() if path.is_file() else b"")
        for path in sorted(folder.rglob("*"))
    }


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield int(listening.getsockname()[1])


def test_a_port_in_use_is_reported_on_one_line(tmp_path: Path, taken: int) -> None:
    assert str(taken) in one_line(serve(tmp_path, "--port", str(taken), "--data", str(tmp_path)))


def test_a_second_server_finds_the_first_and_says_where_it_is(start: Starts, tmp_path: Path) -> None:
    address = start().address
    second = serve(tmp_path, "--port", address.rpartition(":")[2], "--data", str(tmp_path / "new"), "--open")
    assert (second.returncode, second.stderr) == (0, "")
    assert f"{address}/" in second.stdout
    assert not (tmp_path / "new").exists()


@pytest.fixture
def default_port_taken() -> Iterator[None]:
    """Another program listens at the port that `serve` uses by default. It may be there already."""
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):
            listening.bind(("127.0.0.1", DEFAULT_PORT))
            listening.listen()
        yield


@pytest.mark.usefixtures("default_port_taken")
def test_without_a_requested_port_the_next_free_one_is_used(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [str(LUCCHETTO), "serve", "--data", str(tmp_path / "data")],
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8", "LUCCHETTO_EXACT": "false"},
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout is not None
        moved, served = process.stdout.readline(), process.stdout.readline()
        process.terminate()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", served)
    assert str(DEFAULT_PORT) in moved
    assert found, served
    assert found[1] in moved
    assert DEFAULT_PORT < int(found[1]) <= DEFAULT_PORT + NEXT_PORTS


@pytest.mark.usefixtures("default_port_taken")
def test_a_port_in_the_environment_counts_as_requested(tmp_path: Path) -> None:
    line = one_line(serve(tmp_path, "--data", str(tmp_path / "new"), LUCCHETTO_PORT=str(DEFAULT_PORT)))
    assert str(DEFAULT_PORT) in line
    assert all_files(tmp_path) == {}


def test_a_port_below_1024_says_what_to_do(tmp_path: Path) -> None:
    if os.geteuid():
        before: tuple[str, ...] = ()
    else:
        before = ("setpriv", "--bounding-set=-net_bind_service", "--inh-caps=-net_bind_service", "--")
    line = one_line(serve(tmp_path, "--port", "81", "--data", str(tmp_path / "new"), before=before))
    assert "81" in line
    assert "--port" in line


def test_a_second_server_with_the_same_folder_ends_with_one_line(start: Starts, tmp_path: Path) -> None:
    first = start()
    line = one_line(serve(tmp_path, "--port=0", "--data", str(first.data)))
    assert str(first.data) in line
    assert first.address in line
    first.kill()
    assert Server(first.data).stop() == 0, "the lock outlived the process that held it"


def test_servers_with_a_bus_may_share_a_folder(start: Starts, bus_address: str) -> None:
    first = start(LUCCHETTO_BUS_URL=bus_address)
    second = Server(first.data, LUCCHETTO_BUS_URL=bus_address)
    assert second.stop() == 0


def test_a_package_without_its_page_says_so(tmp_path: Path) -> None:
    package = tmp_path / "lucchetto"
    shutil.copytree(Path(lucchetto.__file__).parent, package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    shutil.copytree(Path(lucchetto.__file__).parents[2] / "locales", package / "locales")
    line = one_line(serve(tmp_path, "--port=0", "--data", str(tmp_path / "new"), PYTHONPATH=str(tmp_path)))
    assert "make page" in line


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_an_invalid_port_is_reported_on_one_line(tmp_path: Path, port: str) -> None:
    assert port in one_line(serve(tmp_path, f"--port={port}", "--data", str(tmp_path)))


def test_an_invalid_host_is_reported_on_one_line(tmp_path: Path) -> None:
    assert "192.0.2.77" in one_line(serve(tmp_path, "--host", "192.0.2.77", "--port", "0", "--data", str(tmp_path)))


@pytest.mark.parametrize(
    "setting",
    [
        "PORT=eight",
        "PORT=",
        "BOT_DELAY=soon",
        "STALL_TRACE=-1",
        "LOG_LEVEL=banana",
        "LOG_FORMAT=xml",
        "METRICS=somewhere",
        "DRAIN_SECONDS=-1",
    ],
)
def test_a_setting_that_cannot_be_read_is_named(tmp_path: Path, setting: str, taken: int) -> None:
    name, value = setting.split("=")
    flags = ["--data", str(tmp_path)] if name == "PORT" else ["--data", str(tmp_path), "--port", str(taken)]
    assert f"LUCCHETTO_{name}" in one_line(serve(tmp_path, *flags, **{f"LUCCHETTO_{name}": value}))
    assert all_files(tmp_path) == {}


def test_an_invalid_data_folder_is_reported_on_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path / "file" / "below")))


def test_a_data_folder_that_is_a_file_is_reported_on_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path / "file")))


def test_data_of_a_later_version_is_reported_on_one_line_and_left_as_it_is(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "lucchetto.sqlite3")) as disk:
        disk.execute("PRAGMA journal_mode = DELETE")  # opening it with our code would change even that
        disk.execute("CREATE TABLE novelties (what TEXT)")
        disk.execute("PRAGMA user_version = 999")
    before = all_files(tmp_path)
    assert "999" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path)))
    assert all_files(tmp_path) == before


def test_a_file_that_is_not_a_database_is_reported_on_one_line_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "lucchetto.sqlite3").write_text("no database" * 100)
    before = all_files(tmp_path)
    assert "lucchetto.sqlite3" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path)))
    assert all_files(tmp_path) == before


def read_only(folder: Path) -> list[str]:
    """A command prefix that makes the folder read-only. Root can write anywhere but on such a mount."""
    if os.geteuid():
        folder.chmod(0o555)
        return []
    mount = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
    return ["unshare", "-Urm", "sh", "-c", mount, str(folder)]


@pytest.mark.parametrize("below", ["", "new/folder"])
def test_a_data_folder_that_cannot_be_written_is_reported_on_one_line_and_left_as_it_is(
    tmp_path: Path, below: str
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "lucchetto.sqlite3")) as disk:
        disk.execute("CREATE TABLE t (x)")
    before = all_files(folder)
    line = one_line(serve(tmp_path, "--port=0", "--data", str(folder / below), before=read_only(folder)))
    assert str(folder) in line
    assert all_files(folder) == before


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://ada:hush@db/games"),
        ("DATABASE_URL", "postgresql://ada:hush@127.0.0.1:9/games"),
        ("BUS_URL", "http://ada:hush@bus"),
        ("BUS_URL", "valkey://ada:hush@127.0.0.1:9/0"),
    ],
)
def test_a_missing_database_or_bus_is_reported_on_one_line_and_nothing_is_created(
    tmp_path: Path, name: str, value: str
) -> None:
    line = one_line(serve(tmp_path, "--port=0", "--data", str(tmp_path / "new"), **{f"LUCCHETTO_{name}": value}))
    assert "hush" not in line
    assert list(tmp_path.iterdir()) == []


def test_a_port_in_use_creates_nothing(tmp_path: Path, taken: int, database: str) -> None:
    one_line(serve(tmp_path, f"--port={taken}", "--data", str(tmp_path / "new"), LUCCHETTO_DATABASE_URL=database))
    one_line(serve(tmp_path, f"--port={taken}", "--data", str(tmp_path / "new")))
    assert list(tmp_path.iterdir()) == []
    assert relations(database) == []


def relations(database: str) -> list[tuple[object, ...]]:
    """All tables and indexes except PostgreSQL's own, with the transactions that created them."""
    mine = "SELECT relname, xmin::text FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname"
    return run_sql(database, mine)


def test_a_metrics_port_in_use_is_reported_on_one_line_and_nothing_is_created(tmp_path: Path, taken: int) -> None:
    for wish in (f"127.0.0.1:{taken}", "99999"):
        line = one_line(serve(tmp_path, "--port=0", "--data", str(tmp_path / "new"), LUCCHETTO_METRICS=wish))
        assert wish.rpartition(":")[2] in line
    assert all_files(tmp_path) == {}


def test_without_its_bus_a_server_does_not_touch_the_database(tmp_path: Path, database: str) -> None:
    away = {"LUCCHETTO_DATABASE_URL": database, "LUCCHETTO_BUS_URL": "valkey://127.0.0.1:9/0"}
    assert "127.0.0.1:9" in one_line(serve(tmp_path, "--port=0", **away))
    assert relations(database) == []


def test_a_database_of_a_later_version_is_reported_on_one_line_and_left_as_it_is(tmp_path: Path, database: str) -> None:
    run_sql(database, "CREATE TABLE lucchetto_schema AS SELECT 999 AS version")
    run_sql(database, "CREATE TABLE novelties (what TEXT PRIMARY KEY)")
    row = "SELECT version, xmin::text FROM lucchetto_schema"
    before = [*relations(database), *run_sql(database, row)]
    assert "999" in one_line(serve(tmp_path, "--port=0", LUCCHETTO_DATABASE_URL=database))
    assert [*relations(database), *run_sql(database, row)] == before
    assert all_files(tmp_path) == {}


def test_ctrl_c_right_after_the_start_prints_nothing(tmp_path: Path) -> None:
    """It reaches all processes of the command, including the one that begins to build the exact table."""
    process = subprocess.Popen(
        [str(LUCCHETTO), "serve", "--port=0", "--data", str(tmp_path / "data")],
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "LANG": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().split()[-1]
    eventually(lambda: has_answered(address))
    os.killpg(process.pid, signal.SIGINT)
    _, complaints = process.communicate(timeout=TIMEOUT)
    assert complaints == ""


def has_answered(address: str) -> bool:
    try:
        return ask("GET", address).status_code == 200
    except httpx.TransportError:
        return False


def test_sigterm_ends_it_cleanly_with_people_at_its_tables(start: Starts, person: People) -> None:
    server = start(prefix=ITSELF)
    ada = person("Ada", server)
    table = ada.make("classic", "you", "club", timer=15)
    with ada.at(table) as client:
        client.do("start")
        assert server.stop() == 0
        assert client.closed() == 1012
    assert server.complaints == ""


def test_interrupted_at_the_terminal_it_exits_cleanly(start: Starts) -> None:
    """Ctrl-C is how people stop it: a status of 0, or 130 as shells expect of an interrupted command."""
    server = start(prefix=ITSELF)
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(TIMEOUT) in (0, 130)
    assert server.complaints == ""


def test_by_default_only_this_machine_is_served(server: Server) -> None:
    assert server.address.startswith("http://127.0.0.1:")
    listening = Path("/proc/net/tcp").read_text().splitlines()
    port = int(server.address.rpartition(":")[2])
    addresses = [line.split()[1] for line in listening if line.split()[1].endswith(f":{port:04X}")]
    assert f"0100007F:{port:04X}" in addresses
    assert f"00000000:{port:04X}" not in addresses


def test_for_the_network_it_prints_an_address_and_a_qr_code(start: Starts) -> None:
    server = start("--lan", prefix=ITSELF)
    server.process.send_signal(signal.SIGTERM)
    assert server.process.stdout is not None
    output = server.process.stdout.read().decode()
    addresses = re.findall(r"http://([0-9.]+):\d+/", output)
    assert "http://0." not in output
    if addresses:  # a machine without a network has no address to print
        assert sum(sign in "▀▄█" for sign in output) > 100
    else:
        assert "network" in output


def test_options_override_the_environment(start: Starts, taken: int) -> None:
    server = start(LUCCHETTO_PORT=str(taken))
    assert not server.address.endswith(f":{taken}")


def test_a_missing_data_folder_is_created(server: Server) -> None:
    assert (server.data / "lucchetto.sqlite3").exists()


def test_a_bot_that_cannot_be_loaded_is_reported_before_anything_starts(tmp_path: Path) -> None:
    line = one_line(serve(tmp_path, "--port", "0", LUCCHETTO_BOTS="mine=no_such_module:Bot"))
    why = "ModuleNotFoundError: No module named 'no_such_module'"
    assert line == f"the bot 'no_such_module:Bot' cannot be loaded: {why}"
    assert not list(tmp_path.iterdir())
