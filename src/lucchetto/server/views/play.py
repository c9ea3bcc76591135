"""What clients see of a game in play: the hands of their own seats, and what choices and rolls change.

A change is sent as a delta of the view. The part that all clients share is encoded once.
"""

import time
from collections.abc import Callable, Container
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from lucchetto.rules import Game
from lucchetto.server.clock import time_left
from lucchetto.server.table import events
from lucchetto.server.table.state import Table
from lucchetto.server.wire.live import Deciding, Hand, PublicPlayed

from .game import board_view, closed_view, dice_view, options_of, pawns_left, phase_view, sheet_view

IN_PLAY = frozenset((events.Chose, events.Rolled))
"""Events that change only the game and the choices."""
EncodeFor = Callable[[str | None], bytes]
"""Encodes the message for a person, or for spectators (None)."""

_encode = msgspec.json.Encoder().encode


class Before(NamedTuple):
    """The state of a table before a change, from which the change is computed."""

    game: Game | None
    step: int


def change_encoder(table: Table, before: Before, entries: list[events.AnyEvent]) -> EncodeFor | None:
    """A function that encodes what these events have changed for a person; None if clients need a whole view."""
    if before.game is None or table.status != "playing" or not IN_PLAY.issuperset(map(type, entries)):
        return None
    if table.step == before.step:
        owners = {table.seats[entry.seat].person for entry in entries if isinstance(entry, events.Chose)}
        return lambda person: _encode(_deciding(table, person, owners))
    rolls = sum([isinstance(entry, events.Rolled) for entry in entries])
    delta = _delta(table, before.game, before.step, phases=table.step - before.step - rolls)
    common = _encode(delta)[:-1] + b',"hands":'
    return lambda person: common + _encode(hands_of(table, table.seats_of(person))) + b"}"


def with_done(message: bytes, name: str) -> bytes:
    """The encoded message with an acknowledgement, for the client whose message with this id caused it."""
    return message[:-1] + b',"done":' + _encode(name) + b"}"


def _deciding(table: Table, person: str | None, owners: Container[str | None]) -> Deciding:
    """The message after a choice that is not in effect yet: the seats still deciding, and to `owners` their choices."""
    if person is None or person not in owners:
        return Deciding(table.step, table.waiting)
    chosen = {str(seat): str(table.choices[seat]) for seat in table.seats_of(person) if seat in table.choices}
    return Deciding(table.step, table.waiting, chosen)


def _delta(table: Table, before: Game, since: int, phases: int) -> PublicPlayed:
    """The change from the game `before` at step `since`, during which so many phases took effect, without the hands."""
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


def seconds_left(table: Table) -> float | None:
    """Seconds left on the timer; None if none is running."""
    if not table.settings.timer or not table.waiting:
        return None
    return max(0.0, time_left(table.phase_began, table.settings.timer, time.time()))


def hands_of(table: Table, mine: list[int]) -> list[Hand]:
    """The hands of the seats `mine` that have to decide, or have decided."""
    game, choices = table.game, table.choices
    if game is None:
        return []
    return [
        Hand(seat, options_of(game, seat), str(choices[seat]) if seat in choices else None)
        for seat in mine
        if seat in game.waiting and not table.seats[seat].bot
    ]
