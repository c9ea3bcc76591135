"""The Duel of the kernel against the Duel of the rules: the same dice, the same decisions, state for state."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import numpy as np
import pytest

from lucchetto.kernels.duel.playout import play_random
from lucchetto.kernels.duel.rules import nth, size
from lucchetto.records import Event, Rolled, read
from lucchetto.rules import Game, new_game
from tests.kernels.duel.game import REASONS, Both, KernelGame, faces
from tests.kit.builders import NAMES
from tests.kit.perft import Position, positions
from tests.kit.players import PLAY_STYLES, play

GOLDEN_RECORDS = sorted(
    path
    for path in (Path(__file__).parents[2] / "data" / "golden").glob("duel-*.jsonl")
    if not path.name.endswith(".steps.jsonl")
)
POSITIONS = [position for position in positions() if position.record.startswith("duel-")]
ROLLS = 6**6
GOLDEN = 0x9E3779B97F4A7C15


def test_random_games_agree_state_for_state() -> None:
    check_games(seed=1, games=300)


def test_games_of_all_styles_with_loaded_dice_agree_state_for_state() -> None:
    check_deep_games(first_seed=0, games=300)


@pytest.mark.parametrize("path", GOLDEN_RECORDS, ids=lambda path: path.stem)
def test_the_kernel_reaches_every_state_of_the_golden_record(path: Path) -> None:
    replay = read(path.read_bytes()).checked()
    assert follow(replay.games[0], replay.record.events).states == len(replay.games)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_kernel_counts_as_the_file_says(position: Position) -> None:
    start = KernelGame.of(position.game())
    rolls = [int("".join(str(face - 1) for face in roll), 6) for roll in position.rolls]
    assert {depth: count(start, rolls, depth) for depth in position.counts} == position.counts


def count(game: KernelGame, rolls: list[int], depth: int, rolled: int = 0) -> int:
    """The number of sequences of this many decisions, as tests/data/perft.txt counts them."""
    if game.phase == "over":
        return 0
    if game.phase == "roll":
        game, rolled = game.rolled(rolls[rolled % len(rolls)]), rolled + 1
    cells = game.cells
    decisions = size(cells) + 1
    if depth == 1:
        return decisions
    return sum(count(game.played(nth(cells, choice)), rolls, depth - 1, rolled) for choice in range(decisions))


def check_games(seed: int, games: int, first_game: int = 0) -> int:
    """Plays the games of `play_random` by the rules and the kernel, step by step; returns the number of states."""
    scores, turns, ends = play_random(np.uint64(seed), first_game, games)
    checked = 0
    for number, *summary in zip(range(games), scores.tolist(), turns.tolist(), ends.tolist(), strict=True):
        both = random_game(game_key(seed, first_game + number))
        over = both.game
        assert over.result is not None
        end = sum(1 << REASONS.index(reason) for reason in over.result.reasons)
        assert summary == [[sheet.total for sheet in over.sheets], over.turn, end]
        checked += both.states
    return checked


def random_game(key: int) -> Both:
    """The dice and decisions that `play_random` derives from a game's key, according to its docstring."""
    both = Both(new_game("duel", NAMES[:2]))
    while both.game.phase != "over":
        roll, bits = drawn(mix(key + (both.game.turn + 1) * GOLDEN), ROLLS)
        both.roll(faces(roll, both.game.closed))
        while both.game.waiting:
            choice, bits = drawn(bits, len(both.moves))
            both.decide(both.moves[choice])
    return both


def check_deep_games(first_seed: int, games: int) -> int:
    """Games of players who pass less often than random ones, so that they last; returns the number of states."""
    checked = 0
    for seed in range(first_seed, first_seed + games):
        random = Random(seed)
        start = new_game("duel", NAMES[:2], random.randrange(2))
        played = play(start, seed, tuple(random.choices(PLAY_STYLES, k=2)), loaded=seed % 2 == 0)
        checked += follow(start, played.record.events).states
    return checked


def follow(start: Game, events: Iterable[Event]) -> Both:
    both = Both(start)
    for event in events:
        if isinstance(event, Rolled):
            both.roll(event.faces)
        else:
            both.decide(event.move)
    return both


def drawn(bits: int, outcomes: int) -> tuple[int, int]:
    """64 bits as a fraction, times the number of outcomes: the integer part and the rest."""
    return divmod(bits * outcomes, 2**64)


def game_key(seed: int, game: int) -> int:
    return mix(mix(seed) + (game + 1) * GOLDEN)


def mix(z: int) -> int:
    """Splitmix64 with Python's unbounded integers."""
    z %= 2**64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
    return z ^ z >> 31
