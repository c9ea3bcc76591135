"""`lucchetto completion`: the script in a real bash, with files where files go and names where names go."""

import subprocess
from pathlib import Path

import pytest

from lucchetto.bots import BOTS
from lucchetto.bots.levels import LEVELS
from lucchetto.bots.training.recipe import RECIPES
from lucchetto.cli.commands.completion import PATHS, SHELLS, known_names
from lucchetto.cli.parser import COMMANDS, build_parser, command_parsers
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.rules import VARIANTS
from tests.cli.kit import Command

FREE = {"SECONDS", "NAME", "N", "TEXT", "ADDRESS", "A+B", "5+8,6+11"}
"""Values that only the user can know."""

ASK = """
source ./script
COMP_WORDS=(lucchetto "$@")
COMP_CWORD=$#
_shtab_lucchetto
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(lucchetto: Command) -> Path:
    outcome = lucchetto("completion", "bash")
    assert (outcome.status, outcome.err) == (0, "")
    file = lucchetto.home / "script"
    file.write_text(outcome.out, encoding="utf-8")
    (lucchetto.home / "games").mkdir()
    (lucchetto.home / "game.jsonl").touch()
    return file


def completed(script: Path, *typed: str) -> list[str]:
    """What bash offers for the last word."""
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK, "bash", *typed], cwd=script.parent, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return done.stdout.split()


OFFERS = {
    "commands": ([""], list(COMMANDS)),
    "beginnings of commands": (["re"], ["replay", "restore"]),
    "commands after an option": (["--lang", "de", "pl"], ["play"]),
    "options": (["play", "--d"], ["--dice"]),
    "choices": (["play", "--dice", ""], ["fair", "real"]),
    "variants": (["rules", ""], list(VARIANTS)),
    "variants that can be solved": (["solve", ""], ["classic", "longo"]),
    "variants and bots": (["arena", ""], [*VARIANTS, *BOTS]),
    "bots": (["arena", "longo", "novice", "m"], ["master"]),
    "levels": (["play", "duel", "-b", ""], list(LEVELS)),
    "other levels": (["serve", "--log-level", "d"], ["debug"]),
    "networks": (["train", ""], list(RECIPES)),
    "languages": (["rules", "duel", "--lang", ""], list(LANGUAGES)),
    "shells": (["completion", ""], list(SHELLS)),
    "files": (["analyse", "game"], ["games", "game.jsonl"]),
    "a file to write": (["convert", "game.jsonl", "-o", "game.j"], ["game.jsonl"]),
    "folders": (["serve", "--data", "g"], ["games"]),
    "nothing of old": (["play", "--sa"], []),
}


@pytest.mark.parametrize(("typed", "offered"), OFFERS.values(), ids=OFFERS)
def test_bash_offers_what_fits(script: Path, typed: list[str], offered: list[str]) -> None:
    assert sorted(completed(script, *typed)) == sorted(offered)


def test_every_argument_has_a_completion() -> None:
    """Every metavar must be a kind of path, a kind of name, or something that only the user can know."""
    for command in command_parsers(build_parser(catalogue("en"))).values():
        for action in command._actions:
            if action.metavar is not None and action.choices is None:
                assert str(action.metavar) in {*PATHS, *known_names(), *FREE}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_has_a_script(lucchetto: Command, shell: str) -> None:
    outcome = lucchetto("completion", shell)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.endswith("\n")
    for name in (*VARIANTS, *LEVELS, *RECIPES, *LANGUAGES):
        assert name in outcome.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_shell_is_reported_on_one_line(lucchetto: Command, language: str) -> None:
    outcome = lucchetto("completion", "elvish", "--lang", language)
    text = catalogue(language)("unknown-shell", found="'elvish'", known="bash, zsh, tcsh")
    assert (outcome.status, outcome.out, outcome.err) == (1, "", f"{text}\n")


def test_the_help_says_how_to_install_it(lucchetto: Command) -> None:
    assert 'eval "$(lucchetto completion bash)"' in lucchetto("completion", "--help").out
