"""A position of the benchmark, and what it is compared with."""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from lucchetto.coach.position import Position, game_from
from lucchetto.rules import Game


@dataclass(frozen=True)
class Group:
    """A game and a number of players, such as `classic-2`."""

    variant: str
    players: int

    @property
    def name(self) -> str:
        return f"{self.variant}-{self.players}"


GROUPS = (
    *(Group(variant, players) for variant in ("classic", "longo") for players in (1, 2, 3, 4, 5)),
    Group("duel", 2),
)


class ReferenceValue(msgspec.Struct):
    """The value of one choice: win share, in solitaire points."""

    value: float
    error: float = 0.0
    """The standard error of the difference to the best choice; 0 for that choice, and for exact values."""
    games: int = 0
    """0: exact."""


class Case(msgspec.Struct):
    """One unforced decision. The fields up to `lucky` are those of `coach.position.Position`."""

    sheets: list[dict[str, Any]]
    dice: dict[str, Any]
    active: int
    seat: int
    phase: Literal["white", "colour"]
    used: str | None
    closed: list[str]
    lucky: list[tuple[int, int]]
    level: str
    """The bot that made the choice."""
    played: str
    choices: dict[str, ReferenceValue] = msgspec.field(default_factory=dict)
    """By choice, in the order of the moves."""
    seconds: float = 0.0
    """Processor time of the reference values."""

    def game(self, group: Group) -> Game:
        """The game at this decision; raises a GameError if the position cannot arise."""
        names = ("sheets", "dice", "active", "seat", "phase", "used", "closed", "lucky")
        return game_from(Position(group.variant, **{name: getattr(self, name) for name in names}))

    @property
    def best(self) -> str:
        return max(self.choices, key=lambda move: self.choices[move].value)

    @property
    def loss(self) -> float:
        """What the played choice costs."""
        return self.choices[self.best].value - self.choices[self.played].value
