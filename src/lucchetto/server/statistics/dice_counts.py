"""Counts of rolls: faces, white sums, and immediate repetitions of a white sum."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct, field

DICE = ("white", "red", "yellow", "green", "blue")
RUNS = 3
"""Number of run lengths that are counted: a sum twice in a row, three times, and four times or more."""


class Counts(Struct):
    """Counts of dice with `sides` sides. All are integers, so that totals are exact."""

    sides: int
    games: int = 0
    rolls: int = 0
    faces: dict[str, list[int]] = field(default_factory=dict)
    sums: list[int] = field(default_factory=list)
    chances: list[list[int]] = field(default_factory=list)
    """Opportunities for a second, third and fourth repetition: by run length, then by the previous sum."""
    repeats: list[int] = field(default_factory=list)
    """Repetitions that occurred, by run length."""

    def __post_init__(self) -> None:
        if not self.sums:
            self.faces = {die: [0] * self.sides for die in DICE}
            self.sums = [0] * (2 * self.sides - 1)
            self.chances = [[0] * len(self.sums) for _ in range(RUNS)]
            self.repeats = [0] * RUNS

    def add(self, other: "Counts") -> None:
        self.games += other.games
        self.rolls += other.rolls
        for die, faces in other.faces.items():
            _add(self.faces[die], faces)
        _add(self.sums, other.sums)
        _add(self.repeats, other.repeats)
        for mine, theirs in zip(self.chances, other.chances, strict=True):
            _add(mine, theirs)


def _add(mine: list[int], theirs: list[int]) -> None:
    for index, count in enumerate(theirs):
        mine[index] += count


def counted(sides: int, rolls: Iterable[Mapping[str, Any]]) -> Counts:
    """The counts of one game's rolls, given in order."""
    counts = Counts(sides, games=1)
    before, run = -1, 0
    for faces in rolls:
        counts.rolls += 1
        _count_faces(counts, faces)
        now = sum(faces["white"]) - 2
        counts.sums[now] += 1
        if run:
            state = min(run, RUNS) - 1
            counts.chances[state][before] += 1
            counts.repeats[state] += now == before
        run = run + 1 if now == before else 1
        before = now
    return counts


def _count_faces(counts: Counts, faces: Mapping[str, Any]) -> None:
    for die, shown in faces.items():
        for face in shown if die == "white" else [shown]:
            counts.faces[die][face - 1] += 1
