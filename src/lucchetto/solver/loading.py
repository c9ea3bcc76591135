"""Loads tables and builds missing ones. Only building imports numba."""

from typing import TYPE_CHECKING

from lucchetto.paths import cache_folder
from lucchetto.rules import MalformedError, Variant, new_game, variant

from . import files
from .space import Floats, Lucky, Space, space_of
from .table import Statistics, Table, reflection

if TYPE_CHECKING:
    from .solve import Progress


def _ignore_progress(done: float) -> None:
    """The default: no progress report."""


def load_table(
    game: str | Variant, lucky: Lucky = None, *, build: bool = True, progress: "Progress" = _ignore_progress
) -> Table:
    """Load the exact values of a variant; in Longo, those for one lucky pair (by default the first).

    A table that is not stored yet is built and stored, unless `build` is False. `progress` is called with the fraction
    done, from 0 to 1.
    """
    space, is_reflected = _space(game, lucky)
    stored = files.read_table(space)
    if stored is None and not build:
        raise MalformedError(
            "no-table",
            "there is no solver file yet: run lucchetto solve {arguments} first",
            arguments=_arguments(space),
        )
    if stored is None:
        stored = _built(space, progress)
    values, header = stored
    return Table(space, values, header["seconds"], header["checksum"], is_reflected)


def statistics(table: Table, *, progress: "Progress" = _ignore_progress) -> Statistics:
    """Return the statistics of optimal play. The first call computes and stores them, and takes as long as solving."""
    found = files.read_notes(table.space, table.checksum)
    if found is None:
        from .build import compute_statistics

        with files.build_lock(table.space):
            found = files.read_notes(table.space, table.checksum)  # another process may have computed them
            if found is None:
                found = compute_statistics(table.space, table.values, progress)._asdict()
                files.write_notes(table.space, table.checksum, found)
    return Statistics(**found)


def has_statistics(table: Table) -> bool:
    """Whether the statistics of optimal play are stored, so that `statistics` returns at once."""
    return files.read_notes(table.space, table.checksum) is not None


def tempo(
    game: str | Variant, players: int, lucky: Lucky = None, *, progress: "Progress" = _ignore_progress
) -> list[float]:
    """Return the mean score of each seat, from the first, if the other players take turns but never close a row.

    The player then has one turn of their own per round, and may use the white sums in between.
    """
    from .build import tempo_values

    space, _ = _space(game, lucky)
    return tempo_values(space, players, progress)


def _built(space: Space, progress: "Progress") -> tuple[Floats, files.Header]:
    from .build import build_table

    with files.build_lock(space):
        stored = files.read_table(space)  # another process may have built it in the meantime
        if stored is None:
            build_table(space, progress)
            stored = files.read_table(space)
    if stored is None:
        raise MalformedError("table-not-read", "the solver file in {folder} cannot be read", folder=str(cache_folder()))
    return stored


def _space(game: str | Variant, lucky: Lucky) -> tuple[Space, bool]:
    """The space, and whether it is the mirror image of the requested one: one table serves both."""
    kind = game if isinstance(game, Variant) else variant(game)
    if kind.pawns:
        raise MalformedError(
            "not-solvable", "{variant} is not a game for one player: it has no exact values", variant=kind.name
        )
    pairs = new_game(kind, [""], lucky=None if lucky is None else [lucky]).lucky
    if not pairs:
        return space_of(kind), False
    low, high = sorted(pairs[0])
    mirror = reflection(kind, (low, high))
    return space_of(kind, min((low, high), mirror)), mirror < (low, high)


def _arguments(space: Space) -> str:
    name = space.variant.name
    return f"{name} --lucky {space.lucky[0]}+{space.lucky[1]}" if space.lucky else name
