"""A long computation resumes where it was interrupted, and trusts only intact layers."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from lucchetto.solver import load_table
from lucchetto.solver.checkpoint import Checkpoint
from lucchetto.solver.solve import solve_layers
from lucchetto.solver.space import Floats, Space, space_of
from tests.solver.small_games import LUCKY

SPACE = space_of(LUCKY, (3, 4))


class Ended(Exception):  # noqa: N818 - what a Ctrl-C would be
    """Interrupts the computation."""


def end_after(share: float) -> Callable[[float], None]:
    def progress(done: float) -> None:
        if done > share:
            raise Ended

    return progress


def ended_early(share: float) -> Path:
    with pytest.raises(Ended):
        load_table(LUCKY, (3, 4), progress=end_after(share))
    return files_left()


def files_left() -> Path:
    from lucchetto.paths import cache_folder

    return cache_folder() / "lucky-3-4.partial"


def layers_known(space: Space = SPACE) -> int:
    with Checkpoint(space, np.zeros(space.shape)) as checkpoint:
        return checkpoint.load()


def test_finished_layers_are_not_recomputed(own_cache: Path) -> None:
    ended_early(0.3)
    known = layers_known()
    assert 0 < known < len(SPACE.layers)
    assert not (own_cache / "lucky-3-4.table").exists()
    seen: list[float] = []
    resumed = load_table(LUCKY, (3, 4), progress=seen.append)
    assert seen[0] > 0
    assert not files_left().exists()
    np.testing.assert_array_equal(resumed.values, whole())


@pytest.mark.parametrize("cut", [1, 100, 5000])
def test_a_truncated_layer_is_recomputed(own_cache: Path, cut: int) -> None:
    partial = ended_early(0.5)
    known = layers_known()
    partial.write_bytes(partial.read_bytes()[:-cut])
    assert layers_known() < known
    np.testing.assert_array_equal(load_table(LUCKY, (3, 4)).values, whole())


def test_a_damaged_layer_and_all_later_ones_are_recomputed(own_cache: Path) -> None:
    partial = ended_early(0.5)
    data = bytearray(partial.read_bytes())
    data[len(data) // 2] ^= 1
    partial.write_bytes(data)
    np.testing.assert_array_equal(load_table(LUCKY, (3, 4)).values, whole())


def test_a_checkpoint_of_another_game_is_not_used(own_cache: Path) -> None:
    partial = ended_early(0.5)
    partial.write_bytes(partial.read_bytes().replace(b'"lucky": [3, 4]', b'"lucky": [3, 5]'))
    assert layers_known() == 0


def whole() -> Floats:
    values: Floats = np.zeros((1, *SPACE.shape))
    assert [*solve_layers(SPACE, values, lambda done: None)] == [*range(len(SPACE.layers))]
    table: Floats = values[0]
    return table
