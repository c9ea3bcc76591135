"""The games are the same on any number of workers and for any size of chunks."""

import socket
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from lucchetto.arena.engine.worker_pool import UnreachableError, WorkerPool
from lucchetto.arena.play import Played, play
from lucchetto.arena.tournament import Tournament, checked
from tests.arena.kit import same_games

if TYPE_CHECKING:  # imported late: it takes two seconds to load, in every process that collects tests
    from distributed import LocalCluster

FIELD = checked(Tournament(("greedy", "random"), games=72, seed=11))


@pytest.fixture(scope="module")
def alone() -> list[Played]:
    return play(FIELD, WorkerPool(workers=1))


@pytest.fixture(scope="module")
def cluster() -> "Iterator[LocalCluster]":
    from distributed import LocalCluster

    settings = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with LocalCluster(**settings) as started:  # type: ignore[no-untyped-call]
        yield started


def test_two_processes_play_the_same_games_as_one(alone: list[Played]) -> None:
    (one,), (two,) = alone, play(FIELD, WorkerPool(workers=2))
    assert one.match.chunks == 3
    assert same_games(one.games, two.games)


def test_a_dask_cluster_plays_the_same_games(alone: list[Played], cluster: "LocalCluster") -> None:
    (one,), (far,) = alone, play(FIELD, WorkerPool(dask=cluster.scheduler_address))
    assert same_games(one.games, far.games)


def test_a_missing_cluster_is_reported() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound, but nobody listens
        for address in (f"tcp://127.0.0.1:{taken.getsockname()[1]}", "nonsense", "tcp://", "127.0.0.1:x", "ftp://a:1"):
            with pytest.raises(UnreachableError):
                play(FIELD, WorkerPool(dask=address))


def test_games_do_not_depend_on_the_size_of_the_chunks(alone: list[Played]) -> None:
    from lucchetto.arena.engine.engine import play_chunk

    (one,) = alone
    whole = play_chunk(one.match.with_chunks_of(one.match.deals), 0)
    assert same_games(one.games, whole)


def test_games_depend_on_the_seed(alone: list[Played]) -> None:
    (other,) = play(checked(Tournament(("greedy", "random"), games=72, seed=12)), WorkerPool())
    assert not same_games(alone[0].games, other.games)
