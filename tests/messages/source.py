"""The messages in the source code: the keys it uses and the errors it raises, from its syntax tree."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import lucchetto
from lucchetto.server.errors import REFUSALS

SOURCE = Path(lucchetto.__file__).parent
ERRORS = ("GameError", *(error.__name__ for error in REFUSALS))
PAGE = Path(__file__).parents[2] / "web" / "src"
HOLE = "{}"
_QUOTED = re.compile(r"""["'`]([a-z][a-z0-9_-]*)["'`]""")
_SPOKEN_BY_TEMPLATE = re.compile(r"""\b(?:words|sentence)\("([a-z-]+)\"""")
_PREFIX = re.compile(r"[a-z]+-")


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders or (".",):
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield path, _tree(path)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def templates(*folders: str) -> Iterator[tuple[Path, str]]:
    for folder in folders or (".",):
        for path in sorted((SOURCE / folder).rglob("*.jinja")):
            yield path, path.read_text(encoding="utf-8")


def constants(*folders: str) -> set[str]:
    """Every string literal in these packages, or in all."""
    quoted = {word for _, text in templates(*folders) for word in _QUOTED.findall(text)}
    return quoted | {
        node.value
        for _, tree in modules(*folders)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def page_words() -> set[str]:
    """Every quoted word in the sources of the page, which uses the same catalogue."""
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
    return {word for path in files for word in _QUOTED.findall(path.read_text(encoding="utf-8"))}


def key_patterns() -> set[str]:
    """Composed keys, with {} for the inserted part: 'help-{}'."""
    return {
        pattern
        for _, tree in modules("cli", "messages")
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr)
        and _PREFIX.match(pattern := _pattern(node))
        and re.fullmatch(r"[a-z-]+(?:\{\}-?)+", pattern)
    }


def spoken_keys() -> Iterator[tuple[str, str]]:
    """Where a literal key is used, `words("saved", …)`: file and line, key."""
    for path, tree in modules("cli", "messages"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _is_catalogue(node.func) and node.args:
                for key in _texts(node.args[0]):
                    yield f"{path.name}:{node.lineno}", key
    for path, text in templates():
        for key in _SPOKEN_BY_TEMPLATE.findall(text):
            yield path.name, key


@dataclass(frozen=True)
class Raised:
    """One place that creates an error."""

    where: str
    code: str
    sentence: str
    facts: frozenset[str] | None
    """None if they are passed as **facts."""


@cache
def raised_errors() -> list[Raised]:
    """Every place that writes out the code and the sentence of an error."""
    telling = [path for path in sorted(SOURCE.rglob("*.py")) if any(f"{name}(" in path.read_text() for name in ERRORS)]
    return [
        _raised(path, node, str(code.value), str(sentence.value))
        for path in telling  # every test process does this first, so it must be fast
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS
        for code, sentence in [node.args[:2]]
        if isinstance(code, ast.Constant) and isinstance(sentence, ast.Constant)
    ]


def _raised(path: Path, node: ast.Call, code: str, sentence: str) -> Raised:
    names = {keyword.arg for keyword in node.keywords}
    facts = None if None in names else frozenset(name for name in names if name is not None)
    return Raised(f"{path.name}:{node.lineno}", code, sentence, facts)


def _is_catalogue(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute) and function.attr == "attribute":
        return _is_catalogue(function.value)
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
    return name in ("words", "_words")


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
