"""Messages for making, joining and listing tables over HTTP."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from lucchetto.server.vocabulary import TABLE_ID, DiceKind, Status, Timer, VariantName

from .base import BotName, LuckyNumber, MoveText, Nickname, SeatNumber, Shape

LocalId = Annotated[str, Meta(pattern=TABLE_ID, max_length=40)]
"""A device's own id of a game. Sending the same game again has no effect."""
LuckyPairs = Annotated[list[tuple[LuckyNumber, LuckyNumber]], Meta(max_length=5)]


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
    lucky: LuckyPairs | None = None
    """Longo: a pair of lucky numbers for every seat; None if they are to be drawn."""


class OfflineGame(Shape):
    """A finished game that was played offline on a device, to be stored with the person's games."""

    id: LocalId
    record: str


class OfflinePad(Shape):
    """A score pad that was counted up on a device without the server, to be stored among the person's games."""

    id: LocalId
    variant: VariantName
    players: Annotated[list[Nickname], Meta(min_length=1, max_length=5)]
    lucky: LuckyPairs | None
    """Longo: the pair of lucky numbers of every sheet."""
    checks: bool
    """Whether all entries obey the rules; False if some need house rules."""
    entries: list[tuple[SeatNumber, MoveText]]
    """What stands on the sheets, in the order in which it was entered: sheets and marks ("red 5", "penalty")."""


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
