"""Compilation before a command: announced once, with progress, and kept if it is interrupted."""

import os
import signal
import sys
import threading
import time
from pathlib import Path

import pexpect
import pytest

from lucchetto.cli.compiling import processes, progress, units
from lucchetto.messages import LANGUAGES, catalogue

WORKER = """
import os, pathlib, sys, time
name = sys.argv[1]
here = pathlib.Path({folder!r})
(here / f"{{name}}.pid").write_text(str(os.getpid()))
print("0 2", flush=True)
if name == "broken":
    sys.exit("no compiler")
if name == "slow":
    time.sleep(600)
(here / f"{{name}}.done").touch()
print("2 2", flush=True)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A script replaces the compiler; it creates a file here for each unit it has compiled."""
    script = tmp_path / "worker.py"
    script.write_text(WORKER.format(folder=str(tmp_path)))
    monkeypatch.setattr(processes, "WORKER", [sys.executable, str(script)])
    monkeypatch.setattr(
        progress, "missing_units", lambda names: [n for n in names if not (tmp_path / f"{n}.done").exists()]
    )
    return tmp_path


def test_all_units_are_compiled_and_counted_together(folder: Path) -> None:
    seen: list[tuple[int, int]] = []
    processes.compile_units(["a", "b", "c"], lambda done, known: seen.append((done, known)))
    assert seen[-1] == (6, 6)
    assert {path.name for path in folder.glob("*.done")} == {"a.done", "b.done", "c.done"}


def test_an_interruption_ends_what_runs_and_keeps_what_is_done(folder: Path) -> None:
    def interrupt(done: int, known: int) -> None:
        if done:
            while not (folder / "slow.pid").exists():
                time.sleep(0.01)
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        processes.compile_units(["slow", "quick"], interrupt, at_a_time=2)
    assert (folder / "quick.done").exists()
    _wait_for_the_end_of(int((folder / "slow.pid").read_text()))


def test_a_unit_that_cannot_be_compiled_is_left_to_the_command(folder: Path) -> None:
    processes.compile_units(["broken", "a"], lambda done, known: None)
    assert (folder / "a.done").exists()


def test_a_log_gets_one_line_and_only_if_something_is_compiled(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    progress.compile_first(catalogue("en"), "a", "b")
    assert capsys.readouterr() == ("", "Compiling (once)…\n")
    progress.compile_first(catalogue("en"), "a", "b")
    assert capsys.readouterr() == ("", "")


def test_a_terminal_gets_a_bar_that_goes_away(folder: Path) -> None:
    code = f"""
from lucchetto.cli.compiling import processes, progress
from lucchetto.messages import catalogue
processes.WORKER = {processes.WORKER!r}
progress.missing_units = lambda names: names
progress.compile_first(catalogue("en"), "a", "b")
"""
    terminal = pexpect.spawn(
        sys.executable, ["-c", code], encoding="utf-8", env={**os.environ, "TERM": "xterm-256color"}
    )
    terminal.expect_exact("Compiling (once)…")
    terminal.expect("4/4")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_is_in_the_language_of_the_user(language: str) -> None:
    said = catalogue(language)("compiling")
    assert said.endswith("…")
    assert (said == "Compiling (once)…") == (language == "en")


class TestMarkers:
    """A unit counts as compiled only while numba can find it in its cache."""

    @pytest.fixture(autouse=True)
    def _of_its_own(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        source = tmp_path / "kernel.py"
        source.write_text("")
        monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "cache"))
        monkeypatch.setattr(units, "sources", lambda: [source])
        monkeypatch.setattr(units, "_fingerprint", units._fingerprint.__wrapped__)
        self.source = source

    def test_it_is_missing_until_it_is_compiled(self) -> None:
        assert units.missing_units(["table", "statistics"]) == ["table", "statistics"]
        units.mark_compiled("table")
        assert units.missing_units(["table", "statistics"]) == ["statistics"]

    def test_a_file_with_another_time_counts_as_not_compiled(self) -> None:
        units.mark_compiled("table")
        os.utime(self.source, (1, 1))
        assert units.missing_units(["table"]) == ["table"]

    def test_another_version_of_numba_counts_as_not_compiled(self, monkeypatch: pytest.MonkeyPatch) -> None:
        units.mark_compiled("table")
        monkeypatch.setattr(units, "version", lambda package: "0.0")
        assert units.missing_units(["table"]) == ["table"]

    def test_without_numba_nothing_is_missing(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """The command reports the package that it lacks."""
        monkeypatch.setattr(units, "find_spec", lambda package: None)
        assert units.missing_units(["table"]) == []


def _wait_for_the_end_of(pid: int) -> None:
    """Returns when there is no such process."""
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.01)
