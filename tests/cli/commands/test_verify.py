"""`lucchetto verify`: recomputes every roll and says which one differs."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from lucchetto.cli.main import main
from tests.cli.kit import Command, Json, events_in, written


@pytest.fixture(scope="module")
def fair_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game between two bots, with fair dice and their proof."""
    lucchetto = Command(tmp_path_factory.mktemp("fair"))
    outcome = lucchetto("play", "duel", "-b", "greedy", "-b", "random", "--save", "game.jsonl")
    assert (outcome.status, outcome.err) == (0, "")
    return lucchetto.home / "game.jsonl"


def bend(file: Path, change: Callable[[list[Json]], None]) -> Path:
    parts = events_in(file)
    change(parts)
    return written(file.with_name("bent.jsonl"), parts)


def rolls(parts: list[Json]) -> list[int]:
    """The lines, from 1, on which a roll stands."""
    return [line for line, part in enumerate(parts, start=1) if "roll" in part]


def test_a_played_game_proves_its_dice(lucchetto: Command, fair_game: Path) -> None:
    outcome = lucchetto("verify", fair_game)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out == f"{fair_game}: all {len(rolls(events_in(fair_game)))} rolls are just as the proof says\n"


def test_its_text_form_proves_them_as_well(lucchetto: Command, fair_game: Path) -> None:
    text = lucchetto("convert", fair_game).out
    outcome = lucchetto("verify", "-", stdin=text)
    assert (outcome.status, outcome.err) == (0, "")


def test_a_changed_die_is_found_on_its_line(lucchetto: Command, fair_game: Path) -> None:
    """The last roll is changed, and what was decided after it is cut off: the record itself is faultless."""
    where = rolls(events_in(fair_game))[-1]
    turn = len(rolls(events_in(fair_game)))

    def change(parts: list[Json]) -> None:
        del parts[where:]
        faces = parts[where - 1]["roll"]
        faces["blue" if "blue" in faces else "red"] = faces["blue" if "blue" in faces else "red"] % 6 + 1

    bent = bend(fair_game, change)
    assert lucchetto("replay", "--json", bent).status == 0
    outcome = lucchetto("verify", bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert re.fullmatch(
        rf"{re.escape(str(bent))}:{where}: turn {turn}: \w+ shows \d, the proof gives \d\n", outcome.err
    )


def test_changed_white_dice_are_found_too(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        del parts[2:]
        parts[1]["roll"]["white"][1] = parts[1]["roll"]["white"][1] % 6 + 1

    outcome = lucchetto("verify", bend(fair_game, change))
    assert (outcome.status, outcome.out) == (1, "")
    assert re.search(r":2: turn 1: white shows \d \+ \d, the proof gives \d \+ \d\n", outcome.err)


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("secret", "00" * 32, "the secret is not the one that was promised before the first roll"),
        ("secret", "00", "the secret must be 32 bytes in hexadecimal digits"),
        ("secret", "no", "the secret must be 32 bytes in hexadecimal digits"),
        ("secret", 5, "the secret must be 32 bytes in hexadecimal digits"),
        ("nonces", ["ab"], "the dice proof needs one nonce per player, in hexadecimal digits"),
        ("nonces", [1, 2], "the dice proof needs one nonce per player, in hexadecimal digits"),
        ("commitment", "", "the secret is not the one that was promised before the first roll"),
        ("scheme", "trust me", "the record has no dice proof"),
    ],
)
def test_a_bent_proof_is_reported_on_line_1(
    capsys: pytest.CaptureFixture[str], fair_game: Path, key: str, value: object, expected: str
) -> None:
    def change(parts: list[Json]) -> None:
        parts[0]["dice"][key] = value

    bent = bend(fair_game, change)
    assert main(["verify", "--lang", "en", str(bent)]) == 1
    assert capsys.readouterr() == ("", f"{bent}:1: {expected}\n")


def test_swapped_nonces_do_not_prove_the_dice(lucchetto: Command, fair_game: Path) -> None:
    bent = bend(fair_game, lambda parts: parts[0]["dice"]["nonces"].reverse())
    outcome = lucchetto("verify", bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{bent}:")


@pytest.mark.parametrize("options", [["--seed", "1"], ["--dice", "real"]])
def test_a_record_without_a_proof_is_told_so(lucchetto: Command, options: list[str]) -> None:
    assert lucchetto("play", "classic", "-p", "Ada", *options, "--save", "game.jsonl").status == 0
    outcome = lucchetto("verify", "game.jsonl", "--lang", "en")
    assert (outcome.status, outcome.out, outcome.err) == (1, "", "game.jsonl:1: the record has no dice proof\n")


def test_several_files_are_verified_together(lucchetto: Command, fair_game: Path) -> None:
    other = fair_game.with_name("other.jsonl")
    other.write_bytes(fair_game.read_bytes())
    outcome = lucchetto("verify", fair_game, other)
    assert (outcome.status, outcome.err) == (0, "")
    assert [line.partition(": ")[0] for line in outcome.out.splitlines()] == [str(fair_game), str(other)]


def test_a_fault_in_one_of_several_files_is_reported_alone(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        parts[0]["dice"]["secret"] = "00" * 32

    bent = bend(fair_game, change)
    outcome = lucchetto("verify", fair_game, bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{bent}:1: ")


def test_a_record_that_cannot_be_played_is_reported_as_by_replay(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        parts[1]["roll"]["white"][0] = 7

    bent = bend(fair_game, change)
    outcome = lucchetto("verify", bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == lucchetto("replay", bent).err
    assert outcome.err.startswith(f"{bent}:2: ")
