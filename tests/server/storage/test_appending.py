"""When the next group commit is due: at once while there is little to write, later under load."""

from itertools import pairwise

from lucchetto.server.storage.appending import BUSY, GATHER, QUIET, CommitPacer


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
