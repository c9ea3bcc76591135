"""Judges a whole game, decision by decision and roll by roll."""

import hashlib
import json
from collections.abc import Callable

from lucchetto.records import Decided, Record, Replay, Rolled
from lucchetto.rules import Game

from .advice import judged_choices
from .exact import ExactJudge
from .judge import Judge, Value, ready_table
from .network import NetworkJudge
from .players import report
from .scale import luck_mark
from .shapes import Analysis, JudgedMove, JudgedRoll, Unit

VERSION = 4
"""Increment it whenever the same record would be judged differently; stored analyses are then computed again."""


def _ignore_progress(done: float) -> None:
    """The default: no progress report."""


def analyse(replay: Replay, progress: Callable[[float], None] = _ignore_progress) -> Analysis:
    """Return what every decision cost and how lucky every roll was. The game need not be over.

    The solver's table judges solitaire games, if it is stored; the master's network judges all others.
    """
    judge = judge_for(replay.games[0], _seed(replay.record))
    values: list[list[Value]] = []
    rolls: list[JudgedRoll] = []
    moves: list[JudgedMove] = []
    for number, game in enumerate(replay.games):
        progress(number / len(replay.games))
        event = replay.record.events[number - 1] if number else None
        if isinstance(event, Decided):  # first, while the judge may still have this position's choices cached
            moves.append(_move(judge, number - 1, replay.games[number - 1], event))
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
    )


def judge_for(game: Game, seed: str = "") -> Judge:
    """Return the exact judge if its table is stored, otherwise the network."""
    table = ready_table(game)
    return ExactJudge(table) if table else NetworkJudge(len(game.players), seed)


def _seed(record: Record) -> str:
    """A seed from the events only, so that the same game is judged alike whatever its header says."""
    plain = [event.to_json() for event in record.events]
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()


def _values_of(judge: Judge, game: Game) -> list[Value]:
    return judge.expected(game) if game.phase == "roll" else judge.after(game)


def _roll(unit: Unit, event: int, game: Game, before: list[Value], after: list[Value]) -> JudgedRoll:
    luck = [now.value - then.value for now, then in zip(after, before, strict=True)]
    return JudgedRoll(event, game.turn, game.active, luck, [luck_mark(unit, won) for won in luck])


def _move(judge: Judge, event: int, game: Game, decided: Decided) -> JudgedMove:
    choices = judged_choices(judge, game.undecided(), decided.seat)
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
    )
