"""Forked test servers report their exit status like commands, and do not outlive the tests."""

import os
import signal
from pathlib import Path

import pytest

from tests.server.conftest import Starts
from tests.server.forkserver import ForkServer
from tests.server.kit import LUCCHETTO, eventually


def is_there(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def test_the_exit_status_is_reported_as_it_was(start: Starts, tmp_path: Path) -> None:
    server, other = start(), start(data=tmp_path / "other")
    assert server.process.poll() is None
    assert server.stop() == 0
    other.kill()
    assert other.process.poll() == -signal.SIGKILL


def test_servers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    opened = ForkServer()
    command = [str(LUCCHETTO), "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with (tmp_path / "errors").open("wb") as errors:
        quiet = {"LUCCHETTO_EXACT": "0", "LUCCHETTO_ROLLOUTS": "0"}
        server = opened.start(command, errors, {"PATH": os.environ["PATH"], **quiet})
    with server.stdout:
        assert b"http://" in server.stdout.readline()
        assert is_there(server.pid)
        opened.close()
        eventually(lambda: not is_there(server.pid))
    with pytest.raises(AssertionError, match="gone"):
        server.poll()
