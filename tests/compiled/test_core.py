"""The wheel with the compiled core: nothing but its speed differs from the interpreted one."""

import os
import pickle
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import compile_core
from lucchetto.rules import Game, Move, new_game
from tests.kit.builders import NAMES, decide, roll

pytestmark = pytest.mark.full

ROOT = Path(__file__).parents[2]
POSITIONS = [
    roll(new_game("classic", NAMES[:3]), (3, 4)).play(1, Move("red", 7)),
    decide(roll(new_game("longo", NAMES[:1]), (2, 3)), "green 16 lucky"),
    decide(roll(new_game("duel", NAMES[:2]), (6, 1)), "blue 7"),
]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables with which Python finds the package of a compiled wheel."""
    if reason := compile_core.missing():
        pytest.skip(f"the compiled core is not tested: {reason}")
    folder = tmp_path_factory.mktemp("compiled")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, env={**os.environ, "LUCCHETTO_COMPILED": "1"})
    (wheel,) = folder.glob("*.whl")
    assert "none-any" not in wheel.name, "it does not fit every machine"
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "package")
    return {**os.environ, "PYTHONPATH": str(folder / "package")}


def test_every_module_of_the_core_is_compiled(environment: dict[str, str]) -> None:
    names = [path.removesuffix(".py").replace("/", ".") for path in compile_core.CORE]
    program = f"import importlib; print(*[importlib.import_module(name).__file__ for name in {names}], sep='\\n')"
    files = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True).splitlines()
    assert len(files) == len(names)
    assert all(file.startswith(environment["PYTHONPATH"]) and not file.endswith(".py") for file in files)


SUITES = {
    "rules": ("tests/rules", "tests/records"),
    "server": (
        "tests/server/table",
        "tests/server/views",
        "tests/server/live",
        *map(str, ROOT.glob("tests/server/api/test_socket*")),
    ),
}


@pytest.mark.parametrize("suites", SUITES.values(), ids=SUITES.keys())
def test_the_suites_pass(environment: dict[str, str], suites: tuple[str, ...]) -> None:
    """Servers are forked from a process that has imported the compiled modules."""
    options = ["-n", "2", "-p", "no:cacheprovider", "-m", "not full"]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *options, *suites], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert run.returncode == 0, run.stdout[-5000:]


@pytest.mark.parametrize("game", POSITIONS, ids=lambda game: game.variant.name)
def test_pickled_games_travel_between_compiled_and_interpreted_processes(
    environment: dict[str, str], game: Game
) -> None:
    program = (
        "import pickle, sys; from lucchetto.rules import PASS;"
        "game = pickle.load(sys.stdin.buffer);"
        "pickle.dump((game, game.play(min(game.waiting), PASS)), sys.stdout.buffer)"
    )
    answer = subprocess.check_output([sys.executable, "-c", program], env=environment, input=pickle.dumps(game))
    assert pickle.loads(answer) == (game, game.play(min(game.waiting), game.moves(min(game.waiting))[0]))
