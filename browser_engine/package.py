"""Packs the modules of Lucchetto that run in the browser, and msgspec, which they need."""

import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

from .archive import written
from .bytecode import WITH_DOCSTRINGS, compiled
from .paths import DOWNLOADS, LOCK, SOURCES

MODULES = (
    *(
        "__init__.py",
        "visible.py",
        "rules/*.py",
        "records/*.py",
        "features/*.py",
        "bots/*.py",
        "bots/inference/*.py",
        "bots/own/*.py",
        "coach/*.py",
        "coach/remarks/*.py",
        "coach/rollouts/*.py",
    ),
    *("server/__init__.py", "server/clock.py", "server/errors.py", "server/vocabulary.py", "server/offline/*.py"),
    *("server/table/*.py", "server/views/*.py", "server/wire/*.py"),
)
"""Whole folders, although not every module in them is imported: they are small."""
TARGET = ("--implementation", "cp", "--python-version", "3.14", "--abi", "cp314")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32")
"""The wheel tags of this version of Pyodide: its Python version and platform."""


def modules() -> Iterator[Path]:
    """The files of Lucchetto that run in the browser."""
    for pattern in MODULES:
        yield from sorted(SOURCES.glob(pattern))


def package() -> bytes:
    """A zip archive to be unpacked into a folder on Python's path."""
    ours = {path.relative_to(SOURCES.parent).as_posix(): path.read_bytes() for path in modules()}
    with ZipFile(_wheel()) as wheel:
        msgspec = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith((".pyi", "/RECORD"))}
    return written(compiled({**ours, **msgspec}, WITH_DOCSTRINGS))


def networks() -> dict[str, bytes]:
    """The networks of the strong bots. They are separate files, because each is loaded only when a bot needs it."""
    return {path.name: path.read_bytes() for path in sorted((SOURCES / "bots/networks").glob("*.npz"))}


def _wheel() -> Path:
    """The msgspec wheel for Pyodide, from an earlier build or from the package index."""
    folder = DOWNLOADS / sha256(LOCK.read_bytes()).hexdigest()[:12]
    found = list(folder.glob("*.whl"))
    if not found:
        _download(folder)
        found = list(folder.glob("*.whl"))
    return found[0]


def _download(folder: Path) -> None:
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--require-hashes")
    command = (
        sys.executable,
        "-m",
        "pip",
        "download",
        *options,
        *TARGET,
        *PLATFORM,
        "-r",
        str(LOCK),
        "-d",
        str(folder),
    )
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        reason = (result.stderr.strip().splitlines() or ["pip failed"])[-1]
        sys.exit(f"msgspec for the browser could not be downloaded from the package index: {reason}")
