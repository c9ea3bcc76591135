"""A newer version may store more: an unknown member, anywhere in a stored object, changes nothing for this version."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from lucchetto.server.table.events import Line
from lucchetto.server.table.summary import TableSummary
from tests.server.stored_data import (
    DOCUMENT_TYPES,
    LeftTable,
    document_kind,
    golden_documents,
    golden_lines,
    golden_summaries,
)

Path = tuple[str | int, ...]
Golden = tuple[type[msgspec.Struct], bytes | str]
UNKNOWN = {"ofTheFuture": {"kind": "unknown", "values": [1, None, "x"]}}


def golden_values() -> list[Golden]:
    """Every stored type with every golden text of it."""
    found: list[Golden] = [(Line, line) for line in golden_lines()]
    found += [(TableSummary, row["summary"]) for row in golden_summaries()]
    found += [(DOCUMENT_TYPES[document_kind(row["kind"])], row["value"]) for row in golden_documents()]
    return found


def objects(shape: inspect.Type, value: Any, path: Path = ()) -> Iterator[tuple[Path, type[Any]]]:
    """Every JSON object in here that is a struct, with its class. Plain dictionaries, such as faces, are skipped."""
    if isinstance(shape, inspect.UnionType):
        for one in shape.types:
            yield from objects(one, value, path)
    elif isinstance(shape, inspect.StructType) and isinstance(value, dict):
        if shape.tag_field is None or value.get(shape.tag_field) == shape.tag:
            yield path, shape.cls
            for field in shape.fields:
                yield from objects(field.type, value.get(field.encode_name), (*path, field.encode_name))
    elif isinstance(shape, (inspect.ListType, inspect.VarTupleType)) and isinstance(value, list):
        for number, item in enumerate(value):
            yield from objects(shape.item_type, item, (*path, number))
    elif isinstance(shape, inspect.DictType) and isinstance(value, dict):
        for name, item in value.items():
            yield from objects(shape.value_type, item, (*path, name))


def classes(shape: Any) -> set[type[Any]]:
    """Every struct that can occur in a value of this shape."""
    found = {shape.cls} if isinstance(shape, inspect.StructType) else set()
    for inner in inner_shapes(shape):
        found |= classes(inner)
    return found


def inner_shapes(shape: Any) -> list[inspect.Type]:
    if isinstance(shape, inspect.StructType):
        return [field.type for field in shape.fields]
    if isinstance(shape, inspect.UnionType):
        return list(shape.types)
    return [getattr(shape, name) for name in ("item_type", "value_type") if hasattr(shape, name)]


def with_unknown_member(value: Any, path: Path) -> Any:
    """The value with one more member in the object at this path."""
    changed = copy.deepcopy(value)
    place = changed
    for step in path:
        place = place[step]
    place.update(UNKNOWN)
    return changed


def name(golden: object) -> str:
    return golden.__name__ if isinstance(golden, type) else ""


@pytest.mark.parametrize(("shape", "text"), golden_values(), ids=name)
def test_an_unknown_member_anywhere_changes_nothing(shape: type[msgspec.Struct], text: bytes | str) -> None:
    decode, value = msgspec.json.Decoder(shape).decode, json.loads(text)
    meant = decode(text)
    for path, cls in objects(inspect.type_info(shape), value):
        newer = json.dumps(with_unknown_member(value, path))
        assert decode(newer) == meant, f"an unknown member of {cls.__name__} at {path}"


def test_every_stored_type_was_tried() -> None:
    """A type that occurs in no golden text would not be tried above."""
    stored, tried = set(), set()
    for shape, text in golden_values():
        info = inspect.type_info(shape)
        stored |= classes(info)
        tried |= {cls for _, cls in objects(info, json.loads(text))}
    assert LeftTable in tried
    assert {cls.__name__ for cls in stored - tried} == set(), "add a golden value that holds one to tests/data/stored"
