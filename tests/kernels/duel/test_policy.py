"""The Duel's policies on the kernel: their features, their choices, and that all of them are legal."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from lucchetto.bots import make_bot
from lucchetto.bots.heuristic import HeuristicBot
from lucchetto.bots.oversight import noise_seed
from lucchetto.features import encode_duel
from lucchetto.features.duel import SIZE
from lucchetto.features.policy_params import GREEDY, HEURISTIC, MARGIN, RANDOM, VALUE_BASED, PolicyParams
from lucchetto.kernels.duel.features import encode
from lucchetto.kernels.duel.match import Results, new_results, play_matches
from lucchetto.kernels.duel.policy import choose_first, choose_second
from lucchetto.kernels.duel.rules import flipped
from lucchetto.kernels.duel.search import Evaluator, TurnContext, evaluate, place_of, row_of
from lucchetto.kernels.duel.selfplay import new_replay_buffer, train
from lucchetto.kernels.network import MOST_FEATURES, Net, new_scratch
from lucchetto.kernels.rng import game_key, roll_key, scaled
from lucchetto.rules import PASS, Decision, DuelBoard, Game, Move, new_game
from tests.kernels.duel.game import CELLS, DUEL, MOVES, REASONS, KernelGame, faces, packed
from tests.kit.builders import NAMES
from tests.kit.rule_marks import rule

SEED = np.uint64(7)
POLICY_PARAMS = {
    "random": PolicyParams(RANDOM),
    "greedy": GREEDY,
    "hasty": PolicyParams(HEURISTIC, notice_rate=0.7, patience=1.0, desperation=3.0),
    "value-based": PolicyParams(VALUE_BASED, plans=True, margin_weight=0.05),
    "forgetful": PolicyParams(VALUE_BASED, notice_rate=0.6, plans=True, margin_weight=0.05),
    "second look": PolicyParams(
        HEURISTIC, notice_rate=0.4, near_rate=0.6, second_look=0.9, patience=2.0, desperation=6.0, knocking=-3.0
    ),
    "misjudging": PolicyParams(
        VALUE_BASED, favourite=2, fondness=1.0, closing=-2.0, knocking=3.0, plans=True, misjudgement=3.0
    ),
    "short-sighted": PolicyParams(VALUE_BASED, margin_weight=1.0),
}


def a_net(seed: int = 0) -> Net:
    """A network of random weights."""
    rng = np.random.default_rng(seed)
    shapes = (SIZE, 8), (4, 9), (2, 5)
    first, second, third = (rng.normal(0, 0.3, shape).astype(np.float32) for shape in shapes)
    return Net(first, second, third)


def evaluator(params: PolicyParams, seed: int = 0) -> Evaluator:
    net = a_net(seed)
    return Evaluator(net, new_scratch(net), params)


def games(random: Random) -> Iterator[Game]:
    """Every state of one game of random players who like to move."""
    game = new_game("duel", NAMES[:2], random.randrange(2))
    while game.phase != "over":
        yield game
        if game.phase == "roll":
            game = game.roll(faces(random.randrange(6**6), game.closed))
        else:
            moves = game.moves(game.active)
            game = game.play(game.active, random.choice(moves[1:] if random.random() < 0.9 and moves[1:] else moves))


def decision(bot: Evaluator, game: Game, seed: np.uint64 = SEED) -> Decision:
    """The kernel's choice in a game of the rules."""
    kernel = KernelGame.of(game)
    context = TurnContext(seed, game.active, game.turn)
    if game.phase == "white":
        cell = choose_first(bot, context, kernel.board, kernel.roll)
    else:
        cell = choose_second(bot, context, kernel.board, kernel.roll, kernel.used)
    return MOVES.get(cell, PASS)


def test_the_kernel_and_plain_python_compute_the_same_features() -> None:
    features = np.zeros(MOST_FEATURES, np.int64)
    lengths, closed = set(), 0
    for seed in range(80):
        for game in games(Random(seed)):
            if game.phase != "roll":
                continue
            assert isinstance(game.board, DuelBoard)
            closed += bool(game.closed)
            for me in (0, 1):
                board = packed(game.board) if me == 0 else flipped(packed(game.board))
                expected = encode_duel.encode(game.board, me, game.active)
                assert list(features[: encode(board, game.active == me, features)]) == expected
                assert 0 <= min(expected) <= max(expected) < SIZE
                lengths.add(len(expected))
    assert len(lengths) == 1, "every board has the same number of features"
    assert closed > 50, "boards with a closed row are among them"


def test_boards_that_differ_only_in_colours_look_alike() -> None:
    """Rows that change places, and both directions with them, give the same features in another order."""
    for game in games(Random(5)):
        assert isinstance(game.board, DuelBoard)
        board = game.board
        mirrored = DuelBoard(
            DUEL, board.rows[::-1], board.missed, tuple(DUEL.colours[::-1][DUEL.index[c]] for c in board.closed)
        )
        assert sorted(encode_duel.encode(board, 0, game.active)) == sorted(encode_duel.encode(mirrored, 0, game.active))


def test_the_heuristic_policy_with_greedys_params_plays_like_greedy() -> None:
    bot, greedy = evaluator(GREEDY), make_bot("greedy")
    decided = 0
    for seed in range(40):
        for game in games(Random(seed)):
            if game.waiting:
                assert decision(bot, game) == greedy.decide(game, game.active)
                decided += 1
    assert decided > 1000


@pytest.mark.parametrize("name", ["hasty", "second look"])
def test_a_bot_that_overlooks_moves_overlooks_the_same_ones_in_plain_python(name: str) -> None:
    params = POLICY_PARAMS[name]
    bot, plain, seed = evaluator(params), HeuristicBot(params, "some text"), np.uint64(noise_seed("some text"))
    for number in range(20):
        for game in games(Random(number)):
            if game.waiting:
                assert decision(bot, game, seed) == plain.decide(game, game.active)


@pytest.mark.parametrize("name", POLICY_PARAMS)
def test_every_policy_keeps_to_the_rules_until_the_end(name: str) -> None:
    bot = evaluator(POLICY_PARAMS[name])
    for seed in range(30):
        random = Random(seed)
        game = new_game("duel", NAMES[:2], seed % 2)
        while game.phase != "over":
            if game.phase == "roll":
                game = game.roll(faces(random.randrange(6**6), game.closed))
            else:
                game = game.play(game.active, decision(bot, game))  # refuses what is not legal


def test_a_move_knows_its_row_and_place() -> None:
    for move, cell in CELLS.items():
        assert isinstance(move, Move)
        row = DUEL.index[move.colour]
        assert (row_of(cell), place_of(cell)) == (row, DUEL.rows[row].cells[move.number] + 1)


@rule("D11")
def test_a_finished_game_is_evaluated_by_its_result() -> None:
    """Whatever the network would say."""
    bot = evaluator(POLICY_PARAMS["value-based"])
    for seed in range(20):
        game = finished(Random(seed))
        assert isinstance(game.board, DuelBoard)
        assert game.result
        win, margin = evaluate(bot.net, bot.scratch, packed(game.board), False)
        mine, theirs = (sheet.total for sheet in game.sheets)
        assert win == (0 in game.result.winners) / len(game.result.winners)
        assert margin == pytest.approx((mine - theirs) / MARGIN)


def finished(random: Random) -> Game:
    *_, game = games(random)
    while game.phase != "over":
        last = game.roll(faces(random.randrange(6**6), game.closed)) if game.phase == "roll" else game
        game = last.play(last.active, random.choice(last.moves(last.active)))
    return game


def test_matches_are_games_of_the_rules() -> None:
    """The dice of the game's number, the opener given, the bots' own decisions: the same scores, turns and reasons."""
    one, other, numbers, openers = GREEDY, POLICY_PARAMS["forgetful"], [3, 0, 8], [0, 1, 1]
    found = played(one, other, numbers, openers)
    evaluators = evaluator(one), evaluator(other, 1)
    for line, (number, opener) in enumerate(zip(numbers, openers, strict=True)):
        game = by_the_rules(evaluators, number, opener)
        assert game.result
        assert list(found.scores[line]) == [sheet.total for sheet in game.sheets]
        assert list(found.missed[line]) == [sheet.penalties for sheet in game.sheets]
        assert found.turns[line] == game.turn
        assert found.reasons[line] == sum(1 << REASONS.index(reason) for reason in game.result.reasons)


def test_a_match_does_not_depend_on_other_matches() -> None:
    all_at_once = played(POLICY_PARAMS["hasty"], POLICY_PARAMS["random"], [0, 1, 2, 3], [0, 1, 0, 1])
    alone = played(POLICY_PARAMS["hasty"], POLICY_PARAMS["random"], [2], [0])
    for together, single in zip(all_at_once, alone, strict=True):
        assert np.array_equal(together[2:3], single)


def by_the_rules(evaluators: tuple[Evaluator, Evaluator], number: int, opener: int) -> Game:
    game, key = new_game("duel", NAMES[:2], opener), np.uint64(game_key(SEED, number))
    seeds = noise_seeds(number)
    while game.phase != "over":
        if game.phase == "roll":
            game = game.roll(faces(scaled(np.uint64(roll_key(key, game.turn + 1)), 6**6), game.closed))
        else:
            game = game.play(game.active, decision(evaluators[game.active], game, seeds[game.active]))
    return game


def played(one: PolicyParams, other: PolicyParams, numbers: list[int], openers: list[int]) -> Results:
    found = new_results(len(numbers))
    seeds = np.array([noise_seeds(number) for number in numbers])
    evaluators = evaluator(one), evaluator(other, 1)
    play_matches(
        evaluators, SEED, np.array(numbers, np.int64), np.array(openers, np.int64), seeds, 0, evaluators[0], found
    )
    return found


def noise_seeds(number: int) -> tuple[np.uint64, np.uint64]:
    return np.uint64(number), np.uint64(number + 1000)


def test_training_is_the_same_every_time_and_learns() -> None:
    taught = [trained(a_net(), games=1500) for _ in range(2)]
    assert all(np.array_equal(*layers) for layers in zip(*taught, strict=True))
    assert share_against_greedy(taught[0]) > share_against_greedy(a_net()) + 0.2


def trained(net: Net, games: int) -> Net:
    squares = Net(*(np.full_like(layer, 0.1) for layer in net))
    bot = Evaluator(net, new_scratch(net), POLICY_PARAMS["value-based"])
    train(bot, squares, SEED, 0, games, 0.7, 0.05, new_replay_buffer())
    return net


def share_against_greedy(net: Net) -> float:
    found, games = new_results(400), np.arange(400)
    evaluators = Evaluator(net, new_scratch(net), POLICY_PARAMS["value-based"]), evaluator(GREEDY)
    play_matches(evaluators, SEED, games, games % 2, np.zeros((400, 2), np.uint64), 0, evaluators[0], found)
    return float(np.mean(found.scores[:, 0] > found.scores[:, 1]))
