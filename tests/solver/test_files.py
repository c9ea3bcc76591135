"""Tables on disk: kept, checked, and rebuilt when they are invalid."""

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import numpy as np
import pytest

from lucchetto.rules import MalformedError
from lucchetto.solver import build, files, load_table, memory, statistics
from lucchetto.solver.build import build_table
from lucchetto.solver.space import Space
from tests.solver.small_games import LUCKY, PLAIN


@pytest.fixture
def stored(own_cache: Path) -> Path:
    load_table(PLAIN)
    return own_cache / "plain.table"


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables built from now on."""
    built: list[str] = []

    def watched(space: Space, progress: Callable[[float], None]) -> None:
        built.append(files.name_of(space))
        build_table(space, progress)

    monkeypatch.setattr(build, "build_table", watched)
    return built


def test_a_table_is_built_once(stored: Path, builds: list[str]) -> None:
    before = stored.read_bytes()
    assert load_table(PLAIN).start == load_table(PLAIN).start
    assert builds == []
    assert stored.read_bytes() == before
    assert not list(stored.parent.glob("*.unfinished"))


def test_a_table_is_mapped_and_cannot_be_written_to(stored: Path) -> None:
    values = load_table(PLAIN).values
    assert not values.flags.writeable
    assert not values.flags.owndata


def flip(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "a flipped bit in the numbers": lambda data: flip(data, len(data) - 1000),
    "a flipped bit in the first number": lambda data: flip(data, 4096),
    "a flipped bit in the facts": lambda data: flip(data, 60),
    "a flipped bit in the checksum": lambda data: flip(data, 20),
    "its end missing": lambda data: data[:-8],
    "its end missing, all but the header": lambda data: data[:4096],
    "something after its end": lambda data: data + b"\0" * 8,
    "nothing in it": lambda data: b"",
    "something else in it": lambda data: b"something else\n" * 1000,
    "no title": lambda data: b"X" + data[1:],
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_rebuilt(stored: Path, builds: list[str], damage: Callable[[bytes], bytes]) -> None:
    sound = stored.read_bytes()
    value = load_table(PLAIN).start
    stored.write_bytes(damage(sound))
    assert load_table(PLAIN).start == value
    assert builds == ["plain"]
    assert stored.read_bytes()[4096:] == sound[4096:]


@pytest.mark.parametrize("fact", [{"format": 99}, {"variant": "classic"}, {"lucky": [5, 8]}, {"shape": [1, 1, 4]}])
def test_a_sound_file_of_another_version_or_game_is_rebuilt(
    stored: Path, builds: list[str], monkeypatch: pytest.MonkeyPatch, fact: dict[str, object]
) -> None:
    table = load_table(PLAIN)
    files.write_table(table.space, np.ones(table.space.shape), {"seconds": 1.0, **fact})
    assert load_table(PLAIN).start == table.start
    assert builds == ["plain"]


def test_statistics_are_kept_next_to_the_table_and_trusted_only_with_it(stored: Path) -> None:
    table = load_table(PLAIN)
    exact = statistics(table)
    notes = stored.with_suffix(".notes")
    sound = notes.read_text()
    checksum, _, said = sound.partition(" ")
    bent = json.loads(said)
    bent["figures"]["mean_turns"] += 1
    for text in (f"{checksum} {json.dumps(bent)}", "", "0 {}", sound[:-5]):
        notes.write_text(text)
        assert statistics(table) == exact
        assert notes.read_text() == sound


def test_a_missing_table_that_may_not_be_built_is_reported_with_the_command(own_cache: Path) -> None:
    with pytest.raises(MalformedError, match="run lucchetto solve longo --lucky 5\\+8 first"):
        load_table("longo", (13, 10), build=False)
    assert not own_cache.exists()


def test_a_folder_that_cannot_be_made_is_reported(own_cache: Path) -> None:
    own_cache.write_text("a file")
    with pytest.raises(MalformedError, match=r"cannot be stored in .*LUCCHETTO_CACHE") as error:
        load_table(PLAIN)
    assert error.value.code == "table-not-stored"


def test_insufficient_memory_is_reported_before_anything_starts(
    own_cache: Path, builds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "_free_memory", lambda: 1_000_000_000)
    with pytest.raises(MalformedError, match=r"needs 1223 MB of memory, but only 1000 MB are free"):
        load_table("longo")
    assert [path.suffix for path in own_cache.iterdir()] == [".lock"]


def test_insufficient_disk_space_is_reported_before_anything_starts(
    own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(MalformedError, match="on the disk of"):
        memory.check_disk(own_cache.parent, 10**18)


def test_processes_that_build_at_once_all_get_the_table(own_cache: Path) -> None:
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as processes:
        values = set(processes.map(value_of_a_lucky_game, range(3)))
    assert len(values) == 1
    assert {path.name for path in own_cache.iterdir()} == {"lucky-3-4.table", "lucky-3-4.lock"}


def value_of_a_lucky_game(_: int) -> float:
    return load_table(LUCKY, (3, 4)).start
