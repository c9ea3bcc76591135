"""The one function that says what a client may know of a table."""

import time
from collections.abc import Collection, Container
from functools import cache
from typing import cast

import msgspec

from lucchetto.records import proof
from lucchetto.rules import Dice, DuelBoard, Game, Move, Pass, Sheet, preview, variant

from .clock import time_left
from .protocol import (
    Colour,
    Deciding,
    DiceView,
    DieView,
    GameView,
    Hand,
    Option,
    PhaseView,
    ProofView,
    ResultView,
    RowLayout,
    SeatView,
    SheetView,
    StackView,
    View,
)
from .table import Happened, Shown, Table


def view(table: Table, person: str | None, present: Collection[str] = (), spectators: int = 0) -> View:
    """The table for this person (None: a spectator). Choices that are not in effect are shown to their owner alone."""
    game, history = _shared(table)
    layout, sides = layout_of(table.settings.variant)
    return View(
        table=table.id,
        code=table.code,
        step=table.step,
        status=table.status,
        settings=table.settings,
        layout=layout,
        sides=sides,
        seats=_seats(table, person, present),
        game=game,
        hands=_hands(table, person),
        history=history,
        seconds_left=seconds_left(table),
        proof=_proof(table),
        rematch=table.rematch,
        spectators=spectators,
        hints=table.hints,
        hinted=table.hinted,
        daily=table.daily.date if table.daily else None,
    )


def deciding(table: Table, person: str | None, owners: Container[str | None]) -> Deciding:
    """After a choice that has no effect yet: who has still to decide; and for its owners, what they have chosen."""
    if person is None or person not in owners:
        return Deciding(table.step, table.waiting)
    chosen = {str(seat): str(table.choices[seat]) for seat in table.seats_of(person) if seat in table.choices}
    return Deciding(table.step, table.waiting, chosen)


@cache
def layout_of(name: str) -> tuple[list[RowLayout], int]:
    kind = variant(name)
    return [RowLayout(cast(Colour, row.colour), list(row.numbers)) for row in kind.rows], kind.sides


def _shared(table: Table) -> tuple[GameView | None, list[PhaseView]]:
    """What everybody sees alike. It is encoded once for all clients of a table, and again only when it has changed."""
    game = table.game
    if game is None:
        return None, []
    shown = _shown(table, game)
    return cast(GameView, shown.encoded), cast("list[PhaseView]", shown.history)


def _shown(table: Table, game: Game) -> Shown:
    if table.shown is None or table.shown.game is not game:
        phases = [happened.encoded(_encoded_phase) for happened in table.history]
        history = msgspec.Raw(b"[" + b",".join(phases) + b"]")
        sheets = _encoded_sheets(game, table.shown.sheets if table.shown else [])
        shown = game_view(game, cast("list[SheetView]", [encoded for _, encoded in sheets]))
        table.shown = Shown(game, msgspec.Raw(_encode(shown)), history, sheets)
    return table.shown


def _encoded_sheets(game: Game, known: list[tuple[Sheet, msgspec.Raw]]) -> list[tuple[Sheet, msgspec.Raw]]:
    """Most sheets are the same as before."""
    encoded = {id(sheet): raw for sheet, raw in known}
    return [(sheet, encoded.get(id(sheet)) or msgspec.Raw(_encode(_sheet(sheet)))) for sheet in game.sheets]


def _encoded_phase(happened: Happened) -> bytes:
    return _encode(_phase(happened))


_encode = msgspec.json.Encoder().encode


def seconds_left(table: Table) -> float | None:
    if not table.settings.timer or not table.waiting:
        return None
    return max(0.0, time_left(table.phase_began, table.settings.timer, time.time()))


def _seats(table: Table, person: str | None, present: Collection[str]) -> list[SeatView]:
    waiting = table.waiting
    return [
        SeatView(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            yours=person is not None and seat.person == person,
            host=seat.person == table.host,
            present=seat.kind == "bot" or seat.person in present,
            deciding=number in waiting,
            away=seat.kind == "person" and seat.bot is not None,
        )
        for number, seat in enumerate(table.seats)
    ]


def _hands(table: Table, person: str | None) -> list[Hand]:
    game = table.game
    if game is None:
        return []
    return [
        Hand(seat, _options(table, game, seat), str(table.choices[seat]) if seat in table.choices else None)
        for seat in table.seats_of(person)
        if seat in game.waiting and not table.seats[seat].bot
    ]


def _options(table: Table, game: Game, seat: int) -> list[Option]:
    known = _shown(table, game).options
    if seat not in known:
        known[seat] = msgspec.Raw(_encode(options_of(game, seat)))
    return cast("list[Option]", known[seat])


def options_of(game: Game, seat: int) -> list[Option]:
    options = []
    for move in game.moves(seat):
        effect = preview(game, seat, move)
        crossing = move if isinstance(move, Move) else None
        options.append(
            Option(
                move=str(move),
                colour=cast(Colour, crossing.colour) if crossing else None,
                number=crossing.number if crossing else None,
                lucky=crossing is not None and crossing.lucky,
                gain=effect.gain,
                skipped=list(effect.skipped),
                closes=effect.closes,
                stacks=effect.stacks,
                knocks_off=effect.knocks_off,
                penalty=effect.penalty,
            )
        )
    return options


def game_view(game: Game, sheets: list[SheetView] | None = None) -> GameView:
    """`sheets`: where they are known already."""
    board = game.board if isinstance(game.board, DuelBoard) else None
    return GameView(
        turn=game.turn,
        phase=game.phase,
        active=game.active,
        dice=dice_view(game.dice) if game.dice else None,
        closed=[cast(Colour, colour) for colour in game.closed],
        sheets=sheets or [_sheet(sheet) for sheet in game.sheets],
        lucky=list(game.lucky),
        board=_board(board) if board else None,
        pawns_left=[board.pawns_left(seat) for seat in (0, 1)] if board else [],
        result=ResultView(list(game.result.reasons), list(game.result.winners)) if game.result else None,
    )


def _board(board: DuelBoard) -> dict[Colour, list[StackView]]:
    rows = zip(board.variant.colours, board.rows, strict=True)
    return {cast(Colour, colour): [StackView(*stack) for stack in stacks] for colour, stacks in rows}


def _sheet(sheet: Sheet) -> SheetView:
    points = sheet.points
    return SheetView(
        rows={cast(Colour, colour): list(marks) for colour, marks in sheet.rows.items()},
        penalties=sheet.penalties,
        points=points,  # type: ignore[arg-type]  # colours and 'penalties', which the core has as plain text
        total=sum(points.values()),
    )


def dice_view(dice: Dice) -> DiceView:
    return DiceView(dice.white, [DieView(cast(Colour, colour), face) for colour, face in dice.colours])


def _phase(happened: Happened) -> PhaseView:
    before, after = happened.before, happened.after
    return PhaseView(
        turn=before.turn,
        phase="white" if before.phase == "white" else "colour",
        active=before.active,
        dice=dice_view(happened.dice),
        moves={str(seat): str(move) for seat, move in sorted(happened.choices.items())},
        closed=[cast(Colour, colour) for colour in after.closed if colour not in before.closed],
        penalty=before.active if _penalties(after) > _penalties(before) else None,
        knocked_off=_knocked_off(happened),
    )


def _penalties(game: Game) -> int:
    return sum(sheet.penalties for sheet in game.sheets)


def _knocked_off(happened: Happened) -> bool:
    return any(
        preview(happened.before, seat, move).knocks_off
        for seat, move in happened.choices.items()
        if happened.before.variant.pawns and not isinstance(move, Pass)
    )


def _proof(table: Table) -> ProofView | None:
    if table.settings.dice != "fair":
        return None
    is_out = table.status == "over" and table.daily is None
    stirred = [bool(seat.nonce) for seat in table.seats]
    secret = table.secret.hex() if is_out else None
    return ProofView(proof.commitment(table.secret), list(table.nonces), stirred, secret)
