"""Networks without numpy, as a browser evaluates them: the same values, and the same decision at every level."""

import numpy as np
import pytest

from lucchetto.bots import inference, make_bot
from lucchetto.bots.characters import PARAMS_BY_NAME
from lucchetto.bots.inference import numpy_network, plain_network
from lucchetto.bots.training.recipe import RECIPES
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import VALUE_BASED
from lucchetto.rules import Decision, Game
from tests.bots.table import play_out

STRONG = [name for name, params in PARAMS_BY_NAME.items() if params.kind == VALUE_BASED]
TABLES = [("classic", 1), ("classic", 2), ("classic", 4), ("longo", 1), ("longo", 2), ("longo", 3), ("duel", 2)]


@pytest.mark.parametrize("name", RECIPES)
def test_a_network_evaluates_alike_with_and_without_numpy(name: str) -> None:
    weights, rng = load(name), np.random.default_rng(1)
    positions = rng.integers(0, len(weights.first), (50, 30)).tolist()
    logits, margins = numpy_network.logits_and_margins(weights, positions)
    plain_logits, plain_margins = plain_network.logits_and_margins(plain_network.load(name), positions)
    assert plain_logits == pytest.approx(logits.tolist(), abs=1e-5, rel=1e-5)
    assert plain_margins == pytest.approx(margins.tolist(), abs=1e-5, rel=1e-5)


class Twice:
    """Decides with numpy and without, and remembers whether both agree."""

    def __init__(self, name: str, patch: pytest.MonkeyPatch) -> None:
        self._bot, self._patch = make_bot(name, "seed"), patch
        self.decisions = 0

    def decide(self, game: Game, seat: int) -> Decision:
        move = self._bot.decide(game, seat)
        with self._patch.context() as patched:
            patched.setattr(inference, "_implementation", lambda: inference.in_plain_python)
            assert self._bot.decide(game, seat) == move
        self.decisions += 1
        return move


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_the_master_decides_the_same_without_numpy(variant: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = [Twice("master", monkeypatch) for _ in range(players)]
    play_out(variant, bots, "without numpy")
    assert all(bot.decisions > 10 for bot in bots)


@pytest.mark.full
@pytest.mark.parametrize(("variant", "players"), TABLES)
@pytest.mark.parametrize("name", STRONG)
def test_every_strong_bot_decides_the_same_without_numpy(
    name: str, variant: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in range(3):
        play_out(variant, [Twice(name, monkeypatch) for _ in range(players)], f"{name} {game}")
