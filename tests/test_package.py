"""The built package: its contents, and a game on the server of an environment that has only the wheel.

`make dist` names the folder of the files it has built; otherwise the tests build their own.
"""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build
from tests.kit.documentation import build_documentation
from tests.server.kit import Person, Server

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).with_name("uv")
LOCK = ROOT / "requirements/play.lock"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a wheel and a source distribution."""
    if named := os.environ.get("LUCCHETTO_DIST"):
        return Path(named)
    folder = tmp_path_factory.mktemp("dist")
    build_documentation()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(folder)], cwd=ROOT, check=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (found,) = dist.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables for uv: both environments of these tests share their downloads."""
    cache = os.environ.get("UV_CACHE_DIR") or str(tmp_path_factory.mktemp("uv"))
    return {**os.environ, "UV_SYSTEM_CERTS": "1", "UV_CACHE_DIR": cache, "UV_PYTHON": sys.executable}


@pytest.fixture(scope="module")
def environment(wheel: Path, downloads: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it requires."""
    place = tmp_path_factory.mktemp("empty") / "environment"
    subprocess.run([str(UV), "venv", "--quiet", str(place)], check=True, env=downloads)
    install = [
        str(UV),
        "pip",
        "install",
        "--quiet",
        "--python",
        f"{place}/bin/python",
        "--constraint",
        str(LOCK),
        str(wheel),
    ]
    subprocess.run(install, check=True, env=downloads)
    return place


def test_the_description_renders_and_the_metadata_is_valid(dist: Path) -> None:
    command = [str(Path(sys.executable).with_name("twine")), "check", "--strict", *map(str, dist.iterdir())]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_source_distribution_can_build_the_page_and_carries_no_pictures_of_the_documents(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = packed.getnames()
        if hasattr(tarfile, "data_filter"):  # not in the first releases of Python 3.11
            packed.extraction_filter = tarfile.data_filter
        packed.extractall(tmp_path)  # noqa: S202 - we have just built it
    (root,) = tmp_path.iterdir()
    built_from = hatch_build.BUILT_FROM.read_text()
    monkeypatch.setattr(hatch_build, "ROOT", root)
    monkeypatch.setattr(hatch_build, "WEB", root / "web")
    assert hatch_build._digest(hatch_build._sources()) == built_from, "the sources of the page differ"
    assert not [name for name in names if "/docs/images/" in name or "/node_modules/" in name]


def test_the_wheel_carries_the_documentation_and_stays_small(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        entries = {entry.filename: entry.compress_size for entry in packed.infolist()}
    folder = "lucchetto/server/documentation/"
    site = {name: size for name, size in entries.items() if name.startswith(folder)}
    assert {f"{folder}index.html", f"{folder}api/rules/index.html", f"{folder}.built-from"} <= site.keys()
    assert sum(site.values()) < 3 * 2**20


def test_npm_finds_node_on_a_machine_without_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "package.json").write_text('{"scripts": {"version": "node --version"}}')
    for program in ("env", "sh"):
        (tmp_path / program).symlink_to(f"/usr/bin/{program}")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(hatch_build, "WEB", tmp_path)
    monkeypatch.setattr(hatch_build, "PAGE", tmp_path / "page")
    hatch_build._npm("run", "version")


def test_the_wheel_plays_a_game_in_an_empty_environment(environment: Path, tmp_path: Path) -> None:
    assert not list(environment.glob("lib/*/site-packages/nodejs*")), "the wheel has its page and needs no Node"
    server = Server(tmp_path / "data", prefix=("env",), program=(str(environment / "bin/lucchetto"),))
    play_a_game(server)


def test_the_wheel_plays_a_game_by_uvx(wheel: Path, downloads: dict[str, str], tmp_path: Path) -> None:
    program = (str(UV), "tool", "run", "--quiet", "--constraints", str(LOCK), "--from", str(wheel), "lucchetto")
    ours = {name: value for name, value in downloads.items() if name.startswith("UV_")}
    server = Server(tmp_path / "data", prefix=("env",), program=program, **ours)
    play_a_game(server)


def play_a_game(server: Server) -> None:
    try:
        with Person(server) as ada:
            page = ada.http.get("/")
            assert page.status_code == 200
            assert "<script" in page.text
            table = ada.make("classic", "you", "novice")
            with ada.at(table) as client:
                client.do("start")
                while client.view["status"] != "over":
                    view = client.until(lambda view: view["status"] == "over" or view["seats"][0]["deciding"])
                    if view["status"] != "over":
                        client.do("choose", seat=0, move="pass", step=view["step"])
    finally:
        assert server.stop() in (0, -15)
