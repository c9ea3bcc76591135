"""The dice of a daily game: everybody can check a past day, nobody can derive a future one."""

import hashlib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lucchetto.records import FairDice, Header, Record, Rolled, read, write_json, write_text
from lucchetto.records.daily import NONCES, daily_secret, day_before
from lucchetto.records.dice import draw
from lucchetto.records.proof import differences, promise, reveal
from lucchetto.rules import MalformedError

DATE = "2030-01-07"
SEED = bytes.fromhex("ff" * 32)
SECRET = daily_secret(DATE, SEED)


def unrevealed() -> Record:
    daily = {"date": DATE, "commitment": day_before(SEED).hex()}
    header = Header("classic", ("Ada",), 0, extra={"dice": {**promise(SECRET, NONCES), "daily": daily}})
    return Record(header, (Rolled(FairDice(SECRET, NONCES).roll(header.new_game())),))


def with_daily(record: Record, daily: object) -> Record:
    dice = {**record.header.extra["dice"], "daily": daily}
    return replace(record, header=replace(record.header, extra={"dice": dice}))


def refused(record: Record) -> str:
    with pytest.raises(MalformedError) as caught:
        list(differences(read(write_json(record).encode()).checked()))
    return caught.value.code


def test_the_secret_is_the_hash_of_the_date_and_the_seed() -> None:
    assert hashlib.sha256(b"lucchetto daily 2030-01-07 " + b"ff" * 32).digest() == SECRET
    assert daily_secret("2030-01-08", SEED) != SECRET


def test_a_record_of_a_day_that_is_over_verifies_in_both_forms() -> None:
    record = reveal(unrevealed(), SECRET, SEED)
    assert record.header.extra["dice"]["daily"]["seed"] == SEED.hex()
    for text in (write_json(record), write_text(record)):
        assert list(differences(read(text.encode()).checked())) == []


def test_before_the_day_is_over_there_is_nothing_to_check() -> None:
    assert refused(unrevealed()) == "secret-not-out"


def test_a_changed_die_is_found() -> None:
    record = reveal(unrevealed(), SECRET, SEED)
    (rolled,) = record.events
    assert isinstance(rolled, Rolled)
    bent = replace(record, events=(Rolled({**rolled.faces, "red": rolled.faces["red"] % 6 + 1}),))
    (difference,) = differences(read(write_json(bent).encode()).checked())
    assert (difference.turn, difference.die) == (1, "red")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"commitment": "00" * 32}, "daily-seed-broken"),
        ({"commitment": None}, "daily-seed-broken"),
        ({"seed": "00" * 32}, "daily-seed-broken"),
        ({"seed": "00" * 32, "commitment": day_before(bytes(32)).hex()}, "daily-secret-broken"),
        ({"date": "2030-01-08"}, "daily-secret-broken"),
        ({"seed": SEED.hex().upper()}, "daily-unread"),
        ({"seed": SEED.hex()[2:]}, "daily-unread"),
        ({"seed": None}, "daily-unread"),
        ({"date": 20300107}, "daily-unread"),
    ],
    ids=repr,
)
def test_a_changed_promise_is_found(changes: dict[str, Any], code: str) -> None:
    record = reveal(unrevealed(), SECRET, SEED)
    assert refused(with_daily(record, {**record.header.extra["dice"]["daily"], **changes})) == code


@pytest.mark.parametrize("daily", [None, [], "2030-01-07", {}], ids=repr)
def test_an_unreadable_proof_is_reported(daily: object) -> None:
    assert refused(with_daily(reveal(unrevealed(), SECRET, SEED), daily)) == "daily-unread"


def test_the_page_of_the_daily_game_prints_the_worked_example() -> None:
    page = (Path(__file__).parents[2] / "docs/daily.md").read_text(encoding="utf-8")
    lines = [f"promise {day_before(SEED).hex()}", f"secret  {SECRET.hex()}"]
    lines += [f"6 sides, turn {turn}: {' '.join(map(str, draw(SECRET, NONCES, turn, 6, 6)))}" for turn in (1, 2)]
    assert "```vector\n" + "\n".join(lines) + "\n```" in page
    assert NONCES[0] in page
