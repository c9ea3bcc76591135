"""A view shows everything in effect and one's own choices, but no others' choices and no secret before the end."""

import time
from random import Random

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from lucchetto.records import proof, write_json
from lucchetto.rules import Decision, Game, preview
from lucchetto.server.table import commands, events
from lucchetto.server.table.state import Table
from lucchetto.server.table.summary import summarise
from lucchetto.server.views.table import view
from lucchetto.server.wire.live import View
from tests.kit.strategies import seeds
from tests.server.scenes import PEOPLE, Scene, made
from tests.server.table.test_state import VARIANTS, scenes

ONLOOKERS = (*PEOPLE, "a stranger", None)


def sent(table: Table, person: str | None) -> bytes:
    return msgspec.json.encode(view(table, person, {"ada"}, 3))


def seen(table: Table, person: str | None) -> View:
    return msgspec.json.decode(sent(table, person), type=View)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def on_to_a_secret(scene: Scene, random: Random) -> list[tuple[int, Decision]]:
    """Play on, then return choices that a seat may make without effect."""
    for _ in range(random.randrange(60)):
        if not scene.over:
            scene.act(random)
    if scene.over or game_of(scene.table).phase == "roll":
        return []
    seat = random.choice(sorted(game_of(scene.table).waiting))
    others = set(scene.table.waiting) - {seat}
    return [(seat, move) for move in game_of(scene.table).moves(seat)] if others else []


@settings(max_examples=80)
@given(scenes(), seeds)
def test_whatever_somebody_chooses_looks_the_same_to_everybody_else(scene: Scene, seed: int) -> None:
    choices = on_to_a_secret(scene, Random(seed))
    assume(len(choices) > 1)
    seat = choices[0][0]
    owner = scene.table.seats[seat].person
    tables = [
        scene.table.evolve([events.Line(9_999.0, events.Chose(seat, str(move), message="x"))]) for _, move in choices
    ]
    for person in ONLOOKERS:
        if person is None or person != owner:
            assert len({sent(table, person) for table in tables}) == 1
    assert len({write_json(table.record()) for table in tables}) == 1
    assert len({msgspec.json.encode(summarise(table)) for table in tables}) == 1
    if owner and not scene.table.seats[seat].bot:
        assert len({sent(table, owner) for table in tables}) == len(tables)


@settings(max_examples=30)
@given(scenes(), seeds)
def test_a_choice_that_was_changed_or_withdrawn_leaves_no_trace_for_others(scene: Scene, seed: int) -> None:
    choices = on_to_a_secret(scene, Random(seed))
    assume(len(choices) > 1)
    seat = choices[0][0]
    owner = scene.table.seats[seat].person
    undecided = scene.table.evolve([events.Line(9_999.0, events.Chose(seat, None))])
    wavering = [events.Line(9_999.0, events.Chose(seat, str(move))) for _, move in choices]
    wavered = scene.table.evolve([*wavering, events.Line(9_999.0, events.Chose(seat, None))])
    for person in ONLOOKERS:
        if person is None or person != owner:
            assert sent(wavered, person) == sent(undecided, person)


@settings(max_examples=25)
@given(scenes(), seeds)
def test_the_secret_is_in_no_view_before_the_end_and_in_every_view_after_it(scene: Scene, seed: int) -> None:
    random, secret = Random(seed), scene.table.secret.hex().encode()
    fair = scene.table.settings.dice == "fair"
    while not scene.over:
        if random.random() < 0.1:
            assert not any(secret in sent(scene.table, person) for person in ONLOOKERS)
        scene.act(random)
    assert all((secret in sent(scene.table, person)) == fair for person in ONLOOKERS)
    promised = seen(scene.table, None).proof
    assert promised is None or promised.commitment == proof.commitment(scene.table.secret)


@settings(max_examples=40)
@given(scenes(), seeds, st.integers(0, 80))
def test_hands_offer_exactly_the_legal_moves_and_say_what_they_do(scene: Scene, seed: int, actions: int) -> None:
    random = Random(seed)
    for _ in range(actions):
        if not scene.over:
            scene.act(random)
    table, game = scene.table, game_of(scene.table)
    for person in ONLOOKERS:
        shown = msgspec.json.decode(sent(table, person), type=View)
        owing = [seat for seat in table.seats_of(person) if seat in game.waiting and not table.seats[seat].bot]
        assert [hand.seat for hand in shown.hands] == owing
        for hand in shown.hands:
            assert [option.move for option in hand.options] == [str(move) for move in game.moves(hand.seat)]
            for option, move in zip(hand.options, game.moves(hand.seat), strict=True):
                effect = preview(game, hand.seat, move)
                assert (option.gain, tuple(option.skipped)) == (effect.gain, effect.skipped)
                assert (option.closes, option.penalty) == (effect.closes, effect.penalty)
                assert (option.stacks, option.knocks_off) == (effect.stacks, effect.knocks_off)


@settings(max_examples=20)
@given(scenes(), seeds, st.integers(0, 80))
def test_a_view_survives_the_wire(scene: Scene, seed: int, actions: int) -> None:
    random = Random(seed)
    for _ in range(actions):
        if not scene.over:
            scene.act(random)
    for person in ONLOOKERS:
        wire = sent(scene.table, person)
        assert msgspec.json.encode(msgspec.json.decode(wire, type=View)) == wire


def test_your_own_choice_is_shown_only_to_you() -> None:
    scene = Scene(made()).start()
    scene.write(commands.decided(scene.table, 0, game_of(scene.table).moves(0)[1]))
    assert seen(scene.table, "ada").hands[0].chosen == str(game_of(scene.table).moves(0)[1])
    assert [hand.seat for hand in seen(scene.table, "bob").hands] == [1]
    assert seen(scene.table, None).hands == []
    assert [seat.deciding for seat in seen(scene.table, None).seats] == [False, True]


def test_ids_of_people_are_in_no_view_and_no_record() -> None:
    people = ("person-4711", "person-4712")
    for variant in VARIANTS:
        scene = Scene(made(variant, people)).start()
        for person in (*people, None):
            assert b"person-47" not in sent(scene.table, person).replace(b"Person-47", b"")
        assert "person-47" not in write_json(scene.table.record()).replace("Person-47", "")


def test_the_clock_of_a_view_runs_down_and_stops_at_zero() -> None:
    entry = made()
    entry.settings = msgspec.structs.replace(entry.settings, timer=15)
    scene = Scene(entry).start()
    for ago, least, most in ((0, 14, 15), (10, 4, 5), (15, 0, 0), (40, 0, 0)):
        scene.table.phase_began = time.time() - ago
        assert least <= (view(scene.table, "ada").seconds_left or 0) <= most


def test_a_view_never_shows_more_time_than_the_timer_has_whatever_the_clock_was_set_to() -> None:
    entry = made()
    entry.settings = msgspec.structs.replace(entry.settings, timer=15)
    scene = Scene(entry).start()
    for moment in (0.0, 2.0**40):
        scene.table.phase_began = moment
        assert view(scene.table, "ada").seconds_left == 15
