"""A table apart from its game: known messages, series of rematches, deleted people, summaries, names."""

import logging

import pytest

from lucchetto.rules import PASS
from lucchetto.server.table import commands, events, summary
from lucchetto.server.table.names import LONGEST, READ, clean_name, distinct
from lucchetto.server.table.state import REMEMBERED
from lucchetto.server.vocabulary import SOMEBODY
from tests.server.table.room import Room, room


def over(*seats: str, **made: object) -> Room:
    """A game in which everybody always passes, until four penalties end it."""
    scene = room(*seats, **made)  # type: ignore[arg-type]  # handed on as they come
    scene.start()
    while not scene.over:
        scene.write(commands.time_is_up(scene.table))
    return scene


def test_the_last_messages_of_a_person_are_known_and_older_ones_forgotten() -> None:
    table = room("ada").table
    assert all(table.first_time("ada", str(number)) for number in range(REMEMBERED))
    assert not table.first_time("ada", "0"), "all of them are known"
    assert table.first_time("ada", "one more")
    assert not table.first_time("ada", "1")
    assert table.first_time("ada", "0"), "the oldest is forgotten"
    assert table.first_time("bob", "1"), "each person's messages are counted separately"


def test_only_messages_with_a_sender_are_remembered() -> None:
    scene = room("ada", "bob")
    scene.write([events.Hosted(1, by="ada"), events.Hosted(0, message="x")])
    assert scene.table.done == {}


def test_a_series_counts_the_games_that_each_seat_has_won() -> None:
    scene = over("ada", "bob", wins=[2, 1], first=0)
    assert scene.table.game is not None
    assert scene.table.game.result is not None
    (winner,) = scene.table.game.result.winners
    assert winner == 1, "the player who begins has four penalties first"
    assert scene.table.score == [2, 2]
    assert room("ada", "bob", wins=[2, 1]).table.score == [2, 1]
    assert over("ada", "bob").table.score == []


def test_a_series_ends_when_somebody_else_sits_down_and_follows_the_seats_that_play() -> None:
    scene = room("ada", "bob", "cleo", wins=[3, 2, 1])
    scene.write([events.Started([0, 2], 0, [])])
    assert scene.table.wins == [3, 1]
    scene = room("ada", "bob", wins=[3, 2])
    scene.write([events.Stood(1)])
    assert scene.table.wins == []


def test_hints_before_the_first_roll_have_helped_nobody() -> None:
    scene = room("ada", "bot")
    scene.write([events.Hinted(on=True), events.Hinted(on=False)])
    assert scene.table.hinted
    scene.start()
    assert not scene.table.hinted


def test_lucky_pairs_that_are_set_belong_to_the_seats_that_play() -> None:
    pairs = [(2, 16), (5, 8), (3, 12), (4, 7), (6, 9)]
    scene = room("ada", "open", "bob", variant="longo", lucky=pairs)
    scene.start()
    assert scene.table.lucky == [(2, 16), (3, 12)]
    assert scene.table.game is not None
    assert scene.table.game.lucky == ((2, 16), (3, 12))
    assert scene.table.drawn == ["first"]


def test_choices_that_are_resolved_once_are_not_resolved_again() -> None:
    scene = room("ada")
    scene.start()
    after = scene.table.resolved({0: PASS})
    assert after is not scene.table.game
    assert scene.table.resolved({0: PASS}) is after
    assert scene.table.resolved({}) is scene.table.game


@pytest.mark.parametrize("is_over", [False, True])
def test_a_bot_takes_the_seat_of_a_deleted_person_in_a_running_game(is_over: bool) -> None:
    scene = over("ada", "bob") if is_over else room("ada", "bob")
    if not is_over:
        scene.start()
    scene.write([events.Asked("Cleo", "cleo"), events.Asked("Dan", "dan"), events.Forgotten([0], "club", "bob", [0])])
    seat = scene.table.seats[0]
    assert (seat.name, seat.person, seat.bot) == (SOMEBODY, None, None if is_over else "club")
    assert seat.kind == ("person" if is_over else "bot")
    assert scene.table.host == "bob"
    assert [request.person for request in scene.table.asked] == ["dan"]
    assert scene.table.game is not None
    assert scene.table.game.players == (SOMEBODY, "Bob")


def test_at_a_waiting_table_the_seat_of_a_deleted_person_is_closed() -> None:
    scene = room("ada", "bob")
    scene.write([events.Forgotten([1], "club")])
    assert (scene.kinds, scene.table.host) == (["person", "closed"], "ada")


def test_a_summary_names_who_plays_and_who_has_won() -> None:
    waiting = summary.summarise(room("ada", "open", "bot", "bob").table)
    line = summary.decode(waiting.line)
    assert (line.players, line.bots, line.open_seats) == (["Ada", "Robo", "Bob"], [None, "club", None], 1)
    assert (waiting.people, waiting.winners, waiting.status) == (["ada", "bob"], [], "waiting")
    ended = summary.summarise(over("ada", "bob", first=0).table)
    assert (ended.status, ended.winners, ended.open_seats) == ("over", ["bob"], 0)


def test_a_summary_changes_with_the_seats_and_when_a_game_begins_or_ends() -> None:
    scene = room("ada", "bob")

    def after(entries: list[events.AnyEvent]) -> str | None:
        lines = [events.Line(scene.now, entry) for entry in entries]
        found = summary.summary_after(scene.table, lines)
        scene.write(entries)
        return found.status if found else None

    assert after([events.Stirred(0, "ab" * 16)]) is None
    assert after([events.Renamed(1, "Rob", "bob")]) == "waiting"
    assert after(commands.start(scene.table, "ada")) == "playing"
    statuses = []
    while not scene.over:
        statuses.append(after(commands.time_is_up(scene.table)))
    assert set(statuses[:-1]) == {None}
    assert statuses[-1] == "over"


def test_a_summary_that_cannot_be_read_is_reported_and_left_out(caplog: pytest.LogCaptureFixture) -> None:
    good = summary.summarise(room("ada").table).line
    with caplog.at_level(logging.WARNING):
        assert [found.table for found in summary.readable([good, b"{}", good])] == ["t", "t"]
    assert len(caplog.records) == 1


def test_a_name_is_read_up_to_a_limit() -> None:
    assert clean_name("\u200b" * (READ - 1) + "x") == "x"
    with pytest.raises(ValueError, match="visible letter"):
        clean_name("\u200b" * READ + "x")


def test_a_name_that_is_taken_gets_a_number_and_stays_short() -> None:
    assert distinct("Ada", ["bob"]) == "Ada"
    assert distinct("Ada", ["ADA", "ada 2"]) == "Ada 3"
    long = "x" * LONGEST
    assert distinct(long, [long]) == "x" * (LONGEST - 3) + " 2"
