"""The key of the compiled-code cache: it changes with everything that compiled code depends on."""

import ast
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import lucchetto
from lucchetto.kernels.code_cache import COMPILED_FROM, source_key

PACKAGE = Path(lucchetto.__file__).parent
DECORATORS = {"njit", "njit_entry", "njit_nogil", "njit_inline", "njit_fastmath"}
MODULES = sorted(
    path.relative_to(PACKAGE).as_posix() for part in COMPILED_FROM for path in (PACKAGE / part).rglob("*.py")
)


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package tree, modules only."""
    shutil.copytree(PACKAGE, tmp_path / "lucchetto", ignore=_all_but_modules)
    return tmp_path / "lucchetto"


def _all_but_modules(folder: str, names: list[str]) -> list[str]:
    return [
        name for name in names if name == "__pycache__" or not (name.endswith(".py") or Path(folder, name).is_dir())
    ]


def test_a_copy_of_the_package_has_the_same_key(package: Path) -> None:
    assert source_key(package) == source_key(PACKAGE)


def test_a_changed_module_changes_the_key(package: Path) -> None:
    """One module after another, in every folder and sub-folder; after restoring it, the key is the old one."""
    key = source_key(package)
    for name in MODULES:
        module = package / name
        source = module.read_bytes()
        module.write_bytes(source + b"\n")
        assert source_key(package) != key, name
        module.write_bytes(source)
    assert source_key(package) == key


def test_a_moved_module_changes_the_key(package: Path) -> None:
    """Its contents stay the same, but an import elsewhere may now find another module."""
    key = source_key(package)
    for name in MODULES:
        module = package / name
        moved = module.rename(module.with_name("moved.py"))
        assert source_key(package) != key, name
        moved.rename(module)
    assert source_key(package) == key


def test_two_modules_that_swap_their_contents_change_the_key(package: Path) -> None:
    key = source_key(package)
    one, other = package / "kernels/sheets/match.py", package / "kernels/duel/match.py"
    first, second = one.read_bytes(), other.read_bytes()
    one.write_bytes(second)
    other.write_bytes(first)
    assert source_key(package) != key


@pytest.mark.parametrize("folder", [*COMPILED_FROM, "kernels/sheets", "kernels/duel", "kernels/new/deeper"])
def test_a_new_module_changes_the_key(package: Path, folder: str) -> None:
    key = source_key(package)
    (package / folder).mkdir(parents=True, exist_ok=True)
    (package / folder / "new.py").write_text("X = 1\n")
    assert source_key(package) != key


@pytest.mark.parametrize("name", ["bots/levels.py", "paths.py", "cli/main.py"])
def test_a_module_that_no_compiled_code_depends_on_leaves_the_key_alone(package: Path, name: str) -> None:
    key = source_key(package)
    (package / name).write_text("X = 1\n")
    assert source_key(package) == key


def test_compiled_functions_live_in_the_hashed_packages() -> None:
    compiled = {name for name in _all_modules() if _has_compiled_functions(name)}
    assert "lucchetto.kernels.sheets.turn" in compiled
    assert {name.split(".")[1] for name in compiled} <= set(COMPILED_FROM)


def test_modules_that_compiled_code_depends_on_live_in_the_hashed_packages() -> None:
    """Directly or through other modules; `paths` is exempt, as no module with compiled functions imports it."""
    compiled = [name for name in _all_modules() if _has_compiled_functions(name)]
    assert not [name for name in compiled if "lucchetto.paths" in _imports(name)]
    kernels = [name for name in _all_modules() if name.startswith("lucchetto.kernels")]
    reached = _reached([*compiled, *kernels]) - {"lucchetto", "lucchetto.paths"}
    assert "lucchetto.features.policy_params" in reached
    assert "lucchetto.rules.variant" in reached
    assert {name.split(".")[1] for name in reached} <= set(COMPILED_FROM)


def _reached(starts: list[str]) -> set[str]:
    """These modules and all that they import within the package, directly or not."""
    reached, waiting = set[str](), list(starts)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _imports(name)
    return reached


@cache
def _all_modules() -> dict[str, Path]:
    return {_module_name(path): path for path in PACKAGE.rglob("*.py")}


def _module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _has_compiled_functions(name: str) -> bool:
    tree = _tree(name)
    return any(
        isinstance(decorator, ast.Name) and decorator.id in DECORATORS
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for decorator in node.decorator_list
    )


@cache
def _tree(name: str) -> ast.Module:
    return ast.parse(_all_modules()[name].read_text(encoding="utf-8"))


@cache
def _imports(name: str) -> frozenset[str]:
    """The modules of the package that this one imports, and the packages around them."""
    found = set[str]()
    for named in _named_imports(name):
        parts = named.split(".")
        found |= {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
    return frozenset(found & _all_modules().keys())


def _named_imports(name: str) -> Iterator[str]:
    """Imports for the type checker only are included: that errs on the safe side.

    Those of the root package are not: it names everything that the library offers but loads only the rules.
    """
    parts, is_package = name.split("."), _all_modules()[name].name == "__init__.py"
    for node in _tree(name).body if name == "lucchetto" else ast.walk(_tree(name)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = parts[: len(parts) + is_package - node.level] if node.level else []
            base = ".".join([*around, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)
