"""Strict JSON (RFC 8259), one value per line: no NaN, no duplicate keys, nothing that cannot be written back."""

import json
import re
from collections.abc import Iterator
from typing import Any

from lucchetto.rules import MalformedError, shown

DEEPEST = 64
"""Most levels of nesting: far more than any record has, far fewer than Python's recursion limit."""


def loads(text: str) -> dict[str, Any]:
    """Parse one JSON object, or raise a MalformedError that says what is wrong."""
    if _depth(text) > DEEPEST:
        raise MalformedError("json-too-deep", "nested more than {deepest} levels deep", deepest=DEEPEST)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise MalformedError("not-json", "invalid JSON at column {column}", column=error.colno) from None
    except MalformedError:
        raise
    except ValueError:  # Python refuses whole numbers of thousands of digits
        raise MalformedError("json-number", "a number is too long to be read") from None
    return _object(value)


def scan(text: str, start: int) -> tuple[dict[str, Any], int]:
    """Parse the JSON object that begins at `start`; return it with the index of its end."""
    end = next((at + 1 for at, depth in _brackets(text, start) if depth == 0), len(text))
    return loads(text[start:end]), end


def dumps(value: Any) -> str:
    """Write one line of JSON, in ASCII if it has lone surrogates or characters that some readers treat as newlines."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # lone surrogates
        return json.dumps(value, allow_nan=False)
    return text if len(text.splitlines()) == 1 else json.dumps(value, allow_nan=False)


def _brackets(text: str, start: int = 0) -> Iterator[tuple[int, int]]:
    """Every bracket outside of strings, with the nesting depth after it."""
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
            raise MalformedError("json-key-twice", "{key} appears twice in one object", key=shown(key))
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
