"""requirements/install.py in a small project of its own: its output, and what it does after changes and interruptions.

The packages come from a folder, so no test depends on the network.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
NOWHERE = "http://127.0.0.1:9/simple"
BACKEND = """
import zipfile
from pathlib import Path

def build_editable(folder, config_settings=None, metadata_directory=None):
    name, info = "mini-1.0-py3-none-any.whl", "mini-1.0.dist-info"
    with zipfile.ZipFile(Path(folder) / name, "w") as wheel:
        wheel.writestr("mini.py", "")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: mini\\nVersion: 1.0\\n")
        tags = "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
        wheel.writestr(f"{info}/WHEEL", tags)
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""


class Project:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ".venv/bin/python"
        self._wheels = folder / "wheels"
        (folder / "requirements").mkdir(parents=True)
        self._wheels.mkdir()
        shutil.copy(ROOT / "requirements/install.py", folder / "requirements")
        (folder / "backend.py").write_text(BACKEND)
        (folder / "pyproject.toml").write_text(
            '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
            '[project]\nname = "mini"\nversion = "1.0"\n'
        )
        small = self.wheel("small")
        self.lock("play", small)
        self.lock("docs", small, self.wheel("another"))
        self.lock("lab", small, self.wheel("larger"))
        self.lock("dev", small, self.wheel("largest"))

    def wheel(self, name: str) -> str:
        """Make a package; returns its line of a lock file."""
        path, info = self._wheels / f"{name}-1.0-py3-none-any.whl", f"{name}-1.0.dist-info"
        with zipfile.ZipFile(path, "w") as wheel:
            wheel.writestr(f"{name}.py", "")
            wheel.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
            tags = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
            wheel.writestr(f"{info}/WHEEL", tags)
            wheel.writestr(f"{info}/RECORD", "")
        return f"{name}==1.0 --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"

    def lock(self, level: str, *lines: str) -> None:
        (self.folder / f"requirements/{level}.lock").write_text("".join(lines))

    def install(self, level: str = "play", **variables: str) -> subprocess.CompletedProcess[str]:
        return self.call([sys.executable, "requirements/install.py", level], variables)

    def call(self, command: list[str], variables: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, cwd=self.folder, env=self.environment(variables), capture_output=True, text=True, check=False
        )

    def environment(self, variables: Mapping[str, str]) -> dict[str, str]:
        packages = {"UV_NO_INDEX": "1", "UV_FIND_LINKS": str(self._wheels), "UV_CACHE_DIR": str(self.folder / "cache")}
        return {"PATH": f"{UV.parent}:/usr/bin:/bin", "HOME": str(self.folder / "home"), **packages, **variables}

    def has(self, *packages: str) -> bool:
        return subprocess.run([self.python, "-c", f"import {', '.join(packages)}"], check=False).returncode == 0


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path / "project")


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_it_says_what_it_does_and_does_it_once(project: Project) -> None:
    first = project.install()
    assert first.returncode == 0, first.stderr
    assert first.stderr.splitlines()[0].startswith("Setting up .venv")
    assert "Installed 1 package" in first.stderr
    assert project.has("small", "mini")
    second = project.install()
    assert (second.returncode, second.stdout, second.stderr) == (0, "", "")


def test_a_larger_environment_is_enough_and_a_smaller_one_is_extended(project: Project) -> None:
    assert project.install().returncode == 0
    assert not project.has("largest")
    assert project.install("dev").returncode == 0
    assert project.has("small", "largest", "mini")
    assert project.install().stderr == ""


def test_the_documentations_tools_are_enough_to_play_but_not_for_the_lab(project: Project) -> None:
    assert project.install("docs").returncode == 0
    assert project.install().stderr == ""
    assert not project.has("larger")
    assert project.install("lab").returncode == 0
    assert project.has("small", "another", "larger", "mini")


def test_a_changed_lock_file_is_installed(project: Project) -> None:
    assert project.install().returncode == 0
    project.lock("play", project.wheel("other"))
    assert project.install().returncode == 0
    assert project.has("other")


def test_an_environment_whose_python_is_gone_is_made_again(project: Project) -> None:
    assert project.install().returncode == 0
    project.python.unlink()
    assert project.install().returncode == 0
    assert project.has("small", "mini")


def test_after_an_interruption_it_continues(project: Project) -> None:
    """The first call of uv hangs; Ctrl-C reaches all processes of the command, as in a terminal."""
    hanging = project.folder / "hanging"
    hanging.mkdir()
    started = hanging / "started"
    os.mkfifo(started)
    (hanging / "uv").write_text(f"#!/bin/sh\necho > {started}\nexec sleep 600\n")
    (hanging / "uv").chmod(0o755)
    process = subprocess.Popen(
        [sys.executable, "requirements/install.py", "play"],
        cwd=project.folder,
        env=project.environment({"PATH": f"{hanging}:/usr/bin:/bin"}),
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    started.read_text()
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in said
    assert said.splitlines()[-1] == "Interrupted. The same command continues where it stopped."
    again = project.install()
    assert again.returncode == 0, again.stderr
    assert "Creating" not in again.stderr
    assert project.has("small", "mini")


def test_without_a_connection_uv_ends_with_a_line_that_says_so(project: Project) -> None:
    offline = project.install(UV_NO_INDEX="", UV_FIND_LINKS="", UV_DEFAULT_INDEX=NOWHERE, UV_HTTP_RETRIES="0")
    assert last_line(offline).startswith("No connection to the package index.")
    assert project.install().returncode == 0


def test_without_a_connection_and_uv_it_says_the_same(project: Project) -> None:
    shutil.copy(ROOT / "requirements/uv.lock", project.folder / "requirements")
    offline = project.install(PATH="/usr/bin:/bin", PIP_INDEX_URL=NOWHERE)
    assert last_line(offline).startswith("No connection to the package index.")


def test_another_error_is_shown_in_full(project: Project) -> None:
    project.lock("play", "missing==1.0 --hash=sha256:" + "0" * 64 + "\n")
    failed = project.install()
    assert last_line(failed) == "The set-up failed. The same command continues where it stopped."
    assert "missing" in failed.stderr


PRETEND = """
import importlib.util, runpy, sys
{}
sys.argv = ["install.py", "play"]
runpy.run_path("requirements/install.py", run_name="__main__")
"""


def test_an_old_python_is_named(project: Project) -> None:
    old = PRETEND.format("sys.version_info = (3, 9, 18)")
    line = last_line(project.call([sys.executable, "-c", old], {}))
    assert "3.11 or newer, this is 3.9.18" in line
    assert "make PYTHON=" in line
    assert not project.python.parent.exists()


def test_a_python_without_venv_says_how_to_get_it(project: Project) -> None:
    hide = "find = importlib.util.find_spec; importlib.util.find_spec = lambda name: None"
    line = last_line(project.call([sys.executable, "-c", PRETEND.format(hide)], {"PATH": "/usr/bin:/bin"}))
    assert "apt-get install python3-venv" in line
    assert not project.python.parent.exists()


def test_without_a_connection_the_page_says_so_on_one_line(tmp_path: Path) -> None:
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    (tmp_path / "locales").mkdir()
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "web" / name, tmp_path / "web")
    offline = subprocess.run(
        [sys.executable, "hatch_build.py"],
        cwd=tmp_path,
        env={
            "PATH": "/usr/bin:/bin",
            "HOME": str(tmp_path),
            "npm_config_registry": NOWHERE,
            "npm_config_cache": str(tmp_path / "npm"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert last_line(offline).startswith("No connection to the npm registry.")
    assert offline.stderr.splitlines()[0] == "Installing the page's build tools ..."
