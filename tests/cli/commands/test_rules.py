"""`lucchetto rules`: every game in every language, wrapped to the terminal."""

import pytest

from lucchetto.cli.main import main
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.messages.rules_text import rules_sections
from tests.cli.kit import Command

VARIANTS = ("classic", "longo", "duel")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_rules_have_a_title_and_all_sections_and_fit_the_width(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, variant: str, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    assert main(["rules", variant, "--lang", language]) == 0
    output = capsys.readouterr().out
    words = catalogue(language)
    lines = output.splitlines()
    assert max(map(len, lines)) <= 50
    assert any(line.startswith(words(f"rules-{variant}")) for line in lines)
    for title, text in rules_sections(words, variant):
        assert title in lines
        assert " ".join(text.split()) in " ".join(output.split())


def test_a_wide_terminal_does_not_make_lines_too_long_to_read(lucchetto: Command) -> None:
    outcome = lucchetto("rules", "classic", COLUMNS="250")
    assert 80 < max(map(len, outcome.out.splitlines())) <= 100


@pytest.mark.parametrize("width", [20, 80])
def test_the_rules_wrap_to_the_width_of_the_terminal(lucchetto: Command, width: int) -> None:
    person = lucchetto.sit_down("rules", "duel", columns=width)
    assert person.gone() == 0
    assert max(map(len, person.screen.splitlines())) <= width


def test_the_rules_of_an_unknown_game_are_refused(lucchetto: Command) -> None:
    outcome = lucchetto("rules", "chess")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == "there is no variant 'chess'; choose one of classic, longo, duel\n"


def test_the_rules_without_a_game_are_a_usage_error(lucchetto: Command) -> None:
    outcome = lucchetto("rules")
    assert (outcome.status, outcome.out) == (2, "")
    assert "lucchetto rules --help" in outcome.err
