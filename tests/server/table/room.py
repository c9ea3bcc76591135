"""A table for the tests of its commands, whose seats are named in a line."""

from typing import Any

import pytest

from lucchetto.records import proof
from lucchetto.rules import GameError
from lucchetto.server.table import commands, events
from lucchetto.server.table.names import BotNames
from lucchetto.server.vocabulary import VariantName
from lucchetto.server.wire.live import FromClient
from tests.server.scenes import Scene

BOT_NAMES: BotNames = {"club": ["Rita", "Otto"]}


class Room(Scene):
    """A table and the messages that people send to it."""

    def send(self, person: str | None, message: FromClient) -> list[events.AnyEvent]:
        """Carry a message out; returns its events."""
        entries = commands.carry_out(self.table, person, message, lambda: BOT_NAMES)
        self.write(entries)
        return entries

    def refusal(self, person: str | None, message: FromClient) -> str:
        """The code of the refusal of a message."""
        with pytest.raises(GameError) as refused:
            commands.carry_out(self.table, person, message, lambda: BOT_NAMES)
        return refused.value.code

    @property
    def kinds(self) -> list[str]:
        return [seat.kind for seat in self.table.seats]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]


def room(*seats: str, variant: VariantName = "classic", dice: Any = "fair", spares: int = 0, **made: Any) -> Room:
    """A table with these seats: "open", "bot", or a person, who is the host if they come first."""
    host = next(seat for seat in seats if seat not in ("open", "bot"))
    seated = [
        events.Seated("Robo", bot="club")
        if seat == "bot"
        else events.Seated()
        if seat == "open"
        else events.Seated(seat.title(), seat)
        for seat in seats
    ]
    nonces = [proof.new_nonce() for _ in seats]
    spare = [proof.new_nonce() for _ in range(spares)]
    settings = events.Settings(variant, dice)
    return Room(events.Made("ABCD", host, settings, seated, proof.new_secret().hex(), nonces, spares=spare, **made))
