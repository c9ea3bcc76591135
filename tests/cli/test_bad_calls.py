"""Games that cannot be started or resumed: reported on one line before the first roll, and no file changes."""

import json
import re
from pathlib import Path

import pytest

from lucchetto.messages import catalogue
from tests.cli.kit import Command, Json, events_in, written

ENGLISH = catalogue("en")
ROLL: Json = {"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}}
HEADER: Json = {"lucchetto": 1, "variant": "classic", "players": ["Ada"], "first": 0}
OVER: list[Json] = [HEADER, *[ROLL, {"seat": 0, "move": "pass"}, {"seat": 0, "move": "pass"}] * 4]


def refusal(lucchetto: Command, *arguments: str | Path, language: str = "en") -> str:
    """The one line with which `play` refuses, before anything is asked or shown."""
    outcome = lucchetto("play", *arguments, "--lang", language)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.count("\n") == 1
    return outcome.err.rstrip("\n")


BAD_CALLS = {
    "an unknown variant": (["chess"], r"there is no variant 'chess'; choose one of classic, longo, duel"),
    "an unknown bot": (
        ["-p", "Ada", "-b", "hal"],
        r"there is no bot 'hal'; choose one of novice, casual, club, expert, champion, master, partner",
    ),
    "a bot that plays alone": (
        ["-p", "Ada", "-b", "optimal"],
        r"optimal plays only solitaire, not at tables; choose novice, .*",
    ),
    "six players": ([f for name in "ABCDEF" for f in ("-p", name)], r"\w+ is for 1.5 players, not 6"),
    "a duel of one": (["duel", "-p", "Ada"], r"[\w ]+ is for 2 players, not 1"),
    "a duel of three": (["duel", "-p", "A", "-p", "B", "-b", "greedy"], r"[\w ]+ is for 2 players, not 3"),
    "an empty name": (["-p", " "], r"'' is not a valid name: .*"),
    "a name of control characters": (["-p", "A\x1b[31mda"], r"'A\\x1b\[31mda' is not a valid name: .*"),
    "a name of 21 characters": (["-p", "x" * 21], r"'x{21}' is not a valid name: use 1 to 20 printable characters"),
    "the same name twice": (["-p", "Ada", "-p", "Ada"], r"Ada is already playing: .*"),
    "the same name with a blank": (["-p", "Ada", "-p", " Ada"], r"Ada is already playing: .*"),
    "lucky words": (["longo", "-p", "Ada", "--lucky", "five+8"], r"'five\+8' is not a list of lucky pairs: .*"),
    "a lucky 17": (["longo", "-p", "Ada", "--lucky", "5+17"], r"a lucky pair is two different numbers .*"),
    "a lucky pair of equals": (["longo", "-p", "Ada", "--lucky", "5+5"], r"a lucky pair is two different numbers .*"),
    "three lucky numbers": (["longo", "-p", "Ada", "--lucky", "5+6+7"], r"a lucky pair is two different numbers .*"),
    "too many lucky pairs": (["longo", "-p", "Ada", "--lucky", "5+8,6+11"], r"lucky must be one pair for .*"),
    "lucky numbers in Classic": (["classic", "-p", "Ada", "--lucky", "5+8"], r"\w+ has no lucky numbers"),
    "seat 9 begins": (["-p", "Ada", "--first", "9"], r".*\b1\b.*"),
    "seat 0 begins": (["-p", "Ada", "-p", "Leo", "--first", "0"], r".*\b1 to 2\b.*"),
}


@pytest.mark.parametrize(("arguments", "expected"), BAD_CALLS.values(), ids=BAD_CALLS)
def test_a_game_that_cannot_be_set_up_is_refused(lucchetto: Command, arguments: list[str], expected: str) -> None:
    line = refusal(lucchetto, *arguments, "--output", "game.jsonl")
    assert re.fullmatch(expected, line), line
    assert list(lucchetto.home.iterdir()) == []


def test_a_refusal_speaks_the_players_language(lucchetto: Command) -> None:
    line = refusal(lucchetto, "-p", "Ada", "-p", "Ada", language="it")
    assert line == catalogue("it")("name-twice", name="Ada")
    assert line != ENGLISH("name-twice", name="Ada")


@pytest.mark.parametrize("path", ["file/game.jsonl", "file/deeper/game.jsonl", ".", "folder", "x" * 300])
def test_a_path_that_cannot_be_written_is_reported_before_the_game_starts(lucchetto: Command, path: str) -> None:
    (lucchetto.home / "file").write_text("not a folder")
    (lucchetto.home / "folder").mkdir()
    line = refusal(lucchetto, "-p", "Ada", "-b", "greedy", "--output", path)
    assert line.startswith(f"{path}: ")
    assert sorted(found.name for found in lucchetto.home.iterdir()) == ["file", "folder"]


def test_a_data_folder_that_cannot_be_made_is_reported_before_the_game_starts(lucchetto: Command) -> None:
    (lucchetto.home / "file").write_text("not a folder")
    outcome = lucchetto("play", "-p", "Ada", XDG_DATA_HOME=str(lucchetto.home / "file"))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{lucchetto.home}/file/lucchetto/games/")
    assert outcome.err.count("\n") == 1


def test_an_existing_file_is_refused_and_untouched(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", OVER)
    before = file.read_bytes()
    assert refusal(lucchetto, "-p", "Ada", "--output", file) == ENGLISH("file-exists", file=str(file))
    assert file.read_bytes() == before
    assert [path.name for path in lucchetto.home.iterdir()] == ["game.jsonl"]


def test_games_without_a_name_get_names_of_their_own(lucchetto: Command) -> None:
    for _ in range(3):
        assert lucchetto("play", "duel", "-b", "greedy", "-b", "random").status == 0
    games = list((lucchetto.home / "lucchetto" / "games").iterdir())
    assert len(games) == 3
    assert all(game.name.endswith(".jsonl") for game in games)


def test_a_finished_game_is_not_resumed(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", OVER)
    before = file.read_bytes()
    assert refusal(lucchetto, "--resume", file) == ENGLISH("resume-over", file=str(file))
    assert file.read_bytes() == before


def test_a_text_record_is_not_resumed(lucchetto: Command) -> None:
    file = lucchetto.home / "game.txt"
    file.write_text("lucchetto 1 classic\nplayers: Ada\nfirst: 1\n")
    assert refusal(lucchetto, "--resume", file) == ENGLISH("resume-text", file=str(file))


def test_a_damaged_record_is_not_resumed_and_not_touched(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", [HEADER, ROLL])
    file.write_bytes(file.read_bytes() + b'{"seat": 0, "mo')
    before = file.read_bytes()
    assert refusal(lucchetto, "--resume", file).startswith(f"{file}:3: ")
    assert file.read_bytes() == before


def test_a_missing_game_is_not_resumed(lucchetto: Command) -> None:
    assert refusal(lucchetto, "--resume", "nowhere.jsonl").startswith("nowhere.jsonl: cannot be read: ")


def fair_game(lucchetto: Command) -> Path:
    outcome = lucchetto("play", "classic", "-p", "Ada", "--output", "game.jsonl")
    assert outcome.status == 0
    return lucchetto.home / "game.jsonl"


def test_a_game_without_its_secret_is_not_resumed(lucchetto: Command) -> None:
    file = fair_game(lucchetto)
    secret = file.with_name("game.jsonl.secret")
    before = file.read_bytes()
    secret.unlink()
    assert refusal(lucchetto, "--resume", file) == ENGLISH("secret-lost", file=str(secret))
    secret.write_text("no secret")
    assert refusal(lucchetto, "--resume", file) == ENGLISH("secret-lost", file=str(secret))
    assert file.read_bytes() == before


def test_a_game_with_another_secret_is_not_resumed(lucchetto: Command) -> None:
    file = fair_game(lucchetto)
    file.with_name("game.jsonl.secret").write_text("00" * 32)
    assert refusal(lucchetto, "--resume", file) == f"{file}:1: {ENGLISH('error-promise-broken')}"


def test_a_game_with_an_unknown_bot_is_not_resumed(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", [{**HEADER, "bots": ["hal"]}])
    assert refusal(lucchetto, "--resume", file).startswith(f"{file}:1: there is no bot 'hal'")


def test_a_multiplayer_game_with_a_solitaire_bot_is_not_resumed(lucchetto: Command) -> None:
    file = written(lucchetto.home / "game.jsonl", [{**HEADER, "players": ["Ada", "Bo"], "bots": [None, "optimal"]}])
    assert refusal(lucchetto, "--resume", file).startswith(f"{file}:1: optimal plays only solitaire")


@pytest.mark.parametrize("bots", ["greedy", [None, "greedy"], [3]])
def test_malformed_lists_of_bots_mean_people(lucchetto: Command, bots: object) -> None:
    file = written(lucchetto.home / "game.jsonl", [{**HEADER, "bots": bots}, ROLL])
    outcome = lucchetto("play", "--resume", file, "--quick", stdin="1\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert events_in(file)[2:] == [json.loads('{"seat": 0, "move": "red 5"}')]
