"""The view of a game: what every client of a table may see."""

from functools import cache, lru_cache
from typing import cast

from lucchetto.rules import PASS, Dice, DuelBoard, Game, Move, Pass, Sheet, preview, variant
from lucchetto.rules.preview import Situation, effect, passing, situation
from lucchetto.server.table.state import ResolvedPhase
from lucchetto.server.vocabulary import Colour
from lucchetto.server.wire.live import (
    DiceView,
    DieView,
    GameView,
    Option,
    PhaseView,
    ResultView,
    RowLayout,
    SheetView,
    StackView,
)

KNOWN_OPTIONS = 10_000
"""Size of the cache of moves and their effects; the same ones recur at all tables."""
KNOWN_ROLLS = 4_096
"""Size of the cache of rolls. A roll is sent with both actions of its turn, and in the history."""


@cache
def layout_of(name: str) -> tuple[list[RowLayout], int]:
    kind = variant(name)
    return [RowLayout(cast(Colour, row.colour), list(row.numbers)) for row in kind.rows], kind.sides


def game_view(game: Game) -> GameView:
    has_board = isinstance(game.board, DuelBoard)
    return GameView(
        turn=game.turn,
        phase=game.phase,
        active=game.active,
        dice=dice_view(game.dice) if game.dice else None,
        closed=closed_view(game),
        sheets=[sheet_view(sheet) for sheet in game.sheets],
        lucky=list(game.lucky),
        board=board_view(game) if has_board else None,
        pawns_left=pawns_left(game) if has_board else [],
        result=ResultView(list(game.result.reasons), list(game.result.winners)) if game.result else None,
    )


def options_of(game: Game, seat: int) -> list[Option]:
    return [
        _crossing(situation(game, seat, move), move.lucky) if isinstance(move, Move) else _passing(passing(game).gain)
        for move in game.moves(seat)
    ]


@lru_cache(KNOWN_OPTIONS)
def _crossing(found: Situation, lucky: bool) -> Option:
    kind, row_index, _, number, *_ = found
    colour, does = kind.colours[row_index], effect(found)
    return Option(
        move=str(Move(colour, number, lucky)),
        colour=cast(Colour, colour),
        number=number,
        lucky=lucky,
        gain=does.gain,
        skipped=list(does.skipped),
        closes=does.closes,
        stacks=does.stacks,
        knocks_off=does.knocks_off,
        penalty=False,
    )


@cache
def _passing(gain: int) -> Option:
    return Option(
        move=str(PASS),
        colour=None,
        number=None,
        lucky=False,
        gain=gain,
        skipped=[],
        closes=False,
        stacks=False,
        knocks_off=False,
        penalty=gain != 0,
    )


def closed_view(game: Game) -> list[Colour]:
    return [cast(Colour, colour) for colour in game.closed]


def board_view(game: Game) -> dict[Colour, list[StackView]]:
    """The board of the Duel."""
    board = _duel_board(game)
    rows = zip(board.variant.colours, board.rows, strict=True)
    return {cast(Colour, colour): [StackView(*stack) for stack in stacks] for colour, stacks in rows}


def pawns_left(game: Game) -> list[int]:
    """The pawns that each player of the Duel has left."""
    return [_duel_board(game).pawns_left(seat) for seat in (0, 1)]


def _duel_board(game: Game) -> DuelBoard:
    assert isinstance(game.board, DuelBoard)
    return game.board


def sheet_view(sheet: Sheet) -> SheetView:
    points = sheet.points
    return SheetView(
        rows=sheet.rows,  # type: ignore[arg-type]  # tuples, which are lists in JSON
        penalties=sheet.penalties,
        points=points,  # type: ignore[arg-type]  # colours and 'penalties', which are plain strings in the rules
        total=sum(points.values()),
    )


@lru_cache(KNOWN_ROLLS)
def dice_view(dice: Dice) -> DiceView:
    return DiceView(dice.white, [DieView(cast(Colour, colour), face) for colour, face in dice.colours])


def phase_view(happened: ResolvedPhase) -> PhaseView:
    """The view of a past phase."""
    before, after, seat = happened.before, happened.after, happened.before.active
    assert before.dice is not None
    return PhaseView(
        turn=before.turn,
        phase="white" if before.phase == "white" else "colour",
        active=seat,
        dice=dice_view(before.dice),
        moves={str(other): str(move) for other, move in sorted(happened.choices.items())},
        closed=[cast(Colour, colour) for colour in after.closed if colour not in before.closed],
        penalty=seat if after.sheets[seat].penalties > before.sheets[seat].penalties else None,
        knocked_off=bool(before.variant.pawns) and _knocked_off(happened),
        late=list(happened.late),
    )


def _knocked_off(happened: ResolvedPhase) -> bool:
    return any(
        preview(happened.before, seat, move).knocks_off
        for seat, move in happened.choices.items()
        if not isinstance(move, Pass)
    )
