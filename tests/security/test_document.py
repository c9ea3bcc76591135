"""Every test that the threat model cites exists, and every file of security tests is cited."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/security.md").read_text()
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", DOCUMENT)))


def functions(path: str) -> set[str]:
    tree = ast.parse((ROOT / path).read_text())
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_test_that_the_document_names_exists() -> None:
    assert len(NAMED) > 50
    assert [f"{path}::{name}" for path, name in NAMED if name not in functions(path)] == []


def test_every_line_of_a_table_names_a_test() -> None:
    lines = [line for line in DOCUMENT.splitlines() if line.startswith("| ")]
    heads = ("| cannot |", "| what |")
    assert [line for line in lines if not line.startswith(heads) and "::test_" not in line] == []


def test_every_kind_of_attack_tested_here_is_in_the_document() -> None:
    """One test per kind of attack; variations need not be cited."""
    for path in sorted((ROOT / "tests/security").glob("test_*.py")):
        if path.name != "test_document.py":
            assert f"tests/security/{path.name}::" in DOCUMENT, path.name
