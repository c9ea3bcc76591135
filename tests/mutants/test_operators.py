"""What a mutation changes: exactly one thing, and nothing that only tools read."""

import ast
from pathlib import Path

import pytest

from tests.mutants.operators import mutants_of


def changes(source: str) -> set[tuple[str, str]]:
    return {(mutant.before, mutant.after) for mutant in mutants_of(Path("x.py"), source)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {("a < b", "a <= b")}),
        ("a == b <= c", {("a == b <= c", "a != b <= c"), ("a == b <= c", "a == b < c")}),
        ("a + b", {("a + b", "a - b")}),
        ("a += b", {("a += b", "a -= b")}),
        ("'a' + b", set()),
        ("a and b", {("a and b", "a or b")}),
        ("not a", {("not a", "a")}),
        ("x = 7", {("7", "8")}),
        ("x = True", {("True", "False")}),
        ("[a for a in b if a]", {("for a in b if a", "for a in b")}),
        ("x = min(a)", {("min(a)", "max(a)")}),
        ("if a: b", {("if a: b", "if not a: b")}),
        ("f(a)", {("f(a)", "pass")}),
        ("raise a", {("raise a", "pass")}),
        ("def f() -> X[1]:\n    return a", {("return a", "return None")}),
        ("def f():\n    return None", set()),
        ("@f(1)\nclass A(B, frozen=True):\n    x: C[1]", set()),
        ("while a == b:\n    break", {("a == b", "a != b"), ("break", "continue")}),
    ],
)
def test_each_operator_changes_one_thing(source: str, expected: set[tuple[str, str]]) -> None:
    assert changes(source) == expected


def test_a_mutant_is_the_module_with_one_change_and_names_its_line() -> None:
    source = "a = 1\n\n\nb = 1 if a < 2 else 3\n"
    found = list(mutants_of(Path("x.py"), source))
    assert len({mutant.source for mutant in found}) == len(found) == 5
    assert {mutant.line for mutant in found} == {1, 4}
    for mutant in found:
        assert mutant.source.strip() != ast.unparse(ast.parse(source))
        assert mutant.after in mutant.source
    assert str(found[0]) == "x.py:1: 1 → 2"
