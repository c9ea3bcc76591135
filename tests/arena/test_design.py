"""The design of a tournament: match-ups, seatings and dice."""

from collections import Counter

import numpy as np
import pytest

from lucchetto.arena.design import Match, lineups, seatings
from lucchetto.arena.engine import by_rules
from lucchetto.arena.engine.dice import GOLDEN, WORD, deal_key, faces, mix, scaled
from lucchetto.bots import BOTS
from lucchetto.bots.heuristic import HeuristicBot
from lucchetto.bots.levels import POLICY_PARAMS
from lucchetto.kernels import rng
from lucchetto.rules import Decision, Game

FIELD = ("ann", "bob", "cat", "dan", "eve")


def test_with_two_players_every_pair_meets_once() -> None:
    assert len(lineups(FIELD, 2)) == 10
    assert lineups(("ann", "bob", "cat"), 2) == [("ann", "bob"), ("ann", "cat"), ("bob", "cat")]


def test_with_more_players_every_combination_of_bots_meets() -> None:
    assert len(lineups(FIELD, 3)) == 10
    assert all(len(set(lineup)) == 4 for lineup in lineups(FIELD, 4))


def test_with_too_few_bots_some_sit_twice_but_never_one_bot_in_every_seat() -> None:
    assert lineups(("ann", "bob"), 3) == [("ann", "ann", "bob"), ("ann", "bob", "bob")]
    assert len(lineups(("ann", "bob", "cat"), 5)) == 18  # 21 multisets, less three of one bot


def test_in_solitaire_every_bot_plays_its_own_games() -> None:
    assert lineups(("ann", "bob"), 1) == [("ann",), ("bob",)]


@pytest.mark.parametrize(
    "lineup", [FIELD[:2], FIELD[:3], FIELD[:4], FIELD, ("ann", "ann", "bob"), ("ann",) * 3 + ("bob",)]
)
def test_every_bot_has_every_seat_equally_often(lineup: tuple[str, ...]) -> None:
    ways = seatings(lineup)
    assert len(set(ways)) == len(ways)
    for chair in range(len(lineup)):
        sat = Counter(way[chair] for way in ways)
        assert sat == {bot: len(ways) * lineup.count(bot) // len(lineup) for bot in set(lineup)}


def test_up_to_three_players_sit_in_all_orders_and_more_rotate() -> None:
    assert [len(seatings(FIELD[:players])) for players in (1, 2, 3, 4, 5)] == [1, 2, 6, 4, 5]
    assert seatings(FIELD[:4])[1] == ("bob", "cat", "dan", "ann")


def test_chunks_cover_every_deal_once_and_the_last_may_be_short() -> None:
    match = Match("classic", ("ann", "bob"), seed=1, deals=10, deals_per_chunk=4)
    assert [list(match.deals_of(chunk)) for chunk in range(match.chunks)] == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]


def test_every_seating_and_every_match_up_plays_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that records what it sees: the same faces every turn, without the dice of closed rows."""
    notes: list[dict[int, dict[str, list[int] | int]]] = []

    class Spy(HeuristicBot):
        def __init__(self) -> None:
            super().__init__(POLICY_PARAMS["greedy"])
            self.seen: dict[int, dict[str, list[int] | int]] = {}
            notes.append(self.seen)

        def decide(self, game: Game, seat: int) -> Decision:
            assert game.dice
            self.seen[game.turn] = game.dice.as_dict()
            return super().decide(game, seat)

    monkeypatch.setattr("lucchetto.bots.registry.BOTS", {**BOTS, "spy": lambda seed: Spy()})
    for rival in ("greedy", "random"):
        match = Match("classic", ("spy", rival), seed=5, deals=1, deals_per_chunk=1)
        by_rules.play_chunk(match, 0)
    assert len(notes) == 4
    for turn in range(1, 9):
        rolls = [note[turn] for note in notes if turn in note]
        assert len({str(roll["white"]) for roll in rolls}) == 1
        for colour in ("red", "yellow", "green", "blue"):
            assert len({roll[colour] for roll in rolls if colour in roll}) <= 1


def test_deals_differ_from_each_other_and_with_the_seed() -> None:
    rolls = {tuple(faces(deal_key(seed, deal), 1, 6)) for seed in (1, 2) for deal in range(50)}
    assert len(rolls) > 95


def test_the_generator_is_splitmix64() -> None:
    """The first outputs for state 0, as its authors publish them."""
    assert [mix(turn * GOLDEN & WORD) for turn in (1, 2, 3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_rules_and_kernels_draw_the_same_dice(seed: int) -> None:
    for deal in (0, 1, 1_000_000):
        key = np.uint64(rng.game_key(np.uint64(seed), deal))
        assert int(key) == deal_key(seed, deal)
        for turn in (1, 2, 77):
            bits = np.uint64(rng.roll_key(key, turn))
            assert rng.scaled(bits, 6**6) == scaled(int(bits), 6**6)
            index = scaled(mix((int(key) + turn * GOLDEN) & WORD), 6**6)
            digits = [int(digit) + 1 for digit in np.base_repr(index, 6).zfill(6)]
            assert faces(int(key), turn, 6) == digits


def test_all_faces_are_equally_likely() -> None:
    """Chi-square over 6 × 12,000 faces, 5 degrees of freedom for each die: 25.7 is beyond 1 in 10,000."""
    rolls = [faces(deal_key(3, deal), turn, 6) for deal in range(600) for turn in range(1, 21)]
    for die in range(6):
        seen = Counter(roll[die] for roll in rolls)
        assert sum((seen[face] - 2000) ** 2 / 2000 for face in range(1, 7)) < 25.7
