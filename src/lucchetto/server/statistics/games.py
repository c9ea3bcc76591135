"""A person's finished games as they are stored: first with the result only, later with the coach's findings."""

import logging
from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from lucchetto.bots.levels import LEVELS
from lucchetto.bots.partner import PARTNER
from lucchetto.coach import VERSION, Analysis
from lucchetto.coach.scale import MARKS, mean_loss
from lucchetto.coach.shapes import Remark, Unit
from lucchetto.coach.strength import PlayedGame
from lucchetto.server.storage.documents import UNREADABLE
from lucchetto.server.table.bot_seats import has_partner
from lucchetto.server.table.state import Seat, Table
from lucchetto.server.vocabulary import Level, Opponents, VariantName

logger = logging.getLogger("lucchetto.statistics")

MOMENTS = 3
"""Number of moments of each kind that are stored per game."""
WEIGHT: dict[Unit, float] = {unit: 1 / marks[0][0] for unit, marks in MARKS.items()}
"""Factors that make losses in points and in wins comparable: a blunder weighs 1 in either unit."""


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
"""The opponents that every version of the server can read."""
LATER_LEVELS: tuple[Opponents, ...] = ("champion", "partner")
"""Levels that earlier versions do not know. They are stored as "mixed", with the level in a separate field."""


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
    """Whether the game does not count: the person had several seats, and it is unknown which one they played.

    On a score pad the first sheet is theirs.
    """
    pad: bool = False
    """Whether it was played with real dice on a score pad, so that it cannot be analysed."""
    players: int = 0
    """0 in games that earlier versions stored."""
    rivals: list[float] = []
    """The opponents' strengths on the scale of levels; empty unless all of them are bots with a level."""
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
        left_out=len(seats) > 1 and not table.settings.pad,
        pad=table.settings.pad,
        players=len(table.seats),
        rivals=_rivals(others),
    )


def opponents(others: Sequence[Seat]) -> Opponents:
    kinds = {"people" if other.person else PARTNER if has_partner([other]) else other.bot for other in others}
    if not kinds:
        return "alone"
    kind = kinds.pop()
    return "mixed" if kinds or kind not in _KNOWN else msgspec.convert(kind, Opponents)


_KNOWN = ("people", PARTNER, *get_args(Level))


def _rivals(others: Sequence[Seat]) -> list[float]:
    strengths = [_strength(other) for other in others]
    return [strength for strength in strengths if strength is not None] if None not in strengths else []


def _strength(seat: Seat) -> float | None:
    if seat.kind == "bot" and seat.strength is None and seat.bot in LEVELS:
        return float(LEVELS.index(seat.bot))
    return seat.strength


def evidence(game: FinishedGame) -> PlayedGame:
    """A game as evidence of a person's strength."""
    players = game.players or (1 if game.unit == "points" else 2)
    loss = None if game.accuracy is None else mean_loss(game.variant, players, game.accuracy)
    return PlayedGame(game.variant, players, loss, game.won, game.rivals)


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
