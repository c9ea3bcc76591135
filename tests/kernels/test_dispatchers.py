"""Parts are compiled once, into the entry points that call them; from Python they are functions like any other."""

from typing import Any

import numba
import numpy as np
from numba.core import event
from numpy.typing import NDArray

from lucchetto.cli.compiling.worker import _reached
from lucchetto.kernels.dispatchers import EntryPoint, Part
from lucchetto.kernels.jit import njit_entry, njit_inline, njit_nogil


@njit_nogil
def scaled(number: int, factor: int) -> int:
    return number * factor if factor else number


@njit_inline
def doubled(number: int) -> int:
    return scaled(number, 2)


@njit_nogil
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


@njit_entry
def fill(numbers: NDArray[np.int64], factor: int) -> None:
    for at in range(len(numbers)):
        numbers[at] = scaled(at, 0) + scaled(at, 1) + scaled(at, factor) + quadrupled(at)


def test_an_entry_point_gives_what_python_gives() -> None:
    numbers = np.zeros(5, np.int64)
    fill(numbers, 3)
    assert numbers.tolist() == [at + at + 3 * at + 4 * at for at in range(5)]


def test_a_part_can_be_called_from_python_before_and_after_it_is_compiled_into_another() -> None:
    assert (scaled(7, 3), quadrupled(7), scaled(7, 0)) == (21, 28, 7)


def test_each_function_is_compiled_once_for_all_its_calls() -> None:
    """By default, numba compiles calls with 0, with 1 and with a variable as three functions."""

    @njit_nogil
    def power(base: int, exponent: int) -> int:
        return base**exponent if exponent else 1

    @njit_nogil
    def cube(base: int) -> int:
        return power(base, 3)

    def compute(number: int) -> int:
        return power(number, 0) + power(number, 1) + power(number, number) + cube(number)

    entry_point: Any = numba.njit(compute)  # without a cache on disk
    with event.install_recorder("numba:compile") as recorder:
        assert entry_point(2) == 1 + 2 + 4 + 8
    started = [one.data["dispatcher"].py_func.__name__ for _, one in recorder.buffer if one.is_start]
    assert [name for name in started if name != "impl"] == ["compute", "power", "cube"]


def test_progress_knows_every_function_of_an_entry_point() -> None:
    assert list(_reached(fill, set())) == [fill, scaled, quadrupled]
    assert isinstance(fill, EntryPoint)
    assert isinstance(scaled, Part)
