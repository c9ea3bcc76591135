"""Every rule of docs/rules.md is cited by a test."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.rule_marks import CITED, citations, numbered, rule

ROOT = Path(__file__).parents[1]
LAST = {"C": 11, "L": 5, "D": 11, "R": 22, "E": 8}
EXPECTED = {f"{kind}{number}" for kind, last in LAST.items() for number in range(1, last + 1)}


@pytest.fixture(scope="module")
def cited(pytestconfig: pytest.Config) -> dict[str, int]:
    """How many tests cite each number. If this run has collected only a part of the tests, another one collects all."""
    if any(ROOT / path in (ROOT, ROOT / "tests") for path in pytestconfig.args):
        return {number: len(tests) for number, tests in pytestconfig.stash[CITED].items()}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-qq", "--rules", "tests"]
    collected = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert collected.returncode == 0, collected.stdout + collected.stderr
    return {
        number: int(tests) for number, tests in re.findall(r"^([CLDRE][0-9]+) (\d+) ", collected.stdout, re.MULTILINE)
    }


def test_the_rules_page_holds_every_number() -> None:
    assert numbered() >= EXPECTED, sorted(EXPECTED - numbered())


def test_every_rule_of_the_page_is_cited_by_a_test(cited: dict[str, int]) -> None:
    assert not numbered() - cited.keys(), "rules that no test cites"
    assert min(cited.values()) >= 1


@pytest.mark.parametrize("numbers", [("C12",), ("C1", "X1"), ("c1",), ()])
def test_a_citation_of_no_rule_ends_the_run(request: pytest.FixtureRequest, numbers: tuple[str, ...]) -> None:
    class Citing(pytest.Item):
        def runtest(self) -> None:
            """Never called: it is only collected."""

    citing = Citing.from_parent(request.node.parent, name="citing")
    citing.add_marker(rule(*numbers))
    with pytest.raises(pytest.UsageError, match=r"citing cites .*has no such rule"):
        citations([citing])
