"""Training: from a recipe the same network every time, whatever interrupts it, and a network that has learnt."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.training.loop import Watch, train
from lucchetto.bots.training.recipe import RECIPES, Recipe
from lucchetto.bots.weights import read
from lucchetto.features.policy_params import RANDOM, VALUED, Character
from lucchetto.features.sheets import SEATS, features
from lucchetto.kernels.network import Net, scratch
from lucchetto.kernels.sheets.evaluate import Mind
from lucchetto.kernels.sheets.match import desk, play_matches, results
from lucchetto.kernels.sheets.rules import total
from lucchetto.kernels.sheets.tables import tables

TINY = {
    "classic": Recipe("tiny", "classic", (2, 3), lessons=4, games=15, wide=8, narrow=4),
    "longo": Recipe("tiny", "longo", (1, 4), lessons=4, games=15, wide=8, narrow=4),
    "duel": Recipe("tiny", "duel", (2,), lessons=4, games=15, wide=8, narrow=4),
}


@pytest.fixture(autouse=True)
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where unfinished students are kept."""
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "training"


def quietly(done: int, lessons: int) -> None:
    pass


def interrupted_after(lesson: int) -> Watch:
    def watch(done: int, lessons: int) -> None:
        if done == lesson:
            raise KeyboardInterrupt

    return watch


def trained(recipe: Recipe, folder: Path, lessons: int | None = None) -> bytes:
    folder.mkdir()
    return train(recipe, folder, lessons, quietly).file.read_bytes()


@pytest.mark.parametrize("recipe", TINY.values(), ids=TINY)
def test_the_same_recipe_gives_the_same_file_to_the_last_bit(recipe: Recipe, tmp_path: Path, notes: Path) -> None:
    assert trained(recipe, tmp_path / "one") == trained(recipe, tmp_path / "two")
    assert list(notes.iterdir()) == [], "and no notes are left"


@pytest.mark.parametrize("lesson", [1, 2, 3])
@pytest.mark.parametrize("recipe", TINY.values(), ids=TINY)
def test_an_interrupted_training_goes_on_as_if_nothing_had_happened(
    recipe: Recipe, lesson: int, tmp_path: Path, notes: Path
) -> None:
    calm = trained(recipe, tmp_path / "calm")
    with pytest.raises(KeyboardInterrupt):
        train(recipe, tmp_path, None, interrupted_after(lesson))
    (kept,) = notes.iterdir()
    with np.load(kept) as student:
        assert student["lessons"] == lesson
    told: list[int] = []
    made = train(recipe, tmp_path, None, lambda done, lessons: told.append(done))
    assert told == list(range(lesson, recipe.lessons)), "lessons that were had are not had again"
    assert made.file.read_bytes() == calm
    assert not made.as_shipped


def test_what_is_played_carelessly_at_the_beginning_is_not_learnt_from(tmp_path: Path) -> None:
    """So long a beginning that nothing comes after it leaves the network as it was."""
    recipe = replace(TINY["classic"], stray=10**9, lessons=1)
    untaught = trained(replace(recipe, rate=0.0), tmp_path / "untaught")
    taught = trained(recipe, tmp_path / "taught")
    careful = trained(replace(recipe, stray=0), tmp_path / "careful")
    assert taught == untaught != careful


def test_another_seed_gives_another_network(tmp_path: Path) -> None:
    other = Recipe("tiny", "classic", (2, 3), lessons=4, games=15, seed=2, wide=8, narrow=4)
    assert trained(TINY["classic"], tmp_path / "one") != trained(other, tmp_path / "two")


def test_notes_of_another_recipe_are_left_alone(tmp_path: Path, notes: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(TINY["classic"], tmp_path, None, interrupted_after(2))
    assert len(trained(TINY["classic"], tmp_path / "more", lessons=5)) > 0
    assert len(list(notes.iterdir())) == 1


def test_a_few_hundred_games_against_itself_beat_random_clearly(tmp_path: Path) -> None:
    recipe = Recipe("pupil", "classic", (2,), lessons=4, games=150, rate=0.05)
    trained(recipe, tmp_path / "learnt")
    untaught = Recipe("pupil", "classic", (2,), lessons=1, games=0)
    trained(untaught, tmp_path / "untaught")
    learnt = share_against_random(tmp_path / "learnt" / "pupil.npz")
    assert learnt > 0.9
    assert learnt > share_against_random(tmp_path / "untaught" / "pupil.npz") + 0.1


def share_against_random(file: Path) -> float:
    """Of 400 games, half of them begun by the network."""
    net = Net(*read(file))
    mind = Mind(tables("classic"), features("classic"), net, scratch(net), Character(VALUED, plans=True, greed=0.05))
    won = 0.0
    for seat in (0, 1):
        characters = [Character(RANDOM)] * SEATS
        characters[seat] = mind.who
        found, deals = results(200, 2), np.arange(200)
        whims = np.arange(400, dtype=np.uint64).reshape(200, 2)
        lucky, seed = lucky_masks("classic", 2), np.uint64(1)
        play_matches(mind, tuple(characters), lucky, seed, deals, whims, 0, desk(2), found)
        points = np.array([[total(sheet) for sheet in game] for game in found.sheets])
        won += (points[:, seat] > points[:, 1 - seat]).mean() / 2
    return won


def test_every_recipe_trains_for_players_that_its_variant_has() -> None:
    for name, recipe in RECIPES.items():
        assert recipe.name == name
        assert name.startswith(recipe.variant)
        assert set(recipe.players) <= ({2} if recipe.variant == "duel" else {1, 2, 3, 4, 5})


@pytest.mark.parametrize("damage", [b"", b"garbage", b"PK\x03\x04 and no more"], ids=["empty", "foreign", "cut off"])
def test_damaged_notes_are_not_trusted_but_begun_again(damage: bytes, tmp_path: Path, notes: Path) -> None:
    calm = trained(TINY["classic"], tmp_path / "calm")
    with pytest.raises(KeyboardInterrupt):
        train(TINY["classic"], tmp_path, None, interrupted_after(2))
    (kept,) = notes.iterdir()
    kept.write_bytes(damage)
    assert train(TINY["classic"], tmp_path, None, quietly).file.read_bytes() == calm
