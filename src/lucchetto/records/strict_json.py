"""JSON as RFC 8259 has it, one value a line: no NaN, no doubled keys, nothing that could not be written back."""

import json
import re
from collections.abc import Iterator
from typing import Any

from lucchetto.rules import MalformedError, shown

DEEPEST = 64
"""Far deeper than any record, far from Python's own limit, which would be a traceback."""


def loads(text: str) -> dict[str, Any]:
    """One JSON object, or a MalformedError that says why not."""
    if _depth(text) > DEEPEST:
        raise MalformedError("json-too-deep", "nested more than {deepest} deep", deepest=DEEPEST)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise MalformedError("not-json", "cannot be read as JSON from column {column} on", column=error.colno) from None
    except MalformedError:
        raise
    except ValueError:  # Python refuses whole numbers of thousands of digits
        raise MalformedError("json-number", "a number is too long to be read") from None
    return _object(value)


def scan(text: str, start: int) -> tuple[dict[str, Any], int]:
    """The JSON object that begins at `start`, and where it ends."""
    end = next((at + 1 for at, depth in _brackets(text, start) if depth == 0), len(text))
    return loads(text[start:end]), end


def dumps(value: Any) -> str:
    """One line of JSON, readable where it can be: what no file can hold or some readers break lines at is escaped."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # lone surrogates
        return json.dumps(value, allow_nan=False)
    return text if len(text.splitlines()) == 1 else json.dumps(value, allow_nan=False)


def _brackets(text: str, start: int = 0) -> Iterator[tuple[int, int]]:
    """Every bracket outside of strings, with the depth of nesting behind it."""
    depth = 0
    for token in _BRACKET_OR_STRING.finditer(text, start):
        at = token.start()
        if text[at] != '"':
            depth += 1 if text[at] in "{[" else -1
            yield at, depth


def _depth(text: str) -> int:
    return max((depth for _, depth in _brackets(text)), default=0)


def _object(value: Any) -> dict[str, Any]:
    if isinstance(value, dict):
        return value
    raise MalformedError("json-not-object", "not a JSON object")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise MalformedError("json-key-twice", "{key} stands twice in one object", key=shown(key))
        found[key] = value
    return found


def _no_constant(name: str) -> float:
    raise MalformedError("json-constant", "{name} is not a JSON number", name=name)


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise MalformedError("json-number", "a number is too long to be read")
    return number


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite)
_BRACKET_OR_STRING = re.compile(r'"(?:[^"\\]|\\.)*+"?|[{}\[\]]')
