"""What a master with two players expects of the other one."""

from collections.abc import Iterator

import pytest

from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.bots.value_based import ValueBot
from lucchetto.records import replay
from lucchetto.rules import Game
from tests.kit.bot_games import bot_game

MASTER = POLICY_PARAMS["master"]
NEAR_SIGHTED = ValueBot(MASTER._replace(foresight=1), "")


def decisions(variant: str, seed: str = "foresight") -> Iterator[tuple[Game, int]]:
    """Unforced decisions of action 1, of the player who did not roll."""
    for game in replay(bot_game(variant, ["club", "expert"], seed)).games:
        if game.phase == "white" and not game.choices:
            seat = 1 - game.active
            if len(game.moves(seat)) > 1:
                yield game, seat


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_the_other_is_expected_to_look_ahead_and_to_make_the_best_of_the_result(variant: str) -> None:
    seen = 0
    for game, seat in decisions(variant):
        others = NEAR_SIGHTED.decide(game, game.active)
        for move, end in ValueBot(MASTER, "").ends(game, seat):
            after = game.play(seat, move).play(game.active, others)
            if after.phase == "colour":
                after = after.play(game.active, NEAR_SIGHTED.decide(after, game.active))
            assert end.board == after.board
            seen += 1
    assert seen > 20


def test_more_foresight_changes_a_decision_now_and_then() -> None:
    master = ValueBot(MASTER, "")
    games = ((game, seat) for number in range(40) for game, seat in decisions("classic", f"foresight {number}"))
    assert any(master.decide(game, seat) != NEAR_SIGHTED.decide(game, seat) for game, seat in games)
