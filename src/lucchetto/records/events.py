"""The lines of a record, as values and as JSON: a header, then rolls and decisions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lucchetto.rules import Decision, Game, MalformedError, new_game, parse_move, shown, variant

VERSION = 1

Extra = Mapping[str, Any]
"""Unknown keys of a line, which are kept but ignored."""


@dataclass(frozen=True)
class Header:
    """The setup of a game: the first line of a record."""

    variant: str
    players: tuple[str, ...]
    first: int
    lucky: tuple[tuple[int, int], ...] = ()
    extra: Extra = field(default_factory=dict)

    def new_game(self) -> Game:
        """Return the game before its first roll."""
        return new_game(self.variant, self.players, self.first, self.lucky or None)

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        known: dict[str, Any] = {
            "lucchetto": VERSION,
            "variant": self.variant,
            "players": list(self.players),
            "first": self.first,
        }
        if self.lucky:
            known["lucky"] = [list(pair) for pair in self.lucky]
        return {**known, **self.extra}


@dataclass(frozen=True)
class Rolled:
    """A roll of the dice."""

    faces: Mapping[str, Any]
    extra: Extra = field(default_factory=dict)

    def __post_init__(self) -> None:
        # JSON has lists instead of tuples. Lists everywhere keep a record equal to itself after a round trip.
        plain = {die: list(face) if isinstance(face, tuple) else face for die, face in self.faces.items()}
        object.__setattr__(self, "faces", plain)

    def apply(self, game: Game) -> Game:
        """Return the game after the roll."""
        return game.roll(self.faces)

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        return {"roll": dict(self.faces), **self.extra}


@dataclass(frozen=True)
class Decided:
    """A seat's decision."""

    seat: int
    move: Decision
    extra: Extra = field(default_factory=dict)

    def apply(self, game: Game) -> Game:
        """Return the game after the decision."""
        return game.play(self.seat, self.move)

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        return {"seat": self.seat, "move": str(self.move), **self.extra}


Event = Rolled | Decided


def header_of(game: Game, /, **extra: Any) -> Header:
    """Return the header of a game's record, with `extra` as further keys."""
    return Header(game.variant.name, game.players, game.first, game.lucky, extra)


def read_header(found: Mapping[str, Any]) -> Header:
    """Read the first line of a record and check everything that a new game needs."""
    version = found.get("lucchetto")
    if "lucchetto" not in found:
        raise MalformedError("not-a-record", "not a record: the header is missing")
    if type(version) is not int or version != VERSION:
        raise MalformedError(
            "wrong-version",
            "version {found} cannot be read, only version {known}",
            found=shown(version),
            known=VERSION,
        )
    known = ["variant", "players", "first"]
    for key in known:
        _need(found, key)
    kind = variant(found["variant"])
    if kind.lucky_pairs:
        _need(found, "lucky")
        known.append("lucky")
    # Unlike None in `new_game`, null does not mean the default pairs: a record must name its lucky numbers.
    lucky = (found["lucky"] or []) if kind.lucky_pairs else None
    game = new_game(kind, found["players"], found["first"], lucky)
    return header_of(game, **_others(found, "lucchetto", *known))


def read_event(found: Mapping[str, Any]) -> Event:
    """Read any line after the first. `apply` checks whether it is legal."""
    if "roll" in found and "move" not in found:
        return _rolled(found)
    if "move" in found and "roll" not in found:
        return _decided(found)
    raise MalformedError("unknown-event", 'neither a roll nor a decision: the line needs either "roll" or "move"')


def _rolled(found: Mapping[str, Any]) -> Rolled:
    faces = found["roll"]
    if not isinstance(faces, dict):
        raise MalformedError(
            "roll-not-object", 'a roll must name its dice: "white" with two faces, and a face for every open row'
        )
    return Rolled(faces, _others(found, "roll"))


def _decided(found: Mapping[str, Any]) -> Decided:
    _need(found, "seat")
    seat, move = found["seat"], found["move"]
    if type(seat) is not int:
        raise MalformedError("no-such-seat", "there is no seat {seat}", seat=shown(seat))
    if not isinstance(move, str):
        raise MalformedError("not-a-move", "{text} is not a move", text=shown(move))
    return Decided(seat, parse_move(move), _others(found, "seat", "move"))


def _need(found: Mapping[str, Any], key: str) -> None:
    if key not in found:
        raise MalformedError("missing-key", '"{key}" is missing', key=key)


def _others(found: Mapping[str, Any], *known: str) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in known}
