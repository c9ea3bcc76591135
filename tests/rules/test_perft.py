"""Counts of sequences of decisions: plain numbers that any implementation of the rules must reproduce."""

import pytest

from lucchetto.rules import VARIANTS
from tests.kit.perft import Position, count, positions

POSITIONS = list(positions())
BY_HAND = {
    "classic-solitaire-ones": [3, 7, 13, 7 + 3 + 3 + 3 + 1 + 3 + 1],
    "classic-two-players": [5, 25, 5 * (9 + 8 + 8 + 7 + 7)],
    "classic-five-players": [5, 25, 125, 625, 3125],
    "longo-three-players": [9, 9 * 5, 9 * 5 * 5],
    "duel-ones": [3, 3 + 2 + 2, 7 * 3],
}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_engine_counts_as_the_file_says(position: Position) -> None:
    found = {depth: count(position.game(), position.rolls, depth) for depth in position.counts}
    assert found == position.counts


@pytest.mark.parametrize("name", BY_HAND)
def test_the_file_agrees_with_counting_by_hand(name: str) -> None:
    counts = next(position.counts for position in POSITIONS if position.name == name)
    assert [counts[depth] for depth in range(1, len(BY_HAND[name]) + 1)] == BY_HAND[name]


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_counts(variant: str) -> None:
    assert sum(position.game().variant.name == variant for position in POSITIONS) >= 3
