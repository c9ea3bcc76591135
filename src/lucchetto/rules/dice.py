"""One roll: two white dice and one die for every row that is still open."""

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import GameError, IllegalError, MalformedError, shown
from .value import Value
from .variant import Variant


@dataclass(frozen=True, init=False)
class Dice(Value):
    """The faces of one roll: two white dice, and one die for every open row."""

    white: tuple[int, int]
    colours: tuple[tuple[str, int], ...]

    def __init__(self, white: tuple[int, int], colours: tuple[tuple[str, int], ...]) -> None:
        object.__setattr__(self, "white", white)
        object.__setattr__(self, "colours", colours)

    def __getitem__(self, colour: str) -> int:
        return dict(self.colours)[colour]

    @property
    def sum(self) -> int:
        """The sum of the white dice."""
        return self.white[0] + self.white[1]

    def sums(self, colour: str) -> tuple[int, ...]:
        """The colour's die added to each white die, without duplicates; () if that die was not rolled."""
        for name, face in self.colours:
            if name == colour:
                one, other = self.white[0] + face, self.white[1] + face
                return (one,) if one == other else (one, other)
        return ()

    def as_dict(self) -> dict[str, list[int] | int]:
        """The roll in the form that records use: `{"white": [1, 4], "red": 3, …}`."""
        return {"white": list(self.white), **dict(self.colours)}


def read_dice(variant: Variant, closed: tuple[str, ...], faces: object) -> Dice:
    """Check and read a roll: it must name exactly `white` and every open row, with faces that the dice can show."""
    if not isinstance(faces, Mapping):
        raise MalformedError(
            "roll-not-object", 'a roll must name its dice: "white" with two faces, and a face for every open row'
        )
    if faces.keys() != (variant.dice.difference(closed) if closed else variant.dice):
        raise _names_objection(variant, closed, faces)
    white = faces["white"]
    if not isinstance(white, (list, tuple)) or len(white) != 2:
        raise MalformedError("white-not-two", "white must be two faces, not {found}", found=shown(white))
    one, other = [_face(variant, "white", face) for face in white]
    colours = [(colour, _face(variant, colour, faces[colour])) for colour in variant.colours if colour not in closed]
    return Dice((one, other), tuple(colours))


def _names_objection(variant: Variant, closed: tuple[str, ...], faces: Mapping[str, object]) -> GameError:
    """The error for the first die that is unknown or out of the game, otherwise for the first that is missing."""
    for name in faces:
        if name != "white" and name not in variant.colours:
            return MalformedError("unknown-die", "there is no die {die}", die=shown(name))
        if name in closed:
            return IllegalError(
                "die-of-closed-row", "the {die} row is closed, so its die is out of the game", "C7", die=name
            )
    missing = next(name for name in ("white", *variant.colours) if name not in faces and name not in closed)
    return IllegalError("missing-die", "the {die} die is missing from the roll", "C2", die=missing)


def _face(variant: Variant, die: str, face: object) -> int:
    # `True` is an int in Python, but not a face.
    if type(face) is int and 1 <= face <= variant.sides:
        return face
    raise MalformedError(
        "not-a-face",
        "a {die} die cannot show {found}, only whole numbers from 1 to {sides}",
        die=die,
        found=shown(face),
        sides=variant.sides,
    )
