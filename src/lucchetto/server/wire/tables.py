"""Messages for making, joining and listing tables over HTTP."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from lucchetto.server.vocabulary import TABLE_ID, DiceKind, Status, Timer, VariantName

from .base import BotName, LuckyNumber, Nickname, Shape


class SeatRequest(Shape):
    """A seat of a new table: 'you' and 'guest' play on this device, 'open' waits for somebody with the link."""

    kind: Literal["you", "guest", "open", "bot"]
    name: Nickname | None = None
    bot: BotName | None = None
    character: BotName | None = None
    """One of the level's characters; None for the first free one."""


class TableSettings(Shape):
    variant: VariantName
    dice: DiceKind = "fair"
    timer: Timer = 0
    listed: bool = False
    pad: bool | UnsetType = UNSET
    """Whether it is a score pad: people play with real dice and enter only their crosses."""


class MakeTable(Shape):
    nickname: Nickname
    settings: TableSettings
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=5)]
    lucky: Annotated[list[tuple[LuckyNumber, LuckyNumber]], Meta(max_length=5)] | None = None
    """Longo: a pair of lucky numbers for every seat; None if they are to be drawn."""


class OfflineGame(Shape):
    """A finished game that was played offline on a device, to be stored with the person's games."""

    id: Annotated[str, Meta(pattern=TABLE_ID, max_length=40)]
    """The device's own id for the game. Sending the same game again has no effect."""
    record: str


class JoinTable(Shape):
    nickname: Nickname


class TableMade(Shape):
    table: str
    code: str


class Invitation(Shape):
    """A table waiting for players, as shown to somebody before they sit down."""

    table: str
    code: str
    settings: TableSettings
    host: str
    players: list[str]
    open_seats: int
    lucky: list[tuple[int, int]]
    """The lucky pairs that the host has chosen, by seat; empty if they will be drawn."""


class LobbyTable(Shape):
    """A table in a list: the lobby, or a person's own games."""

    table: str
    code: str
    settings: TableSettings
    status: Status
    players: list[str]
    bots: list[str | None]
    """The level of each player's bot; null for a person. Empty if it is unknown."""
    open_seats: int
    updated: float
    your_decision: bool = False
    offline: bool = False
    """Whether it was played offline on a device."""
    won: bool | None = None


class MyGames(Shape):
    unfinished: list[LobbyTable]
    finished: list[LobbyTable]
