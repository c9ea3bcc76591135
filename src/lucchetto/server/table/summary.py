"""TableService as lists show them: the lobby, one's own games."""

from lucchetto.server.storage.base import Summary
from lucchetto.server.wire.tables import LobbyTable

from .state import Table


def summary(table: Table) -> Summary:
    game = table.game
    line = LobbyTable(
        table=table.id,
        code=table.code,
        settings=table.settings,
        status=table.status,
        players=[seat.name for seat in table.seats if seat.kind in ("person", "bot")],
        open_seats=sum(seat.kind == "open" for seat in table.seats) if game is None else 0,
        updated=table.updated,
    )
    winners = {table.seats[seat].person for seat in game.result.winners} if game and game.result else set()
    people = {seat.person for seat in table.seats if seat.person}
    return Summary(line, sorted(people), sorted(person for person in winners if person))
