"""The random games of the property tests reach the rare positions."""

from collections.abc import Iterator
from itertools import count, pairwise
from random import Random

import pytest

from lucchetto.rules import VARIANTS, Game, Move, new_game
from tests.kit.builders import NAMES
from tests.kit.players import PLAY_STYLES, Played, play
from tests.kit.rule_marks import rule

LONG_ENOUGH = 1500
RARE = {
    "classic": {"rows", "penalties", "3 closed", "2 locks together"},
    "longo": {"rows", "penalties", "3 closed", "2 locks together", "lucky", "lucky closes"},
    "duel": {"rows", "penalties", "pawns", "rows pawns", "pawns penalties", "knock-off", "stack of 5"},
}


@rule("C8", "C11", "D9", "L5", "R1", "R15")
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_reach_every_end_and_every_rare_event(variant: str) -> None:
    missing = set(RARE[variant])
    for seed in count():
        missing -= set(events(random_game(variant, seed)))
        if not missing:
            break
        assert seed < LONG_ENOUGH, missing


def random_game(variant: str, seed: int) -> Played:
    random = Random(seed)
    least, most = VARIANTS[variant].seats
    seats = random.randint(least, most)
    pairs = [random.sample(range(2, 17), 2) for _ in range(seats)] if variant == "longo" else None
    start = new_game(variant, NAMES[:seats], random.randrange(seats), pairs)
    return play(start, seed, tuple(random.choices(PLAY_STYLES, k=seats)), loaded=seed % 2 == 0)


def events(played: Played) -> Iterator[str]:
    assert played.game.result is not None
    yield " ".join(played.game.result.reasons)
    yield f"{len(played.game.closed)} closed"
    for before, after in pairwise(played.games):
        yield f"{locks(after) - locks(before)} locks together"
        lucky = any(isinstance(move, Move) and move.lucky for _, move in before.choices)
        if lucky:
            yield "lucky"
        if lucky and before.closed != after.closed:
            yield "lucky closes"
        if after.variant.pawns:
            yield from duel_events(before, after)


def locks(game: Game) -> int:
    return sum("lock" in marks for sheet in game.sheets for marks in sheet.rows.values())


def duel_events(before: Game, after: Game) -> Iterator[str]:
    for then, now in zip(before.sheets, after.sheets, strict=True):
        if sum(map(len, now.marks)) < sum(map(len, then.marks)):
            yield "knock-off"
        if any(cells.count(cell) >= 5 for cells in now.marks for cell in cells):
            yield "stack of 5"
