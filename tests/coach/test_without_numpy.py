"""The coach without numpy, as a browser runs it: the same judgement, up to rounding."""

from functools import partial

import pytest

from lucchetto.bots import inference
from lucchetto.coach.analysis import analyse
from lucchetto.coach.shapes import Analysis
from lucchetto.library.playing import play_game, random_dice
from lucchetto.records import Replay

TABLES = [("classic", ("club",)), ("classic", ("casual", "club")), ("classic", ("casual", "novice", "club"))]
OTHERS = [("longo", ("club",)), ("longo", ("casual", "club")), ("duel", ("casual", "club"))]
ROUNDING = 1e-5
"""Numpy computes with single precision."""
TIES = 0.005
"""Rounding decides between plans that are equal to one seat and not quite to the others; luck sums over many plans."""


def quick(replay: Replay, patch: pytest.MonkeyPatch, *, plain: bool) -> Analysis:
    with patch.context() as patched:
        patched.setattr("lucchetto.coach.judge.find_spec", lambda name: None)  # a browser has no solver
        if plain:
            patched.setattr(inference, "_implementation", lambda: inference.in_plain_python)
        return analyse(replay, depth="quick")


@pytest.mark.parametrize(("variant", "players"), TABLES + OTHERS)
def test_a_game_is_judged_alike_with_and_without_numpy(
    variant: str, players: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = play_game(players, variant, dice=random_dice(7))
    usual, plain = (quick(played, monkeypatch, plain=plain) for plain in (False, True))
    scale = 100 if usual.unit == "points" else 1  # points are a hundred times larger than shares
    near = partial(pytest.approx, abs=ROUNDING * scale, rel=ROUNDING)
    nearly = partial(pytest.approx, abs=TIES * scale)
    assert len(plain.moves) == len(usual.moves) > 10
    for one, other in zip(plain.moves, usual.moves, strict=True):
        assert (one.event, one.chosen) == (other.event, other.chosen)
        assert one.loss == near(other.loss)
        assert [choice.value for choice in one.choices] == near([each.value for each in other.choices])
    for left, right in zip(plain.rolls, usual.rolls, strict=True):
        assert left.luck == nearly(right.luck)
    for here, there in zip(plain.values, usual.values, strict=True):
        assert here == nearly(there)
    assert [report.rating for report in plain.players] == [report.rating for report in usual.players]
