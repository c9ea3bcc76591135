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
    outcome = lucchetto("play", "duel", "-b", "greedy", "-b", "random", "--output", "game.jsonl")
    assert (outcome.status, outcome.err) == (0, "")
    return lucchetto.home / "game.jsonl"


def bend(file: Path, change: Callable[[list[Json]], None]) -> Path:
    parts = events_in(file)
    change(parts)
    return written(file.with_name("bent.jsonl"), parts)


def rolls(parts: list[Json]) -> list[int]:
    """The numbers of the lines with a roll, from 1."""
    return [line for line, part in enumerate(parts, start=1) if "roll" in part]


def test_a_played_game_proves_its_dice(lucchetto: Command, fair_game: Path) -> None:
    outcome = lucchetto("verify", fair_game)
    assert (outcome.status, outcome.err) == (0, "")
    count = len(rolls(events_in(fair_game)))
    assert outcome.out == f"{fair_game}: all {count} rolls match the proof; so does the first player\n"


def test_its_text_form_proves_its_dice_too(lucchetto: Command, fair_game: Path) -> None:
    text = lucchetto("convert", fair_game).out
    outcome = lucchetto("verify", "-", stdin=text)
    assert (outcome.status, outcome.err) == (0, "")


def test_a_changed_die_is_found_on_its_line(lucchetto: Command, fair_game: Path) -> None:
    """The last roll is changed, and the decisions after it are cut off: the record itself is valid."""
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
        rf"{re.escape(str(bent))}:{where}: turn {turn}: \w+ shows \d, but the proof gives \d\n", outcome.err
    )


def test_changed_white_dice_are_found_too(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        del parts[2:]
        parts[1]["roll"]["white"][1] = parts[1]["roll"]["white"][1] % 6 + 1

    outcome = lucchetto("verify", bend(fair_game, change))
    assert (outcome.status, outcome.out) == (1, "")
    assert re.search(r":2: turn 1: white shows \d \+ \d, but the proof gives \d \+ \d\n", outcome.err)


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
def test_a_changed_proof_is_reported_on_line_1(
    capsys: pytest.CaptureFixture[str], fair_game: Path, key: str, value: object, expected: str
) -> None:
    def change(parts: list[Json]) -> None:
        parts[0]["dice"][key] = value

    bent = bend(fair_game, change)
    assert main(["verify", "--lang", "en", str(bent)]) == 1
    assert capsys.readouterr() == ("", f"{bent}:1: {expected}\n")


def test_another_first_player_is_found(lucchetto: Command, fair_game: Path) -> None:
    """Only the header is left: the same game would be illegal with the other player first."""

    def change(parts: list[Json]) -> None:
        del parts[1:]
        parts[0]["first"] = 1 - parts[0]["first"]

    bent = bend(fair_game, change)
    recorded = events_in(bent)[0]["first"] + 1
    outcome = lucchetto("verify", bent, "--lang", "en")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == f"{bent}:1: player {recorded} begins, but the proof gives player {3 - recorded}\n"


def test_drawn_lucky_numbers_are_proved_and_others_are_found(lucchetto: Command) -> None:
    seats = ("-b", "greedy", "-b", "greedy", "-b", "greedy", "--quick")
    assert lucchetto("play", "longo", *seats, "--output", "game.jsonl").status == 0
    game = lucchetto.home / "game.jsonl"
    header = events_in(game)[0]
    assert header["dice"]["drawn"] == ["first", "lucky"]
    assert lucchetto("verify", game, "--lang", "en").out.endswith(
        "; so does the first player; so do the lucky numbers\n"
    )

    def change(parts: list[Json]) -> None:
        del parts[1:]
        parts[0]["lucky"].reverse()

    outcome = lucchetto("verify", bend(game, change), "--lang", "en")
    assert (outcome.status, outcome.out) == (1, "")
    assert re.search(r":1: the lucky numbers are \d+ \+ \d+, .*, but the proof gives \d+ \+ \d+, ", outcome.err)


def test_settings_chosen_by_a_player_are_not_reported_as_drawn(lucchetto: Command) -> None:
    options = ("--first", "2", "--lucky", "5+8,6+11", "--quick", "--output", "game.jsonl")
    assert lucchetto("play", "longo", "-b", "greedy", "-b", "greedy", *options).status == 0
    header = events_in(lucchetto.home / "game.jsonl")[0]
    assert (header["first"], header["lucky"], header["dice"]["drawn"]) == (1, [[5, 8], [6, 11]], [])
    said = "; the first player was not drawn from it; the lucky numbers were not drawn from it\n"
    assert lucchetto("verify", "game.jsonl", "--lang", "en").out.endswith(said)


def test_an_old_record_with_a_newline_in_a_nonce_says_so(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        parts[0]["dice"]["nonces"][1] += "\n"

    bent = bend(fair_game, change)
    outcome = lucchetto("verify", bent, "--lang", "en")
    assert (outcome.status, outcome.out) == (1, "")
    wrong = r"character 33 of nonce 2 is '\n', not one of 0–9 and a–f"
    assert outcome.err == f"{bent}:1: the dice cannot be checked: {wrong}\n"


def test_swapped_nonces_do_not_prove_the_dice(lucchetto: Command, fair_game: Path) -> None:
    bent = bend(fair_game, lambda parts: parts[0]["dice"]["nonces"].reverse())
    outcome = lucchetto("verify", bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{bent}:")


@pytest.mark.parametrize("options", [["--seed", "1"], ["--dice", "real"]])
def test_a_record_without_a_proof_is_reported_as_such(lucchetto: Command, options: list[str]) -> None:
    assert lucchetto("play", "classic", "-p", "Ada", *options, "--output", "game.jsonl").status == 0
    outcome = lucchetto("verify", "game.jsonl", "--lang", "en")
    assert (outcome.status, outcome.out, outcome.err) == (1, "", "game.jsonl:1: the record has no dice proof\n")


def test_several_files_are_verified_together(lucchetto: Command, fair_game: Path) -> None:
    other = fair_game.with_name("other.jsonl")
    other.write_bytes(fair_game.read_bytes())
    outcome = lucchetto("verify", fair_game, other)
    assert (outcome.status, outcome.err) == (0, "")
    assert [line.partition(": ")[0] for line in outcome.out.splitlines()] == [str(fair_game), str(other)]


def test_an_error_in_one_of_several_files_is_reported_alone(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        parts[0]["dice"]["secret"] = "00" * 32

    bent = bend(fair_game, change)
    outcome = lucchetto("verify", fair_game, bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith(f"{bent}:1: ")


def test_an_unplayable_record_is_reported_as_replay_reports_it(lucchetto: Command, fair_game: Path) -> None:
    def change(parts: list[Json]) -> None:
        parts[1]["roll"]["white"][0] = 7

    bent = bend(fair_game, change)
    outcome = lucchetto("verify", bent)
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err == lucchetto("replay", bent).err
    assert outcome.err.startswith(f"{bent}:2: ")
