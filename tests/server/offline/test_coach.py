"""The coach on a device: analyses of finished games, hints, and what it refuses."""

import json
import subprocess
import sys

import msgspec
import pytest

from lucchetto.coach import advise, analyse
from lucchetto.records import read
from lucchetto.server.offline.coach import GameAnalysis, hint, network
from tests.server.kit import Json
from tests.server.offline.played import LocalGame, finished_game

WITHOUT_LIBRARIES = """
import sys
for name in ("numpy", "numba", "fluent", "litestar", "lucchetto.messages", "lucchetto.solver", "lucchetto.kernels"):
    sys.modules[name] = None
from lucchetto.server.offline.coach import GameAnalysis
analysis = GameAnalysis(*sys.stdin.read().splitlines())
while '"progress":null' not in (line := analysis.step()):
    pass
print(line)
"""


def lines_of(game: LocalGame) -> list[Json]:
    """Every line of an analysis; the last one has the game or a problem."""
    analysis, lines = GameAnalysis(game.id, game.log), list[Json]()
    while not lines or not (lines[-1]["game"] or lines[-1]["problem"]):
        lines.append(json.loads(analysis.step()))
    return lines


@pytest.mark.parametrize(("variant", "bots"), [("classic", 1), ("classic", 0), ("longo", 2), ("duel", 1)])
def test_a_finished_game_is_judged_as_by_the_coach_elsewhere(
    variant: str, bots: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lucchetto.coach.judge.find_spec", lambda name: None)  # a browser has no solver
    game = finished_game(variant, bots)
    *before, last = lines_of(game)
    progress = [line["progress"] for line in before]
    assert progress == sorted(progress)
    assert 0 <= progress[0] < progress[-1] <= 1
    found = last["game"]
    assert (found["table"], found["yours"], found["deepens"], found["hinted"]) == (game.id, [0], False, False)
    expected = analyse(read(game.session.record().encode()).checked(), depth="quick")
    assert found["analysis"] == json.loads(msgspec.json.encode(expected))
    assert "checks" not in found["analysis"]


def test_it_needs_no_numpy_no_solver_and_no_texts() -> None:
    game = finished_game()
    given = f"{game.id}\n{game.log}"
    done = subprocess.run([sys.executable, "-c", WITHOUT_LIBRARIES], input=given, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert [player["name"] for player in json.loads(done.stdout)["game"]["analysis"]["players"]] == ["Ada", "Gina"]


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    game = LocalGame()
    game.send(type="start")
    assert [line["problem"]["code"] for line in lines_of(game)] == ["not-over"]


def test_a_hint_says_what_every_choice_is_worth() -> None:
    game = LocalGame()
    game.send(type="start")
    game.send(type="hints", on=True)
    game.play_bots()
    position, step = game.session.table.game, game.session.table.step
    assert position is not None
    assert network(game.session) == "classic-2"
    found = json.loads(hint(game.session, 0, step))
    assert found == json.loads(msgspec.json.encode(advise(position, 0)))
    assert len(found["choices"]) > 1
    game.finish()
    assert json.loads(game.session.record().splitlines()[0])["hints"] is True
    assert lines_of(game)[-1]["game"]["hinted"] is True


def test_there_is_no_hint_while_hints_are_off_or_for_another_step_or_seat() -> None:
    game = LocalGame()
    game.send(type="start")
    step = game.session.table.step
    assert json.loads(hint(game.session, 0, step))["problem"]["code"] == "hints-off"
    game.send(type="hints", on=True)
    step = game.session.table.step
    assert json.loads(hint(game.session, 0, step - 1))["problem"]["code"] == "stale"
    assert json.loads(hint(game.session, 1, step))["problem"]["code"] == "not-your-seat"
