"""The choice of language: the requested one, then the environment's, then English."""

from pathlib import Path

import pytest

from lucchetto.messages import LANGUAGES, catalogue, pick_language
from tests.cli.kit import Command


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["{}", "{}_XX", "{}_XX.UTF-8", "{}-CH", "{}@euro"])
def test_a_requested_language_is_accepted_in_every_form(language: str, form: str) -> None:
    wish = form.format(language)
    assert pick_language({}, wish) == language
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        assert pick_language({variable: wish}) == language


def test_a_requested_language_outranks_the_environment() -> None:
    assert pick_language({"LANGUAGE": "de", "LC_ALL": "fr_FR", "LANG": "es_ES"}, "it") == "it"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANGUAGE": "de:fr", "LC_ALL": "it_IT", "LC_MESSAGES": "es", "LANG": "es"}, "de"),
        ({"LANGUAGE": "nl:fr:de", "LC_ALL": "it_IT"}, "fr"),
        ({"LC_ALL": "it_IT.UTF-8", "LC_MESSAGES": "es_ES", "LANG": "de_DE"}, "it"),
        ({"LC_MESSAGES": "es_ES.UTF-8", "LANG": "de_DE"}, "es"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANGUAGE": "", "LC_ALL": "", "LANG": "de_AT"}, "de"),
    ],
)
def test_environment_variables_are_read_in_the_usual_order(environment: dict[str, str], language: str) -> None:
    assert pick_language(environment) == language


@pytest.mark.parametrize("unknown", ["", "C", "POSIX", "C.UTF-8", "nl_NL.UTF-8", "xx", "i", ":"])
def test_an_unknown_language_is_english(unknown: str) -> None:
    assert pick_language({}) == "en"
    assert pick_language({"LANGUAGE": unknown, "LC_ALL": unknown, "LANG": unknown}) == "en"


@pytest.mark.parametrize("stranger", ["est_EE.UTF-8", "frr_DE"])
def test_another_language_that_begins_alike_is_not_ours(stranger: str) -> None:
    """The codes of Estonian and North Frisian begin with the two letters of supported languages."""
    assert pick_language({"LANG": stranger}) == "en"


@pytest.mark.parametrize("plain", ["C", "POSIX", "C.UTF-8"])
def test_the_c_locale_outranks_the_language(plain: str) -> None:
    """LC_ALL=C outranks LANG everywhere else; scripts rely on it."""
    assert pick_language({"LC_ALL": plain, "LANG": "it_IT.UTF-8"}) == "en"


@pytest.fixture
def lucchetto(tmp_path: Path) -> Command:
    return Command(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_speaks_the_language_it_is_asked_for_before_or_after_its_name(
    lucchetto: Command, language: str
) -> None:
    output = lucchetto("rules", "duel", "--lang", language).out
    assert catalogue(language).attribute("rules-duel-goal", "title") in output.splitlines()
    assert lucchetto("--lang", language, "rules", "duel", LANG="it_IT", LANGUAGE="fr").out == output


def test_isolation_marks_never_reach_the_terminal(lucchetto: Command) -> None:
    for language in ("en", "fr"):
        outcome = lucchetto(
            "play", "longo", "-p", "Ada", "-b", "greedy", "--seed", "1", "--lang", language, stdin="1\n\n?"
        )
        assert outcome.status == 0
        assert not {"\u2068", "\u2069"} & set(outcome.out)


@pytest.mark.parametrize("wish", ["xx", "english", "", "IT"])
def test_an_unsupported_language_is_refused(lucchetto: Command, wish: str) -> None:
    outcome = lucchetto("rules", "duel", "--lang", wish)
    assert (outcome.status, outcome.out) == (2, "")
    assert "--lang" in outcome.err
    assert len(outcome.err.splitlines()) == 2
