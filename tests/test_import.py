"""`import lucchetto` is light: programs that only need the rules load nothing else."""

import subprocess
import sys

import pytest


def loaded_by(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter holds after this statement."""
    code = f"import sys; {statement}; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return {name.split(".")[0] for name in said.stdout.split()}


@pytest.mark.parametrize("package", ["lucchetto", "lucchetto.rules", "lucchetto.records", "lucchetto.bots"])
def test_it_pulls_in_neither_numpy_nor_rich(package: str) -> None:
    loaded = loaded_by(f"import {package}")
    assert "lucchetto" in loaded
    assert not loaded & {"numpy", "rich"}


def test_the_check_would_notice_rich() -> None:
    assert "rich" in loaded_by("import lucchetto, rich")


def test_the_rules_alone_load_nothing_that_draws_or_reads() -> None:
    assert not loaded_by("import lucchetto") & {"json", "random", "secrets", "socket", "hmac", "fluent"}
