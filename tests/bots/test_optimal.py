"""Perfect play in solitaire: exactly the best decision, in both phases, and a clear error where there is none."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lucchetto.bots import Bot
from lucchetto.bots import optimal as module
from lucchetto.bots.optimal import OptimalBot
from lucchetto.records import seeded_dice
from lucchetto.rules import PASS, Game, MalformedError, Move, new_game
from lucchetto.solver import load_table
from tests.solver.shared import cache_folder


@pytest.fixture(autouse=True)
def _run_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LUCCHETTO_CACHE", str(cache_folder(tmp_path_factory)))
    module._table.cache_clear()
    yield
    module._table.cache_clear()


def whole_game(bot: Bot, seed: str) -> Iterator[tuple[Game, str]]:
    """Every decision of a game: the game before it, and what was decided."""
    game, dice = new_game("classic", ["Ada"]), seeded_dice(seed)
    while game.phase != "over":
        if game.phase == "roll":
            game = game.roll(dice.roll(game))
        else:
            move = bot.decide(game.seen_by(0), 0)
            yield game, str(move)
            game = game.play(0, move)


def test_every_decision_is_legal_and_the_best_by_the_table() -> None:
    table = load_table("classic")
    for seed in ("one", "two", "three"):
        for game, move in whole_game(OptimalBot(), seed):
            choices = {str(choice): value for choice, value in table.choices(game).items()}
            assert choices[move] == max(choices.values())


def test_it_looks_at_action_2_before_it_decides_action_1() -> None:
    """A 4 skips two cells: it is left out where the colour dice offer the 2, and taken to avoid a penalty."""
    rolled = new_game("classic", ["Ada"]).roll
    bot = OptimalBot()
    assert bot.decide(rolled(white=(1, 3), red=1, yellow=1, green=6, blue=6), 0) == PASS
    assert bot.decide(rolled(white=(2, 2), red=6, yellow=6, green=1, blue=1), 0) != PASS


def test_it_closes_a_row_when_it_can() -> None:
    game = new_game("classic", ["Ada"])
    for number in (2, 3, 4, 5, 6):
        low = number // 2
        game = game.roll(white=(low, number - low), red=6, yellow=6, green=1, blue=1)
        game = game.play(0, Move("red", number)).play(0, PASS)
    game = game.roll(white=(6, 6), red=1, yellow=1, green=6, blue=6)
    assert OptimalBot().decide(game, 0) in (Move("red", 12), Move("green", 12), Move("blue", 12))


def test_in_multiplayer_it_says_that_it_only_plays_solitaire() -> None:
    game = new_game("classic", ["Ada", "Bob"]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    with pytest.raises(MalformedError, match="for solitaire only"):
        OptimalBot().decide(game, 0)


def test_the_duel_is_refused() -> None:
    game = new_game("duel", ["Ada", "Bob"]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    with pytest.raises(MalformedError, match="for solitaire only"):
        OptimalBot().decide(game, 0)


def test_a_longo_table_is_not_built_without_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "empty"))
    game = new_game("longo", ["Ada"], lucky=[(6, 11)]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    with pytest.raises(MalformedError, match="run lucchetto solve longo --lucky 6\\+11 first"):
        OptimalBot().decide(game, 0)
    assert not (tmp_path / "empty").exists()


def test_without_the_lab_extra_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "empty"))
    for name in [name for name in sys.modules if name.startswith("lucchetto.solver.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    game = new_game("classic", ["Ada"]).roll(white=(1, 1), red=1, yellow=1, green=1, blue=1)
    with pytest.raises(MalformedError, match=r"pip install 'lucchetto\[lab\]'"):
        OptimalBot().decide(game, 0)
