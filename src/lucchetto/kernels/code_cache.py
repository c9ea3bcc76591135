"""Names the cache folder of compiled code after its sources, so that cached code is never stale. Needs no numba.

numba validates a cached function only by the timestamp of its own file. A change in a function that it calls from
another file would go unnoticed, so the cache folder is named after the contents of all files that can matter.
"""

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

from lucchetto.paths import cache_folder

COMPILED_FROM = ("features", "kernels", "rules", "solver")
"""The packages whose contents name the cache of compiled code."""
PACKAGE = Path(__file__).resolve().parents[1]
_WEEK = 7 * 24 * 3600
"""Seconds after which unused caches of other versions are removed."""


def code_folder() -> Path:
    """The folder for the compiled code of these sources."""
    return Path(os.environ.get("NUMBA_CACHE_DIR") or cache_folder()) / f"compiled-{_key_of_this_package()}"


def sources(package: Path = PACKAGE) -> Iterator[Path]:
    """Every module that compiled code may depend on."""
    for part in COMPILED_FROM:
        yield from sorted((package / part).rglob("*.py"))


def source_key(package: Path) -> str:
    """A digest of the sources: it changes with the path or the contents of any module that compiled code depends on."""
    digest = blake2b(digest_size=8)
    for file in sources(package):
        for part in (file.relative_to(package).as_posix().encode(), file.read_bytes()):
            digest.update(len(part).to_bytes(8))
            digest.update(part)
    return digest.hexdigest()


@cache
def _key_of_this_package() -> str:
    return source_key(PACKAGE)


def remove_stale_caches() -> None:
    """Remove the compiled code of versions that have compiled nothing for a week, if this version has none yet."""
    folder = code_folder()
    if not folder.exists():
        for cached in folder.parent.glob("compiled-*"):
            if time.time() - cached.stat().st_mtime > _WEEK:
                shutil.rmtree(cached, ignore_errors=True)


@contextmanager
def compile_lock(name: str) -> Iterator[None]:
    """Let one process compile a function while the others wait; they then find it in the cache.

    Without file locks (Windows), or in a folder that cannot be written, every process compiles separately.
    """
    with ExitStack() as held:
        with suppress(ModuleNotFoundError, OSError):
            import fcntl

            folder = code_folder() / "locks"
            folder.mkdir(parents=True, exist_ok=True)
            fcntl.flock(held.enter_context((folder / name).open("wb")), fcntl.LOCK_EX)
        yield
