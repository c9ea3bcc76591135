"""Generates the page's message types from this package: `python -m lucchetto.server.wire.typescript`.

A test fails if the file in the repository is out of date.
"""

import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from lucchetto.coach import shapes
from lucchetto.server import vocabulary

from . import account, base, coach, daily, live, statistics, tables

MODULES = (vocabulary, base, tables, live, shapes, coach, daily, statistics, account)
TARGET = Path(__file__).parents[4] / "web/src/shared/api/messages.ts"

SENT_BY_PAGE = (
    live.ClientMessage,
    tables.SeatRequest,
    tables.TableSettings,
    coach.PositionSetup,
    coach.DiceSetup,
    coach.SheetSetup,
)
"""Types that the page sends. It may omit fields with defaults; the server omits only unset fields."""

LINE = 120
"""The longest line that Prettier leaves alone (web/.prettierrc.json)."""

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typescript() -> str:
    parts = ["// Generated from server/wire/ and coach/shapes.py by `make protocol`. Do not edit.\n"]
    parts.append(f"export const PROTOCOL_VERSION = {live.PROTOCOL_VERSION};\n")
    parts += [_union(name, _literal(alias)) for name, alias in _aliases()]
    parts += [_interface(shape) for shape in _shapes()]
    parts += [_union(name, _type(getattr(live, name))) for name in ("FromClient", "FromServer")]
    return "\n".join(parts)


def _union(name: str, members: str) -> str:
    """A union type as Prettier formats it: on one line, on two, or with one line per member."""
    ways = (f"export type {name} = {members};", f"export type {name} =\n  {members};")
    fitting = (way for way in ways if all(len(line) <= LINE for line in way.splitlines()))
    per_line = members.replace(" | ", "\n  | ")
    return next(fitting, f"export type {name} =\n  | {per_line};") + "\n"


def _named() -> dict[str, Any]:
    """Everything in the modules by name; names that are imported from another module count once."""
    named: dict[str, Any] = {}
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and named.setdefault(name, value) is not value:
                raise TypeError(f"two message types are called {name}")
            named[name] = value
    return named


def _aliases() -> Iterator[tuple[str, Any]]:
    """Named literal types such as Colour; constrained numbers and strings become plain TypeScript types."""
    for name, value in _named().items():
        if typing.get_origin(value) is typing.Literal:
            yield name, value


def _shapes() -> Iterator[type[msgspec.Struct]]:
    bases = (base.Shape, live.ClientMessage, live.ServerMessage, live.PublicPlayed, shapes.CoachStruct)
    for value in _named().values():
        if (
            isinstance(value, type)
            and issubclass(value, (base.Shape, shapes.CoachStruct))
            and value not in bases
            and not issubclass(value, account.Download)
        ):
            yield value


def _interface(shape: type[msgspec.Struct]) -> str:
    hints = typing.get_type_hints(shape, include_extras=True)
    lines = [f"export interface {shape.__name__} {{"]
    if shape.__struct_config__.tag is not None:
        lines.append(f'  type: "{shape.__struct_config__.tag}";')
    sent_by_page = issubclass(shape, SENT_BY_PAGE)
    for field in msgspec.structs.fields(shape):
        may_be_missing = sent_by_page or shape.__struct_config__.omit_defaults
        optional = field.default is msgspec.UNSET or (may_be_missing and not field.required)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(hints[field.name])};")
    return "\n".join([*lines, "}\n"])


def _type(hint: Any) -> str:
    if name := next((name for name, alias in _aliases() if hint is alias), None):
        return name
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _type(arguments[0])
    if origin is typing.Literal:
        return _literal(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(argument) for argument in arguments if argument is not msgspec.UnsetType)
    if origin is list:
        return f"({_type(arguments[0])})[]" if "|" in _type(arguments[0]) else f"{_type(arguments[0])}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, arguments))}]"
    if origin is dict:
        return f"Record<{_type(arguments[0])}, {_type(arguments[1])}>"
    return _PLAIN.get(hint) or hint.__name__


def _literal(hint: Any) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in typing.get_args(hint))


def main() -> None:
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main()
