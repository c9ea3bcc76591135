"""`lk.tournament` with own bots: figures, faults that stop it cleanly, and the games that are kept."""

from pathlib import Path

import pytest

import lucchetto as lk
from lucchetto.arena.store import CHUNKS
from tests.library.own_bots import Illegal, Last, Raising

HERE = "tests.library.own_bots"


class Recorder:
    """Listens to the progress."""

    def __init__(self) -> None:
        self.before = 0
        self.new = 0

    def loaded(self, games: int) -> None:
        self.before = games

    def played(self, games: int) -> None:
        self.new += games


class FailsLater:
    """Plays well in the first games, and illegally from the twentieth on; it can be fixed."""

    games = 0
    mended = False

    def __init__(self) -> None:
        type(self).games += 1
        self._good = self.mended or self.games <= 20

    def decide(self, game: lk.Game, seat: int) -> lk.Decision:
        return game.moves(seat)[-1] if self._good else lk.Move("red", 99)


def test_objects_classes_and_references_meet() -> None:
    summary = lk.tournament([Last(), Last, f"{HERE}:Last"], games=4)
    assert {one.bot for one in summary.standings} == {"Last", "Last 2", f"{HERE}:Last"}
    assert {one.rating.value for one in summary.standings} == {0.0}  # they are the same bot on the same dice
    assert str(summary).splitlines()[0].split() == ["rating", "wins", "points"]


def test_two_processes_play_the_same_games() -> None:
    one, two = (lk.tournament([Last, "random"], games=40, workers=workers) for workers in (1, 2))
    assert one.standings == two.standings


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("limit", [None, 20.0])
def test_a_fault_stops_it_and_is_named(workers: int, limit: float | None) -> None:
    with pytest.raises(lk.BotError, match=r"Illegal in seat [01] chose red \d+ in turn 4: .* \(C3\)") as caught:
        lk.tournament([Illegal, "random"], games=4, workers=workers, time_limit=limit)
    assert {"match", "deal", "game"} <= caught.value.facts.keys()


def test_what_was_finished_before_a_fault_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    FailsLater.games, FailsLater.mended = 0, False
    with pytest.raises(lk.BotError, match=r"FailsLater in seat \d chose red 99"):
        lk.tournament([FailsLater, "random"], games=200, folder=folder)
    kept = len(list((folder / CHUNKS).iterdir()))
    FailsLater.mended = True
    listener = Recorder()
    summary = lk.tournament([FailsLater, "random"], games=200, folder=folder, progress=listener)
    assert kept == 0 or listener.before > 0
    assert listener.before + listener.new == 200
    assert summary.standings[0].games == 200


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "^games must be a whole number from 1 to"),
        ({"games": 2.5}, "^games must be a whole number from 1 to"),
        ({"games": 9_999_999, "bots": [Last, "random", "greedy"]}, "^9999999 games per match-up make"),
        ({"players": 0}, "^players must be a whole number"),
        ({"seed": -1}, "^seed must be a whole number"),
        ({"workers": 0}, "^workers must be a whole number"),
        ({"bots": [Last]}, "at least two different bots"),
        ({"bots": ["optimal", Last]}, "^optimal only plays solitaire: choose one player$"),
        ({"bots": ["nobody", Last]}, "there is no bot 'nobody'"),
        ({"variant": "chess"}, "there is no variant 'chess'"),
        ({"time_limit": 0}, "a time limit must be a number of seconds above 0, not 0"),
    ],
)
def test_wrong_settings_are_named_as_in_python(settings: dict[str, object], sentence: str) -> None:
    bots = settings.pop("bots", [Last, "random"])
    with pytest.raises(lk.MalformedError, match=sentence) as caught:
        lk.tournament(bots, **settings)  # type: ignore[arg-type]  # wrong on purpose
    assert "--" not in str(caught.value)


def test_a_raising_bot_is_a_fault_too() -> None:
    with pytest.raises(lk.BotError, match="RuntimeError: no idea"):
        lk.tournament([Raising, "random"], games=4)


def test_solitaire() -> None:
    summary = lk.tournament([Last, "random"], players=1, games=10)
    assert summary.standings[0].win_share is None
    assert "–" in str(summary)
