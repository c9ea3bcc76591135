"""Finds tables, and has them built where they are missing. Nothing here needs numba before something is built."""

from typing import TYPE_CHECKING

from lucchetto.paths import cache_folder
from lucchetto.rules import MalformedError, Variant, new_game, variant

from . import files
from .space import Floats, Lucky, Space, space_of
from .table import Statistics, Table, reflection

if TYPE_CHECKING:
    from .solve import Watch


def _nobody(done: float) -> None:
    """Nobody watches."""


def load_table(game: str | Variant, lucky: Lucky = None, *, build: bool = True, progress: "Watch" = _nobody) -> Table:
    """The exact table of a variant (Longo: of one lucky pair, without it the first default one).

    If it is not stored yet it is built, unless `build` is False; `progress` is told from 0 to 1 how far that is.
    """
    space, is_reflected = _space(game, lucky)
    stored = files.read_table(space)
    if stored is None and not build:
        raise MalformedError(
            "no-table",
            "the exact table is not there yet: run lucchetto solve {arguments} first",
            arguments=_arguments(space),
        )
    if stored is None:
        stored = _built(space, progress)
    values, facts = stored
    return Table(space, values, facts["seconds"], facts["checksum"], is_reflected)


def statistics(table: Table, *, progress: "Watch" = _nobody) -> Statistics:
    """How optimal games go; computed once, about as long as the table, and kept beside it."""
    found = files.read_notes(table.space, table.checksum)
    if found is None:
        from .build import compute_statistics

        with files.builder(table.space):
            found = files.read_notes(table.space, table.checksum)  # another process may have found them meanwhile
            if found is None:
                found = compute_statistics(table.space, table.values, progress)._asdict()
                files.write_notes(table.space, table.checksum, found)
    return Statistics(**found)


def tempo(game: str | Variant, players: int, lucky: Lucky = None, *, progress: "Watch" = _nobody) -> list[float]:
    """The mean score at a table whose other players take turns but never close a row: own turn once a round, white
    sums between. From the seat that starts to the last.
    """
    from .build import tempo_values

    space, _ = _space(game, lucky)
    return tempo_values(space, players, progress)


def _built(space: Space, progress: "Watch") -> tuple[Floats, files.Facts]:
    from .build import build_table

    with files.builder(space):
        stored = files.read_table(space)  # another process may have built it meanwhile
        if stored is None:
            build_table(space, progress)
            stored = files.read_table(space)
    if stored is None:
        raise MalformedError("table-not-read", "the table in {folder} cannot be read", folder=str(cache_folder()))
    return stored


def _space(game: str | Variant, lucky: Lucky) -> tuple[Space, bool]:
    """The space, and whether it is the mirror image of the one asked for: a table serves both."""
    kind = game if isinstance(game, Variant) else variant(game)
    if kind.pawns:
        raise MalformedError(
            "not-solvable", "{variant} is not a game for one player: it has no table", variant=kind.name
        )
    pairs = new_game(kind, [""], lucky=None if lucky is None else [lucky]).lucky
    if not pairs:
        return space_of(kind), False
    low, high = sorted(pairs[0])
    mirror = reflection(kind, (low, high))
    return space_of(kind, min((low, high), mirror)), mirror < (low, high)


def _arguments(space: Space) -> str:
    name = space.variant.name
    return f"{name} --lucky {space.lucky[0]},{space.lucky[1]}" if space.lucky else name
