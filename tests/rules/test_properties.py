"""What holds in every game, of every variant, with any number of players, after every event."""

from collections.abc import Sequence
from itertools import pairwise, product

import pytest
from hypothesis import given, settings

from lucchetto.records import Decided, Rolled, state
from lucchetto.rules import (
    PASS,
    VARIANTS,
    Decision,
    DuelBoard,
    Game,
    GameError,
    IllegalError,
    MalformedError,
    Move,
    Pass,
    new_game,
)
from tests.kit.builders import NAMES, roll
from tests.kit.players import Played
from tests.kit.reference import reference_states
from tests.kit.rule_marks import rule
from tests.kit.strategies import played

COLOURS = ("red", "yellow", "green", "blue")
EVERYTHING: tuple[Decision, ...] = (
    PASS,
    *(Move(*cell) for cell in product((*COLOURS, "purple"), range(18), (False, True))),
)
every_variant = pytest.mark.parametrize("variant", VARIANTS)


@every_variant
def test_play_accepts_exactly_what_moves_lists(variant: str) -> None:
    """The whole space of moves, for every seat and two that do not exist; a refusal leaves the game equal."""

    @settings(max_examples=20)
    @given(played((variant,)))
    def check(game: Played) -> None:
        for number, reached in enumerate(game.games):
            before = hash(reached)
            for seat in range(len(reached.players)):
                # A seat that owes no decision is refused every move: each example tries a part of the moves.
                moves = EVERYTHING if seat in reached.waiting else EVERYTHING[number % PARTS :: PARTS]
                assert accepted(reached, seat, moves) == set(reached.moves(seat))
            for nobody in (-1, len(reached.players)):
                assert not accepted(reached, nobody, EVERYTHING[number % PARTS :: PARTS])
                with pytest.raises(MalformedError):
                    reached.moves(nobody)
            assert hash(reached) == before

    check()


PARTS = 6


def accepted(game: Game, seat: int, moves: Sequence[Decision]) -> set[Decision]:
    found = set[Decision]()
    for move in moves:
        try:
            after = game.play(seat, move)
        except GameError:
            continue
        assert after != game
        found.add(move)
    return found


@every_variant
@pytest.mark.parametrize("examples", [60, 250])
def test_every_state_agrees_with_the_second_implementation(variant: str, examples: int) -> None:
    """C1 to C11, L1 to L5, D1 to D11 and the rulings, as tests/kit/reference.py reads them."""

    @settings(max_examples=examples)
    @given(played((variant,)))
    def check(game: Played) -> None:
        lines = [game.record.header.to_json(), *(event.to_json() for event in game.record.events)]
        for reached, expected in zip(game.games, reference_states(lines), strict=True):
            assert state(reached) == expected

    check()


@rule("C3", "C4", "D1", "R6")
@settings(max_examples=100)
@given(played())
def test_waiting_lists_the_seats_that_owe_a_decision(game: Played) -> None:
    for reached in game.games:
        everybody = frozenset(range(len(reached.players)))
        decided = {seat for seat, _ in reached.choices}
        alone = reached.phase == "colour" or reached.variant.name == "duel"
        if reached.phase in ("roll", "over"):
            assert reached.waiting == frozenset()
        else:
            assert reached.waiting == ({reached.active} if alone else everybody) - decided
        assert all(bool(reached.moves(seat)) == (seat in reached.waiting) for seat in everybody)
        assert (reached.dice is None) == (reached.phase in ("roll", "over"))


@settings(max_examples=100)
@given(played())
def test_moves_are_in_the_order_of_records(game: Played) -> None:
    """Pass, then red, yellow, green, blue, each left to right, plain before lucky, none twice."""
    for reached in game.games:
        for seat in reached.waiting:
            first, *rest = reached.moves(seat)
            assert first == PASS
            keys = [_place(reached, move) for move in rest]
            assert keys == sorted(set(keys))


def _place(game: Game, move: Decision) -> tuple[int, int, bool]:
    assert isinstance(move, Move)
    upwards = list(range(2, 2 * game.variant.sides + 1))
    line = upwards if move.colour in ("red", "yellow") else upwards[::-1]
    return COLOURS.index(move.colour), line.index(move.number), move.lucky


@rule("C2", "C10")
@settings(max_examples=100)
@given(played())
def test_turns_are_counted_and_the_active_role_goes_round(game: Played) -> None:
    rolls = 0
    for event, (before, after) in zip(game.record.events, pairwise(game.games), strict=True):
        rolls += isinstance(event, Rolled)
        assert after.turn == rolls
        owner = (after.first + max(rolls, 1) - 1) % len(after.players)
        following = (owner + 1) % len(after.players)
        assert after.active == (following if after.phase == "roll" else owner)
        assert (before.phase, after.phase) in PHASES


PHASES = {
    ("roll", "white"),
    ("white", "white"),
    ("white", "colour"),
    ("white", "over"),
    ("colour", "roll"),
    ("colour", "over"),
}


@rule("C8", "D9", "R15")
@settings(max_examples=100)
@given(played())
def test_the_game_is_over_exactly_when_there_is_a_reason(game: Played) -> None:
    for reached in game.games:
        found = list[str]()
        pawns = [22 - sum(map(len, sheet.marks)) - sheet.penalties for sheet in reached.sheets]
        missed = [sheet.penalties for sheet in reached.sheets]
        duel = reached.variant.name == "duel"
        found += ["rows"] if len(reached.closed) >= 2 else []
        found += ["pawns"] if duel and 0 in pawns else []
        found += ["penalties"] if (sum(missed) if duel else max(missed)) >= 4 else []
        assert (reached.phase == "over") == (reached.result is not None) == bool(found)
        if reached.result:
            totals = [sheet.total for sheet in reached.sheets]
            assert list(reached.result.reasons) == found
            assert [totals[seat] for seat in reached.result.winners] == [max(totals)] * totals.count(max(totals))


@rule("C9", "L3", "D11")
@settings(max_examples=100)
@given(played())
def test_points_follow_from_rows_and_penalties_alone(game: Played) -> None:
    for sheet in (sheet for reached in game.games for sheet in reached.sheets):
        most = 15 if sheet.variant.name == "longo" else 12
        worth = {colour: sum(range(min(len(marks), most) + 1)) for colour, marks in sheet.rows.items()}
        assert sheet.points == {**worth, "penalties": -5 * sheet.penalties}
        assert sheet.total == sum(worth.values()) - 5 * sheet.penalties


@rule("C1", "C6", "C7", "R5", "L2")
@settings(max_examples=100)
@given(played(("classic", "longo")))
def test_sheets_fill_from_the_left_and_locks_close_rows(game: Played) -> None:
    for reached in game.games:
        locked = set[str]()
        for sheet in reached.sheets:
            for row, cells in zip(reached.variant.rows, sheet.marks, strict=True):
                assert all(one < other for one, other in pairwise(cells))
                closers = [cell for cell in cells if row.closes(cell)]
                assert len(closers) in (0, 2)  # a last number and the lock, or neither
                if closers:
                    assert closers[1] == row.lock
                    assert len(cells) >= row.needed + 2
                    locked.add(row.colour)
        assert set(reached.closed) == locked
        assert reached.closed == tuple(colour for colour in COLOURS if colour in locked)


@rule("D3", "D7", "D10", "R18")
@settings(max_examples=150)
@given(played(("duel",)))
def test_pawns_are_neither_lost_nor_made(game: Played) -> None:
    for reached in game.games:
        board = reached.board
        assert isinstance(board, DuelBoard)
        for row, stacks in zip(reached.variant.rows, board.rows, strict=True):
            cells = [stack.cell for stack in stacks]
            assert cells == sorted(set(cells))  # a cell holds one player's pawns
            assert all(stack.height >= 1 for stack in stacks)
            assert (row.colour in reached.closed) == (row.lock - 1 in cells)
            lockless = row.colour in reached.closed and row.lock not in cells
            assert not lockless or (reached.result is not None and "pawns" in reached.result.reasons)
        for seat, sheet in enumerate(reached.sheets):
            placed = sum(map(len, sheet.marks)) + sheet.penalties
            assert 0 <= placed <= 22
            assert placed + board.pawns_left(seat) == 22


@rule("C5", "D8", "R3")
@settings(max_examples=100)
@given(played())
def test_a_penalty_is_for_the_active_player_who_used_neither_action(game: Played) -> None:
    white = list[tuple[int, Decision]]()
    for event, (before, after) in zip(game.record.events, pairwise(game.games), strict=True):
        gained = [now.penalties - then.penalties for then, now in zip(before.sheets, after.sheets, strict=True)]
        due = [0] * len(gained)
        if isinstance(event, Decided) and before.phase == "white":
            white.append((event.seat, event.move))
        elif isinstance(event, Decided) and isinstance(event.move, Pass):
            due[before.active] = int(isinstance(dict(white)[before.active], Pass))
        if isinstance(event, Rolled):
            white.clear()
        assert gained == due


@settings(max_examples=100)
@given(played())
def test_games_are_values(game: Played) -> None:
    """Applying the events again gives equal games with equal hashes, and no earlier game has changed."""
    again = game.games[0]
    for event, reached in zip(game.record.events, game.games[1:], strict=True):
        again = event.apply(again)
        assert again == reached
        assert hash(again) == hash(reached)


@rule("R1")
@settings(max_examples=40)
@given(played(("classic", "longo")))
def test_nobody_sees_a_pending_choice_of_another(game: Played) -> None:
    for reached in game.games:
        for seat in (None, *range(len(reached.players))):
            seen = reached.seen_by(seat)
            assert [who for who, _ in seen.choices] == [who for who, _ in reached.choices]
            assert all(move == PASS for who, move in seen.choices if who != seat)
            assert [choice for choice in seen.choices if choice[0] == seat] == [
                choice for choice in reached.choices if choice[0] == seat
            ]
            assert (seen.board, seen.waiting, seen.phase, seen.dice) == (
                reached.board, reached.waiting, reached.phase, reached.dice,
            )  # fmt: skip
            assert state(seen) == state(reached)


@rule("R1")
@settings(max_examples=100)
@given(played())
def test_seats_that_decide_together_reach_the_same_game_as_one_after_the_other(game: Played) -> None:
    start, choices = game.games[0], dict[int, Decision]()
    for event, reached in zip(game.record.events, game.games[1:], strict=True):
        if isinstance(event, Rolled):
            start, choices = reached, {}
            continue
        choices[event.seat] = event.move
        assert start.play_all(choices) == reached
        if not reached.choices:  # the phase is over
            start, choices = reached, {}


def test_one_refused_choice_refuses_all() -> None:
    game = roll(new_game("classic", NAMES[:2]), (3, 4))
    with pytest.raises(IllegalError):
        game.play_all({0: PASS, 1: Move("red", 8)})
    with pytest.raises(MalformedError):
        game.play_all({0: PASS, 2: PASS})
