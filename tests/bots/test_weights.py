"""The shipped networks as files: small enough, complete, and the same after reading and writing."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from lucchetto.bots.training.recipe import RECIPES
from lucchetto.bots.value_based import network_name
from lucchetto.bots.weights import Weights, features_of, load, read, write
from lucchetto.rules import VARIANTS, MalformedError

TABLES = [(kind.name, seats) for kind in VARIANTS.values() for seats in range(kind.seats[0], kind.seats[1] + 1)]
SHIPPED = Path(str(files("lucchetto.bots").joinpath("networks")))


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_every_table_has_a_network_of_the_right_shape(variant: str, players: int) -> None:
    weights = load(network_name(variant, players))
    wide, narrow = weights.first.shape[1], weights.second.shape[0]
    assert weights.first.shape == (features_of(network_name(variant, players)), wide)
    assert weights.second.shape == (narrow, wide + 1)
    assert weights.third.shape == (2, narrow + 1)
    assert all(layer.dtype == np.float32 and np.isfinite(layer).all() for layer in weights)


def test_the_networks_are_those_of_the_recipes_and_nothing_else_is_shipped() -> None:
    assert {file.stem for file in SHIPPED.iterdir()} == set(RECIPES)
    assert {network_name(*table) for table in TABLES} == set(RECIPES)


def test_all_networks_together_take_at_most_eight_megabytes() -> None:
    assert sum(file.stat().st_size for file in SHIPPED.iterdir()) <= 8_000_000


def some_weights() -> Weights:
    rng = np.random.default_rng(4)
    first, second, third = (rng.normal(0, 0.5, shape).astype(np.float32) for shape in ((40, 16), (8, 17), (2, 9)))
    first[3] = 0  # a feature that was never seen
    return Weights(first, second, third)


def test_a_network_survives_writing_up_to_rounding(tmp_path: Path) -> None:
    weights = some_weights()
    write(tmp_path / "net.npz", weights)
    again = read(tmp_path / "net.npz")
    steps = np.abs(weights.first).max(axis=1, keepdims=True) / 127
    # Half a step of the row; the scale itself has eleven bits, which affects the largest weights.
    assert (np.abs(again.first - weights.first) <= 0.5 * steps + 127 * steps * 2.0**-11 + 1e-7).all()
    assert np.abs(again.second - weights.second).max() <= np.abs(weights.second).max() * 2.0**-11
    assert np.array_equal(again.third, weights.third)
    assert not again.first[3].any()


def test_rewriting_a_network_is_lossless(tmp_path: Path) -> None:
    write(tmp_path / "one.npz", some_weights())
    write(tmp_path / "two.npz", read(tmp_path / "one.npz"))
    one, two = read(tmp_path / "one.npz"), read(tmp_path / "two.npz")
    assert all(np.allclose(*layers, rtol=2e-3) for layers in zip(one, two, strict=True))


def test_the_same_weights_make_the_same_file(tmp_path: Path) -> None:
    """Otherwise nobody could tell whether two trainings gave the same result."""
    for name in ("one.npz", "two.npz"):
        write(tmp_path / name, some_weights())
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def with_garbage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[150:250] = bytes(100)
    path.write_bytes(content)


def without_a_layer(path: Path) -> None:
    np.savez(path, first=np.zeros((40, 16), np.int8), scale=np.ones(40, np.float16))


def of_another_shape(path: Path) -> None:
    write(path, some_weights()._replace(third=np.zeros((2, 7), np.float32)))


def no_archive(path: Path) -> None:
    with path.open("wb") as file:
        np.save(file, np.zeros(3))


DAMAGE = (cut_short, emptied, with_garbage, without_a_layer, of_another_shape, no_archive, Path.unlink)


@pytest.mark.parametrize("damage", DAMAGE, ids=[damage.__name__ for damage in DAMAGE])
def test_a_damaged_network_is_reported_on_one_line(damage: Callable[[Path], None], tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    write(path, some_weights())
    damage(path)
    with pytest.raises(MalformedError, match=r"^the network net\.npz is missing, damaged or has the wrong shape$"):
        read(path)


def test_a_network_for_another_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled code does not check row numbers, so a smaller table must never reach it."""
    folder = tmp_path / "networks"
    folder.mkdir()
    (folder / "longo-2.npz").write_bytes((SHIPPED / "classic-2.npz").read_bytes())
    monkeypatch.setattr("lucchetto.bots.weights.files", lambda package: tmp_path)
    with pytest.raises(MalformedError, match=r"^the network longo-2\.npz is missing, damaged or has the wrong shape$"):
        load.__wrapped__("longo-2")
