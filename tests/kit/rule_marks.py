"""Citations of the rules: `@rule("C6", "R5")` marks a test that proves these numbers of docs/rules.md."""

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules.md"

CITED = pytest.StashKey[dict[str, set[str]]]()
"""Where a run keeps the citations of all tests that it has collected."""

_STARTS_A_LINE = re.compile(r"^[\s>|*+#_`\-–.]*([CLDRE][0-9]{1,2})\b", re.MULTILINE)
_STARTS_BOLD = re.compile(r"\*\*([CLDRE][0-9]{1,2})\b")


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Cite rules, rulings or worked examples. `pytest --collect-only -qq --rules` lists what is cited."""
    return pytest.mark.rule(*numbers)


@cache
def numbered() -> frozenset[str]:
    """The numbers that the rules page has."""
    text = RULES.read_text(encoding="utf-8")
    return frozenset(number for pattern in (_STARTS_A_LINE, _STARTS_BOLD) for number in pattern.findall(text))


def citations(items: Iterable[pytest.Item]) -> dict[str, set[str]]:
    """The tests that cite each number. Raises a UsageError for a number that the rules page does not have."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not numbered().issuperset(mark.args):
                raise pytest.UsageError(f"{item.nodeid} cites {mark.args}: docs/rules.md has no such rule")
            for number in mark.args:
                found[number].add(item.nodeid.partition("[")[0])
    return found
