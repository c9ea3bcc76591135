"""Golden records: whole games whose every state is known, and facts about them worked out without any engine."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from lucchetto.records import read, state, write_json, write_text
from lucchetto.rules import VARIANTS
from tests.kit.rule_marks import rule

FOLDER = Path(__file__).parents[1] / "data" / "golden"
RECORDS = sorted(path for path in FOLDER.glob("*.jsonl") if not path.name.endswith(".steps.jsonl"))
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)

Json = dict[str, Any]


def lines(path: Path) -> list[Json]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n")[:-1]]


def steps(name: str) -> list[Json]:
    return lines(FOLDER / f"{name}.steps.jsonl")


def end(name: str) -> Json:
    return steps(name)[-1]


@every_record
def test_the_engine_reaches_every_state_of_the_record(path: Path) -> None:
    replay = read(path.read_bytes()).checked()
    reached = [json.loads(json.dumps(state(game))) for game in replay.games]
    for number, (found, expected) in enumerate(zip(reached, steps(path.stem), strict=True), start=1):
        assert found == expected, f"{path.name}:{number}"


@every_record
def test_the_keys_of_a_state_are_in_the_order_of_the_format(path: Path) -> None:
    for found, expected in zip(read(path.read_bytes()).games, steps(path.stem), strict=True):
        assert list(state(found)) == list(expected)
        assert [list(sheet["rows"]) for sheet in state(found)["sheets"]] == [
            ["red", "yellow", "green", "blue"] for _ in expected["players"]
        ]


@every_record
def test_the_record_survives_json_text_and_json_again(path: Path) -> None:
    first = read(path.read_bytes()).checked()
    as_text = write_text(first.record)
    back = read(as_text.encode()).checked()
    assert back.record == first.record
    assert back.games == first.games
    assert [json.loads(line) for line in write_json(back.record).split("\n")[:-1]] == lines(path)
    assert write_text(read(write_json(back.record).encode()).record) == as_text


@every_record
def test_the_readme_says_what_the_record_shows(path: Path) -> None:
    assert f"- `{path.name}`: " in (FOLDER / "README.md").read_text(encoding="utf-8")


class Facts(NamedTuple):
    """Worked out by hand from what the players do, not read off an engine."""

    reasons: str
    winners: list[int]
    closed: str
    totals: list[int]


# A row of five or six crosses plus last number and lock has 7 (28 points) or 8 (36); five open ones score 15, six 21.
FACTS = {
    "classic-two-lock-together": Facts("rows", [0], "red yellow", [28 + 1, 28, 28]),
    "classic-three-lock-together": Facts("rows", [3], "green blue", [28 + 1, 28 - 5, 28 + 3, 10 + 1 + 28]),
    "classic-three-rows": Facts("rows", [0], "red yellow blue", [28 + 28, 28 + 15]),
    "classic-penalties-on-purpose": Facts("penalties", [0], "", [3 + 1, 1 - 20]),
    "classic-die-gone": Facts("penalties", [1], "red", [1 - 20, 28 + 1 - 5]),
    "classic-shared-win": Facts("rows", [0, 1], "red yellow", [56, 56]),
    "classic-solitaire": Facts("rows", [0], "red yellow", [56]),
    "classic-unknown-keys": Facts("penalties", [0], "", [-20]),
    "longo-four-rows": Facts("rows", [0], "red yellow green blue", [2 * 36 + 2 * 21, 36 + 3 * 21, 36 + 3 * 21]),
    "longo-two-lock-together": Facts("rows", [1], "red blue", [36 + 3 * 21, 2 * 36 + 2 * 21]),
    "longo-three-lock-together": Facts("rows", [1], "red yellow", [36 + 21 + 1, 36 + 36, 36 + 21]),
    "longo-penalties": Facts("penalties", [1], "", [-20, 3]),
    "longo-solitaire": Facts("rows", [0], "red yellow", [72]),
    "duel-rows-action-2": Facts("rows", [0], "red yellow", [56, 10 - 5]),
    "duel-rows-action-1": Facts("rows", [0], "red yellow", [56, 1 + 10 - 5]),
    "duel-pawns-action-2": Facts("pawns", [0], "", [66 + 66, 55]),
    "duel-pawns-action-1": Facts("pawns", [0], "", [78 + 45, 66]),
    "duel-last-pawn-on-last-number": Facts("pawns", [0], "yellow", [66 + 66, 66]),
    "duel-last-pawn-on-lock": Facts("pawns", [0], "red", [78 + 55, 55]),
    "duel-rows-and-pawns": Facts("rows pawns", [0], "yellow green", [66 + 66, 78]),
    "duel-last-pawn-missed": Facts("pawns", [0], "", [66 + 55 - 5, 66]),
    "duel-pawns-and-penalties": Facts("pawns penalties", [0], "", [66 + 55 - 5, 36 - 15]),
    "duel-shared-win": Facts("penalties", [0, 1], "", [1 - 10, 1 - 10]),
}


@pytest.mark.parametrize("name", FACTS)
def test_the_game_ends_as_worked_out_by_hand(name: str) -> None:
    reached = end(name)
    found = Facts(
        " ".join(reached["result"]["reasons"]),
        reached["result"]["winners"],
        " ".join(reached["closed"]),
        [sheet["total"] for sheet in reached["sheets"]],
    )
    assert found == FACTS[name]


@every_record
def test_whole_games_are_over_and_the_others_are_called_unfinished(path: Path) -> None:
    assert (end(path.stem)["phase"] == "over") == (not path.stem.endswith("-unfinished"))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_golden_records_for_every_way_to_end(variant: str) -> None:
    ended = [end(path.stem) for path in RECORDS if lines(path)[0]["variant"] == variant]
    reasons = {tuple(last["result"]["reasons"]) for last in ended if last["result"]}
    expected: set[tuple[str, ...]] = {("rows",), ("penalties",)}
    if variant == "duel":  # rows and penalties never coincide: the move that closes a row is not a missed throw
        expected |= {("pawns",), ("rows", "pawns"), ("pawns", "penalties")}
    assert reasons == expected


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_records_that_stop_in_every_phase(variant: str) -> None:
    phases = {step["phase"] for path in RECORDS if variant in path.stem for step in steps(path.stem)}
    assert phases == {"roll", "white", "colour", "over"}


@pytest.mark.parametrize("variant", ["classic", "longo"])
def test_there_are_golden_records_for_one_to_five_players(variant: str) -> None:
    counts = {len(lines(path)[0]["players"]) for path in RECORDS if path.stem.startswith(variant)}
    assert counts == {1, 2, 3, 4, 5}


# Claims about the course of the games


def locks_set(name: str) -> list[set[tuple[int, str]]]:
    """For every step the locks that were crossed in it, as (seat, colour)."""
    return [_locks(after) - _locks(before) for before, after in pairwise(steps(name))]


def _locks(step: Json) -> set[tuple[int, str]]:
    return {
        (seat, colour)
        for seat, sheet in enumerate(step["sheets"])
        for colour, marks in sheet["rows"].items()
        if "lock" in marks
    }


def penalties(step: Json) -> list[int]:
    return [sheet["penalties"] for sheet in step["sheets"]]


@rule("R1", "C11", "L5")
@pytest.mark.parametrize(
    ("name", "locks"),
    [
        ("classic-two-lock-together", {(0, "red"), (1, "red")}),
        ("classic-three-lock-together", {(0, "blue"), (1, "blue"), (2, "blue")}),
        ("classic-three-rows", {(0, "red"), (1, "yellow")}),
        ("longo-two-lock-together", {(0, "red"), (1, "red")}),
        ("longo-three-lock-together", {(0, "red"), (1, "red"), (2, "red")}),
        ("longo-four-rows", {(0, "red"), (1, "yellow"), (2, "green")}),
    ],
)
def test_these_locks_are_crossed_in_the_same_step(name: str, locks: set[tuple[int, str]]) -> None:
    assert locks in locks_set(name)


@rule("R3", "D9")
@pytest.mark.parametrize(
    "name",
    [
        "classic-two-lock-together",
        "longo-three-lock-together",
        "duel-rows-action-1",
        "duel-pawns-action-1",
        "duel-last-pawn-on-last-number",
    ],
)
def test_the_game_ends_in_action_1_without_a_penalty(name: str) -> None:
    before, after = steps(name)[-2:]
    assert (before["phase"], after["phase"]) == ("white", "over")
    assert penalties(after) == penalties(before)


@rule("R3")
@pytest.mark.parametrize("name", ["classic-two-lock-together", "longo-three-lock-together"])
def test_the_active_player_had_crossed_nothing_when_it_ended(name: str) -> None:
    before, after = steps(name)[-2:]
    assert before["sheets"][after["active"]] == after["sheets"][after["active"]]


@rule("R2")
def test_the_red_die_is_still_there_in_action_2_but_gives_no_move() -> None:
    """Ada has an empty red row, the red die shows 1, the whites 6 and 6."""
    colour = next(step for step in steps("classic-die-gone") if step["phase"] == "colour" and step["closed"])
    assert colour["dice"]["red"] == 1
    assert colour["sheets"][0]["rows"]["red"] == []
    assert colour["moves"]["0"][1:] != []
    assert not any(move.startswith("red") for move in colour["moves"]["0"])


@rule("C5")
def test_bob_could_have_crossed_when_he_passed_on_purpose() -> None:
    reached = steps("classic-penalties-on-purpose")
    owed = [step["moves"]["1"] for step in reached if step["active"] == 1 and "1" in step["moves"]]
    assert len(owed) >= 8
    assert all(len(moves) > 1 for moves in owed)


@rule("L2", "L5")
def test_a_lucky_fifteen_and_a_plain_sixteen_close_the_same_row() -> None:
    rows = [sheet["rows"]["red"][-2:] for sheet in end("longo-two-lock-together")["sheets"]]
    assert rows == [[16, "lock"], [15, "lock"]]


@rule("D10")
def test_the_last_pawn_on_the_last_number_leaves_the_lock_empty() -> None:
    last = end("duel-last-pawn-on-last-number")
    assert last["sheets"][0]["rows"]["yellow"] == [2] * 10 + [12]
    assert last["closed"] == ["yellow"]


@rule("D11")
def test_thirteen_pawns_are_listed_and_twelve_counted() -> None:
    ada = end("duel-pawns-action-1")["sheets"][0]
    assert ada["rows"]["red"] == [2] + [3] * 12
    assert ada["points"]["red"] == 78


@rule("D4")
def test_ada_is_knocked_off_and_knocks_off_in_return() -> None:
    red = [[sheet["rows"]["red"] for sheet in step["sheets"]] for step in steps("duel-rows-action-1")]
    assert red.index([[2], []]) < red.index([[], [2]])
    assert red[red.index([[], [2]]) :].count([[2], []]) > 0


@rule("R1")
def test_pending_white_choices_are_not_shown() -> None:
    for name in ("classic-white-unfinished", "longo-white-unfinished"):
        reached = steps(name)
        rolled = max(at for at, step in enumerate(reached) if step["dice"] != reached[at - 1]["dice"])
        for step in reached[rolled + 1 :]:
            assert {**step, "waiting": 0, "moves": 0} == {**reached[rolled], "waiting": 0, "moves": 0}
            assert len(step["waiting"]) < len(reached[rolled]["waiting"])


def test_unknown_keys_are_kept_and_change_nothing() -> None:
    path = FOLDER / "classic-unknown-keys.jsonl"
    record = read(path.read_bytes()).record
    assert set(record.header.extra) == {"date", "proof", "lucky"}
    assert all(event.extra == {"at": 1.5, "by": "ü"} for event in record.events)
    plain = [{key: value for key, value in line.items() if key not in ("at", "by")} for line in lines(path)]
    games = read("".join(f"{json.dumps(line)}\n" for line in plain).encode()).games
    assert [state(game) for game in games] == steps(path.stem)
