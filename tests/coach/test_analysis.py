"""Analyses of whole games: sums, losses per player, forced decisions and running games."""

from functools import cache, partial

import pytest

from lucchetto.bots.levels import LEVELS
from lucchetto.coach import analyse as analyse_by_any_judge
from lucchetto.coach.scale import MARKS
from lucchetto.coach.shapes import Analysis
from lucchetto.records import Decided, Record, Replay, Rolled, replay
from lucchetto.rules import PASS, Move, new_game
from lucchetto.solver import Table
from tests.kit.bot_games import bot_game
from tests.kit.players import PLAY_STYLES, play
from tests.kit.rule_marks import rule

analyse = partial(analyse_by_any_judge, depth="quick")
"""The network or the table alone: rollouts have tests of their own."""
SOLITAIRE = 250
TABLES = [("classic", 2), ("classic", 5), ("longo", 2), ("duel", 2)]


@cache
def judged(variant: str, players: int, level: str, seed: str = "coach") -> Analysis:
    """Immutable, so tests share it."""
    return analyse(replay(bot_game(variant, [level] * players, seed)))


@pytest.mark.parametrize("part", range(4))
def test_in_solitaire_the_score_is_the_start_plus_luck_minus_losses(classic: Table, part: int) -> None:
    for seed in range(part * SOLITAIRE, (part + 1) * SOLITAIRE):
        style = PLAY_STYLES[seed % len(PLAY_STYLES)]
        played = play(new_game("classic", ["Ada"]), seed, (style,), loaded=seed % 3 == 0)
        analysis = analyse(replay(played.record))
        (ada,) = analysis.players
        assert analysis.exact
        assert classic.start + ada.luck - ada.loss == pytest.approx(ada.score, abs=1e-8)
        assert ada.adjusted == pytest.approx(classic.start - ada.loss, abs=1e-8)


def test_the_values_of_a_solitaire_game_are_those_of_the_solver(classic: Table) -> None:
    record = bot_game("classic", ["club"], "values")
    game = replay(record)
    analysis = analyse(game)
    for number, state in enumerate(game.games):
        if state.phase == "roll":
            assert analysis.values[number] == [pytest.approx(state.sheets[0].total + classic.value_before_roll(state))]
    assert analysis.values[-1] == [game.game.sheets[0].total]


@pytest.mark.usefixtures("no_tables")
def test_without_a_table_the_network_judges_a_solitaire_game_and_says_so() -> None:
    analysis = analyse(replay(bot_game("classic", ["master"], "no table")))
    assert not analysis.exact
    assert analysis.unit == "points"
    assert analysis.players[0].mean_loss < 0.01  # the same network judges and plays


@pytest.mark.usefixtures("no_tables")
@pytest.mark.parametrize("level", ["casual", "master"])
@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_without_a_table_start_luck_and_losses_add_up_to_the_score_within_a_few_points(
    variant: str, level: str
) -> None:
    """The network has seen positions of weak players: their games begin its training games.

    It once judged every cross on a sheet without penalties a blunder, and later missed a game of `casual` in Longo by
    124 points (docs/coach.md).
    """
    gaps = []
    for seed in range(3):
        analysis = analyse(replay(bot_game(variant, [level], f"adds up {seed}")))
        (player,) = analysis.players
        gaps.append(analysis.values[0][0] + player.luck - player.loss - player.score)
    assert abs(sum(gaps) / len(gaps)) < 8


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_master_loses_next_to_nothing_and_a_novice_a_lot(variant: str, players: int) -> None:
    master, novice = judged(variant, players, "master"), judged(variant, players, "novice")
    of_master = sum(player.loss for player in master.players) / sum(player.decisions for player in master.players)
    of_novice = sum(player.loss for player in novice.players) / sum(player.decisions for player in novice.players)
    assert of_master < 0.002
    assert of_novice > 0.005
    assert of_novice > 5 * of_master
    assert min(player.accuracy for player in master.players) > max(player.accuracy for player in novice.players)


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_win_shares_add_up_to_one_and_the_luck_of_a_roll_is_somebody_elses_bad_luck(variant: str, players: int) -> None:
    analysis = judged(variant, players, "casual")
    assert analysis.unit == "win"
    assert all(sum(values) == pytest.approx(1) for values in analysis.values)
    assert all(sum(roll.luck) == pytest.approx(0, abs=1e-9) for roll in analysis.rolls)


def test_the_chart_ends_with_the_result() -> None:
    record = bot_game("classic", ["club", "novice"], "chart")
    analysis, game = analyse(replay(record)), replay(record).game
    assert game.result
    assert analysis.values[-1] == [float(seat in game.result.winners) for seat in range(2)]
    assert len(analysis.values) == len(analysis.margins) == len(record.events) + 1


def test_every_event_of_the_record_is_judged_once() -> None:
    record = bot_game("duel", ["club", "casual"], "events")
    analysis = analyse(replay(record))
    assert [roll.event for roll in analysis.rolls] == [n for n, event in enumerate(record.events) if _is_roll(event)]
    assert [move.event for move in analysis.moves] == [
        n for n, event in enumerate(record.events) if not _is_roll(event)
    ]


def _is_roll(event: object) -> bool:
    return isinstance(event, Rolled)


def test_a_decision_with_one_choice_does_not_count() -> None:
    analysis = judged("classic", 2, "novice")
    for move in analysis.moves:
        assert (move.mark == "forced") == (len(move.choices) == 1)
    for seat, player in enumerate(analysis.players):
        assert player.decisions == sum(move.seat == seat and len(move.choices) > 1 for move in analysis.moves)


def test_the_marks_follow_the_losses() -> None:
    analysis = judged("classic", 2, "novice", "marks")
    blunder, mistake, inaccuracy = (least for least, _ in MARKS["win"])
    for move in analysis.moves:
        if move.mark == "blunder":
            assert move.loss >= blunder
        elif move.mark == "mistake":
            assert mistake <= move.loss < blunder
        elif move.mark == "inaccuracy":
            assert inaccuracy <= move.loss < mistake
        else:
            assert move.loss < inaccuracy
        assert (move.remark is not None) == (move.mark in ("inaccuracy", "mistake", "blunder"))
    assert {move.mark for move in analysis.moves} >= {"forced", "best", "inaccuracy"}


def test_a_running_game_is_judged_as_far_as_it_has_come() -> None:
    whole = bot_game("classic", ["club", "casual"], "running")
    for length in (0, 1, 2, 3, 20):
        analysis = analyse(replay(Record(whole.header, whole.events[:length])))
        assert not analysis.finished
        assert len(analysis.values) == length + 1
        assert len(analysis.rolls) + len(analysis.moves) == length


def test_white_choices_are_judged_alike_in_whatever_order_they_were_made() -> None:
    whole = bot_game("classic", ["club", "casual"], "order", events=3)
    roll, first, second = whole.events
    turned = Record(whole.header, (roll, second, first))
    before = {move.seat: move for move in analyse(replay(whole)).moves}
    after = {move.seat: move for move in analyse(replay(turned)).moves}
    assert {seat: move.choices for seat, move in before.items()} == {seat: move.choices for seat, move in after.items()}


def test_the_same_record_is_judged_alike_twice() -> None:
    record = bot_game("longo", ["casual", "casual"], "twice", events=12)
    assert analyse(replay(record)) == analyse(replay(record))


@rule("C8")
def test_the_fourth_penalty_when_behind_is_a_blunder() -> None:
    """Passing with three penalties ends the game, so a player who is behind loses at once."""
    game = replay(_three_penalties()).game
    assert game.sheets[0].penalties == 3
    rolled = Rolled({"white": [1, 1], "red": 6, "yellow": 6, "green": 1, "blue": 1})
    record = Record(_three_penalties().header, (*_three_penalties().events, rolled, *_all_pass(2)))
    last = analyse(replay(record)).moves[-1]
    assert replay(record).game.result
    assert (last.seat, last.chosen, last.mark) == (0, "pass", "blunder")


def _three_penalties() -> Record:
    """Seat 0 crosses nothing in its own three turns, and one cell in each of the other seat's, which does the same."""
    record = bot_game("classic", ["club", "club"], "header", events=0)
    events: list[Rolled | Decided] = []
    for number in (2, 3, 4):
        events += [_low(number), *_all_pass(2)]
        events += [_low(number), Decided(0, Move("red", number)), Decided(1, Move("yellow", number)), Decided(1, PASS)]
    return Record(record.header, tuple(events))


def _low(number: int) -> Rolled:
    return Rolled({"white": [1, number - 1], "red": 6, "yellow": 6, "green": 1, "blue": 1})


def _all_pass(seats: int) -> list[Decided]:
    return [*(Decided(seat, PASS) for seat in range(seats)), Decided(0, PASS)]


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_named_where_the_record_says_who_played(level: str) -> None:
    analysis = analyse(replay(bot_game("classic", [level, "club"], "names", events=4)))
    assert [player.bot for player in analysis.players] == [level, "club"]


def test_a_record_may_say_anything_about_bots() -> None:
    record = bot_game("classic", ["club", "club"], "anything", events=4)
    for named in (None, "club", ["club"], [1, {}]):
        header = type(record.header)(**{**record.header.__dict__, "extra": {"bots": named}})
        analysis = analyse(replay(Record(header, record.events)))
        assert [player.bot for player in analysis.players] == [None, None]


def test_progress_is_reported() -> None:
    reported: list[float] = []
    game: Replay = replay(bot_game("classic", ["club", "club"], "progress", events=10))
    analyse(game, reported.append)
    assert reported == sorted(reported)
    assert len(reported) == 11
