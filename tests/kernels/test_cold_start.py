"""The first use: a message before anything is compiled, and nothing left to compile afterwards."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lucchetto.cli.compiling.units import UNITS
from tests.cli.kit import LUCCHETTO

LINE = "Compiling (once)…\n"


def cold(folder: Path) -> dict[str, str]:
    """An environment in which nothing has been compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    return {**kept, "LUCCHETTO_CACHE": str(folder), "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}


@pytest.mark.parametrize(
    "command",
    [
        ["arena", "novice", "casual", "--games", "2", "--workers", "1"],
        ["solve", "classic"],
        ["train", "duel", "--lessons", "1", "--output", "networks"],
    ],
    ids=lambda command: command[0],
)
def test_the_first_line_comes_before_anything_is_compiled_and_ctrl_c_ends_it(
    tmp_path: Path, command: list[str]
) -> None:
    cache = tmp_path / "cache"
    with subprocess.Popen(
        [LUCCHETTO, *command], env=cold(cache), cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == LINE
        assert not list(cache.rglob("*.nbi"))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err


def test_a_unit_is_compiled_in_a_process_of_its_own_and_once(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lucchetto.cli.compiling", "duel-environments"]
    first, again = (subprocess.run(command, env=cold(tmp_path), capture_output=True, text=True) for _ in range(2))
    assert (first.returncode, first.stdout, first.stderr) == (0, "", LINE)
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert {path.name.partition("-")[0] for path in tmp_path.rglob("*.nbi")} == {
        f"{module}.{function}"
        for module, function in (("batch", "begin"), ("batch", "act"), ("batch", "totals"), ("observation", "observe"))
    }


@pytest.mark.usefixtures("compiled")
def test_after_compiling_no_command_compiles_anything(tmp_path: Path) -> None:
    """Each entry point is compiled for the types with which it is called, and for no others."""
    environment = {**os.environ, "LUCCHETTO_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "tests.kernels.real_work"]
    worked = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (worked.returncode, worked.stdout) == (0, ""), worked.stderr


def test_every_unit_names_a_function() -> None:
    for name in UNITS.values():
        module, _, function = name.partition(":")
        assert callable(getattr(__import__(module, fromlist=[function]), function))
