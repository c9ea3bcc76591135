"""Builds the documentation into the package when its sources have changed; the server serves it at /docs.

The site is built in a temporary folder and then moved into place, so a failed build leaves the old site untouched.
Warnings count as errors.
"""

import fcntl
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from docs_site.staging import DOCS, OUTSIDE, ROOT, Staging
from docs_site.theme import ThemeError, finish

HERE = Path(__file__).parent
SOURCE = ROOT / "src"
SITE = SOURCE / "lucchetto/server/documentation"
BUILT_FROM = ".built-from"
PACKAGES = ("arena", "bots", "coach", "envs", "kernels", "library", "records", "rules", "solver")
WARNING = re.compile(r"warning|error", re.IGNORECASE)


def main() -> int:
    with build_lock():
        digest = digest_of(sources())
        if (SITE / BUILT_FROM).is_file() and (SITE / BUILT_FROM).read_text() == digest:
            return 0
        say("Building the documentation ...")
        try:
            return build_site(digest)
        except ThemeError as error:
            say(str(error))
            return 1


@contextmanager
def build_lock() -> Iterator[None]:
    """Waits while another process is building the documentation."""
    handle = os.open(HERE, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def build_site(digest: str) -> int:
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        stage(place)
        if problems := build(place):
            say(f"{problems}\nThe documentation was not built: warnings count as errors.")
            return 1
        finish(place / "site")
        (place / "site" / BUILT_FROM).write_text(digest)
        replace_site(place / "site")
    return 0


def stage(folder: Path) -> None:
    """Collect everything that the build reads in one folder."""
    Staging(folder / "docs").copy()
    shutil.copytree(HERE / "assets", folder / "docs/assets", dirs_exist_ok=True)
    shutil.copy(ROOT / "web/public/favicon.svg", folder / "docs/assets")
    (folder / "zensical.toml").write_text(configuration(), encoding="utf-8")


def configuration() -> str:
    """The text of zensical.toml with its placeholders filled in."""
    decisions = sorted(path.name for path in (DOCS / "adr").glob("[0-9]*.md"))
    text = (HERE / "zensical.toml").read_text(encoding="utf-8")
    text = text.replace('"adr/*"', ", ".join(f'"adr/{name}"' for name in decisions))
    return text.replace("{src}", str(SOURCE)).replace("{here}", str(HERE))


def navigation() -> list[str]:
    """The pages in the navigation, in their order."""

    def pages(entry: Any) -> Iterator[str]:
        if isinstance(entry, str):
            yield entry
        else:
            for inner in entry.values() if isinstance(entry, dict) else entry:
                yield from pages(inner)

    return list(pages(tomllib.loads(configuration())["project"]["nav"]))


def build(folder: Path) -> str:
    """Build the site; returns the errors and warnings, or ""."""
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
    plain = {**os.environ, "NO_COLOR": "1"}
    done = subprocess.run(
        command, cwd=folder, env=plain, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    output = done.stdout.partition("Traceback")[0].strip()  # strict mode reports the reason, then raises
    return (output or done.stdout) if done.returncode or WARNING.search(output) else ""


def replace_site(site: Path) -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(site, SITE)


def sources() -> Iterator[Path]:
    """Every file that the site depends on."""
    yield from (ROOT / name for name in (*OUTSIDE, "requirements/docs.lock", "web/public/favicon.svg"))
    yield SOURCE / "lucchetto/__init__.py"
    for folder in (DOCS, HERE, ROOT / "deploy"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    for package in PACKAGES:
        yield from sorted((SOURCE / "lucchetto" / package).rglob("*.py"))


def digest_of(paths: Iterator[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
