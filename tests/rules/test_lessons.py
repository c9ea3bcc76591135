"""The page's lessons, replayed: what they call legal is legal, and what they call illegal breaks the rule they name."""

import json
import re
from pathlib import Path
from typing import Any, Literal

import pytest

from lucchetto.coach.position import Position, game_from
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.rules import Game, GameError, Move, parse_move, preview, variant
from tests.kit.builders import decide, paper, roll, table
from tests.kit.rule_marks import rule

LESSONS = Path(__file__).parents[2] / "web" / "src" / "features" / "learn" / "lessons"
LUCKY = {"longo": [(6, 11)]}
EFFECTS = {"closes": "closes", "stacks": "stacks", "knocks_off": "knocksOff", "penalty": "penalty"}

Step = dict[str, Any]
STEPS: list[tuple[str, Step]] = [
    (name, step) for name in ("classic", "longo", "duel") for step in json.loads((LESSONS / f"{name}.json").read_text())
]
Phase = Literal["white", "colour"]


def steps_with(*keys: str) -> list[Any]:
    return [pytest.param(*each, id=f"{each[0]}-{each[1]['id']}") for each in STEPS if set(keys) <= each[1].keys()]


def step_of(name: str, wanted: str) -> Step:
    return next(step for lesson, step in STEPS if (lesson, step["id"]) == (name, wanted))


def sheets(step: Step) -> list[dict[str, Any]]:
    """The learner's sheet and the opponent's; pawns of a stack are the same number several times."""
    if "board" not in step:
        return [{**step["rows"], "penalties": step.get("penalties", 0)}, {}]
    both: dict[str, dict[str, Any]] = {"you": {}, "they": {}}
    for colour, pawns in step["board"].items():
        for number, who, *height in pawns:
            both[who].setdefault(colour, []).extend([number] * (height[0] if height else 1))
    return list(both.values())


def game_of(name: str, step: Step, phase: Phase | None = None) -> Game:
    """The position in which the learner decides. Colour dice that a step does not show are ones."""
    closed = step.get("closed", [])
    action: Phase = "colour" if step.get("action") == 2 else "white"
    faces = {colour: step.get("colours", {}).get(colour, 1) for colour in variant(name).colours if colour not in closed}
    return game_from(
        Position(
            name,
            sheets(step),
            {"white": step["white"], **faces},
            active=0 if step.get("yourTurn") else 1,
            phase=phase or action,
            used=step.get("used"),
            closed=closed,
            lucky=LUCKY.get(name, ()),
        )
    )


def asked_about(step: Step, move: str) -> bool:
    """Whether the step is about such a move: in action 2, with a die that it shows, or only lucky crosses."""
    colour = move.split()[0]
    shown = step.get("action") != 2 or colour in step["colours"]
    return move == "pass" or (shown and (step.get("only") != "lucky" or move.endswith("lucky")))


def effects(game: Game, move: str) -> Step:
    """The effects of a move, as a lesson writes them: only those that are not empty."""
    done = preview(game, 0, parse_move(move))
    flags = {written: True for name, written in EFFECTS.items() if getattr(done, name)}
    return {"move": move, **({"gain": done.gain} if done.gain else {}), **_skipped(done.skipped), **flags}


def _skipped(numbers: tuple[int, ...]) -> Step:
    return {"skipped": list(numbers)} if numbers else {}


@pytest.mark.parametrize(("name", "step"), steps_with("white", "options"))
def test_a_step_offers_every_legal_move_and_tells_what_it_does(name: str, step: Step) -> None:
    game = game_of(name, step)
    legal = [move for move in map(str, game.moves(0)) if asked_about(step, move)]
    offered = {option["move"]: option for option in step["options"]}
    assert offered.keys() | {"pass"} == set(legal)
    for move in offered.keys() - {"pass"}:
        assert offered[move] == effects(game, move)
    if "pass" in offered:
        assert offered["pass"].get("penalty", False) == preview(game, 0, parse_move("pass")).penalty


@pytest.mark.parametrize(("name", "step"), steps_with("white"))
def test_what_a_step_calls_illegal_breaks_the_rule_that_it_names(name: str, step: Step) -> None:
    game = game_of(name, step)
    for move, number in step.get("refused", {}).items():
        with pytest.raises(GameError) as refusal:
            game.play(0, parse_move(move))
        assert (move, refusal.value.rule) == (move, number)


@pytest.mark.parametrize(("name", "step"), steps_with("white", "options"))
def test_the_right_answers_are_legal_and_the_wrong_ones_are_wrong_for_one_reason(name: str, step: Step) -> None:
    """One text answers every wrong tap: they are all illegal, or all legal but worse."""
    offered = {option["move"] for option in step["options"]}
    assert set(step["right"]) <= offered
    assert not (step.get("refused") and offered - set(step["right"]))


@rule("C5", "D8")
@pytest.mark.parametrize(("name", "wanted", "order"), [("classic", "penalty", "C1"), ("duel", "missed", "D2")])
def test_where_nothing_fits_every_sum_is_behind(name: str, wanted: str, order: str) -> None:
    """No other rule forbids a sum, as the learner knows only this one so far."""
    step = step_of(name, wanted)
    one, other = step["white"]
    white = [f"{colour} {one + other}" for colour in step["colours"]]
    colour = [f"{colour} {face + die}" for colour, face in step["colours"].items() for die in (one, other)]
    assert refusals(game_of(name, step, "white"), white) == {order}
    assert refusals(game_of(name, step, "colour"), colour) == {order}


def refusals(game: Game, moves: list[str]) -> set[str | None]:
    """The rules that forbid these moves, all of which are on the dice."""
    rules = set()
    for move in moves:
        with pytest.raises(GameError) as refusal:
            game.play(0, parse_move(move))
        rules.add(refusal.value.rule)
    return rules


@rule("C5")
@pytest.mark.parametrize(("name", "step"), steps_with("used"))
def test_the_second_action_follows_from_the_first(name: str, step: Step) -> None:
    """The cell used in action 1 is on the sheet, and passing now is free."""
    assert not preview(game_of(name, step), 0, parse_move("pass")).penalty


@rule("C2")
def test_one_turn_plays_both_actions() -> None:
    first, then = step_of("classic", "own"), step_of("classic", "colour")
    assert first["right"] == [then["used"]]
    assert (first["white"], first["colours"]) == (then["white"], then["colours"])
    assert then["rows"] == {**first["rows"], "red": [*first["rows"]["red"], 7]}


@rule("R1")
def test_two_players_lock_together() -> None:
    """The answer of classic/together."""
    step = step_of("classic", "together")
    five = paper(step["rows"])
    done = decide(roll(table("classic", five, five), step["white"]), "red 12", "red 12")
    assert [str(sum("lock" in sheet.rows["red"] for sheet in done.sheets))] == step["right"]


@rule("R3")
def test_a_game_ends_before_the_second_action() -> None:
    """The answer of classic/end. No action 2, and no penalty."""
    step = step_of("classic", "end")
    done = game_of("classic", step).play(0, parse_move("red 12"))
    done = done.play(1, parse_move("pass")) if done.waiting else done
    assert done.result
    assert not done.waiting
    assert step["right"] == ["0"]


@rule("R9")
def test_a_blocked_row_offers_no_lucky_cross() -> None:
    """The answer of longo/blocked."""
    step = step_of("longo", "blocked")
    lucky = [move for move in map(str, game_of("longo", step).moves(0)) if move.endswith("lucky")]
    assert [str(len(lucky))] == step["right"]
    assert len(step["refused"]) == len(step["rows"])


@rule("C9", "L3", "D11")
def test_the_scores_that_lessons_ask_for() -> None:
    assert [str(worth("classic", 4))] == step_of("classic", "score")["right"]
    assert len(step_of("classic", "score")["rows"]["red"]) == 4
    green = step_of("duel", "score")["board"]["green"]
    pawns = sum((place[2:] or [1])[0] for place in green if place[1] == "you")
    assert [str(worth("duel", pawns))] == step_of("duel", "score")["right"]
    assert step_of("longo", "score")["right"] == ["15"]
    assert worth("longo", 15) == 120


def worth(name: str, marks: int) -> int:
    return variant(name).row_points(marks)


EXAMPLES: dict[str, Step] = json.loads((LESSONS / "examples.json").read_text())


@rule("C2", "L4", "D4")
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_turn_that_the_rules_narrate_is_legal_and_ends_with_the_sheet_shown(name: str) -> None:
    """The same example in five languages."""
    example = EXAMPLES[name]
    done = decide(decide(game_before(name, example), *example["moves"]), example["then"])
    shown = sheets({**example, "penalties": 0})[0]
    assert {colour: list(marks) for colour, marks in done.sheets[0].rows.items() if marks} == {
        colour: marks for colour, marks in shown.items() if colour != "penalties"
    }


def game_before(name: str, example: Step) -> Game:
    """Ada is active; the others have empty sheets, and in Longo other lucky numbers."""
    place = "board" if name == "duel" else "rows"
    first, second = sheets({place: example["before"]})
    others = [second] * (1 if name == "duel" else len(example["moves"]) - 1)
    dice = {"white": example["white"], **example["colours"]}
    return game_from(Position(name, [first, *others], dice, lucky=LUCKY.get(name, ())))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXAMPLES)
def test_every_language_narrates_the_dice_and_the_moves_of_the_example(name: str, language: str) -> None:
    example, words = EXAMPLES[name], catalogue(language)
    numbers = [int(number) for number in re.findall(r"\d+", words(f"rules-{name}-example"))]
    moves = [parse_move(move) for move in (*example["moves"], example["then"])]
    crossed = {move.number for move in moves if isinstance(move, Move)}
    assert crossed | {*example["white"], *example["colours"].values()} <= set(numbers)
    assert numbers == [int(number) for number in re.findall(r"\d+", catalogue("en")(f"rules-{name}-example"))]
