"""Decides how clients learn about a change: by the change alone, or by a whole view."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from lucchetto.rules import Game
from lucchetto.server.table import events
from lucchetto.server.table.state import Table

from .delta import Delta
from .table import deciding

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
        return lambda person: _encode(deciding(table, person, owners))
    rolls = sum([isinstance(entry, events.Rolled) for entry in entries])
    return Delta(table, before.game, before.step, phases=table.step - before.step - rolls).encoded_for
