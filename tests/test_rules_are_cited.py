"""Every rule of docs/rules.md is cited by a test, so that none is there on trust."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules.md"
LAST = {"C": 11, "L": 5, "D": 11, "R": 19, "E": 8}
EXPECTED = {f"{kind}{number}" for kind, last in LAST.items() for number in range(1, last + 1)}

_STARTS_A_LINE = re.compile(r"^[\s>|*+#_`\-–.]*([CLDRE][0-9]{1,2})\b", re.MULTILINE)
_STARTS_BOLD = re.compile(r"\*\*([CLDRE][0-9]{1,2})\b")


def numbered() -> set[str]:
    text = RULES.read_text(encoding="utf-8")
    return {number for pattern in (_STARTS_A_LINE, _STARTS_BOLD) for number in pattern.findall(text)}


def cited(folder: Path = TESTS) -> set[str]:
    files = (path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py") if path != Path(__file__))
    return {number for text in files for number in re.findall(r"\b[CLDRE][0-9]{1,2}\b", text)}


def test_the_rules_page_holds_every_number() -> None:
    assert numbered() >= EXPECTED, sorted(EXPECTED - numbered())


@pytest.mark.parametrize("number", sorted(EXPECTED))
def test_a_test_cites(number: str) -> None:
    assert number in cited()


def test_no_rule_of_the_page_goes_without_a_test() -> None:
    assert not numbered() - cited(), "rules that no test cites"


def test_no_test_cites_a_rule_that_the_page_does_not_have() -> None:
    """Among the tests of the rules; elsewhere such a word may mean something else."""
    assert not cited(TESTS / "rules") - numbered(), "citations of no rule"
