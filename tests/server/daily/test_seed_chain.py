"""The seed chain is drawn once, can only be followed backwards, and reveals no future dice."""

import json
import re
import subprocess
from datetime import date, timedelta
from pathlib import Path

import pytest

from lucchetto.records.daily import daily_secret, day_before
from lucchetto.server.daily.seed_chain import LENGTH, SeedChain, open_seed_chain
from tests.server.conftest import People, Starts
from tests.server.daily.days import MONDAY, Days, begin, chain_of, day, finish, judged_day, play, record
from tests.server.kit import LUCCHETTO, Person, Server, run
from tests.server.storage.test_store import opened, sqlite

CHAIN = SeedChain(bytes(32), MONDAY, 400)


def test_every_seed_is_the_hash_of_the_next_one() -> None:
    for number in range(400):
        today = MONDAY + timedelta(days=number)
        assert day_before(CHAIN.seed(today)) == CHAIN.seed(today - timedelta(days=1))
    assert CHAIN.seed(CHAIN.anchor_date) == CHAIN.anchor
    assert CHAIN.seed(MONDAY + timedelta(days=399)) == CHAIN.root


@pytest.mark.parametrize("beyond", [MONDAY - timedelta(days=2), MONDAY + timedelta(days=400)])
def test_the_chain_has_no_seeds_beyond_its_ends(beyond: date) -> None:
    with pytest.raises(LookupError):
        CHAIN.seed(beyond)


def test_the_first_day_is_number_one() -> None:
    assert [CHAIN.number(MONDAY + timedelta(days=days)) for days in (0, 1, 30)] == [1, 2, 31]


def test_two_processes_that_start_together_agree_on_one_chain(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(sqlite, tmp_path) as one, opened(sqlite, tmp_path) as other:
            first = await open_seed_chain(one, MONDAY)
            assert await open_seed_chain(other, MONDAY + timedelta(days=5)) == first
            assert (first.first, first.length) == (MONDAY, LENGTH)

    run(story())


def test_two_servers_have_different_chains(tmp_path: Path) -> None:
    async def root(folder: Path) -> bytes:
        folder.mkdir()
        async with opened(sqlite, folder) as store:
            return (await open_seed_chain(store, MONDAY)).root

    assert run(root(tmp_path / "a")) != run(root(tmp_path / "b"))


@pytest.fixture
def days(tmp_path: Path) -> Days:
    return Days(tmp_path)


@pytest.fixture
def server(start: Starts, days: Days) -> Server:
    return start(**days.setting)


def all_answers(person: Person, table: str) -> str:
    """All answers of the server to every request about a day."""
    paths = ["daily", "daily/days", "statistics", "dice", "tables/mine", f"tables/{table}/record"]
    paths += [f"tables/{table}/analysis", f"daily/{MONDAY}"]
    answers = [person.http.get(f"/api/{path}").text for path in paths]
    with person.at(table) as client:
        client.catch_up()
        return "\n".join([*answers, *client.raw])


def test_while_the_day_lasts_neither_seed_nor_secret_is_to_be_seen(person: People, server: Server) -> None:
    ada = person("Ada")
    table = begin(ada)
    with ada.at(table) as client:
        finish(ada, table)
        client.catch_up()
        answers = "\n".join(client.raw)
    judged_day(ada)
    answers += all_answers(ada, table)
    seed = chain_of(server).seed(MONDAY)
    assert day_before(seed).hex() in answers, "the promise is published"
    for secret in (seed, daily_secret(MONDAY.isoformat(), seed), chain_of(server).root):
        assert secret.hex() not in answers
    assert '"secret":null' in answers


def test_published_seeds_do_not_reveal_tomorrows(person: People, server: Server, days: Days) -> None:
    ada = person("Ada")
    table = begin(ada)
    finish(ada, table)
    days.pass_by()
    numbers = {bytes.fromhex(found) for found in re.findall(r"\b[0-9a-f]{64}\b", all_answers(ada, table))}
    chain, tuesday = chain_of(server), MONDAY + timedelta(days=1)
    assert chain.seed(MONDAY) in numbers
    behind = set(numbers)
    for _ in range(3):  # hashing leads to past days
        behind |= {day_before(number) for number in behind}
    for later in (tuesday, tuesday + timedelta(days=1)):
        assert chain.seed(later) not in behind
        assert daily_secret(later.isoformat(), chain.seed(later)) not in behind
        assert all(
            daily_secret(later.isoformat(), number) != daily_secret(later.isoformat(), chain.seed(later))
            for number in behind
        )


def test_yesterdays_record_verifies_on_the_command_line(
    person: People, server: Server, days: Days, tmp_path: Path
) -> None:
    ada = person("Ada")
    table = begin(ada)
    finish(ada, table)
    file = tmp_path / "record.jsonl"

    def verified() -> tuple[int, str]:
        file.write_text(record(ada, table))
        done = subprocess.run([LUCCHETTO, "verify", file], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    status, output = verified()
    assert status == 1
    assert "the secret is not in the record" in output
    days.pass_by()
    status, output = verified()
    assert (status, output.count("\n")) == (0, 1), output
    header, *events = record(ada, table).splitlines()
    proof = json.loads(header)["dice"]
    assert proof["daily"]["seed"] == day(ada, MONDAY)["proof"]["seed"]
    proof["daily"]["seed"] = chain_of(server).seed(MONDAY + timedelta(days=1)).hex()
    forged = "\n".join([json.dumps(json.loads(header) | {"dice": proof}), *events])
    file.write_text(forged)
    done = subprocess.run([LUCCHETTO, "verify", file], capture_output=True, text=True, check=False)
    assert (done.returncode, "not the one that was promised" in done.stderr) == (1, True)


def test_a_game_that_continues_after_midnight_shows_no_secret_before_its_end(person: People, days: Days) -> None:
    ada = person("Ada")
    table = begin(ada)
    days.pass_by()
    assert "secret" not in json.loads(record(ada, table).splitlines()[0])["dice"]
    finish(ada, table)
    assert "secret" in json.loads(record(ada, table).splitlines()[0])["dice"]


def test_the_promises_of_all_days_form_a_chain(person: People, days: Days) -> None:
    ada = person("Ada")
    before = day(ada)["proof"]
    assert before["commitment"] == before["anchor"]
    for _ in range(3):
        play(ada)
        days.pass_by()
        today = day(ada)["proof"]
        assert today["seed"] is None
        assert today["anchor"] == before["anchor"]
        assert day(ada, days.today - timedelta(days=1))["proof"]["seed"] == today["commitment"]
