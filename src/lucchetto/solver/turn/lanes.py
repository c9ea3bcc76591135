"""Vector types for compiled code, whose operations become vector instructions.

LLVM vectorises long loops over arrays, but not the few values that a loop over crosses or faces carries along. So this
module gives them types: `States`, one number for each of several sheets, and `Lanes`, one for each sheet and each
number of penalties (all sheets without a penalty first).
"""

import operator
from collections.abc import Callable
from typing import Any, Protocol, Self, TypeVar, cast

from llvmlite import ir  # type: ignore[import-untyped]  # it ships no types
from numba.core import cgutils, types
from numba.core.typing.templates import ConcreteTemplate, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, register_model

from lucchetto.solver.space import PENALTIES, Floats, Ints

_function: Any = cgutils.get_or_insert_function
_infer: Any = infer_global
_intrinsic: Any = intrinsic
_lowers: Any = lower_builtin
_signature: Any = signature
"""numba's functions, which have no type annotations."""

STATES = 4
"""Sheets that are solved side by side."""
LANES = PENALTIES * STATES


class States(Protocol):
    """One number per sheet, as type checkers see it."""

    def __add__(self, other: Self) -> Self: ...
    def __sub__(self, other: Self) -> Self: ...
    def __mul__(self, other: Self) -> Self: ...


class Lanes(States, Protocol):
    """One number per sheet and number of penalties, as type checkers see it."""


Same = TypeVar("Same", States, Lanes)


class _VectorType(types.Type):
    def __init__(self, width: int) -> None:
        super().__init__(name=f"Vector{width}")
        self.vector = ir.VectorType(ir.DoubleType(), width)


_STATES, _LANES = _VectorType(STATES), _VectorType(LANES)


@register_model(_VectorType)
class _VectorModel(models.PrimitiveModel):
    def __init__(self, manager: Any, type_: _VectorType) -> None:
        super().__init__(manager, type_, type_.vector)  # type: ignore[no-untyped-call]  # no types


def _define(operation: Any, instruction: str) -> None:
    """Compile a Python operator to an LLVM instruction."""

    class _Template(ConcreteTemplate):
        cases = tuple(_signature(kind, kind, kind) for kind in (_STATES, _LANES))

    _infer(operation)(_Template)

    def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        return getattr(builder, instruction)(*arguments)

    for kind in (_STATES, _LANES):
        _lowers(operation, kind, kind)(lower)


_define(operator.add, "fadd")
_define(operator.sub, "fsub")
_define(operator.mul, "fmul")


def _pointer(context: Any, builder: Any, kind: Any, array: Any, at: Any, scale: int) -> Any:
    """Return the address of item `scale` × the index of an array of any shape in C order."""
    place = builder.mul(at, ir.Constant(ir.IntType(64), scale))
    return builder.gep(context.make_array(kind)(context, builder, array).data, [place])


def _load(builder: Any, pointer: Any, width: int) -> Any:
    vector = ir.VectorType(ir.DoubleType(), width)
    return builder.load(builder.bitcast(pointer, vector.as_pointer()), align=8)


def _shuffled(builder: Any, one: Any, other: Any, places: list[int]) -> Any:
    mask = ir.Constant(ir.VectorType(ir.IntType(32), len(places)), places)
    return builder.shuffle_vector(one, other, mask)


def _loading(kind: _VectorType) -> Any:
    def load(typing: Any, array: Any, at: Any) -> Any:
        def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
            array, at = arguments
            width = kind.vector.count
            return _load(builder, _pointer(context, builder, sig.args[0], array, at, width), width)

        return kind(array, types.int64), lower

    return load


def _store(typing: Any, array: Any, at: Any, numbers: Any) -> Any:
    def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        array, at, numbers = arguments
        pointer = _pointer(context, builder, sig.args[0], array, at, numbers.type.count)
        builder.store(numbers, builder.bitcast(pointer, numbers.type.as_pointer()), align=8)
        return context.get_dummy_value()

    return types.void(array, types.int64, numbers), lower


def _filling(kind: _VectorType) -> Any:
    def fill(typing: Any, number: Any) -> Any:
        def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
            nothing = ir.Constant(kind.vector, ir.Undefined)
            one = builder.insert_element(nothing, arguments[0], ir.Constant(ir.IntType(32), 0))
            return _shuffled(builder, one, nothing, [0] * kind.vector.count)

        return kind(types.float64), lower

    return fill


def _spread(typing: Any, array: Any, at: Any) -> Any:
    def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        array, at = arguments
        numbers = _load(builder, _pointer(context, builder, sig.args[0], array, at, STATES), STATES)
        return _shuffled(builder, numbers, numbers, [*range(STATES)] * PENALTIES)

    return _LANES(array, types.int64), lower


def _gather(typing: Any, values: Any, row: Any, columns: Any, at: Any) -> Any:
    def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        values, row, columns, at = arguments
        first = _pointer(context, builder, sig.args[2], columns, at, STATES)
        found = []
        for state in range(STATES):
            column = builder.load(builder.gep(first, [ir.Constant(ir.IntType(64), state)]))
            place = _pointer(context, builder, sig.args[0], values, builder.add(row, column), PENALTIES)
            found.append(_load(builder, place, PENALTIES))
        while len(found) > 1:  # LLVM joins only two vectors at a time
            width = 2 * found[0].type.count
            found = [
                _shuffled(builder, one, other, [*range(width)])
                for one, other in zip(found[::2], found[1::2], strict=True)
            ]
        places = [state * PENALTIES + lane for lane in range(PENALTIES) for state in range(STATES)]
        return _shuffled(builder, found[0], found[0], places)

    return _LANES(values, types.int64, columns, types.int64), lower


def _maximum(builder: Any, one: Any, other: Any) -> Any:
    """Return the larger numbers. Comparison and selection would become masked stores, which are slow on AMD."""
    kind = ir.FunctionType(one.type, [one.type, one.type])
    maximum = _function(builder.module, kind, f"llvm.maxnum.v{one.type.count}f64")
    return builder.call(maximum, [one, other], fastmath=("nnan", "nsz"))


def _larger(typing: Any, one: Any, other: Any) -> Any:
    def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        return _maximum(builder, *arguments)

    return one(one, other), lower


def _any_larger(typing: Any, one: Any, other: Any) -> Any:
    def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
        most = builder.fsub(*arguments)
        while most.type.count > STATES:  # fold the halves: one comparison, and a mask that fits a register
            half = most.type.count // 2
            low, high = (_shuffled(builder, most, most, [*range(start, start + half)]) for start in (0, half))
            most = _maximum(builder, low, high)
        bits = ir.IntType(most.type.count)
        which = builder.fcmp_ordered(">", most, ir.Constant(most.type, [0.0] * most.type.count))
        return builder.icmp_unsigned("!=", builder.bitcast(which, bits), ir.Constant(bits, 0))

    return types.boolean(one, other), lower


def _counting(comparison: str) -> Any:
    def count(typing: Any, so_far: Any, one: Any, other: Any) -> Any:
        def lower(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
            so_far, one, other = arguments
            ones, zeros = (ir.Constant(so_far.type, [number] * so_far.type.count) for number in (1.0, 0.0))
            return builder.fadd(so_far, builder.select(builder.fcmp_ordered(comparison, one, other), ones, zeros))

        return so_far(so_far, one, other), lower

    return count


load = cast(Callable[[Floats, int], Lanes], _intrinsic(_loading(_LANES)))
"""Loads the lanes at LANES × the index."""
load_states = cast(Callable[[Floats, int], States], _intrinsic(_loading(_STATES)))
"""Loads the states at STATES × the index."""
store = cast(Callable[[Floats, int, States], None], _intrinsic(_store))
"""Stores lanes or states, at their width × the index."""
fill = cast(Callable[[float], Lanes], _intrinsic(_filling(_LANES)))
"""The same number in all lanes."""
fill_states = cast(Callable[[float], States], _intrinsic(_filling(_STATES)))
"""The same number for all states."""
spread = cast(Callable[[Floats, int], Lanes], _intrinsic(_spread))
"""Loads the states at STATES × the index, and repeats them for all numbers of penalties."""
gather = cast(Callable[[Floats, int, Ints, int], Lanes], _intrinsic(_gather))
"""Loads the values of the sheets number `row` + column, for the columns at STATES × the index."""
larger = cast(Callable[[Same, Same], Same], _intrinsic(_larger))
any_larger = cast(Callable[[Same, Same], bool], _intrinsic(_any_larger))
"""Whether any of the first numbers is larger than the corresponding second one."""
count_less = cast(Callable[[Same, Same, Same], Same], _intrinsic(_counting("<")))
"""The first numbers, plus 1 wherever the second is less than the third."""
count_at_most = cast(Callable[[Same, Same, Same], Same], _intrinsic(_counting("<=")))
"""The first numbers, plus 1 wherever the second is at most the third."""
