"""The table of a rematch: the same people and settings, another secret, and the next seat begins."""

import base64
import hmac
from collections.abc import Collection

from lucchetto.records import proof
from lucchetto.rules import variant
from lucchetto.server.errors import ConflictError

from . import events
from .state import Seat, SeatRequest, Table
from .waiting_room import filled_pairs


def rematch_id(table: Table) -> str:
    """The rematch table's id, the same in every process, so that a race cannot make two tables."""
    digest = hmac.digest(table.secret, f"rematch of {table.id}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


def may_have_rematch(table: Table) -> None:
    """Raises unless the table's game is over and may be played again."""
    if table.game is None or table.status != "over":
        raise ConflictError("not-over", "the game is not over")
    if table.daily:
        raise ConflictError("daily-once", "a daily game can be played only once")


def rematch_of(table: Table, person: str, code: str, present: Collection[str]) -> events.Made:
    """The first event of the rematch that this person asks for; `present` has the people who are connected."""
    assert table.game is not None
    seats = _seats(table, present)
    most = variant(table.settings.variant).seats[1]
    return events.Made(
        code=code,
        host=table.host or person,
        settings=table.settings,
        seats=seats,
        secret=proof.new_secret().hex(),
        nonces=[proof.new_nonce() for _ in seats],
        first=table.game.first + 1,
        hints=table.hints and not table.asked,
        lucky=filled_pairs(table.settings.variant, table.lucky),
        wins=_wins(table),
        spares=[proof.new_nonce() for _ in range(most - len(seats))],
        offline=table.offline,
    )


def _seats(table: Table, present: Collection[str]) -> list[events.Seated]:
    """The seats of the last game, plus one per request: a new seat, or a bot's if there is no room."""
    seats = [_seated(seat) for seat in table.seats]
    most = variant(table.settings.variant).seats[1]
    for request in table.asked:
        seat = _asked(request, present)
        bots = [number for number, other in enumerate(seats) if other.bot]
        if len(seats) < most:
            seats.append(seat)
        elif bots:
            seats[bots[-1]] = seat
    return seats


def _asked(request: SeatRequest, present: Collection[str]) -> events.Seated:
    """The seat for a request; an open one if the person has disconnected since."""
    return events.Seated(request.name, request.person) if request.person in present else events.Seated()


def _wins(table: Table) -> list[int]:
    """Wins per seat in the series so far; empty in solitaire games, and if somebody joins."""
    assert table.game is not None
    assert table.game.result is not None
    if len(table.seats) == 1 or table.asked:
        return []
    winners = table.game.result.winners
    return table.score or [int(seat in winners) for seat in range(len(table.seats))]


def _seated(seat: Seat) -> events.Seated:
    """The same seat in the rematch. The seat of a deleted person becomes open."""
    if seat.forgotten:
        return events.Seated()
    if seat.person:
        return events.Seated(seat.name, seat.person)
    return events.Seated(seat.name, bot=seat.bot, character=seat.character, strength=seat.strength)
