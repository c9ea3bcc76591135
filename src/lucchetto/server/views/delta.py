"""Encodes what choices and rolls change in the view of a table. The part common to all clients is encoded once."""

import msgspec
from msgspec import UNSET

from lucchetto.rules import Game
from lucchetto.server.table.state import Table
from lucchetto.server.wire.live import PublicPlayed

from .game import board_view, closed_view, dice_view, pawns_left, phase_view, sheet_view
from .table import hands_of, seconds_left

_encode = msgspec.json.Encoder().encode


class Delta:
    """The change of a table in play, from the game `before` at step `since` to its present state."""

    def __init__(self, table: Table, before: Game, since: int, phases: int) -> None:
        """`phases` is the number of phases that took effect."""
        self._table = table
        self._common = _encode(_common(table, before, since, phases))[:-1]

    def encoded_for(self, person: str | None) -> bytes:
        """The message for this person, or for spectators (None)."""
        hands = hands_of(self._table, self._table.seats_of(person))
        return self._common + b',"hands":' + _encode(hands) + b"}"


def with_done(message: bytes, name: str) -> bytes:
    """The encoded message with an acknowledgement, for the client whose message with this id caused it."""
    return message[:-1] + b',"done":' + _encode(name) + b"}"


def _common(table: Table, before: Game, since: int, phases: int) -> PublicPlayed:
    """Everything but the hands, which differ between players."""
    game = table.game
    assert game is not None
    assert game.phase != "over"
    has_new_pawns = bool(game.variant.pawns) and game.board != before.board
    has_same_dice = game.dice is before.dice or game.dice == before.dice
    sheets, old_sheets = game.sheets, before.sheets
    changed = [
        seat
        for seat, sheet in enumerate(sheets)
        if sheet is not old_sheets[seat] and sheet != old_sheets[seat]  # most are the same object
    ]
    recent = [table.history[-1]] if phases == 1 else list(table.history)[-phases:] if phases else []
    return PublicPlayed(
        since=since,
        step=table.step,
        waiting=table.waiting,
        turn=game.turn,
        phase=game.phase,
        active=game.active,
        seconds_left=seconds_left(table),
        happened=[phase_view(happened) for happened in recent],
        sheets={str(seat): sheet_view(sheets[seat]) for seat in changed},
        dice=UNSET if has_same_dice else dice_view(game.dice) if game.dice else None,
        closed=UNSET if game.closed == before.closed else closed_view(game),
        board=board_view(game) if has_new_pawns else UNSET,
        pawns_left=pawns_left(game) if has_new_pawns else UNSET,
    )
