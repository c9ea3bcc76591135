"""The examples in docs/envs.md run, and its table of sizes is true."""

import re
from pathlib import Path

import pytest

from lucchetto.envs.encoding import encoder
from lucchetto.envs.position import DUEL_TURNS
from lucchetto.rules import VARIANTS
from tests.envs.kit import TABLES

PAGE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


COMPILES = "make_vec"


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=str(number), marks=pytest.mark.full if COMPILES in example else ())
        for number, example in enumerate(EXAMPLES, 1)
    ],
)
def test_an_example_of_the_page_runs_and_prints_what_it_says(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "docs/envs.md", "exec"), {})  # noqa: S102  # our own page
    said = capsys.readouterr().out
    assert all(line in said for line in re.findall(r"print\(.*\)  # ([^:\n]+)", example))


def test_only_the_vector_environment_is_left_to_the_large_tests() -> None:
    assert len([example for example in EXAMPLES if COMPILES in example]) == 1
    assert len(EXAMPLES) > 5


@pytest.mark.parametrize(("variant", "players"), TABLES, ids=str)
def test_the_sizes_of_the_page_are_true(variant: str, players: int) -> None:
    line = next(line for line in PAGE.splitlines() if re.match(rf"\| {variant} \| ", line, re.IGNORECASE))
    assert line.split("|")[1 + players].strip() == str(encoder(VARIANTS[variant], players).size)


def test_every_field_is_on_the_page() -> None:
    for kind in VARIANTS.values():
        for name in encoder(kind, 2).fields:
            assert f"`{re.sub(r'_[0-9]$', '_p', name)}`" in PAGE


def test_the_longest_duel_is_on_the_page() -> None:
    assert f"still running after {DUEL_TURNS} turns" in PAGE
