"""What commands print with --json has keys of one style: snake_case."""

import re
from collections.abc import Iterator

import pytest

from lucchetto.cli.parser import COMMANDS, build_parser, command_parsers
from lucchetto.messages import catalogue
from tests.cli.commands.test_replay import GOLDEN
from tests.cli.kit import Command

RECORD = str(GOLDEN / "classic-natural-2.jsonl")
SHEET = '{"red":[2],"yellow":[],"green":[],"blue":[],"penalties":0}'
CALLS = {
    "games": ["games", "--json"],
    "replay": ["replay", "--json", RECORD],
    "analyse": ["analyse", "--json", RECORD],
    "solve": ["solve", "classic", "--query", "-", "--json"],
    "arena": ["arena", "greedy", "random", "--games", "2", "--workers", "1", "--json"],
}
NUMBER = re.compile(r"\d+(\.\d+)?")
"""Seats and quantiles are keys too."""


def test_every_command_that_prints_json_is_called() -> None:
    parsers = command_parsers(build_parser(catalogue("en")))
    assert [name for name in COMMANDS if "--json" in parsers[name]._option_string_actions] == list(CALLS)


@pytest.mark.parametrize("arguments", CALLS.values(), ids=CALLS)
def test_keys_are_in_snake_case(lucchetto: Command, arguments: list[str]) -> None:
    lucchetto("play", "duel", "-b", "greedy", "-b", "greedy")  # for the list of games
    outcome = lucchetto(*arguments, stdin=f"{SHEET}\n")
    assert (outcome.status, outcome.err.removeprefix(f"{catalogue('en')('compiling')}\n")) == (0, "")
    found = set(keys(outcome.objects()))
    assert found
    assert {key for key in found if not re.fullmatch(r"[a-z]+(_[a-z]+)*", key) and not NUMBER.fullmatch(key)} == set()


def keys(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        yield from part
    if isinstance(part, dict | list):
        for item in part.values() if isinstance(part, dict) else part:
            yield from keys(item)
