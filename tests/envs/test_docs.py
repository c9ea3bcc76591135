"""What docs/envs.md shows works, and its table of sizes is true."""

import re
from pathlib import Path

import pytest

from lucchetto.envs.encoding import encoder
from lucchetto.envs.position import DUEL_TURNS
from lucchetto.rules import VARIANTS
from tests.envs.kit import TABLES

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_of_the_page_run(number: int) -> None:
    exec(compile(EXAMPLES[number], f"docs/envs.md, example {number + 1}", "exec"), {})  # noqa: S102  # our own page


def test_the_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    for example in EXAMPLES:
        expected = re.findall(r"print\(.*\)  # ([^:\n]+)", example)
        exec(compile(example, "docs/envs.md", "exec"), {})  # noqa: S102  # our own page
        said = capsys.readouterr().out
        assert all(line in said for line in expected)


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_the_sizes_of_the_page_are_true(variant: str, players: int) -> None:
    line = next(line for line in PAGE.splitlines() if re.match(rf"\| {variant} \| ", line, re.IGNORECASE))
    assert line.split("|")[1 + players].strip() == str(encoder(VARIANTS[variant], players).size)


def test_every_field_is_on_the_page() -> None:
    for kind in VARIANTS.values():
        for name in encoder(kind, 2).fields:
            assert f"`{re.sub(r'_[0-9]$', '_p', name)}`" in PAGE


def test_the_longest_duel_is_on_the_page() -> None:
    assert f"still on after {DUEL_TURNS} turns" in PAGE
