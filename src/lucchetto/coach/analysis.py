"""Judges a whole game, decision by decision and roll by roll."""

import hashlib
import json
from collections.abc import Callable, Generator
from typing import Literal

from lucchetto.coach.rollouts.check import DEEP, STANDARD, Checker, can_import, is_installed, is_ready
from lucchetto.records import Decided, Record, Replay, Rolled
from lucchetto.rules import Game

from .advice import judged_choices
from .exact import ExactJudge
from .judge import Judge, Value, ready_table
from .network import NetworkJudge
from .players import report
from .scale import luck_mark
from .shapes import Analysis, JudgedMove, JudgedRoll, RolloutChecks, Unit

VERSION = 9
"""Increment this whenever the same record would be judged differently; stored analyses are then recomputed."""

Depth = Literal["quick", "standard", "deep"]
"""quick: the network alone. standard: rollouts check contested decisions. deep: with more games, played to the end."""


def _ignore_progress(done: float) -> None:
    """The default: no progress report."""


def analyse(
    replay: Replay, progress: Callable[[float], None] = _ignore_progress, *, depth: Depth = "standard"
) -> Analysis:
    """Return what every decision cost and how lucky every roll was. The game need not be over.

    The solver's table judges solitaire games, if it is stored; the master's network judges all others, and rollouts
    check contested decisions, if they are compiled. A KeyboardInterrupt ends the rollouts, not the analysis.
    """
    steps = analyse_in_steps(replay, depth=depth)
    while True:
        try:
            progress(next(steps))
        except StopIteration as end:
            found: Analysis = end.value
            return found


def analyse_in_steps(replay: Replay, *, depth: Depth = "standard") -> Generator[float, None, Analysis]:
    """Yield the progress from 0 to 1 before every position, and return what `analyse` does. It can be dropped."""
    judge = judge_for(replay.games[0], _seed(replay.record))
    checker = _checker(judge, replay.game.variant.name, depth)
    values: list[list[Value]] = []
    rolls: list[JudgedRoll] = []
    moves: list[JudgedMove] = []
    for number, game in enumerate(replay.games):
        yield number / len(replay.games)
        event = replay.record.events[number - 1] if number else None
        if isinstance(event, Decided):  # first, while the judge may still have this position's choices cached
            moves.append(_move(judge, checker, number - 1, replay.games[number - 1], event))
        values.append(values[-1] if game.choices else _values_of(judge, game))
        if isinstance(event, Rolled):
            rolls.append(_roll(judge.unit, number - 1, game, values[-2], values[-1]))
    return Analysis(
        version=VERSION,
        variant=replay.game.variant.name,  # type: ignore[arg-type]  # one of three names, which the rules type as str
        unit=judge.unit,
        exact=judge.exact,
        finished=replay.game.result is not None,
        players=[report(replay, judge.unit, seat, rolls, moves) for seat in range(len(replay.game.players))],
        values=[[value.value for value in seats] for seats in values],
        margins=[[value.margin for value in seats] for seats in values],
        rolls=rolls,
        moves=moves,
        checks=_checks(checker) if checker else None,
    )


def judge_for(game: Game, seed: str = "") -> Judge:
    """Return the exact judge if its table is stored, otherwise the network."""
    table = ready_table(game)
    return ExactJudge(table) if table else NetworkJudge(len(game.players), seed)


def _checker(judge: Judge, variant: str, depth: Depth) -> Checker | None:
    """The checker for this depth, if any. Only a deep analysis compiles rollouts; nothing else should wait for that."""
    if judge.exact or depth == "quick" or not (is_installed() if depth == "deep" else is_ready(variant)):
        return None
    if not can_import():
        return None
    return Checker(judge.unit, DEEP if depth == "deep" else STANDARD)


def _checks(checker: Checker) -> RolloutChecks:
    return RolloutChecks(checker.budget is DEEP, checker.decisions, checker.games, checker.is_interrupted)


def _seed(record: Record) -> str:
    """A seed from the events alone, so that the same game is judged the same way, whatever its header says."""
    plain = [event.to_json() for event in record.events]
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()


def _values_of(judge: Judge, game: Game) -> list[Value]:
    return judge.expected(game) if game.phase == "roll" else judge.after(game)


def _roll(unit: Unit, event: int, game: Game, before: list[Value], after: list[Value]) -> JudgedRoll:
    luck = [now.value - then.value for now, then in zip(after, before, strict=True)]
    return JudgedRoll(event, game.turn, game.active, luck, [luck_mark(unit, won) for won in luck])


def _move(judge: Judge, checker: Checker | None, event: int, before: Game, decided: Decided) -> JudgedMove:
    game = before.undecided()
    choices = judged_choices(judge, game, decided.seat)
    checked = checker and checker.check(game, decided.seat, choices.values, decided.move)
    choices = choices.with_values(checked.values) if checked else choices
    chosen = choices.of(decided.move)
    return JudgedMove(
        event=event,
        turn=game.turn,
        phase="white" if game.phase == "white" else "colour",
        seat=decided.seat,
        chosen=str(decided.move),
        best=str(choices.best),
        choices=choices.as_structs,
        loss=chosen.loss,
        mark=chosen.mark,
        remark=chosen.remark(),
        games=checked.games[decided.move] if checked else 0,
        error=checked.error_of(decided.move) if checked else 0.0,
    )
