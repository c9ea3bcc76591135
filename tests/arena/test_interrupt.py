"""A tournament that is interrupted or killed resumes where it stopped; its table is that of an uninterrupted run."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.kit import LUCCHETTO, Command, Json, surroundings

pytestmark = pytest.mark.usefixtures("compiled")

CALL = ["arena", "greedy", "random", "--games", "256", "--workers", "2", "--json"]
CHUNKS = 8
SOON = 60


@pytest.fixture(scope="module")
def without_a_stop(tmp_path_factory: pytest.TempPathFactory) -> Json:
    return table(Command(tmp_path_factory.mktemp("calm")))


def table(lucchetto: Command, *more: str) -> Json:
    outcome = lucchetto.process(*CALL, *more)
    assert (outcome.status, outcome.err) == (0, "")
    (figures,) = outcome.objects()
    figures["speed"] = figures["speed"]["games"]
    return figures


def started(home: Path) -> subprocess.Popen[bytes]:
    """The command in a process group of its own, with some chunks done and others not."""
    run = subprocess.Popen(
        [LUCCHETTO, *CALL, "--output", "out"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(home),
        cwd=home,
        start_new_session=True,
    )
    until = time.monotonic() + SOON
    while len(chunks(home)) < 2 and run.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
    assert run.poll() is None
    return run


def chunks(home: Path) -> list[Path]:
    return list((home / "out" / "chunks").glob("*.npz"))


def test_ctrl_c_keeps_finished_work_and_says_how_to_resume(tmp_path: Path, without_a_stop: Json) -> None:
    run = started(tmp_path)
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to every process of the command
    out, err = run.communicate(timeout=SOON)
    assert (run.returncode, out) == (130, b"")
    kept = len(chunks(tmp_path))
    assert 2 <= kept < CHUNKS
    assert not list(tmp_path.rglob("*.new"))
    assert err.decode().startswith("Stopped: ")
    command = err.decode().strip().partition("To resume: lucchetto ")[2].split()
    assert command[:4] == ["arena", "classic", "greedy", "random"]
    assert command[-2:] == ["--output", "out"]
    lucchetto = Command(tmp_path)
    (again,) = lucchetto.process(*command, "--json").objects()
    assert 0 < again["speed"]["games"] < 256
    assert {**again, "speed": 256} == without_a_stop


def test_a_killed_run_can_be_resumed_and_leaves_no_process_behind(tmp_path: Path, without_a_stop: Json) -> None:
    run = started(tmp_path)
    run.kill()
    run.communicate(timeout=SOON)  # returns when the last worker has closed its end
    assert run.returncode == -signal.SIGKILL
    again = table(Command(tmp_path), "--output", "out")
    assert 0 < again["speed"] < 256
    assert {**again, "speed": 256} == without_a_stop


def test_without_a_folder_an_interrupted_run_says_that_nothing_is_kept(tmp_path: Path) -> None:
    person = Command(tmp_path).sit_down("arena", "greedy", "random", "--games", "100000", "--workers", "1")
    person.wait_for("Playing")
    person.press_ctrl_c()
    assert person.gone() == 130
    assert "Stopped: nothing is kept. With --output FOLDER, a tournament can be resumed." in person.screen
    assert "Traceback" not in person.screen
