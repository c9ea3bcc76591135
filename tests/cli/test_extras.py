"""Optional packages that are missing or broken: one line that says what to install, and status 1."""

from pathlib import Path

import pytest

from lucchetto.messages import catalogue
from tests.cli.kit import Command

BROKEN = {
    "an ImportError": ('raise ImportError("needs another\\nNumPy")', "needs another NumPy"),
    "a library that is missing": ('raise OSError("no libllvmlite.so")', "no libllvmlite.so"),
    "any other error": ("1 / 0", "division by zero"),
}
CALLS = {"solve": ["solve", "classic"], "arena": ["arena", "greedy", "random"], "train": ["train", "classic-1"]}


def package(home: Path, name: str, content: str) -> dict[str, str]:
    """The environment in which Python finds this package before the real one."""
    (home / "packages" / name).mkdir(parents=True)
    (home / "packages" / name / "__init__.py").write_text(content)
    return {"PYTHONPATH": str(home / "packages")}


@pytest.mark.parametrize("arguments", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize(("content", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_reported_on_one_line(
    lucchetto: Command, arguments: list[str], content: str, why: str
) -> None:
    outcome = lucchetto(*arguments, variables=package(lucchetto.home, "numba", content))
    text = catalogue("en")("broken-extra", package="numba", why=why, extra="lab")
    assert (outcome.status, outcome.out, outcome.err) == (1, "", f"{text}\n")
    assert "pip install 'lucchetto[lab]'" in outcome.err


def test_a_package_that_lacks_another_is_reported_on_one_line(lucchetto: Command) -> None:
    outcome = lucchetto("solve", "classic", variables=package(lucchetto.home, "numba", "import llvmlite_gone"))
    text = catalogue("en")("needs-extra", package="llvmlite_gone", extra="lab")
    assert (outcome.status, outcome.out, outcome.err) == (1, "", f"{text}\n")


@pytest.mark.parametrize("content", ["raise ImportError('broken')", ""])
def test_a_broken_dask_names_its_own_extra(lucchetto: Command, content: str) -> None:
    variables = package(lucchetto.home, "distributed", content)
    outcome = lucchetto("arena", "greedy", "random", "--dask", "tcp://127.0.0.1:1", variables=variables)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (1, "", 1)
    assert "pip install 'lucchetto[dask]'" in outcome.err


@pytest.mark.parametrize("command", [["backup", "games.backup"], ["migrate", "postgresql://db/games", "file"]])
def test_a_broken_driver_names_its_own_extra(lucchetto: Command, command: list[str]) -> None:
    variables = package(lucchetto.home, "asyncpg", "raise ImportError('broken')")
    variables["LUCCHETTO_DATABASE_URL"] = "postgresql://db/games"
    outcome = lucchetto(*command, variables=variables)
    assert (outcome.status, outcome.out, outcome.err.count("\n")) == (1, "", 1)
    assert "pip install 'lucchetto[scale]'" in outcome.err


def test_a_game_and_its_hints_need_no_extra(lucchetto: Command) -> None:
    variables = package(lucchetto.home, "numba", "raise ImportError('broken')")
    outcome = lucchetto("play", "classic", "-p", "Ada", "--seed", "1", stdin="h\n", variables=variables)
    assert (outcome.status, outcome.err) == (0, "")
    assert "The coach: " in outcome.out
