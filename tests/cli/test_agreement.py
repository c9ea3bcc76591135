"""`--help`, the completion scripts and the man pages come from one parser: they name the same commands and options."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from lucchetto.cli.parser import COMMANDS
from tests.cli import make_man
from tests.cli.kit import Command

HELP = {"-h", "--help"}
"""Not in man pages, whose readers need no --help."""
PAGES = ["lucchetto", *COMMANDS]
_OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")


def options_in_help(lucchetto: Command, command: str) -> set[str]:
    """The options at the beginning of each line of the list, without those that a description mentions."""
    lines = [line.strip().partition("  ")[0] for line in section(helped(lucchetto, command), "Options:")]
    return {option for line in lines if line.startswith("-") for option in _OPTION.findall(line)}


def arguments_in_help(lucchetto: Command, command: str) -> set[str]:
    return {line.split()[0] for line in section(helped(lucchetto, command), "Arguments:") if line[2] != " "}


def helped(lucchetto: Command, command: str) -> str:
    outcome = lucchetto(*([] if command == "lucchetto" else [command]), "--help")
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def section(page: str, title: str) -> list[str]:
    return page.partition(f"\n{title}\n")[2].partition("\n\n")[0].splitlines()


@cache
def script(home: Path, shell: str) -> str:
    outcome = Command(home)("completion", shell)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.out


def prefix(command: str) -> str:
    return "_shtab_lucchetto" if command == "lucchetto" else f"_shtab_lucchetto_{command}"


def options_in_bash(home: Path, command: str) -> set[str]:
    found = re.search(rf"^{prefix(command)}_option_strings=\((.*)\)$", script(home, "bash"), re.MULTILINE)
    assert found, command
    return set(found[1].split())


def options_in_zsh(home: Path, command: str) -> set[str]:
    found = re.search(rf"^{prefix(command)}_options=\(\n(.*?)^\)$", script(home, "zsh"), re.MULTILINE | re.DOTALL)
    assert found, command
    specifications = [line.strip().partition("[")[0] for line in found[1].splitlines() if "[" in line]
    return {option for one in specifications for option in _OPTION.findall(one)}


def manual(command: str) -> str:
    name = "lucchetto" if command == "lucchetto" else f"lucchetto-{command}"
    return (make_man.FOLDER / f"{name}.1").read_text(encoding="utf-8").replace(r"\-", "-")


def names_in_manual(command: str, title: str) -> set[str]:
    """The bold text at the beginning of each entry of a section."""
    lines = manual(command).partition(f"\n.SH {title}\n")[2].partition("\n.SH")[0].splitlines()
    heads = [line for before, line in pairwise(lines) if before == ".TP"]
    return {name for head in heads for name in re.findall(r"\\fB(.*?)\\fR", head)}


@pytest.mark.parametrize("command", PAGES)
def test_help_completion_and_man_page_name_the_same_options(lucchetto: Command, command: str) -> None:
    options = options_in_help(lucchetto, command)
    assert options > HELP
    assert options_in_bash(lucchetto.home, command) == options
    assert options_in_zsh(lucchetto.home, command) == options
    assert names_in_manual(command, "OPTIONS") == options - HELP


@pytest.mark.parametrize("command", COMMANDS)
def test_help_and_man_page_name_the_same_arguments(lucchetto: Command, command: str) -> None:
    assert names_in_manual(command, "ARGUMENTS") == arguments_in_help(lucchetto, command)


def test_help_completion_and_man_pages_name_the_same_commands(lucchetto: Command) -> None:
    listed = re.findall(r"^    (\w+) ", helped(lucchetto, "lucchetto").partition("COMMAND\n")[2], re.MULTILINE)
    assert listed == list(COMMANDS)
    found = re.search(r"^_shtab_lucchetto_subparsers=\((.*)\)$", script(lucchetto.home, "bash"), re.MULTILINE)
    assert found
    assert found[1].split() == listed
    zsh = script(lucchetto.home, "zsh").partition("local _commands=(\n")[2].partition("\n  )")[0]
    assert sorted(line.split(":")[0].strip() for line in zsh.splitlines()) == sorted(listed)
    assert re.search(rf"\({' '.join(listed)}\)", script(lucchetto.home, "tcsh"))
    assert re.findall(r"^\\fBlucchetto\\fR \\fI\\,(\w+)\\/", manual("lucchetto"), re.MULTILINE) == listed
    assert sorted(path.stem for path in make_man.FOLDER.iterdir()) == sorted(
        ["lucchetto", *(f"lucchetto-{command}" for command in listed)]
    )


def test_the_man_pages_are_fresh() -> None:
    """If this fails: `make man`."""
    written = {path.name: path.read_text(encoding="utf-8") for path in make_man.FOLDER.iterdir()}
    assert written == make_man.pages()


def test_old_spellings_are_not_shown(lucchetto: Command) -> None:
    for command, old in (("play", "--save"), ("arena", "--report"), ("analyse", "--html"), ("train", "--out")):
        assert old not in options_in_help(lucchetto, command)
        assert old not in options_in_bash(lucchetto.home, command)
