"""First lines from which no game can be set up."""

from typing import Any

import pytest

from lucchetto.rules import MalformedError
from tests.records.samples import CLASSIC, DUEL, LONGO, ROLL, Json, lines, refusal

MISSING = object()


def bent(header: Json, key: str, value: object) -> Json:
    return {name: old for name, old in {**header, key: value}.items() if old is not MISSING}


def refused(header: Json) -> str:
    error = refusal(lines(header, ROLL))
    assert error.line == 1
    assert isinstance(error.cause, MalformedError)
    return error.cause.code


@pytest.mark.parametrize("version", [0, 2, -1, "1", True, 1.0, None, [1]], ids=repr)
def test_only_version_1_the_whole_number_can_be_read(version: object) -> None:
    assert refused(bent(CLASSIC, "lucchetto", version)) == "wrong-version"


def test_a_first_line_without_a_version_is_not_a_header() -> None:
    assert refused(bent(CLASSIC, "lucchetto", MISSING)) == "not-a-record"


def test_an_event_is_not_a_header() -> None:
    assert refused(ROLL) == "not-a-record"


@pytest.mark.parametrize("name", ["Classic", "klassik", "", " classic", 1, True, None, ["classic"], {}], ids=repr)
def test_an_unknown_variant_is_refused_and_the_known_ones_are_named(name: object) -> None:
    error = refusal(lines(bent(CLASSIC, "variant", name)))
    assert error.cause.code == "unknown-variant"
    assert "classic, longo, duel" in str(error)


@pytest.mark.parametrize("key", ["variant", "players", "first"])
def test_a_header_without_a_required_key_is_refused(key: str) -> None:
    assert refused(bent(CLASSIC, key, MISSING)) == "missing-key"


@pytest.mark.parametrize(
    ("header", "seats"),
    [(CLASSIC, 0), (CLASSIC, 6), (LONGO, 0), (LONGO, 6), (DUEL, 0), (DUEL, 1), (DUEL, 3)],
    ids=lambda value: value["variant"] if isinstance(value, dict) else str(value),
)
def test_every_game_has_its_number_of_players(header: Json, seats: int) -> None:
    assert refused({**header, "players": ["x"] * seats, "lucky": [[5, 8]] * seats}) == "player-count"


@pytest.mark.parametrize(
    "players",
    ["Ada", None, 2, {"Ada": 1, "Bob": 2}, ["Ada", 2], ["Ada", None], [["Ada"], "Bob"], [True, False]],
    ids=repr,
)
def test_players_are_a_list_of_names(players: object) -> None:
    assert refused(bent(CLASSIC, "players", players)) == "players-not-names"


@pytest.mark.parametrize("first", [-1, 2, True, False, 0.0, 1.0, "0", None, [0]], ids=repr)
def test_first_is_a_seat(first: object) -> None:
    assert refused(bent(CLASSIC, "first", first)) == "first-not-a-seat"


@pytest.mark.parametrize(
    "pair",
    [
        [5, 5],
        [1, 8],
        [5, 17],
        [0, 5],
        [-5, 5],
        [5],
        [],
        [5, 8, 11],
        [5, "8"],
        [5, 8.0],
        [True, 5],
        [5, None],
        5,
        "58",
        None,
    ],
    ids=repr,
)
def test_a_lucky_pair_is_two_different_numbers_from_2_to_16(pair: object) -> None:
    assert refused(bent(LONGO, "lucky", [[5, 8], pair])) == "lucky-pair"


@pytest.mark.parametrize("lucky", [[], [[5, 8]], [[5, 8], [6, 11], [7, 12]], "58", 5, {"0": [5, 8]}], ids=repr)
def test_longo_needs_one_lucky_pair_for_every_seat(lucky: Any) -> None:
    assert refused(bent(LONGO, "lucky", lucky)) == "lucky-count"


def test_a_longo_header_without_lucky_pairs_is_refused() -> None:
    assert refused(bent(LONGO, "lucky", MISSING)) == "missing-key"


def test_a_longo_header_with_null_for_its_lucky_pairs_is_refused() -> None:
    assert refused(bent(LONGO, "lucky", None)) == "lucky-count"
