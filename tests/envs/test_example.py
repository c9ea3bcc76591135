"""The example in examples/ runs, and its agent learns."""

import subprocess
import sys
from pathlib import Path

from examples.train_classic import train

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_classic.py"


def test_it_plays_far_better_after_a_few_batches_than_at_random() -> None:
    margins = train(updates=15, games=256, seed=1)
    assert sum(margins[-3:]) / 3 > margins[0] + 10


def test_it_runs_from_the_command_line_and_reports_progress() -> None:
    command = [sys.executable, str(EXAMPLE), "--updates", "2", "--games", "8"]
    said = subprocess.run(command, check=True, capture_output=True, text=True)
    assert [line.split(":")[0] for line in said.stdout.splitlines()] == ["batch   1", "batch   2"]
