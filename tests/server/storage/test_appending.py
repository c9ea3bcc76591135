"""When the next group commit is due: at once while there is little to write, later under load or for bots."""

from itertools import pairwise

from lucchetto.server.storage.appending import BUSY, GATHER, LIKELY, PATIENCE, QUIET, CommitPacer


def begun(pacer: CommitPacer, rate: float, seconds: float, start: float = 0.0) -> float:
    """Commit one write after another at this rate; returns when the last one began."""
    now = start
    for number in range(int(rate * seconds)):
        now = start + number / rate
        pacer.begin(now, 1)
    return now


def test_the_first_write_does_not_wait() -> None:
    assert CommitPacer().delay(1_000.0) == 0.0


def test_writes_are_not_delayed_at_a_low_rate() -> None:
    pacer = CommitPacer()
    assert pacer.delay(begun(pacer, QUIET * 0.9, 1.0)) == 0.0


def test_a_busy_store_waits_for_the_whole_window() -> None:
    pacer = CommitPacer()
    now = begun(pacer, BUSY * 1.1, 1.0)
    assert abs(pacer.delay(now) - GATHER) < 1e-9
    assert abs(pacer.delay(now + GATHER / 2) - GATHER / 2) < 1e-9
    assert pacer.delay(now + GATHER) == 0.0


def test_the_window_grows_with_the_rate() -> None:
    delays = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        pacer = CommitPacer()
        delays.append(pacer.delay(begun(pacer, QUIET + share * (BUSY - QUIET), 1.0)))
    assert all(less <= more for less, more in pairwise(delays))
    assert 0 < delays[2] < GATHER


def test_a_burst_is_forgotten_soon() -> None:
    pacer = CommitPacer()
    pacer.begin(0.0, 1_000)
    assert pacer.delay(0.001) > 0
    pacer.begin(1.0, 1)
    assert pacer.delay(1.0001) == 0.0


def urgent(pacer: CommitPacer, rate: float, *tables: str) -> float:
    """Commit urgent appends of these tables in turns, at this rate for a second; returns when the last one began."""
    for number in range(int(rate)):
        pacer.begin(number / rate, 1, [tables[number % len(tables)]])
    return (int(rate) - 1) / rate


OFTEN = 2 * LIKELY / PATIENCE
"""Urgent appends per second for which patient ones wait."""


def test_a_patient_append_does_not_wait_while_nobody_else_writes() -> None:
    assert CommitPacer().patience(1_000.0, "bots") == 0.0


def test_a_patient_append_waits_while_other_tables_are_busy() -> None:
    pacer = CommitPacer()
    now = urgent(pacer, OFTEN, "a", "b")
    assert PATIENCE / 3 < pacer.patience(now, "bots") < PATIENCE


def test_it_waits_less_if_they_are_busier() -> None:
    pacer, busier = CommitPacer(), CommitPacer()
    few, many = urgent(pacer, OFTEN, "a", "b"), urgent(busier, 4 * OFTEN, "a", "b")
    assert 0 < busier.patience(many, "bots") < pacer.patience(few, "bots")


def test_it_does_not_wait_for_people_who_seldom_write() -> None:
    pacer = CommitPacer()
    assert pacer.patience(urgent(pacer, OFTEN / 4, "a", "b"), "bots") == 0.0


def test_it_does_not_wait_once_they_have_stopped() -> None:
    pacer = CommitPacer()
    now = urgent(pacer, OFTEN, "a", "b")
    wait = pacer.patience(now, "bots")
    assert abs(pacer.patience(now + wait / 2, "bots") - wait / 2) < 1e-9
    assert pacer.patience(now + wait, "bots") == 0.0


def test_a_patient_append_does_not_wait_for_its_own_table() -> None:
    pacer = CommitPacer()
    now = urgent(pacer, OFTEN, "one")
    assert pacer.patience(now, "one") == 0.0
    assert pacer.patience(now, "other") > 0.0


def test_patience_looks_beyond_the_last_table_that_has_written() -> None:
    pacer = CommitPacer()
    now = urgent(pacer, OFTEN, "a", "b")
    pacer.begin(now + 0.001, 2, ["a", "a"])
    assert pacer.patience(now + 0.001, "a") > 0.0


def test_commits_of_patient_appends_alone_make_nobody_wait() -> None:
    pacer = CommitPacer()
    for number in range(int(OFTEN)):
        pacer.begin(number / OFTEN, 2)
    assert pacer.patience(1.0, "bots") == 0.0
