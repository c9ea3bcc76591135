"""The files of the engine: complete, kept by browsers for ever, and the only ones that may compile WebAssembly."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from lucchetto.server.api.static import ENGINE_FILES, ENGINE_WORKER, FILES
from tests.server.kit import Server

WASM = "'wasm-unsafe-eval'"


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address) as client:
        yield client


def test_the_manifest_names_every_file(http: httpx.Client) -> None:
    named = {f"engine/{name}" for name in json.loads(http.get("/engine/manifest.json").text)["files"]}
    assert named | {"engine/manifest.json"} == set(ENGINE_FILES)
    assert any(name.endswith(".wasm") for name in named)


def test_modules_are_compiled_when_the_engine_is_built() -> None:
    archives = [path for name, path in ENGINE_FILES.items() if name.endswith(".zip")]
    assert len(archives) == 2
    for archive in archives:
        suffixes = Counter(Path(name).suffix for name in ZipFile(archive).namelist())
        assert suffixes[".pyc"] > 50
        assert not suffixes[".py"], "a browser would compile it at every start"


def test_files_may_be_kept_for_ever_except_the_manifest(http: httpx.Client) -> None:
    package = next(name for name in ENGINE_FILES if name.endswith(".zip") and "lucchetto" in name)
    assert "immutable" in http.get(f"/{package}").headers["cache-control"]
    assert http.get("/engine/manifest.json").headers["cache-control"] == "no-cache"


def test_large_files_are_sent_compressed(http: httpx.Client) -> None:
    name = next(name for name in ENGINE_FILES if name.endswith("pyodide.mjs"))
    answer = http.get(f"/{name}", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    plain = http.get(f"/{name}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content == ENGINE_FILES[name].read_bytes()


def test_only_the_workers_script_may_compile_webassembly(http: httpx.Client) -> None:
    (worker,) = [name for name in FILES if name.startswith(ENGINE_WORKER)]
    assert WASM in http.get(f"/{worker}").headers["content-security-policy"]
    for path in ("/", "/new", "/table/local-x", "/engine/manifest.json", "/sw.js", "/api/bots"):
        assert WASM not in http.get(path).headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/engine/", "/engine/.built-from", "/engine/../index.html.br", "/engine/no-such.zip"])
def test_nothing_else_is_served_from_its_folder(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404 or b"<!doctype html>" in answer.content
