"""Usage errors: two lines in the user's language, status 2, and the help of the right command."""

import argparse

import pytest

from lucchetto.cli.parser import COMMANDS
from lucchetto.cli.usage_errors import translated
from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.kit import Command

ENGLISH = catalogue("en")

CALLS = {
    "a command that is missing": ("lucchetto", [], "usage-missing", {"names": "COMMAND"}),
    "an argument that is missing": ("verify", [], "usage-missing", {"names": "FILE"}),
    "two arguments that are missing": ("migrate", [], "usage-missing", {"names": "FROM, TO"}),
    "a value that is missing": ("play", ["--dice"], "usage-no-value", {"option": "--dice"}),
    "a value where none goes": ("replay", ["--json=3", "x"], "usage-value", {"option": "--json", "found": "'3'"}),
    "a word for a number": ("play", ["--first", "x"], "usage-not-whole", {"option": "--first", "found": "'x'"}),
    "half an option": ("play", ["--s"], "usage-ambiguous", {"option": "--s", "known": "--seed, --stir"}),
    "one argument more": ("rules", ["duel", "x"], "usage-unexpected", {"found": "'x'"}),
    "an option that is unknown": ("verify", ["--json", "x"], "usage-unknown-option", {"option": "--json"}),
    "a value that is unknown": (
        *("convert", ["x", "--to", "pdf"], "usage-unknown-value"),
        {"option": "--to", "found": "'pdf'", "known": "json, text"},
    ),
    "a command that is unknown": (
        *("lucchetto", ["dance"], "usage-no-such-command"),
        {"found": "'dance'", "known": ", ".join(COMMANDS)},
    ),
}


def refusal(lucchetto: Command, command: str, arguments: list[str], language: str) -> str:
    """The error message, without the name of the command."""
    name = [] if command == "lucchetto" else [command]
    outcome = lucchetto("--lang", language, *name, *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    first, second = outcome.err.splitlines()
    called = " ".join(["lucchetto", *name])
    assert second == catalogue(language)("see-help", command=f"{called} --help")
    assert first.startswith(f"{called}: ")
    return first.removeprefix(f"{called}: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("command", "arguments", "key", "facts"), CALLS.values(), ids=CALLS)
def test_a_usage_error_is_in_the_users_language(
    lucchetto: Command, command: str, arguments: list[str], key: str, facts: dict[str, str], language: str
) -> None:
    said = refusal(lucchetto, command, arguments, language)
    assert said == catalogue(language)(key, **facts)
    assert language == "en" or said != ENGLISH(key, **facts)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_names_its_own_help(lucchetto: Command, command: str) -> None:
    needed = {"solve": 1, "rules": 1, "migrate": 2, "games": 0, "serve": 0, "play": 0, "expire": 0}.get(command, 1)
    said = refusal(lucchetto, command, [*["x"] * needed, "--dance"], "en")
    assert said.startswith(ENGLISH("usage-unknown-option", option="--dance"))


def argparse_says(parser: argparse.ArgumentParser, arguments: list[str]) -> str:
    """The message of argparse itself."""
    said: list[str] = []

    def error(message: str) -> None:
        said.append(message)
        raise SystemExit

    parser.error = error  # type: ignore[method-assign,assignment]  # it returns nothing, here it raises
    with pytest.raises(SystemExit):
        parser.parse_args(arguments)
    return said[0]


def test_groups_of_options_are_translated_though_no_command_has_one() -> None:
    parser = argparse.ArgumentParser()
    group = parser.add_mutually_exclusive_group(required=True)
    group.add_argument("--one", action="store_true")
    group.add_argument("--two", action="store_true")
    german = catalogue("de")
    both = argparse_says(parser, ["--one", "--two"])
    assert translated(both, [], german) == german("not-together", one="--two", other="--one")
    neither = argparse_says(parser, [])
    assert translated(neither, [], german) == german("usage-one-of", names="--one --two")


SLIPS = {
    "a command": (["anlyse"], "analyse", 2),
    "an option": (["replay", "--jsn", "x"], "--json", 2),
    "an option with a value": (["play", "--playr=Ada"], "--player", 2),
    "a language": (["rules", "duel", "--lang", "itt"], "it", 2),
    "a kind of file": (["convert", "x", "--to", "jsn"], "json", 2),
    "a variant": (["rules", "clasic"], "classic", 1),
    "a variant to play": (["play", "lngo"], "longo", 1),
    "a variant to solve": (["solve", "Longa"], "longo", 1),
    "a variant of a tournament": (["arena", "deul", "greedy", "random"], "duel", 1),
    "a bot": (["play", "-b", "mastr"], "master", 1),
    "a character": (["play", "-b", "norra"], "nora", 1),
    "a bot of a tournament": (["arena", "greedy", "randm"], "random", 1),
    "a character of a tournament": (["arena", "greedy", "norra"], "nora", 1),
    "a network": (["train", "clasic-2"], "classic-2", 1),
    "a shell": (["completion", "zhs"], "zsh", 1),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("arguments", "meant", "status"), SLIPS.values(), ids=SLIPS)
def test_a_typo_is_answered_with_a_suggestion(
    lucchetto: Command, arguments: list[str], meant: str, status: int, language: str
) -> None:
    outcome = lucchetto(*arguments, LANG=f"{language}_XX.UTF-8")
    assert (outcome.status, outcome.out) == (status, "")
    line = outcome.err.splitlines()[0]
    asked = catalogue(language)("did-you-mean", message="", near=meant)
    assert line.endswith(asked)
    assert line.count("?") == 1  # from Python 3.14 on, argparse suggests options too


@pytest.mark.parametrize("arguments", [["dance"], ["rules", "chess"], ["replay", "--x", "y"], ["completion", "elvish"]])
def test_nothing_is_suggested_without_a_close_match(lucchetto: Command, arguments: list[str]) -> None:
    assert "?" not in lucchetto(*arguments).err


def test_an_argument_that_would_confuse_a_terminal_is_escaped(lucchetto: Command) -> None:
    for arguments in (["\x1b[31m"], ["rules", "duel", "\x1b[31m"], ["verify", "--\x1b[31m", "x"]):
        outcome = lucchetto(*arguments)
        assert outcome.status == 2
        assert "\x1b" not in outcome.err


def test_an_unknown_argparse_message_stays_as_it_is() -> None:
    assert translated("something new", [], ENGLISH) == "something new"
