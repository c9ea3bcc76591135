"""`make play` in a fresh clone with an empty HOME: seconds until the page answers, disk space, and the second start.

It downloads everything again, so the figures include the network connection. PYTHON=... selects another Python.
"""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from pathlib import Path
from time import perf_counter, sleep

from benchmarks import results
from benchmarks.report import table

ROOT = Path(__file__).parents[1]
PYTHON = os.environ.get("PYTHON", "python3")


def clone(folder: Path) -> Path:
    """Clone the committed state of this repository."""
    place = folder / "lucchetto"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(place)], check=True)
    (folder / "home").mkdir()
    return place


def seconds_until_the_page_answers(place: Path) -> float:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = {"HOME": str(place.parent / "home"), "PATH": os.environ["PATH"], "LUCCHETTO_PORT": str(port)}
    began = perf_counter()
    process = subprocess.Popen(["make", f"PYTHON={PYTHON}", "play"], cwd=place, env=environment, start_new_session=True)
    while not answers(f"http://127.0.0.1:{port}/"):
        if process.poll() is not None:
            sys.exit("make play failed")
        sleep(0.02)
    seconds = perf_counter() - began
    os.killpg(process.pid, signal.SIGINT)
    process.wait()
    return seconds


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address) as response:  # noqa: S310 - our own server
            return b"<script" in response.read()
    except (OSError, urllib.error.URLError):
        return False


def megabytes(folder: Path) -> float:
    """Disk space of a folder in megabytes; hard links count once."""
    found = {}
    for path in folder.rglob("*"):
        status = path.lstat()
        found[status.st_ino] = status.st_blocks * 512
    return sum(found.values()) / 1e6


def main(save: bool = False) -> None:
    with tempfile.TemporaryDirectory() as folder:
        place = clone(Path(folder))
        before = megabytes(Path(folder))
        first = seconds_until_the_page_answers(place)
        second = seconds_until_the_page_answers(place)
        taken = megabytes(Path(folder)) - before
        rows = [
            ("`make play` until the page answers", f"{first:.1f} s", "45 s"),
            ("the second time", f"{second:.1f} s", "3 s"),
            ("disk space it takes, in the clone and in HOME", f"{taken:.0f} MB", "700 MB"),
            ("disk space of the clone itself, with its history", f"{before:.0f} MB", ""),
        ]
        version = subprocess.run([PYTHON, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    table(f"First start ({version})", ("", "measured", "at most"), rows)
    if save:
        store(version, [results.Row(what, measured, aim=aim) for what, measured, aim in rows])


def store(version: str, rows: list[results.Row]) -> None:
    """Store the result under the measured Python's minor version, which may not be that of this process."""
    minor = ".".join(version.split()[-1].split(".")[:2])
    command = f"PYTHON=python{minor} python -m benchmarks.first_start"
    name, title = f"first_start_{minor.replace('.', '_')}", f"First start in a fresh clone, Python {minor}"
    condition = "HOME is empty and everything is downloaded, so the times depend on the connection."
    results.save(name, title, command, rows, [condition], version)


if __name__ == "__main__":
    main(results.save_is_asked(__doc__))
