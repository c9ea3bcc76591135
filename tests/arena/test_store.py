"""A report's folder keeps the games played, and belongs to one tournament."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from lucchetto.arena.engine.worker_pool import WorkerPool
from lucchetto.arena.play import play
from lucchetto.arena.store import CHUNKS, MANIFEST, Store
from lucchetto.arena.tournament import Tournament, checked
from lucchetto.rules import MalformedError
from tests.arena.kit import same_games

FIELD = checked(Tournament(("greedy", "random"), games=40))


class Counter:
    def __init__(self) -> None:
        self.old, self.new = 0, 0

    def loaded(self, games: int) -> None:
        self.old += games

    def played(self, games: int) -> None:
        self.new += games


def played_into(folder: Path, field: Tournament = FIELD) -> tuple[int, int]:
    """Games found and games played; the games themselves must be those of a run without a folder."""
    seen = Counter()
    (kept,) = play(field, WorkerPool(), Store.open(folder, field), seen)
    (fresh,) = play(field, WorkerPool())
    assert same_games(kept.games, fresh.games)
    return seen.old, seen.new


def refusal(folder: Path, field: Tournament) -> str:
    with pytest.raises(MalformedError) as refused:
        Store.open(folder, field)
    return str(refused.value)


def test_finished_chunks_are_not_played_again(tmp_path: Path) -> None:
    assert played_into(tmp_path / "out") == (0, 40)
    assert played_into(tmp_path / "out") == (40, 0)


@pytest.mark.parametrize("damage", [b"", b"PK\x03\x04 half a file", None])
def test_a_damaged_or_missing_chunk_is_played_again(tmp_path: Path, damage: bytes | None) -> None:
    played_into(tmp_path)
    chunk = min((tmp_path / CHUNKS).iterdir())
    chunk.unlink() if damage is None else chunk.write_bytes(damage)
    assert played_into(tmp_path) == (8, 32)


def test_flipped_bits_are_noticed(tmp_path: Path) -> None:
    played_into(tmp_path)
    chunk = min((tmp_path / CHUNKS).iterdir())
    data = bytearray(chunk.read_bytes())
    place = data.index(b"scores.npy") + 150  # inside the column
    data[place] ^= 0xFF
    chunk.write_bytes(data)
    assert played_into(tmp_path) == (8, 32)


def test_asking_for_more_games_continues_from_the_stored_ones(tmp_path: Path) -> None:
    played_into(tmp_path)
    more = replace(FIELD, games=90)
    assert played_into(tmp_path, more) == (32, 58)  # the short last chunk is played again as a whole


def test_fewer_games_are_refused(tmp_path: Path) -> None:
    played_into(tmp_path)
    assert "cannot shrink to 20" in refusal(tmp_path, replace(FIELD, games=20))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"bots": ("random", "greedy")}, "its bots is greedy random, not random greedy"),
        ({"variant": "duel"}, "its variant is classic, not duel"),
        ({"players": 3}, "its players is 2, not 3"),
        ({"seed": 2}, "its seed is 1, not 2"),
        ({"luck": False}, "its luck is True, not False"),
    ],
)
def test_the_folder_of_another_tournament_is_refused(tmp_path: Path, change: dict[str, object], expected: str) -> None:
    Store.open(tmp_path, FIELD)
    assert expected in refusal(tmp_path, replace(FIELD, **change))  # type: ignore[arg-type]  # a change of any field


def test_a_folder_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    assert "contains something else" in refusal(tmp_path, FIELD)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"games": "many", "deals_per_chunk": 16}', '{"deals_per_chunk": 0}']
)
def test_an_invalid_manifest_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / MANIFEST).write_text(text)
    assert "contains something else" in refusal(tmp_path, FIELD)


def test_the_manifest_describes_the_tournament(tmp_path: Path) -> None:
    Store.open(tmp_path, FIELD)
    kept = json.loads((tmp_path / MANIFEST).read_text())
    assert (kept["bots"], kept["games"], kept["seed"]) == (["greedy", "random"], 40, 1)
