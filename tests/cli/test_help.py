"""`--help` of every command in every language, and the message after a usage error."""

import pytest

from lucchetto import __version__
from lucchetto.cli.main import main
from lucchetto.cli.parser import COMMANDS
from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.kit import Command


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    captured = capsys.readouterr()
    assert (ended.value.code, captured.err) == (0, "")
    return captured.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["lucchetto", *COMMANDS])
def test_help_says_what_a_command_does_with_examples(
    capsys: pytest.CaptureFixture[str], command: str, language: str
) -> None:
    words = catalogue(language)
    name = [] if command == "lucchetto" else [command]
    output = helped(capsys, *name, "--lang", language, "--help")
    assert output.startswith(words("help-usage"))
    assert words(f"help-{command}") in output
    assert f"{words('help-examples')}\n{words.attribute(f'help-{command}', 'examples')}\n" in output
    assert words("help-options") in output
    assert max(map(len, output.splitlines())) <= 80
    assert output == helped(capsys, "--lang", language, *name, "-h")


@pytest.mark.parametrize("command", ["lucchetto", *COMMANDS])
def test_every_example_in_the_help_is_a_call_that_exists(capsys: pytest.CaptureFixture[str], command: str) -> None:
    """An example whose options were renamed would end with status 2; with --help appended, it must print help."""
    for line in catalogue("en").attribute(f"help-{command}", "examples").splitlines():
        called, *arguments = line.strip().partition("  ")[0].split()
        assert called == "lucchetto"
        helped(capsys, *arguments, "--help")


def test_the_command_itself_gives_help_and_its_version(lucchetto: Command) -> None:
    outcome = lucchetto("--help")
    assert (outcome.status, outcome.err) == (0, "")
    for command in COMMANDS:
        assert f"  {command} " in outcome.out
    assert lucchetto("--version").out == f"lucchetto {__version__}\n"
    assert lucchetto("dance").status == 2


@pytest.mark.parametrize(
    ("arguments", "see"),
    [
        (["--lang", "en"], "lucchetto --help"),
        (["dance"], "lucchetto --help"),
        (["play", "--dice", "loaded"], "lucchetto play --help"),
        (["play", "--first", "Ada"], "lucchetto play --help"),
        (["play", "classic", "longo"], "lucchetto play --help"),
        (["replay"], "lucchetto replay --help"),
        (["replay", "--jason", "game.jsonl"], "lucchetto replay --help"),
        (["verify", "--json", "game.jsonl"], "lucchetto verify --help"),
        (["convert", "game.jsonl", "--to", "pdf"], "lucchetto convert --help"),
        (["verify"], "lucchetto verify --help"),
        (["rules", "classic", "--lang", "xx"], "lucchetto rules --help"),
        (["--lang"], "lucchetto --help"),
    ],
)
def test_a_usage_error_is_reported_briefly(capsys: pytest.CaptureFixture[str], arguments: list[str], see: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    captured = capsys.readouterr()
    assert (ended.value.code, captured.out) == (2, "")
    first, second = captured.err.splitlines()
    assert first.startswith("lucchetto")
    assert second == catalogue("en")("see-help", command=see)
