"""Training: a recipe gives the same network every time, even if interrupted, and the network has learnt."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.training.loop import Progress, train
from lucchetto.bots.training.recipe import MIXED, RECIPES, Recipe
from lucchetto.bots.training.transfer import transferred
from lucchetto.bots.weights import read
from lucchetto.features.policy_params import RANDOM, VALUE_BASED, PolicyParams
from lucchetto.features.sheets import SEATS
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.sheets.evaluate import Evaluator
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.match import new_match_state, new_results, play_matches
from lucchetto.kernels.sheets.rules import total
from lucchetto.kernels.sheets.tables import tables

TINY = {
    "classic": Recipe("tiny", "classic", (2, 3), epochs=4, games=15, wide=8, narrow=4),
    "longo": Recipe("tiny", "longo", (1, 4), epochs=4, games=15, wide=8, narrow=4),
    "duel": Recipe("tiny", "duel", (2,), epochs=4, games=15, wide=8, narrow=4),
}


@pytest.fixture(autouse=True)
def checkpoints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of checkpoints."""
    monkeypatch.setenv("LUCCHETTO_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "training"


def quietly(done: int, epochs: int) -> None:
    pass


def interrupted_after(epoch: int) -> Progress:
    def progress(done: int, epochs: int) -> None:
        if done == epoch:
            raise KeyboardInterrupt

    return progress


def trained(recipe: Recipe, folder: Path, epochs: int | None = None) -> bytes:
    folder.mkdir()
    return train(recipe, folder, epochs, quietly).file.read_bytes()


@pytest.mark.parametrize("recipe", TINY.values(), ids=TINY)
def test_the_same_recipe_gives_the_same_file_to_the_last_bit(recipe: Recipe, tmp_path: Path, checkpoints: Path) -> None:
    assert trained(recipe, tmp_path / "one") == trained(recipe, tmp_path / "two")
    assert list(checkpoints.iterdir()) == [], "no checkpoint is left"


@pytest.mark.parametrize("epoch", [1, 2, 3])
@pytest.mark.parametrize("recipe", TINY.values(), ids=TINY)
def test_an_interrupted_training_resumes_with_the_same_result(
    recipe: Recipe, epoch: int, tmp_path: Path, checkpoints: Path
) -> None:
    calm = trained(recipe, tmp_path / "calm")
    with pytest.raises(KeyboardInterrupt):
        train(recipe, tmp_path, None, interrupted_after(epoch))
    (kept,) = checkpoints.iterdir()
    with np.load(kept) as learner:
        assert learner["lessons"] == epoch
    reported: list[int] = []
    made = train(recipe, tmp_path, None, lambda done, epochs: reported.append(done))
    assert reported == list(range(epoch, recipe.epochs)), "finished epochs are not trained again"
    assert made.file.read_bytes() == calm
    assert not made.as_shipped


def test_the_network_does_not_learn_from_the_random_opening(tmp_path: Path) -> None:
    """An opening that never ends leaves the network as it was."""
    recipe = replace(TINY["classic"], random_opening=10**9, epochs=1)
    untaught = trained(replace(recipe, rate=0.0), tmp_path / "untaught")
    taught = trained(recipe, tmp_path / "taught")
    careful = trained(replace(recipe, random_opening=0), tmp_path / "careful")
    assert taught == untaught != careful


def test_a_training_can_start_from_a_shipped_network(tmp_path: Path) -> None:
    """Without a single game the network is the one that it starts from."""
    recipe = Recipe("learner", "classic", (3,), epochs=1, games=0, start="classic-2")
    trained(recipe, tmp_path / "untaught")
    untaught = read(tmp_path / "untaught" / "learner.npz")
    assert all(np.allclose(*layers, atol=2e-3) for layers in zip(untaught, transferred("classic-2", 3), strict=True))
    taught = trained(replace(recipe, games=15), tmp_path / "taught")
    assert taught != (tmp_path / "untaught" / "learner.npz").read_bytes()


def test_a_recipe_starts_from_a_shipped_network_for_one_player_fewer() -> None:
    starts = {recipe.name: recipe.start for recipe in RECIPES.values() if recipe.start}
    assert starts == {
        f"{variant}-{players}": f"{variant}-{players - 1}" for variant in ("classic", "longo") for players in (3, 4, 5)
    }
    assert set(starts.values()) <= RECIPES.keys()


def test_a_decaying_learning_rate_falls_to_zero_in_equal_steps() -> None:
    recipe = replace(TINY["classic"], rate=0.04)
    assert [recipe.rate_in(epoch) for epoch in range(4)] == [0.04] * 4
    assert [replace(recipe, decays=True).rate_in(epoch) for epoch in range(4)] == pytest.approx(
        [0.04, 0.03, 0.02, 0.01]
    )


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_seats_play_the_opening_weakly_as_often_as_the_recipe_says(share: float, tmp_path: Path) -> None:
    """Without weak seats the weak policies make no difference."""
    recipe = replace(TINY["classic"], players=(3,), random_opening=10, weak_share=share, epochs=1)
    blind = trained(recipe, tmp_path / "blind")
    assert (trained(replace(recipe, weak=MIXED), tmp_path / "mixed") == blind) == (share == 0.0)


def test_another_seed_gives_another_network(tmp_path: Path) -> None:
    other = Recipe("tiny", "classic", (2, 3), epochs=4, games=15, seed=2, wide=8, narrow=4)
    assert trained(TINY["classic"], tmp_path / "one") != trained(other, tmp_path / "two")


def test_the_checkpoint_of_another_recipe_is_left_alone(tmp_path: Path, checkpoints: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(TINY["classic"], tmp_path, None, interrupted_after(2))
    assert len(trained(TINY["classic"], tmp_path / "more", epochs=5)) > 0
    assert len(list(checkpoints.iterdir())) == 1


def test_a_few_hundred_games_of_self_play_beat_random_clearly(tmp_path: Path) -> None:
    recipe = Recipe("learner", "classic", (2,), epochs=4, games=150, rate=0.05)
    trained(recipe, tmp_path / "learnt")
    untaught = Recipe("learner", "classic", (2,), epochs=1, games=0)
    trained(untaught, tmp_path / "untaught")
    learnt = share_against_random(tmp_path / "learnt" / "learner.npz")
    assert learnt > 0.9
    assert learnt > share_against_random(tmp_path / "untaught" / "learner.npz") + 0.1


def share_against_random(file: Path) -> float:
    """Of 400 games, half of them begun by the network."""
    net = Net(*read(file))
    evaluator = Evaluator(
        tables("classic"),
        layout_of("classic"),
        net,
        new_scratch(net),
        PolicyParams(VALUE_BASED, plans=True, margin_weight=0.05),
    )
    won = 0.0
    for seat in (0, 1):
        params = [PolicyParams(RANDOM)] * SEATS
        params[seat] = evaluator.params
        found, deals = new_results(200, 2), np.arange(200)
        noise_seeds = np.arange(400, dtype=np.uint64).reshape(200, 2)
        lucky, seed = lucky_masks("classic", 2), np.uint64(1)
        play_matches(evaluator, tuple(params), lucky, seed, deals, noise_seeds, 0, new_match_state(2), found)
        points = np.array([[total(sheet) for sheet in game] for game in found.sheets])
        won += (points[:, seat] > points[:, 1 - seat]).mean() / 2
    return won


def test_every_recipe_trains_for_player_counts_of_its_variant() -> None:
    for name, recipe in RECIPES.items():
        assert recipe.name == name
        assert name.startswith(recipe.variant)
        assert set(recipe.players) <= ({2} if recipe.variant == "duel" else {1, 2, 3, 4, 5})


@pytest.mark.parametrize("damage", [b"", b"garbage", b"PK\x03\x04 and no more"], ids=["empty", "foreign", "cut off"])
def test_a_damaged_checkpoint_is_ignored(damage: bytes, tmp_path: Path, checkpoints: Path) -> None:
    calm = trained(TINY["classic"], tmp_path / "calm")
    with pytest.raises(KeyboardInterrupt):
        train(TINY["classic"], tmp_path, None, interrupted_after(2))
    (kept,) = checkpoints.iterdir()
    kept.write_bytes(damage)
    assert train(TINY["classic"], tmp_path, None, quietly).file.read_bytes() == calm
