"""`lucchetto serve` as somebody at a terminal meets it: one line when it cannot, a graceful end when it is told to."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.backends import run_sql
from tests.server.conftest import People, Starts
from tests.server.kit import LUCCHETTO, PATIENCE


def serve(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A command that must end by itself."""
    surroundings = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", **variables}
    command = [str(LUCCHETTO), "serve", *arguments]
    return subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False)


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    (line,) = done.stderr.splitlines()
    return line


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        yield int(listening.getsockname()[1])


def test_a_port_in_use_is_told_in_one_line(tmp_path: Path, taken: int) -> None:
    assert str(taken) in one_line(serve(tmp_path, "--port", str(taken), "--data", str(tmp_path)))


@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_cannot_be_is_told_in_one_line(tmp_path: Path, port: str) -> None:
    assert port in one_line(serve(tmp_path, f"--port={port}", "--data", str(tmp_path)))


def test_a_host_that_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    assert "192.0.2.77" in one_line(serve(tmp_path, "--host", "192.0.2.77", "--port", "0", "--data", str(tmp_path)))


@pytest.mark.parametrize(
    "setting",
    ["PORT=eight", "PORT=", "PORT=8000.5", "BOT_DELAY=soon", "TABLES_PER_MINUTE=x", "LOG_LEVEL=banana"],
)
def test_a_setting_that_cannot_be_read_is_named(tmp_path: Path, setting: str, taken: int) -> None:
    name, value = setting.split("=")
    flags = ["--data", str(tmp_path)] if name == "PORT" else ["--data", str(tmp_path), "--port", str(taken)]
    assert f"LUCCHETTO_{name}" in one_line(serve(tmp_path, *flags, **{f"LUCCHETTO_{name}": value}))


def test_a_data_folder_that_cannot_be_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path / "file" / "below")))


def test_a_data_folder_that_is_a_file_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path / "file")))


def test_data_of_a_later_version_is_told_in_one_line(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "lucchetto.sqlite3")) as disk:
        disk.execute("PRAGMA user_version = 999")
    assert "999" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path)))


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "lucchetto.sqlite3").write_text("no database" * 100)
    assert "lucchetto.sqlite3" in one_line(serve(tmp_path, "--port", "0", "--data", str(tmp_path)))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "mysql://ada:hush@db/games"),
        ("DATABASE_URL", "postgresql://ada:hush@127.0.0.1:9/games"),
        ("BUS_URL", "http://ada:hush@bus"),
        ("BUS_URL", "valkey://ada:hush@127.0.0.1:9/0"),
    ],
)
def test_a_database_or_bus_that_is_not_there_is_told_in_one_line_and_nothing_is_created(
    tmp_path: Path, name: str, value: str
) -> None:
    line = one_line(serve(tmp_path, "--port=0", "--data", str(tmp_path / "new"), **{f"LUCCHETTO_{name}": value}))
    assert "hush" not in line
    assert list(tmp_path.iterdir()) == []


def test_a_port_in_use_creates_nothing(tmp_path: Path, taken: int, database: str) -> None:
    one_line(serve(tmp_path, f"--port={taken}", "--data", str(tmp_path / "new"), LUCCHETTO_DATABASE_URL=database))
    one_line(serve(tmp_path, f"--port={taken}", "--data", str(tmp_path / "new")))
    assert list(tmp_path.iterdir()) == []
    assert run_sql(database, "SELECT FROM information_schema.tables WHERE table_schema = 'public'") == []


def test_a_database_of_a_later_version_is_told_in_one_line(tmp_path: Path, database: str) -> None:
    run_sql(database, "CREATE TABLE lucchetto_schema AS SELECT 999 AS version")
    assert "999" in one_line(serve(tmp_path, "--port=0", LUCCHETTO_DATABASE_URL=database))


def test_told_to_end_it_ends_well(start: Starts) -> None:
    server = start()
    assert server.stop() == 0
    assert server.complaints == ""


def test_interrupted_at_the_terminal_it_ends_well(start: Starts) -> None:
    """Ctrl-C is how people stop it: a status of 0, or 130 as shells expect of an interrupted command."""
    server = start()
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(PATIENCE) in (0, 130)
    assert server.complaints == ""


def test_it_ends_in_time_with_people_at_its_tables(start: Starts, person: People) -> None:
    server = start()
    ada = person("Ada", server)
    table = ada.make("classic", "you", "club", timer=15)
    with ada.at(table) as client:
        client.do("start")
        server.process.send_signal(signal.SIGTERM)
        assert client.closed() in (1001, 1012)
        server.process.wait(8)
    assert "Traceback" not in server.complaints


def test_by_default_only_this_machine_is_served(start: Starts) -> None:
    server = start()
    assert server.address.startswith("http://127.0.0.1:")
    listening = Path("/proc/net/tcp").read_text().splitlines()
    port = int(server.address.rpartition(":")[2])
    addresses = [line.split()[1] for line in listening if line.split()[1].endswith(f":{port:04X}")]
    assert f"0100007F:{port:04X}" in addresses
    assert f"00000000:{port:04X}" not in addresses


def test_for_the_network_it_prints_an_address_and_a_code_to_photograph(start: Starts) -> None:
    server = start("--lan")
    server.process.send_signal(signal.SIGTERM)
    assert server.process.stdout is not None
    said = server.process.stdout.read().decode()
    addresses = re.findall(r"http://([0-9.]+):\d+/", said)
    assert "http://0." not in said
    if addresses:  # a machine without any network has none to print
        assert sum(sign in "▀▄█" for sign in said) > 100
    else:
        assert "network" in said


def test_flags_win_over_the_environment(start: Starts, taken: int) -> None:
    server = start(LUCCHETTO_PORT=str(taken))
    assert not server.address.endswith(f":{taken}")


def test_the_data_folder_is_made_where_there_is_none(start: Starts, tmp_path: Path) -> None:
    server = start(data=tmp_path / "new")
    assert (server.data / "lucchetto.sqlite3").exists()
