"""The characters: data that the catalogue, the page and the kernels agree on."""

import json
import re
from pathlib import Path

import pytest

from lucchetto.bots import BOTS, make_bot
from lucchetto.bots.characters import CHARACTERS, PARAMS_BY_NAME, characters_of, check_character
from lucchetto.bots.levels import LEVELS, POLICY_PARAMS
from lucchetto.messages import LANGUAGES, catalogue
from lucchetto.rules import MalformedError
from tests.bots.table import play_out

PAGE = Path(__file__).parents[2] / "web" / "src" / "shared" / "game" / "characters.ts"


def test_every_level_has_three_or_four_characters_and_none_has_the_name_of_a_bot() -> None:
    assert {level: len(characters_of(level)) in (3, 4) for level in LEVELS} == dict.fromkeys(LEVELS, True)
    assert BOTS.keys().isdisjoint(CHARACTERS)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_style_differs_from_the_level_and_keeps_the_types_that_the_kernels_are_compiled_for(name: str) -> None:
    plain, own = POLICY_PARAMS[CHARACTERS[name].level], PARAMS_BY_NAME[name]
    assert own != plain
    assert [type(value) for value in own] == [type(value) for value in plain]
    assert own.kind == plain.kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_sentence_of_its_own(language: str) -> None:
    words = catalogue(language)
    sentences = {words(f"character-{name}") for name in CHARACTERS}
    assert len(sentences) == len(CHARACTERS)
    assert all(sentence.endswith(".") and "character-" not in sentence for sentence in sentences)


def test_the_page_knows_the_same_characters_in_the_same_order() -> None:
    listed = re.findall(r"^  (\w+): (\[.*\]),$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {level: json.loads(names) for level, names in listed} == {level: characters_of(level) for level in LEVELS}


@pytest.mark.parametrize("name", ["toby", "sam", "grace", "simon", "lionel", "astrid"])
def test_a_character_is_a_bot_by_its_name_and_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [play_out("classic", [make_bot(name, "x"), make_bot("casual", "y")], "style") for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].result is not None


def test_a_style_is_noticeable() -> None:
    """Toby is fond of blue: he has more crosses there than in any other row, and more than a plain novice."""
    assert blue_share("toby") > blue_share("novice") + 0.02


def blue_share(bot: str) -> float:
    blue = every = 0
    for number in range(60):
        game = play_out("classic", [make_bot(bot, f"{number} {seat}") for seat in (0, 1)], f"felt {number}")
        for sheet in game.sheets:
            blue += len(sheet.marks[3])
            every += sum(len(row) for row in sheet.marks)
    return blue / every


@pytest.mark.parametrize(("level", "name"), [("club", "toby"), ("club", "Nora"), ("greedy", "nora"), ("club", "")])
def test_a_character_of_another_level_is_refused(level: str, name: str) -> None:
    with pytest.raises(MalformedError) as caught:
        check_character(level, name)
    assert caught.value.code == "unknown-character"
