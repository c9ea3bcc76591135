"""Builds the engine into the page's folder if one of its sources has changed: `python -m browser_engine`."""

import gzip
import json
import shutil
import sys
from hashlib import sha256
from pathlib import Path

from .archive import fingerprint
from .package import modules, networks, package
from .paths import BUILT_FROM, ENGINE, LOCK, PYODIDE, ROOT, SOURCES
from .standard_library import reduced

SCRIPTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STANDARD_LIBRARY = "python_stdlib.zip"


def build() -> None:
    sources = digest()
    if BUILT_FROM.is_file() and BUILT_FROM.read_text() == sources:
        return
    sys.stderr.write("Building the engine for games without a network ...\n")
    files = parts()
    shutil.rmtree(ENGINE, ignore_errors=True)
    for name, content in files.items():
        write(ENGINE / name, content)
    BUILT_FROM.write_text(sources)


def parts() -> dict[str, bytes]:
    """The files of the engine by path. A path contains a fingerprint, so that browsers can keep the file forever."""
    runtime = {name: (PYODIDE / name).read_bytes() for name in SCRIPTS}
    runtime[STANDARD_LIBRARY] = reduced(PYODIDE / STANDARD_LIBRARY)
    nets, ours = networks(), package()
    runtime_folder, network_folder = (
        f"runtime-{fingerprint(*runtime.values())}",
        f"networks-{fingerprint(*nets.values())}",
    )
    archive = f"lucchetto-{fingerprint(ours)}.zip"
    files = {f"{runtime_folder}/{name}": content for name, content in runtime.items()}
    files |= {f"{network_folder}/{name}": content for name, content in nets.items()}
    files[archive] = ours
    manifest = {"runtime": runtime_folder, "networks": network_folder, "package": archive, "files": sorted(files)}
    return {**files, "manifest.json": json.dumps(manifest).encode()}


def write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    if path.suffix in (".mjs", ".wasm"):  # the others are already compressed
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(content, 9, mtime=0))


def digest() -> str:
    """A digest of everything that the engine is built from."""
    found = sha256()
    builders = sorted(Path(__file__).parent.glob("*.*"))
    nets = sorted((SOURCES / "bots/networks").glob("*.npz"))
    for path in (*modules(), *nets, *builders, LOCK, PYODIDE / "package.json"):
        found.update(path.relative_to(ROOT).as_posix().encode() + sha256(path.read_bytes()).digest())
    return found.hexdigest()


if __name__ == "__main__":
    build()
