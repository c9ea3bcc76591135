"""`lucchetto games` lists saved games; `lucchetto play --resume` continues the last one."""

import json
import os
from pathlib import Path

import pytest

from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.kit import CHOICE, Command, Json, Person, events_in, message, written
from tests.cli.test_bad_calls import HEADER, OVER, ROLL

ENGLISH = catalogue("en")


def folder(lucchetto: Command) -> Path:
    place = lucchetto.home / "lucchetto" / "games"
    place.mkdir(parents=True, exist_ok=True)
    return place


def saved(lucchetto: Command, name: str, parts: list[Json], age: int) -> Path:
    """A game that was last played `age` days ago."""
    file = written(folder(lucchetto) / name, parts)
    return aged(file, age)


def aged(file: Path, days: int) -> Path:
    when = 1_800_000_000 - 86_400 * days
    os.utime(file, (when, when))
    return file


def test_games_are_listed_the_newest_first(lucchetto: Command) -> None:
    saved(lucchetto, "old.jsonl", [{**HEADER, "date": "2026-01-02T03:04:05+00:00"}, *OVER[1:]], 3)
    saved(lucchetto, "new.jsonl", [{**HEADER, "variant": "duel", "players": ["Ada", "Leo"]}], 1)
    aged(folder(lucchetto) / "old.jsonl", 3)
    (folder(lucchetto) / "new.jsonl.secret").write_text("not a game")
    outcome = lucchetto("games", TZ="UTC")
    assert (outcome.status, outcome.err) == (0, "")
    heading, first, second, hint = outcome.out.splitlines()
    assert heading == ENGLISH("saved-games-in", folder=str(folder(lucchetto)))
    assert first.split() == ["1", "2027-01-14", "08:00", "The", "Duel", "Ada,", "Leo", "unfinished", "new.jsonl"]
    assert second.split() == ["2", "2026-01-02", "03:04", "Classic", "Ada", "-20", "old.jsonl"]
    assert hint.endswith("lucchetto play --resume")


def test_programs_get_one_object_per_game(lucchetto: Command) -> None:
    over = saved(lucchetto, "over.jsonl", OVER, 2)
    begun = saved(lucchetto, "begun.jsonl", [HEADER, ROLL], 1)
    outcome = lucchetto("games", "--json", TZ="UTC")
    assert (outcome.status, outcome.err) == (0, "")
    first, second = outcome.objects()
    assert first == {
        "number": 1,
        "file": str(begun),
        "date": "2027-01-14T08:00:00+00:00",
        "status": "unfinished",
        "variant": "classic",
        "players": [{"name": "Ada", "score": 0}],
    }
    assert (second["number"], second["file"], second["status"]) == (2, str(over), "finished")
    assert second["players"] == [{"name": "Ada", "score": -20}]


BROKEN = {
    "nothing": b"",
    "no JSON": b"\x00\xff{",
    "no record": b"[]\n",
    "half a line": b'{"lucchetto":1,"variant":"classic","players":["Ada"],"first":0}\n{"ro',
    "an odd date": b'{"lucchetto":1,"variant":"classic","players":["Ada"],"first":0,"date":"0001-01-01"}\n',
    "a date of another kind": b'{"lucchetto":1,"variant":"classic","players":["Ada"],"first":0,"date":[1]}\n',
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN)
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["list", "json"])
def test_a_damaged_file_is_listed_as_such(lucchetto: Command, content: bytes, form: list[str]) -> None:
    (folder(lucchetto) / "odd.jsonl").write_bytes(content)
    saved(lucchetto, "good.jsonl", OVER, 5)
    outcome = lucchetto("games", *form)
    assert (outcome.status, outcome.err) == (0, "")
    (odd,) = [line for line in outcome.out.splitlines() if "odd.jsonl" in line]
    shown = '"damaged"' if form else " damaged "
    assert (shown in odd) is (b"date" not in content)
    assert "good.jsonl" in outcome.out


def test_other_files_in_the_folder_do_no_harm(lucchetto: Command) -> None:
    (folder(lucchetto) / "folder.jsonl").mkdir()
    (folder(lucchetto) / "nowhere.jsonl").symlink_to("not-there")
    os.mkfifo(folder(lucchetto) / "pipe.jsonl")
    (folder(lucchetto) / "es\x1bc.jsonl").write_text("x")
    outcome = lucchetto("games")
    assert (outcome.status, outcome.err) == (0, "")
    assert "\x1b" not in outcome.out
    assert outcome.out.count("jsonl") == 1


def test_a_folder_that_cannot_be_read_is_reported(lucchetto: Command) -> None:
    (lucchetto.home / "lucchetto").mkdir()
    (lucchetto.home / "lucchetto" / "games").write_text("not a folder")
    outcome = lucchetto("games")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_games_it_says_so(lucchetto: Command, language: str) -> None:
    place, words = str(lucchetto.home / "lucchetto" / "games"), catalogue(language)
    outcome = lucchetto("games", "--lang", language)
    assert (outcome.status, outcome.out) == (0, f"{words('saved-games-none', folder=place)}\n")
    assert lucchetto("games", "--json").out == ""
    resumed = lucchetto("play", "--resume", "--lang", language)
    assert (resumed.status, resumed.out, resumed.err) == (1, "", f"{words('resume-none', folder=place)}\n")


def unfinished(lucchetto: Command) -> Person:
    person = lucchetto.sit_down("play", "classic", "-p", "Ada", "-b", "greedy", "--first", "1")
    person.choose("1")
    person.answer(CHOICE, "q")
    assert person.gone() == 0
    return person


def test_resume_without_a_file_continues_the_last_unfinished_game(lucchetto: Command) -> None:
    unfinished(lucchetto)
    (game,) = folder(lucchetto).glob("*.jsonl")
    aged(game, 2)
    before = events_in(game)
    other = saved(lucchetto, "older.jsonl", [HEADER, ROLL], 3).read_bytes()
    saved(lucchetto, "finished.jsonl", OVER, 1)
    (folder(lucchetto) / "broken.jsonl").write_text("{")
    person = lucchetto.sit_down("play", "--resume", "--quick")
    person.answer(CHOICE, "0")
    person.wait_for(CHOICE, message("only-pass", name="ANY"))
    person.press_ctrl_c()
    assert person.gone() == 130
    assert events_in(game)[: len(before)] == before
    assert len(events_in(game)) > len(before)
    assert (folder(lucchetto) / "older.jsonl").read_bytes() == other


def test_a_saved_game_can_be_named_as_the_list_names_it(lucchetto: Command) -> None:
    file = saved(lucchetto, "begun.jsonl", [HEADER, ROLL], 1)
    outcome = lucchetto("play", "--resume", "begun.jsonl", "--quick", stdin="red 5\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert events_in(file)[2:] == [json.loads('{"seat": 0, "move": "red 5"}')]


@pytest.mark.parametrize("name", ["", "x" * 300, "\x00", ".", ".."])
def test_an_unknown_name_is_reported_on_one_line(lucchetto: Command, name: str) -> None:
    outcome = lucchetto("play", "--resume", name)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.count("\n") == 1


def test_resume_and_a_new_game_are_mutually_exclusive(lucchetto: Command) -> None:
    outcome = lucchetto("play", "duel", "--resume")
    assert (outcome.status, outcome.err) == (1, f"{ENGLISH('not-together', one='--resume', other='VARIANT')}\n")
