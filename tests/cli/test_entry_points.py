"""`lucchetto` and `python -m lucchetto`: the same command, which serves and opens the browser without arguments."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lucchetto import __version__
from tests.cli.kit import LUCCHETTO, PATIENCE, Command, surroundings

MODULE = (sys.executable, "-m", "lucchetto")


def test_the_module_is_the_command(lucchetto: Command) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command, environment = [*MODULE, *arguments], surroundings(lucchetto.home)
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert run("--version").stdout == f"lucchetto {__version__}\n"
    assert run("rules", "duel", "--lang", "it").stdout == lucchetto("rules", "duel", "--lang", "it").out
    wrong = run("rules", "chess")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (1, 1)


@pytest.mark.parametrize("command", [(str(LUCCHETTO),), MODULE], ids=["command", "module"])
def test_without_an_argument_it_serves_and_opens_the_browser(tmp_path: Path, command: tuple[str, ...]) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = surroundings(tmp_path, LUCCHETTO_PORT="0", BROWSER=str(browser), DISPLAY=":0")
    with subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        said = running.stdout.readline()
        until = time.monotonic() + PATIENCE
        while not (opened := _content(tmp_path / "opened")) and time.monotonic() < until:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=PATIENCE)
    assert said.startswith("Lucchetto is running at http://127.0.0.1:")
    assert opened in said


def _content(file: Path) -> str:
    return file.read_text().strip() if file.exists() else ""
