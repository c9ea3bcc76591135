"""The catalogue files as syntax: messages, attributes, variables."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

LOCALES = Path(__file__).parents[2] / "locales"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    """The entries of a file; none if it is missing, which another test reports."""
    path = LOCALES / language / file
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body) if path.exists() else []


def messages(language: str, *files: str) -> dict[str, ast.Message]:
    found = [entry for file in files or FILES for entry in entries(language, file)]
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def patterns(message: ast.Message) -> dict[str | None, ast.Pattern]:
    """The message's own text under None, its attributes under their names."""
    own: dict[str | None, ast.Pattern] = {} if message.value is None else {None: message.value}
    return {**own, **{attribute.id.name: attribute.value for attribute in message.attributes}}


def variables(pattern: ast.BaseNode) -> frozenset[str]:
    return frozenset(node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes(part)


def source_text(pattern: ast.Pattern) -> str:
    """The pattern as it is written in the file, on one line."""
    message = ast.Message(ast.Identifier("x"), pattern)
    return FluentSerializer().serialize_entry(message).removeprefix("x =").strip()
