"""`lucchetto replay`: every golden record step by step, several files, and the text for people."""

import json
import subprocess
from pathlib import Path

import pytest

from lucchetto.cli.main import main
from lucchetto.messages import LANGUAGES, catalogue
from tests.cli.kit import LUCCHETTO, Command, Json, events_in, plain, surroundings, written

GOLDEN = Path(__file__).parents[2] / "data" / "golden"
RECORDS = sorted(path for path in GOLDEN.glob("*.jsonl") if not path.name.endswith(".steps.jsonl"))
HEADER: Json = {"lucchetto": 1, "variant": "classic", "players": ["Ada", "Bob"], "first": 0}


def steps_of(record: Path) -> list[Json]:
    return events_in(record.with_suffix(".steps.jsonl"))


def test_there_are_golden_records_of_every_variant() -> None:
    assert {path.name.partition("-")[0] for path in RECORDS} == {"classic", "longo", "duel"}


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_steps_are_exactly_those_of_the_golden_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", "--json", "--steps", str(record)]) == 0
    captured = capsys.readouterr()
    found = [json.loads(line) for line in captured.out.splitlines()]
    assert found == steps_of(record)
    assert [list(state) for state in found] == [list(state) for state in steps_of(record)]  # in order
    assert captured.err == ""


def test_the_command_prints_the_steps_of_all_golden_records_one_after_another(lucchetto: Command) -> None:
    outcome = lucchetto("replay", "--json", "--steps", *RECORDS)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.endswith("}\n")
    assert outcome.objects() == [state for record in RECORDS for state in steps_of(record)]


def test_json_prints_the_last_state_of_every_file_in_the_order_given(lucchetto: Command) -> None:
    files = RECORDS[::-1]
    outcome = lucchetto("replay", "--json", *files)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.objects() == [steps_of(record)[-1] for record in files]


def test_an_error_in_the_second_file_leaves_standard_output_empty(lucchetto: Command) -> None:
    bad = written(lucchetto.home / "bad.jsonl", [HEADER, {"seat": 0, "move": "pass"}])
    for options in (["--json"], ["--json", "--steps"], []):
        outcome = lucchetto("replay", *options, RECORDS[0], bad, RECORDS[1])
        assert (outcome.status, outcome.out) == (1, "")
        assert outcome.err.startswith(f"{bad}:2: ")
        assert outcome.err.count("\n") == 1


def test_a_missing_file_and_a_folder_are_reported_on_one_line(lucchetto: Command) -> None:
    for name in ("nowhere.jsonl", str(lucchetto.home), f"{RECORDS[0]}/below"):
        outcome = lucchetto("replay", "--json", RECORDS[0], name)
        assert (outcome.status, outcome.out) == (1, "")
        assert outcome.err.startswith(f"{name}: cannot be read: ")
        assert outcome.err.count("\n") == 1


def test_an_odd_file_name_is_reported_on_one_line_without_escapes(lucchetto: Command) -> None:
    outcome = lucchetto("replay", "--json", "no\nwhere\x1b[31m")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.count("\n") == 1
    assert "\x1b" not in outcome.err


def test_a_dash_is_standard_input(lucchetto: Command) -> None:
    record = RECORDS[0]
    outcome = lucchetto("replay", "--json", "--steps", "-", stdin=record.read_text(encoding="utf-8"))
    assert outcome.objects() == steps_of(record)
    outcome = lucchetto("replay", "--json", "-", stdin="nonsense\n")
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("-:1: ")


def test_a_record_in_the_text_notation_is_replayed_as_well(lucchetto: Command) -> None:
    text = lucchetto("convert", RECORDS[0]).out
    assert text.startswith("lucchetto 1 ")
    outcome = lucchetto("replay", "--json", "--steps", "-", stdin=text)
    assert outcome.objects() == steps_of(RECORDS[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_players_totals_and_winners(lucchetto: Command, language: str) -> None:
    records = [record for record in RECORDS if "natural" in record.name or "shared" in record.name]
    words = catalogue(language)
    output = lucchetto("replay", "--lang", language, *records)
    assert (output.status, output.err) == (0, "")
    rest = output.out
    for record in records:
        last = steps_of(record)[-1]
        variant = words(f"variant-{last['variant']}")
        _, title, rest = rest.partition(words("record-of", variant=variant, players=", ".join(last["players"])))
        assert title
        for turn in range(1, last["turn"] + 1):
            active = last["players"][(last["first"] + turn - 1) % len(last["players"])]
            _, title, rest = rest.partition(words("turn", turn=turn, name=active))
            assert title
        for sheet in last["sheets"]:
            _, total, rest = rest.partition(f" = {sheet['total']}".replace("-", "−"))
            assert total
        winners = [last["players"][seat] for seat in last["result"]["winners"]]
        ending = (
            words("wins", name=winners[0]) if len(winners) == 1 else words("share-the-win", names=", ".join(winners))
        )
        _, found, rest = rest.partition(ending)
        assert found


def test_an_unfinished_record_ends_with_the_sheets_as_they_stand(lucchetto: Command) -> None:
    record = GOLDEN / "classic-colour-unfinished.jsonl"
    outcome = lucchetto("replay", record)
    assert outcome.status == 0
    for name, sheet in zip(("Ada", "Bob"), steps_of(record)[-1]["sheets"], strict=True):
        assert name in outcome.out
        assert f" = {sheet['total']}\n" in outcome.out


def test_with_steps_the_text_shows_the_sheets_after_every_turn(lucchetto: Command) -> None:
    record = GOLDEN / "classic-shared-win.jsonl"
    turns = steps_of(record)[-1]["turn"]
    penalties = catalogue("en")("penalties")
    assert lucchetto("replay", record).out.count(f" {penalties} [") == 2
    assert lucchetto("replay", "--steps", record).out.count(f" {penalties} [") == 2 * turns


ODD_NAMES = {
    "an escape": "\x1b[31mRed\x1b]0;title\x07",
    "control characters": "A\rB\tC\nD\x08\x7f\x9b31m",
    "right to left": "\u202eadA\u2066",
    "markup": "[bold red]Ada[/]",
    "empty": "",
    "blank": " \u3000 ",
    "very long": "x" * 10_000,
    "wide": "山田太郎" * 9,
    "a lone surrogate": "\ud800",
    "emoji": "👩‍👩‍👧‍👦 :smile:",
}


@pytest.mark.parametrize("name", ODD_NAMES.values(), ids=ODD_NAMES)
def test_odd_names_are_shown_harmlessly(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    events: list[Json] = [
        {"roll": {"white": [1, 4], "red": 3, "yellow": 2, "green": 6, "blue": 6}},
        {"seat": 0, "move": "red 5"},
    ]
    file = written(tmp_path / "odd.jsonl", [{**HEADER, "players": [name, "Bob"]}, *events])
    assert main(["replay", "--steps", str(file)]) == 0
    output = capsys.readouterr().out
    assert all(sign.isprintable() or sign == "\n" for sign in output)
    assert not set(output) & set("\u202e\u2066")
    assert max(map(len, output.splitlines())) <= 80
    assert main(["replay", "--json", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == [name, "Bob"]


def test_an_odd_name_in_a_coloured_terminal_adds_no_escape_of_its_own(lucchetto: Command) -> None:
    written(lucchetto.home / "odd.jsonl", [{**HEADER, "players": [ODD_NAMES["an escape"], "Bob"]}])
    odd = lucchetto.sit_down("replay", "odd.jsonl")
    assert odd.gone() == 0
    assert "\x1b[31m" not in odd.raw
    assert "\x1b]0" not in odd.raw
    assert "[31mRed" in plain(odd.raw)


@pytest.mark.parametrize("options", [[], ["--json", "--steps"]])
def test_a_closed_pipe_is_not_an_error(lucchetto: Command, options: list[str]) -> None:
    command = ["replay", *options, *map(str, RECORDS)]
    with subprocess.Popen(
        [LUCCHETTO, *command],
        env=surroundings(lucchetto.home, PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0
