"""`lucchetto train`: makes a network from its recipe, stops on Ctrl-C, and resumes later."""

import os
import signal
import subprocess
import time
from pathlib import Path

import numpy as np
import pytest

from lucchetto.bots.training.loop import Trained
from lucchetto.bots.training.recipe import RECIPES
from lucchetto.cli.commands.train import outcome
from lucchetto.cli.main import main
from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.kit import LUCCHETTO, Command, surroundings

pytestmark = pytest.mark.usefixtures("compiled")

Capture = pytest.CaptureFixture[str]

KNOWN = ", ".join(RECIPES)
LESSONS = "--lessons must be a whole number from 1 to 100000, not {}"
BAD_CALLS = {
    "an unknown network": (["chess"], f"there is no network chess; choose one of {KNOWN}"),
    "one unknown among known ones": (
        ["duel", "classic-9"],
        f"there is no network classic-9; choose one of {KNOWN}; did you mean classic-5?",
    ),
    "no lesson": (["duel", "--lessons", "0"], LESSONS.format(0)),
    "half a lesson": (["duel", "--lessons", "1.5"], LESSONS.format(1.5)),
    "a negative number": (["duel", "--lessons=-3"], LESSONS.format(-3)),
    "too many": (["duel", "--lessons", "100001"], LESSONS.format(100001)),
    "digits of elsewhere": (["duel", "--lessons", "٣"], LESSONS.format("٣")),
    "a word": (["duel", "--lessons", "many"], LESSONS.format("many")),
}


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "cache"))


@pytest.mark.parametrize(("arguments", "expected"), BAD_CALLS.values(), ids=BAD_CALLS)
def test_a_bad_call_is_reported_on_one_line(
    tmp_path: Path, capsys: Capture, arguments: list[str], expected: str
) -> None:
    assert main(["train", *arguments, "--lang", "en"]) == 1
    assert capsys.readouterr() == ("", f"{expected}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("folder", ["taken", "taken/inside"])
def test_an_invalid_folder_is_reported_before_training_starts(tmp_path: Path, capsys: Capture, folder: str) -> None:
    (tmp_path / "taken").write_text("a file")
    assert main(["train", "classic-1", "--output", folder, "--lang", "en"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"{folder}: cannot be written: ")
    assert output.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_of_the_user(capsys: Capture, language: str) -> None:
    assert main(["train", "chess", "--lang", language]) == 1
    message = capsys.readouterr().err
    assert message == f"{catalogue(language)('train-unknown', network='chess', known=KNOWN)}\n"
    assert language == "en" or "there is" not in message


def test_without_the_lab_extra_the_command_says_so(lucchetto: Command) -> None:
    """A numba that cannot be imported simulates a missing one."""
    (lucchetto.home / "numba.py").write_text("raise ModuleNotFoundError(\"No module named 'numba'\", name='numba')\n")
    outcome = lucchetto("train", "duel", "--lang", "en", PYTHONPATH=str(lucchetto.home))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "numba is missing; install what this command needs: pip install 'lucchetto[lab]'\n"


@pytest.mark.parametrize(
    ("as_shipped", "lessons", "expected"),
    [
        (True, None, "n.npz is the network that ships with this version, byte for byte."),
        (True, 120, "n.npz is the network that ships with this version, byte for byte."),
        (False, 1, "n.npz is not the network that ships with this version: it had one lesson instead of 120."),
        (False, 500, "n.npz is not the network that ships with this version: it had 500 lessons instead of 120."),
        (False, 120, "n.npz is not the network that ships with this version, though trained by the same recipe: "),
        (False, None, "n.npz is not the network that ships with this version, though trained by the same recipe: "),
    ],
)
def test_the_last_sentence_says_whether_it_is_the_shipped_network_and_why_not(
    as_shipped: bool, lessons: int | None, expected: str
) -> None:
    said = outcome(catalogue("en"), Trained(Path("n.npz"), as_shipped), 120, lessons)
    assert said.startswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_sentence_is_in_the_language_of_the_user(language: str) -> None:
    made, other = Trained(Path("n.npz"), True), Trained(Path("n.npz"), False)
    words = catalogue(language)
    said = [outcome(words, made, 120, None), outcome(words, other, 120, 1), outcome(words, other, 120, None)]
    assert len(set(said)) == 3
    assert all("n.npz" in sentence and sentence.endswith(".") for sentence in said)
    assert language == "en" or not any("ships" in sentence for sentence in said)


def training(home: Path, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [LUCCHETTO, "train", *arguments, "--lang", "en"],
        env=surroundings(home, LUCCHETTO_CACHE=str(home / "cache")),
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_ctrl_c_ends_it_quietly_and_the_next_call_resumes(tmp_path: Path) -> None:
    """The file is the same after one uninterrupted call and after two calls with an interruption between them."""
    calm = training(tmp_path, "classic-1", "--lessons", "2", "--output", "calm")
    out, err = calm.communicate()
    file = Path("calm") / "classic-1.npz"
    assert (calm.returncode, err) == (0, b"")
    assert out.decode() == f"{file} is not the network that ships with this version: it had 2 lessons instead of 240.\n"

    stopped = training(tmp_path, "classic-1", "--lessons", "2", "--output", "stopped")
    notes = tmp_path / "cache" / "training"
    while not list(notes.glob("classic-1-????????????.npz")):
        assert stopped.poll() is None
        time.sleep(0.01)
    os.kill(stopped.pid, signal.SIGINT)
    assert stopped.communicate() == (b"", b"")
    assert stopped.returncode == 130
    assert list((tmp_path / "stopped").iterdir()) == []
    (kept,) = notes.iterdir()
    with np.load(kept) as student:
        assert student["lessons"] == 1

    again = training(tmp_path, "classic-1", "--lessons", "2", "--output", "stopped")
    assert again.communicate()[1] == b""
    assert (tmp_path / "stopped" / "classic-1.npz").read_bytes() == (tmp_path / file).read_bytes()
    assert list(notes.iterdir()) == []
