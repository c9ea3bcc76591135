"""A disk that fills up in the middle of a game: one clear line, status 1, and a record that is still valid."""

import resource
import signal
from collections.abc import Callable
from pathlib import Path

from lucchetto import PASS, new_game
from lucchetto.records import Decided, Event, FairDice, Record, Rolled, header_of, proof, write_json
from tests.cli.kit import Command, events_in


def room_for(size: int) -> Callable[[], None]:
    """Limit the file size in the command's process, before it starts."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # the write then fails, as on a full disk
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return limit


GAME = ("play", "classic", "-b", "greedy", "-b", "greedy", "--first", "1", "--seed", "1", "--output", "game.jsonl")


def test_the_record_stays_valid_wherever_the_disk_fills_up(lucchetto: Command) -> None:
    file = lucchetto.home / "game.jsonl"
    for size in (500, 523, 600, 641):
        outcome = lucchetto(*GAME, prepare=room_for(size))
        assert outcome.status == 1
        assert outcome.err.startswith("game.jsonl: cannot be written: ")
        assert outcome.err.count("\n") == 1
        assert file.read_bytes().endswith(b"\n")
        assert lucchetto.state(file)["turn"] >= 1
        file.unlink()


def test_a_game_continues_when_there_is_room_again(lucchetto: Command) -> None:
    assert lucchetto(*GAME, prepare=room_for(700)).status == 1
    file = lucchetto.home / "game.jsonl"
    before = events_in(file)
    outcome = lucchetto("play", "--resume", "game.jsonl")
    assert (outcome.status, outcome.err) == (0, "")
    assert events_in(file)[: len(before)] == before
    assert lucchetto.state(file)["phase"] == "over"


def test_no_room_for_the_header_is_reported_before_the_game_starts(lucchetto: Command) -> None:
    outcome = lucchetto(*GAME, prepare=room_for(20))
    assert (outcome.status, outcome.out) == (1, "")
    assert outcome.err.startswith("game.jsonl: cannot be written: ")
    assert list(lucchetto.home.iterdir()) == []  # half a header would block the next attempt


def one_pass_before_the_end(home: Path) -> Path:
    """A solitaire game with fair dice just before the fourth penalty."""
    secret, nonces = bytes(range(32)), ("ab" * 16,)
    game = new_game("classic", ["Ada"])
    events: list[Event] = []
    for _ in range(4):
        events += [Rolled(FairDice(secret, nonces).roll(game)), Decided(0, PASS), Decided(0, PASS)]
        for event in events[-3:]:
            game = event.apply(game)
    file = home / "game.jsonl"
    header = header_of(new_game("classic", ["Ada"]), dice=proof.promise(secret, nonces))
    file.write_text(write_json(Record(header, tuple(events[:-1]))), encoding="utf-8")
    file.with_name("game.jsonl.secret").write_text(secret.hex(), encoding="ascii")
    return file


def test_no_room_for_the_secret_at_the_end_keeps_record_and_secret(lucchetto: Command) -> None:
    file = one_pass_before_the_end(lucchetto.home)
    room = file.stat().st_size + 40  # for the last decision, not for the secret in the header
    outcome = lucchetto("play", "--resume", "game.jsonl", stdin="0\n\n", prepare=room_for(room))
    assert outcome.status == 1
    assert outcome.err.startswith("game.jsonl: cannot be written: ")
    assert sorted(path.name for path in lucchetto.home.iterdir()) == ["game.jsonl", "game.jsonl.secret"]
    assert lucchetto.state(file)["phase"] == "over"


def test_a_game_that_ended_without_room_for_its_secret_can_be_finished_later(lucchetto: Command) -> None:
    """Otherwise nobody could ever check its dice; a crash at the wrong moment leaves the same state."""
    file = one_pass_before_the_end(lucchetto.home)
    room = file.stat().st_size + 40
    assert lucchetto("play", "--resume", "game.jsonl", stdin="0\n\n", prepare=room_for(room)).status == 1
    lucchetto("play", "--resume", "game.jsonl")
    verified = lucchetto("verify", "game.jsonl")
    assert (verified.status, verified.err) == (0, "")
    assert [path.name for path in lucchetto.home.iterdir()] == ["game.jsonl"]
