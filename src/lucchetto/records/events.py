"""What happens in a game, as values and as JSON: a header, then rolls and decisions."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from lucchetto.rules import Decision, Game, MalformedError, new_game, parse_move, shown, variant

VERSION = 1

Extra = Mapping[str, Any]
"""Keys that we do not know. They are kept and ignored."""


@dataclass(frozen=True)
class Header:
    """How a game was set up: the first line of a record."""

    variant: str
    players: tuple[str, ...]
    first: int
    lucky: tuple[tuple[int, int], ...] = ()
    extra: Extra = field(default_factory=dict)

    def new_game(self) -> Game:
        """The game before its first roll."""
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
    """The dice fell."""

    faces: Mapping[str, Any]
    extra: Extra = field(default_factory=dict)

    def __post_init__(self) -> None:
        # A pair in memory is a list in JSON: one form, so that a record equals itself after a round trip.
        plain = {die: list(face) if isinstance(face, tuple) else face for die, face in self.faces.items()}
        object.__setattr__(self, "faces", plain)

    def apply(self, game: Game) -> Game:
        """The game after the roll."""
        return game.roll(self.faces)

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        return {"roll": dict(self.faces), **self.extra}


@dataclass(frozen=True)
class Decided:
    """A seat decided."""

    seat: int
    move: Decision
    extra: Extra = field(default_factory=dict)

    def apply(self, game: Game) -> Game:
        """The game after the decision."""
        return game.play(self.seat, self.move)

    def to_json(self) -> dict[str, Any]:
        """The line as JSON."""
        return {"seat": self.seat, "move": str(self.move), **self.extra}


Event = Rolled | Decided


def header_of(game: Game, /, **extra: Any) -> Header:
    """The header of a game; `extra` are further keys."""
    return Header(game.variant.name, game.players, game.first, game.lucky, extra)


def read_header(found: Mapping[str, Any]) -> Header:
    """The first line of a record; everything that a game needs is checked here."""
    version = found.get("lucchetto")
    if "lucchetto" not in found:
        raise MalformedError("not-a-record", "not a record: the header is missing")
    if type(version) is not int or version != VERSION:
        raise MalformedError(
            "wrong-version",
            "version {found} cannot be read, only {known}",
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
    # A null is not the library's "deal the default pairs": a record must say which numbers were lucky.
    lucky = (found["lucky"] or []) if kind.lucky_pairs else None
    game = new_game(kind, found["players"], found["first"], lucky)
    return header_of(game, **_others(found, "lucchetto", *known))


def read_event(found: Mapping[str, Any]) -> Event:
    """Any further line. Whether it can be applied, the game says."""
    if "roll" in found and "move" not in found:
        return _rolled(found)
    if "move" in found and "roll" not in found:
        return _decided(found)
    raise MalformedError("unknown-event", 'neither a roll nor a decision: one of "roll" and "move" is needed')


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
