"""Runs the tests against one mutant at a time, in a copy of the project."""

import importlib
import os
import shutil
import signal
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import NamedTuple, NoReturn

import pytest

from tests.mutants.operators import Mutant

COPIED = ("src", "tests")
LEFT_OUT = (".git", ".hypothesis", ".pytest_cache", "dist")
LONGEST = 1800
"""Seconds for the tests of a group without a mutant."""
OTHER_PROJECT = 99
"""Exit code if Python would import another copy of the project."""
PYTEST = ("-x", "-q", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin", "--hypothesis-seed=0")
PRELOADED = ("fluent.runtime", "hypothesis", "litestar", "msgspec", "numpy")
"""What tests import besides the project: loaded once, because every mutant is tested in a fork of this process."""


class Suite(NamedTuple):
    """The tests of a group of modules."""

    quick: tuple[str, ...]
    """Run for every mutant: arguments of pytest."""
    thorough: tuple[str, ...]
    """Run for the mutants that survive the quick ones."""


class Trial:
    """A copy of the project in which one module at a time is changed."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._leaving = ExitStack()
        self._limits: dict[tuple[str, ...], float] = {}
        """Seconds per selection of tests, after which a mutant counts as killed: it loops."""

    def __enter__(self) -> "Trial":
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take longer to load than most tests to run
        for name in PRELOADED:
            importlib.import_module(name)
        self._copy = Path(self._leaving.enter_context(TemporaryDirectory(prefix="mutants-")))
        for path in self._root.iterdir():
            if path.name in COPIED:
                shutil.copytree(path, self._copy / path.name, ignore=shutil.ignore_patterns("__pycache__"))
            elif path.name not in LEFT_OUT:
                (self._copy / path.name).symlink_to(path)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leaving.close()

    def is_killed(self, mutant: Mutant, suite: Suite) -> bool:
        """Whether a test fails, or never ends, because of the mutant."""
        return any(self._kills(arguments, mutant) for arguments in suite)

    def _kills(self, arguments: tuple[str, ...], mutant: Mutant) -> bool:
        limit = self._limit(arguments)
        changed = self._copy / mutant.path
        before = changed.read_bytes()
        try:
            self._write(changed, mutant.source.encode())
            return self._run(arguments, limit) != 0  # a failure, an import error, no end
        finally:
            self._write(changed, before)

    def _limit(self, arguments: tuple[str, ...]) -> float:
        """Seconds for these tests. Before their first mutant, they must pass on the copy without one."""
        if arguments not in self._limits:
            began = time.monotonic()
            status = self._run(arguments, LONGEST)
            if status != 0:
                sys.exit(f"Without a mutant, pytest {' '.join(arguments)} ends with status {status}.")
            self._limits[arguments] = 20 + 3 * (time.monotonic() - began)
        return self._limits[arguments]

    def _write(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):  # within a second, its time would look right
            stale.unlink()

    def _run(self, arguments: tuple[str, ...], seconds: float) -> int | None:
        """The exit code of pytest; None if it does not end in time."""
        child = os.fork()
        if child == 0:
            self._be_pytest(arguments)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found, status = os.waitpid(child, os.WNOHANG)
            if found:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.05)
        os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return None

    def _be_pytest(self, arguments: tuple[str, ...]) -> NoReturn:
        """Become pytest in the copy, which comes before the installed project here and in every process from here."""
        status = -1
        try:
            os.setsid()
            with Path(os.devnull).open("r+b", buffering=0) as nothing:
                for stream in (0, 1, 2):
                    os.dup2(nothing.fileno(), stream)
            os.chdir(self._copy)
            os.environ["PYTHONPATH"] = str(self._copy / "src")
            sys.path[:0] = [str(self._copy / "src"), str(self._copy)]
            for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
                del sys.modules[name]
            status = self._check_and_run(arguments)
        finally:
            os._exit(status)

    def _check_and_run(self, arguments: tuple[str, ...]) -> int:
        import lucchetto  # not before: the mutant is imported once, here

        if not Path(lucchetto.__file__).is_relative_to(self._copy):
            return OTHER_PROJECT
        return int(pytest.main([*PYTEST, *arguments]))
