"""Every public class and function of the library has a docstring, and the examples in docstrings are true."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import lucchetto

ROOT = Path(lucchetto.__file__).parent
PACKAGES = ("rules", "records", "bots", "coach", "solver", "arena", "envs", "kernels", "library")
CORE = {
    "lucchetto": "",
    "lucchetto.rules.game": "Game",
    "lucchetto.rules.moves": "Move",
    "lucchetto.records.replay": "Record",
    "lucchetto.bots.protocol": "Bot",
    "lucchetto.coach": "advise",
    "lucchetto.solver.query": "read_sheet",
    "lucchetto.library.lab": "tournament",
}
"""What must have an example: game, move, record, bot, coach, solver, tournament."""


METHODS = (
    "rules.game",
    "rules.moves",
    "rules.sheet",
    "rules.dice",
    "rules.variant",
    "records",
    "bots",
    "library",
    "envs",
)
"""Where methods need docstrings too. Elsewhere they implement a documented protocol, or are obvious properties."""


def public(path: Path) -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """The classes and functions of a module, and some methods, whose names do not begin with an underscore."""
    module = module_name(path).removeprefix("lucchetto.")
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name, node
            for inner in node.body if isinstance(node, ast.ClassDef) and is_strict(module) else ():
                if isinstance(inner, ast.FunctionDef) and not inner.name.startswith("_"):
                    yield f"{node.name}.{inner.name}", inner


def is_strict(module: str) -> bool:
    if module.startswith("envs.openspiel"):  # its methods are OpenSpiel's
        return False
    return any(f"{module}.".startswith(f"{name}.") for name in METHODS)


def modules() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", modules(), ids=module_name)
def test_everything_public_has_a_docstring(path: Path) -> None:
    missing = [name for name, node in public(path) if not ast.get_docstring(node)]
    assert not missing


def with_examples() -> list[str]:
    paths = [ROOT / "__init__.py", *modules()]
    return [module_name(path) for path in paths if ">>> " in path.read_text(encoding="utf-8")]


def test_no_example_is_left_out() -> None:
    everywhere = [module_name(path) for path in ROOT.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]
    assert sorted(everywhere) == sorted(with_examples())


@pytest.mark.parametrize("name", with_examples())
def test_the_examples_are_true(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE)
    assert tried
    assert not failed


@pytest.mark.parametrize(("module", "name"), CORE.items())
def test_the_core_has_examples(module: str, name: str) -> None:
    found = importlib.import_module(module)
    text = getattr(found, name).__doc__ if name else found.__doc__
    assert ">>> " in (text or "")
