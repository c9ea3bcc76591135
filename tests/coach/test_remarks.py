"""Remarks: each is made by some position, is true there, and exists in every language."""

import re
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from lucchetto.coach.remarks.compose import remark
from lucchetto.coach.remarks.text import remark_text
from lucchetto.coach.shapes import Remark
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.rules import Game, new_game, parse_move
from tests.coach.positions import EXAMPLES, Example
from tests.kit.builders import NAMES
from tests.kit.players import play
from tests.messages.ftl import messages, patterns, variables

KEYS = {key.removeprefix("remark-") for key in messages("en", "coach.ftl") if key.startswith("remark-")}


def made(example: Example) -> Remark:
    chosen, best = parse_move(example.chosen), parse_move(example.best)
    assert {chosen, best} <= set(example.game.moves(example.seat)), "the position offers both"
    return remark(example.game, example.seat, chosen, best, example.values())


def test_every_remark_of_the_catalogue_is_made_by_some_position() -> None:
    assert {made(example).key for example in EXAMPLES} == KEYS


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_a_position_makes_its_remark(example: Example) -> None:
    found = made(example)
    assert (found.key, remark_text(catalogue("en"), found)) == (example.key, example.sentence)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_a_remark_is_a_sentence_in_every_language(example: Example, language: str) -> None:
    found = made(example)
    text = remark_text(catalogue(language), found)
    assert re.fullmatch(r"[A-ZÀ-Ý].*\.", text), text
    assert "  " not in text
    words = catalogue(language)
    for name in {"move", "best", "chosen"} & found.facts.keys():
        assert words.move(found.facts[name]) in text
    if language != "en":
        assert not re.search(r"\b(red|yellow|green|pass)\b", text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.key)
def test_a_remark_gets_exactly_the_facts_that_it_uses(example: Example, language: str) -> None:
    found = made(example)
    message = messages(language, "coach.ftl")[f"remark-{found.key}"]
    assert variables(patterns(message)[None]) == found.facts.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_number_is_singular_and_two_are_plural(language: str) -> None:
    words = catalogue(language)
    one, two = (
        remark_text(words, Remark("free-pass", {"chosen": "red 9", "skipped": skipped})).replace(str(skipped), "#")
        for skipped in (1, 2)
    )
    assert one != two


def test_hidden_choices_of_another_seat_make_no_difference() -> None:
    """Choices of a white phase are secret: a remark must not give them away."""
    for example in EXAMPLES:
        if example.game.phase == "white" and len(example.game.players) > 1 and not example.game.variant.pawns:
            other = 1 - example.seat
            game = example.game.play(other, example.game.moves(other)[-1])
            assert made(replace(example, game=game)) == made(example)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 1), ("classic", 3), ("longo", 2), ("duel", 2)])
def test_any_two_choices_of_any_game_can_be_compared(variant: str, seats: int) -> None:
    """Whatever their values: a remark has all its facts, and never calls skipping nothing a loss."""
    random, languages = Random(5), [catalogue(language) for language in LANGUAGES]
    start: Game = new_game(variant, NAMES[:seats])
    for seed in range(3):
        for game in play(start, seed, ("careful", "hoarding"), loaded=True).games:
            for seat in game.waiting:
                for chosen, best in permutations(game.moves(seat), 2):
                    worth = {move: random.random() for move in game.moves(seat)}
                    found = remark(game, seat, chosen, best, worth)
                    assert remark_text(random.choice(languages), found).endswith(".")
                    if {"chosen", "skipped"} <= found.facts.keys() and found.key != "locks-early":
                        assert found.facts["skipped"] != 0
