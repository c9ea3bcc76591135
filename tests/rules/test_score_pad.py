"""The score pad: legality without dice is the union of legality over all dice, and real games can always be entered."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lucchetto.records import Decided, Rolled
from lucchetto.rules import PASS, VARIANTS, Decision, Game, Move, Pass, ScorePad, new_game
from lucchetto.rules.board import cells
from tests.kit.builders import FIVE_DOWN, FIVE_UP, NAMES, SIX_UP
from tests.kit.players import Played
from tests.kit.rule_marks import rule
from tests.kit.strategies import played, seeds

every_variant = pytest.mark.parametrize("variant", VARIANTS)
Cell = tuple[str, int]


def cells_of(moves: Iterable[Decision]) -> set[Cell]:
    return {(move.colour, move.number) for move in moves if isinstance(move, Move)}


def rolls_of(game: Game) -> Iterator[Game]:
    """The game after every roll of the white dice, with the same face on all colour dice: each decides for itself."""
    faces, colours = range(1, game.variant.sides + 1), [one for one in game.variant.colours if one not in game.closed]
    for one, other, face in product(faces, faces, faces):
        if one <= other:
            yield game.roll(white=(one, other), **dict.fromkeys(colours, face))


def after_passing(game: Game) -> Game:
    for seat in sorted(game.waiting):
        game = game.play(seat, PASS)
    return game


def by_all_dice(game: Game, seat: int) -> set[Cell]:
    """Every cell that some roll lets this seat cross off in some action of its own turn."""
    found: set[Cell] = set()
    for rolled in rolls_of(replace(game, active=seat)):
        found |= cells_of(rolled.moves(seat))
        found |= cells_of(after_passing(rolled).moves(seat))
    return found


def by_all_dice_in_action_2(game: Game, seat: int, used: Move) -> set[Cell]:
    """Every cell that some roll lets the seat use in action 2 after this action 1."""
    found: set[Cell] = set()
    for rolled in rolls_of(replace(game, active=seat)):
        if used in rolled.moves(seat):
            colour = rolled.play_all({other: used if other == seat else PASS for other in rolled.waiting})
            found |= cells_of(colour.moves(seat))
    return found


def whites_of(number: int) -> list[int]:
    """The faces of white dice that make this sum."""
    return [one for one in range(1, 7) if 1 <= number - one <= 6]


def turn_starts(game: Played) -> list[Game]:
    return [reached for reached in game.games if reached.phase == "roll"]


@rule("R20", "C1", "C6", "C7", "L2", "L4", "D2", "D3", "D4", "D5", "D7")
@every_variant
def test_a_cell_may_be_entered_exactly_if_some_dice_allow_it(variant: str) -> None:
    @settings(max_examples=8)
    @given(played((variant,)), seeds)
    def check(game: Played, seed: int) -> None:
        starts = turn_starts(game)
        for reached in Random(seed).sample(starts, min(2, len(starts))):
            for seat in range(len(reached.players)):
                assert cells_of(cells(reached.board, seat)) == by_all_dice(reached, seat)

    check()


@rule("D6", "R14", "R20")
def test_after_action_1_a_duel_player_may_enter_exactly_what_some_dice_allow_in_action_2() -> None:
    @settings(max_examples=15)
    @given(played(("duel",)), seeds)
    def check(game: Played, seed: int) -> None:
        random, starts = Random(seed), turn_starts(game)
        if not starts:
            return
        reached = random.choice(starts)
        options = cells(reached.board, reached.active)
        if not options:
            return
        used = random.choice(options)
        pad = ScorePad.on(reached.board).enter(reached.active, used)
        if pad.board.reasons:
            return
        with_the_same_whites = {one + face for one in whites_of(used.number) for face in range(1, 7)}
        possible = {cell for cell in cells_of(pad.cells(reached.active)) if cell[1] in with_the_same_whites}
        assert possible == by_all_dice_in_action_2(reached, reached.active, used)

    check()


def entries_of(game: Played, random: Random) -> Iterator[tuple[int, Move | None]]:
    """What the players enter: turn by turn, everybody in their own order, the players mixed."""
    mine: defaultdict[int, list[Move | None]] = defaultdict(list)
    for event, before, after in zip(game.record.events, game.games, game.games[1:], strict=False):
        if isinstance(event, Rolled):
            yield from mixed(mine, random)
            mine.clear()
        elif isinstance(event, Decided):
            if not isinstance(event.move, Pass):
                mine[event.seat].append(Move(event.move.colour, event.move.number))
            if after.sheets[before.active].penalties > before.sheets[before.active].penalties:
                mine[before.active].append(None)
    yield from mixed(mine, random)


def mixed(entries: dict[int, list[Move | None]], random: Random) -> Iterator[tuple[int, Move | None]]:
    order = [seat for seat, moves in entries.items() for _ in moves]
    random.shuffle(order)
    waiting = {seat: iter(moves) for seat, moves in entries.items()}
    for seat in order:
        yield seat, next(waiting[seat])


@rule("R1", "R20", "R21", "R22")
@every_variant
def test_every_real_game_can_be_entered_in_any_order_of_the_players(variant: str) -> None:
    @settings(max_examples=25)
    @given(played((variant,), whole=True), seeds)
    def check(game: Played, seed: int) -> None:
        pad = ScorePad.on(game.games[0].board)
        for seat, move in entries_of(game, Random(seed)):
            refused = pad.objection(seat, move)
            assert refused is None, f"seat {seat} {move}: {refused}"
            pad = pad.enter(seat, move)
        assert pad.board == game.game.board
        assert pad.obeys_rules
        assert game.games[0].with_board(pad.board).counted_up().result == game.game.result

    check()


@rule("R20")
@every_variant
def test_undoing_everything_in_reverse_order_leads_back_through_every_position(variant: str) -> None:
    @settings(max_examples=20)
    @given(played((variant,)), seeds)
    def check(game: Played, seed: int) -> None:
        pads = [ScorePad.on(game.games[0].board)]
        for seat, move in entries_of(game, Random(seed)):
            pads.append(pads[-1].enter(seat, move))
        pad = pads[-1]
        for earlier in reversed(pads[:-1]):
            number = pad.entries[-1].number
            assert pad.undo_objection(number) is None
            pad = pad.undo(number)
            assert (pad.board, pad.ended_at) == (earlier.board, earlier.ended_at)

    check()


@every_variant
def test_without_checks_any_cell_goes_and_the_sheets_stay_sound(variant: str) -> None:
    kind = VARIANTS[variant]
    moves = [move for row in kind.rows for move in row.crosses.values()]

    @settings(max_examples=60)
    @given(st.lists(st.tuples(st.integers(0, 1), st.sampled_from([None, *moves])), max_size=40))
    def check(wanted: list[tuple[int, Move | None]]) -> None:
        pad = ScorePad.on(new_game(kind, NAMES[:2]).board).with_checks(on=False)
        for seat, move in wanted:
            if move and pad.objection(seat, move) is None:
                assert move in pad.cells(seat)
            if pad.objection(seat, move) is None:
                pad = pad.enter(seat, move)
        for sheet in pad.board.sheets:
            for row, marks in zip(kind.rows, sheet.marks, strict=True):
                assert list(marks) == sorted(marks)
                assert kind.pawns or len(set(marks)) == len(marks)
                assert row.colour in pad.board.closed or row.lock not in marks
        for entry in pad.entries[::2]:
            assert pad.undo_objection(entry.number) is None
            pad = pad.undo(entry.number)
        assert len(pad.entries) == len(pad.undo(-1).entries)

    check()


def filled(pad: ScorePad, seat: int, colour: str, numbers: Iterable[int]) -> ScorePad:
    for number in numbers:
        assert pad.objection(seat, Move(colour, number)) is None
        pad = pad.enter(seat, Move(colour, number))
    return pad


def pad_of(variant: str, *, red: int = 3) -> ScorePad:
    """A pad of three on which the first `red` seats may close red."""
    pad = ScorePad.on(new_game(variant, NAMES[:3]).board)
    for seat in range(red):
        pad = filled(pad, seat, "red", FIVE_UP if variant == "classic" else SIX_UP)
    return pad


RED_12, YELLOW_7 = Move("red", 12), Move("yellow", 7)


def codes(pad: ScorePad, seat: int, move: Move | None) -> tuple[str, str | None] | None:
    refused = pad.objection(seat, move)
    return (refused.code, refused.rule) if refused else None


@rule("R1", "R21")
def test_two_players_who_are_certain_that_they_locked_first_both_lock() -> None:
    pad = pad_of("classic").enter(0, RED_12)
    assert pad.still_open(1) == pad.still_open(2) == ("red",)
    pad = pad.enter(1, RED_12)
    assert pad.objection(2, RED_12) is None
    pad = pad.enter(2, RED_12)
    assert [sheet.rows["red"][-1] for sheet in pad.board.sheets] == ["lock"] * 3
    assert pad.board.closed == ("red",)


@rule("R21", "C7")
def test_a_row_that_another_player_locked_is_closed_after_ones_own_next_entry() -> None:
    pad = pad_of("classic").enter(0, RED_12).enter(1, YELLOW_7)
    assert codes(pad, 1, RED_12) == ("row-closed", "C7")
    assert codes(pad, 2, RED_12) is None
    assert codes(pad, 0, Move("red", 7)) == ("row-closed", "C7")


@rule("R21", "C3", "C4")
def test_the_third_entry_of_anybody_since_the_lock_shows_that_the_throw_is_over() -> None:
    pad = pad_of("classic").enter(0, RED_12).enter(0, YELLOW_7)
    assert codes(pad, 1, RED_12) is None
    assert codes(pad.enter(0, Move("yellow", 8)), 1, RED_12) == ("row-closed", "C7")
    two = pad.enter(2, YELLOW_7).enter(2, Move("yellow", 8))
    assert codes(two, 1, RED_12) is None
    assert codes(two.enter(2, Move("yellow", 9)), 1, RED_12) == ("row-closed", "C7")


@rule("R21", "C6")
def test_a_player_with_too_few_crosses_may_not_lock_with_the_others() -> None:
    pad = pad_of("classic", red=1).enter(0, RED_12)
    assert codes(pad, 1, RED_12) == ("too-few-crosses", "C6")


@rule("R21", "R1", "L5")
def test_a_lucky_cross_in_a_row_that_another_player_locks_can_be_entered_after_the_lock() -> None:
    pad = pad_of("longo", red=1).enter(0, Move("red", 15))
    assert codes(pad, 1, Move("red", 2)) is None
    assert codes(pad, 0, Move("red", 16)) == ("row-closed", "C7")


@rule("R22", "C8", "R3")
def test_after_the_end_everybody_else_may_enter_one_more_cross_and_no_penalty() -> None:
    pad = (
        filled(pad_of("classic"), 0, "green", FIVE_DOWN).enter(0, RED_12).enter(1, YELLOW_7).enter(0, Move("green", 2))
    )
    assert pad.board.reasons == ("rows",)
    assert codes(pad, 0, YELLOW_7) == codes(pad, 1, None) == ("pad-over", "C8")
    assert pad.cells(0) == []
    assert codes(pad, 1, Move("yellow", 8)) is None
    assert codes(pad.enter(1, Move("yellow", 8)), 1, Move("yellow", 9)) == ("pad-over", "C8")
    assert codes(pad.undo(pad.entries[-1].number), 0, YELLOW_7) is None


@rule("D9", "R22")
def test_in_the_duel_nobody_enters_anything_after_the_end() -> None:
    pad = ScorePad.on(new_game("duel", NAMES[:2]).board)
    for seat in (0, 1, 0, 1):
        pad = pad.enter(seat, None)
    assert codes(pad, 0, YELLOW_7) == codes(pad, 1, None) == ("pad-over", "D9")
    assert pad.cells(0) == pad.cells(1) == []


@rule("C7", "D7")
def test_in_the_duel_a_locked_row_is_closed_for_the_other_player_at_once() -> None:
    pad = filled(ScorePad.on(new_game("duel", NAMES[:2]).board), 0, "red", FIVE_UP).enter(0, RED_12)
    assert codes(pad, 1, Move("red", 7)) == ("row-closed", "C7")


def test_an_entry_that_a_later_one_depends_on_is_undone_after_it() -> None:
    pad = pad_of("classic").enter(0, RED_12)
    refused = pad.undo_objection(0)
    assert refused is not None
    assert (refused.code, refused.rule, refused.facts) == ("undo-in-order", "C6", {"move": "red 12"})
    assert pad.undo_objection(pad.entries[-1].number) is None
    assert pad.with_checks(on=False).undo_objection(0) is None
    assert pad.undo(99) == pad


@rule("C1", "C6")
def test_a_pad_obeys_the_rules_unless_an_entry_or_an_undo_needs_house_rules() -> None:
    pad = ScorePad.on(new_game("classic", NAMES[:1]).board).enter(0, Move("red", 5)).with_checks(on=False)
    assert pad.enter(0, Move("red", 7)).obeys_rules, "allowed with checks, too"
    assert not pad.enter(0, Move("red", 4)).obeys_rules
    assert not pad.enter(0, Move("red", 4)).with_checks(on=True).obeys_rules
    locked = pad_of("classic").enter(0, RED_12).with_checks(on=False)
    assert locked.obeys_rules
    assert not locked.undo(0).obeys_rules, "the lock has too few crosses now"


def test_a_lock_that_is_undone_opens_the_row_for_everybody() -> None:
    locked = pad_of("classic").enter(0, RED_12).enter(1, YELLOW_7)
    assert codes(locked.undo(15), 1, Move("red", 9)) is None


def test_even_without_checks_no_cell_is_crossed_off_twice_and_there_is_no_fifth_penalty_box() -> None:
    pad = ScorePad.on(new_game("classic", NAMES[:1]).board).with_checks(on=False)
    pad = pad.enter(0, Move("red", 9)).enter(0, Move("red", 3))
    assert pad.board.sheets[0].rows["red"] == (3, 9)
    assert codes(pad, 0, Move("red", 9)) == ("already-crossed", "C1")
    assert codes(pad, 0, Move("red", 99)) == ("not-a-move", None)
    for _ in range(4):
        pad = pad.enter(0, None)
    assert codes(pad, 0, None) == ("no-box-left", "C8")
    assert codes(pad.with_checks(on=True), 0, Move("red", 10)) == ("pad-over", "C8")


@rule("R18")
def test_even_without_checks_the_last_pawn_is_the_last() -> None:
    pad = ScorePad.on(new_game("duel", NAMES[:2]).board).with_checks(on=False)
    for _ in range(22):
        pad = pad.enter(0, Move("red", 5))
    assert codes(pad, 0, Move("blue", 5)) == codes(pad, 0, None) == ("no-pawn-left", "R18")
    assert codes(pad, 1, Move("red", 5)) is None
    assert pad.enter(1, Move("red", 5)).board.sheets[0].rows["red"] == ()


def test_somebody_who_joins_later_gets_a_blank_sheet_and_the_closed_rows() -> None:
    pad = pad_of("classic").enter(0, RED_12)
    joined = pad.with_blank(new_game("classic", NAMES[:4]).board)
    assert joined.board.sheets[:3] == pad.board.sheets
    assert (joined.board.sheets[3].total, joined.board.closed) == (0, ("red",))
