"""A person's finished games as they are stored: the result first, the coach's findings later."""

import logging
from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from lucchetto.coach import VERSION, Analysis
from lucchetto.coach.scale import MARKS
from lucchetto.coach.shapes import Remark, Unit
from lucchetto.server.storage.documents import UNREADABLE
from lucchetto.server.table.state import Seat, Table
from lucchetto.server.vocabulary import Level, Opponents, VariantName

logger = logging.getLogger("lucchetto.statistics")

MOMENTS = 3
"""Number of moments of each kind that are stored per game."""
WEIGHT: dict[Unit, float] = {unit: 1 / marks[0][0] for unit, marks in MARKS.items()}
"""Makes losses in points and in wins comparable: a blunder weighs 1 in both units."""


class Moment(msgspec.Struct):
    """A notable decision or roll, and its position in the game's analysis."""

    table: str
    event: int
    when: float
    variant: VariantName
    move: str | None
    amount: float
    unit: Unit
    remark: Remark | None


StoredOpponents = Literal["alone", "novice", "casual", "club", "expert", "master", "people", "mixed"]
"""The opponents that a process of any version can read."""
LATER_LEVELS: tuple[Opponents, ...] = ("champion",)
"""Levels that earlier versions do not know: stored as "mixed", with the level in a field of its own."""


class FinishedGame(msgspec.Struct, omit_defaults=True):
    """One person's result in one game. Unknown fields are ignored, because a newer process may store more."""

    when: float
    variant: VariantName
    stored_opponents: StoredOpponents = msgspec.field(name="opponents")
    seat: int
    score: int
    won: bool | None
    hinted: bool
    unit: Unit
    level: str = ""
    """The level of the opponents if it is one of `LATER_LEVELS`; a newer process may store others."""
    left_out: bool = False
    """Whether the game does not count, because the person had several seats: it is unknown which one they played."""
    pad: bool = False
    """Whether it was played with real dice on a score pad, so that nobody can analyse it."""
    version: int = 0
    """The version of the coach that analysed it; 0 if it is not analysed yet."""
    exact: bool = False
    accuracy: float | None = None
    luck: float | None = None
    worst: list[Moment] = msgspec.field(default_factory=list)
    luckiest: list[Moment] = msgspec.field(default_factory=list)
    unluckiest: list[Moment] = msgspec.field(default_factory=list)

    @property
    def opponents(self) -> Opponents:
        return next((level for level in LATER_LEVELS if level == self.level), self.stored_opponents)

    @property
    def is_judged(self) -> bool:
        return self.version == VERSION


def read_games(documents: Iterable[tuple[str, bytes]]) -> dict[str, FinishedGame]:
    """Stored games by table, without those that cannot be read."""
    games = {}
    for table, data in documents:
        try:
            games[table] = _decode(data)
        except UNREADABLE as error:
            logger.warning("the stored result of table %s cannot be read: %s", table, error)
    return games


_decode = msgspec.json.Decoder(FinishedGame).decode


def finished_game(table: Table, person: str) -> FinishedGame:
    """The person's result in a finished game."""
    game, seats = table.game, table.seats_of(person)
    assert game is not None
    assert game.result is not None
    seat = seats[0]
    others = [other for number, other in enumerate(table.seats) if number != seat]
    kind = opponents(others)
    return FinishedGame(
        when=table.phase_began,
        variant=table.settings.variant,
        stored_opponents="mixed" if kind in LATER_LEVELS else msgspec.convert(kind, StoredOpponents),
        level=kind if kind in LATER_LEVELS else "",
        seat=seat,
        score=game.sheets[seat].total,
        won=seat in game.result.winners if others else None,
        hinted=table.hinted,
        unit="win" if others else "points",
        left_out=len(seats) > 1,
        pad=table.settings.pad,
    )


def opponents(others: Sequence[Seat]) -> Opponents:
    kinds = {"people" if other.person else other.bot for other in others}
    if not kinds:
        return "alone"
    kind = kinds.pop()
    return "mixed" if kinds or kind not in _KNOWN else msgspec.convert(kind, Opponents)


_KNOWN = ("people", *get_args(Level))


def add_analysis(game: FinishedGame, table: str, analysis: Analysis) -> None:
    """Add the coach's findings to a game."""
    report = analysis.players[game.seat]
    game.version, game.exact, game.unit = analysis.version, analysis.exact, analysis.unit
    game.accuracy = report.accuracy if report.decisions else None
    game.luck = report.luck

    def moment(event: int, amount: float, move: str | None = None, remark: Remark | None = None) -> Moment:
        return Moment(table, event, game.when, game.variant, move, amount, analysis.unit, remark)

    lost = [
        moment(move.event, move.loss, move.chosen, move.remark)
        for move in analysis.moves
        if move.seat == game.seat and move.mark in ("inaccuracy", "mistake", "blunder")
    ]
    rolls = [(roll.event, roll.luck[game.seat], roll.marks[game.seat]) for roll in analysis.rolls]
    game.worst = costliest(lost)
    game.luckiest = costliest(moment(event, luck) for event, luck, mark in rolls if mark == "lucky")
    game.unluckiest = costliest(moment(event, luck) for event, luck, mark in rolls if mark == "unlucky")


def costliest(moments: Iterable[Moment], most: int = MOMENTS) -> list[Moment]:
    return sorted(moments, key=lambda one: abs(one.amount) * WEIGHT[one.unit], reverse=True)[:most]
