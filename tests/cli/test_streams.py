"""Standard streams that are full, closed or interrupted: one line at most, no traceback, and the right exit status."""

import errno
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.commands.test_replay import GOLDEN
from tests.cli.kit import LUCCHETTO, PATIENCE, Command, surroundings

RECORD = str(GOLDEN / "classic-natural-2.jsonl")


@pytest.mark.parametrize(
    "arguments",
    [["rules", "duel"], ["replay", RECORD], ["replay", "--json", RECORD], ["completion", "bash"], ["convert", RECORD]],
    ids=lambda arguments: " ".join(arguments[:2]),
)
def test_a_full_disk_under_standard_output_is_reported_on_one_line(tmp_path: Path, arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [LUCCHETTO, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            env=surroundings(tmp_path),
            timeout=PATIENCE,
            check=False,
        )
    assert (done.returncode, done.stderr.decode()) == (1, f"lucchetto: {os.strerror(errno.ENOSPC)}\n")


@pytest.mark.parametrize(
    ("arguments", "status"), [(["rules", "duel"], 0), (["rules", "chess"], 1), (["play", "classic", "-p", "Ada"], 0)]
)
def test_closed_streams_do_no_harm(tmp_path: Path, arguments: list[str], status: int) -> None:
    command = ["sh", "-c", '"$@" 2>err <&- >&-', "sh", str(LUCCHETTO), *arguments]
    environment = surroundings(tmp_path)
    done = subprocess.run(command, env=environment, cwd=tmp_path, timeout=PATIENCE, check=False)
    assert done.returncode == status
    assert (tmp_path / "err").read_text().count("\n") == status


@pytest.mark.parametrize(
    "arguments",
    [["replay", "-"], ["analyse", "-"], ["convert", "-"], ["verify", "-"], ["play", "--resume", "-"]],
    ids=lambda arguments: arguments[0],
)
def test_ctrl_c_while_a_command_reads_ends_it_quietly(lucchetto: Command, arguments: list[str]) -> None:
    person = lucchetto.sit_down(*arguments)
    person.type("lucchetto 1 classic")
    person.wait_for("classic")
    person.press_ctrl_c()
    assert person.gone() == 130
    assert "Traceback" not in person.screen
