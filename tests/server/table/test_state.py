"""A table is the fold of its log: properties over random games of all variants with all kinds of events."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lucchetto.records import proof, read, replay, write_json
from lucchetto.rules import GameError
from lucchetto.server.table import commands, events
from lucchetto.server.vocabulary import DiceKind, VariantName
from lucchetto.server.wire.live import Choose
from tests.kit.strategies import seeds
from tests.server.scenes import PEOPLE, Scene, fold, made

VARIANTS: Sequence[VariantName] = ("classic", "longo", "duel")
DICE: Sequence[DiceKind] = ("fair", "real")


@st.composite
def scenes(draw: st.DrawFn) -> Scene:
    """A random table whose game has just started."""
    variant = draw(st.sampled_from(VARIANTS))
    people = 1 if variant == "duel" else draw(st.integers(1, 4))
    bots = 1 if variant == "duel" else draw(st.integers(0, 5 - people))
    entry = made(variant, PEOPLE[:people], bots, draw(st.sampled_from(DICE)))
    return Scene(entry).start()


@settings(max_examples=30)
@given(scenes(), seeds)
def test_folding_the_log_from_scratch_gives_the_same_table(scene: Scene, seed: int) -> None:
    random = Random(seed)
    while not scene.over:
        scene.act(random)
        if random.random() < 0.05:
            assert fold(scene.lines) == scene.table
    again = fold(scene.lines)
    assert again == scene.table
    assert again.record() == scene.table.record()
    assert again.length == len(scene.lines)


@settings(max_examples=25)
@given(scenes(), seeds, st.integers(0, 60))
def test_evolving_leaves_the_table_as_it_is(scene: Scene, seed: int, actions: int) -> None:
    random = Random(seed)
    for _ in range(actions):
        before, known = scene.table, len(scene.lines)
        if scene.over:
            break
        scene.act(random)
        if random.random() < 0.2:
            assert before == fold(scene.lines[:known])


@pytest.mark.parametrize("variant", VARIANTS)
def test_planning_the_start_leaves_the_table_as_it_is(variant: VariantName) -> None:
    scene = Scene(made(variant))
    commands.start(scene.table, "ada")
    assert fold(scene.lines) == scene.table, "a start that is never written must leave no trace"


@settings(max_examples=20)
@given(scenes(), seeds)
def test_the_record_is_that_of_the_game_and_its_proof_holds_after_the_end(scene: Scene, seed: int) -> None:
    random = Random(seed)
    secret = scene.table.secret.hex()
    while not scene.over:
        if random.random() < 0.05:
            assert secret not in write_json(scene.table.record())
        scene.act(random)
    written = write_json(scene.table.record())
    replayed = read(written.encode()).checked()
    assert replayed.game == scene.table.game
    if scene.table.settings.dice == "fair":
        assert secret in written
        assert not list(proof.differences(replayed))
    else:
        assert secret not in written


@settings(max_examples=20)
@given(scenes(), seeds, st.integers(0, 80))
def test_an_unfinished_record_shows_the_game_without_open_choices(scene: Scene, seed: int, actions: int) -> None:
    random = Random(seed)
    for _ in range(actions):
        if not scene.over:
            scene.act(random)
    assert replay(scene.table.record()).checked().game == scene.table.game


@settings(max_examples=40)
@given(scenes(), seeds, st.integers(0, 40), st.data())
def test_a_refused_choice_changes_nothing(scene: Scene, seed: int, actions: int, data: st.DataObject) -> None:
    random = Random(seed)
    for _ in range(actions):
        if not scene.over:
            scene.act(random)
    message = Choose(
        id="x",
        step=scene.table.step + data.draw(st.sampled_from([0, 0, 0, -1, 1])),
        seat=data.draw(st.integers(0, 4)),
        move=data.draw(st.sampled_from([None, "pass", "red 2", "red 12", "blue 16 lucky", "purple 3", "", "pass "])),
    )
    person = data.draw(st.sampled_from([*PEOPLE, "", None]))
    with suppress(GameError):
        entries = commands.carry_out(scene.table, person, message, dict)
        assert isinstance(entries[0], events.Chose)
        scene.write(entries)
    assert fold(scene.lines) == scene.table


def test_an_expired_timer_passes_for_seats_that_have_not_decided_and_keeps_what_others_chose() -> None:
    scene = Scene(made("classic", ("ada", "bob"), bots=1)).start()
    assert scene.table.game is not None
    move = scene.table.game.moves(0)[-1]
    scene.write(commands.decided(scene.table, 0, move))
    scene.write(commands.time_is_up(scene.table))
    assert {seat: str(choice) for seat, choice in scene.table.history[-1].choices.items()} == {
        0: str(move),
        1: "pass",
        2: "pass",
    }


def test_an_expired_timer_does_nothing_where_nobody_owes_a_decision() -> None:
    scene = Scene(made("classic", dice="real")).start()
    assert commands.time_is_up(scene.table) == []


def test_a_resent_choice_is_known_by_its_id() -> None:
    scene = Scene(made()).start()
    message = Choose(id="x", step=scene.table.step, seat=0, move="pass")
    scene.write(commands.carry_out(scene.table, "ada", message, dict))
    assert commands.carry_out(scene.table, "ada", message, dict) == []
    assert commands.carry_out(fold(scene.lines), "ada", message, dict) == []


def test_one_persons_message_ids_are_not_anothers() -> None:
    scene = Scene(made()).start()
    for person, seat in (("ada", 0), ("bob", 1)):
        message = Choose(id="1", step=scene.table.step, seat=seat, move="pass")
        scene.write(commands.carry_out(scene.table, person, message, dict))
    assert scene.table.history


@settings(max_examples=20)
@given(st.sampled_from(VARIANTS), st.integers(1, 5))
def test_the_first_player_is_a_seat_and_all_pairs_differ(variant: VariantName, people: int) -> None:
    count = 2 if variant == "duel" else people
    scene = Scene(made(variant, PEOPLE[:count])).start()
    game = scene.table.game
    assert game is not None
    assert 0 <= game.first < count
    assert len(set(game.lucky)) == len(game.lucky) == (count if variant == "longo" else 0)


def test_each_players_nonce_is_in_the_proof() -> None:
    scene = Scene(made())
    scene.write(commands.stir(scene.table, "bob", 1, "ab" * 16))
    assert commands.stir(scene.table, "bob", 1, "cd" * 16) == [], "a nonce cannot be changed later"
    scene.start()
    assert scene.table.nonces[1] == "ab" * 16
    assert len(set(scene.table.nonces)) == 2
