"""Any bytes give a record or a RecordError, and nothing else."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from lucchetto.records import Header, Record, RecordError, Replay, read, write_json, write_text
from tests.records.strategies import played, records

ALPHABET = '{}[]":,/*+. \t\r\n0123456789eE-abcdefgilmnopqrstuvwxyzRYGB\\\u2028\ud7ff\x00ſ'
WORDS = [
    "null",
    "true",
    "NaN",
    "1e999",
    "pass",
    "lucky",
    '"roll"',
    '"move"',
    '"seat"',
    '{"a": 1}',
    "9" * 4400,
    "first: 1",
]


def survives(data: bytes) -> Replay | None:
    """Read it. If that succeeds, both forms must be readable again and mean the same."""
    try:
        replay = read(data)
    except RecordError as refused:
        one_line(refused)
        return None
    if replay.error:
        one_line(replay.error)
    for written in (write_json(replay.record), write_text(replay.record)):
        again = read(written.encode()).checked()
        assert again.record == replay.record
        assert again.games == replay.games
    return replay


def one_line(error: RecordError) -> None:
    assert len(str(error).splitlines()) == 1
    assert error.line >= 1
    str(error).encode()


@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    survives(data)


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    survives(text.encode())


@given(st.text(ALPHABET, max_size=200))
def test_any_text_that_begins_as_notation(text: str) -> None:
    survives(("lucchetto 1 classic\nplayers: A\nfirst: 1\n" + text).encode())
    survives(("lucchetto 1" + text).encode())


@given(st.lists(st.sampled_from(WORDS) | st.text(ALPHABET, max_size=3), max_size=20).map(" ".join))
def test_any_words_after_a_roll(text: str) -> None:
    survives(("lucchetto 1 duel\nplayers: A, B\nfirst: 1\n1. 1+4 r3 y2 g6 b6 " + text).encode())


def mutated(text: str, rng: Random) -> str:
    """Characters deleted, inserted and replaced, other digits; lines swapped, doubled and dropped."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        lines = text.split("\n")
        line, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(9):
            case 0:
                text = text[:at] + text[at + rng.randint(1, 4) :]
            case 1:
                text = text[:at] + rng.choice(ALPHABET) + text[at:]
            case 2:
                text = text[:at] + rng.choice(WORDS) + text[at:]
            case 3:
                text = text[:at] + rng.choice(ALPHABET) + text[at + 1 :]
            case 4:
                lines[line], lines[other] = lines[other], lines[line]
                text = "\n".join(lines)
            case 5:
                text = "\n".join((*lines[:line], lines[line], *lines[line:]))
            case 6:
                text = "\n".join((*lines[:line], *lines[line + 1 :]))
            case _:
                digits = [at for at, character in enumerate(text) if character in "123456"] or [0]
                at = rng.choice(digits)
                text = text[:at] + rng.choice("123456") + text[at + 1 :]
    return text


@given(records(longest=60), st.integers(0, 2**32))
def test_mutated_json_records(record: Record, seed: int) -> None:
    survives(mutated(write_json(record), Random(seed)).encode())


@given(records(longest=60), st.integers(0, 2**32))
def test_mutated_text_records(record: Record, seed: int) -> None:
    survives(mutated(write_text(record), Random(seed)).encode())


@given(records(longest=60), st.integers(0, 2**32))
def test_mutated_bytes(record: Record, seed: int) -> None:
    rng = Random(seed)
    data = bytearray(write_json(record).encode() if seed % 2 else write_text(record).encode())
    for _ in range(rng.randint(1, 4)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    survives(bytes(data))


def test_mutations_make_valid_and_invalid_records() -> None:
    """The mutations are useful: many are refused, and many are still valid."""
    header = Header("classic", ("Ada", "Bob"), 0)
    text = write_json(Record(header, tuple(event for _, event in zip(range(12), played(header, 1), strict=False))))
    found = [survives(mutated(text, Random(seed)).encode()) for seed in range(300)]
    assert sum(replay is None for replay in found) > 10
    assert sum(replay is not None and replay.error is not None for replay in found) > 50
    assert sum(replay is not None and replay.error is None for replay in found) > 10
