"""Plays the arena's games with the compiled kernels and collects their results."""

import numpy as np
from numpy.typing import NDArray

from lucchetto.arena.design import Lineup, Match
from lucchetto.bots.lucky import lucky_masks
from lucchetto.bots.oversight import noise_seed
from lucchetto.bots.registry import params_of
from lucchetto.bots.value_based import network_name
from lucchetto.bots.weights import load
from lucchetto.features.policy_params import MARGIN, VALUE_BASED, PolicyParams
from lucchetto.features.sheets import SEATS
from lucchetto.kernels.duel import match as duel_match
from lucchetto.kernels.duel import search as duel_search
from lucchetto.kernels.network import Net, new_scratch
from lucchetto.kernels.sheets.evaluate import Evaluator
from lucchetto.kernels.sheets.features import layout_of
from lucchetto.kernels.sheets.match import Results, new_match_state, new_results, play_matches
from lucchetto.kernels.sheets.tables import tables

from .games import REASON_BITS, Games

SAMPLES = 16
"""Random rolls per actual roll; their mean value is the baseline for its luck."""
REFERENCE = PolicyParams(VALUE_BASED, plans=True, margin_weight=0.05)
_NO_GAMES = Match("classic", ("random", "greedy"), seed=0, deals=0, deals_per_chunk=1)


def play_chunk(match: Match, chunk: int) -> Games:
    """Play every deal of the chunk in every seating."""
    deals = np.array(match.deals_of(chunk))
    play = _duel if match.variant == "duel" else _sheets
    played = [play(match, lineup, seating, deals) for seating, lineup in enumerate(match.seatings)]
    order = np.arange(len(deals) * len(played)).reshape(len(played), len(deals)).T.ravel()
    joined = Games.joined(played)
    return Games(**{name: column[order] for name, column in joined.columns().items()})


def play_seating(match: Match, deals: NDArray[np.int64]) -> Games:
    """Play these deals with the bots seated in the order of the line-up."""
    return (_duel if match.variant == "duel" else _sheets)(match, match.lineup, 0, deals)


def compile_sheets() -> None:
    """Compile the games of Classic and Longo, which have the same argument types, without playing any."""
    _sheets(_NO_GAMES, _NO_GAMES.lineup, 0, np.zeros(0, np.int64))


def compile_duel() -> None:
    """Compile the games of the Duel without playing any."""
    _duel(_NO_GAMES, _NO_GAMES.lineup, 0, np.zeros(0, np.int64))


def _sheets(match: Match, lineup: Lineup, seating: int, deals: NDArray[np.int64]) -> Games:
    players = len(lineup)
    found = new_results(len(deals), players)
    reference, params = _reference(match, players), _params(lineup)
    params += params[:1] * (SEATS - players)  # a fixed length, so that one compilation serves all
    lucky, noise_seeds = lucky_masks(match.variant, players), _noise_seeds(match, seating, players, deals)
    samples = SAMPLES if match.luck else 0
    play_matches(
        reference, params, lucky, np.uint64(match.seed), deals, noise_seeds, samples, new_match_state(players), found
    )
    return _games(match, seating, deals, found)


def _reference(match: Match, players: int) -> Evaluator:
    net = Net(*load(network_name(match.variant, players)))
    return Evaluator(tables(match.variant), layout_of(match.variant), net, new_scratch(net), REFERENCE)


def _duel(match: Match, lineup: Lineup, seating: int, deals: NDArray[np.int64]) -> Games:
    net = Net(*load(network_name("duel", 2)))
    one, two, reference = (
        duel_search.Evaluator(net, new_scratch(net), params) for params in (*_params(lineup), REFERENCE)
    )
    found, noise_seeds = duel_match.new_results(len(deals)), _noise_seeds(match, seating, 2, deals)
    samples, openers = SAMPLES if match.luck else 0, np.zeros_like(deals)
    duel_match.play_matches((one, two), np.uint64(match.seed), deals, openers, noise_seeds, samples, reference, found)
    return Games.of(
        deal=deals,
        seating=np.full(len(deals), seating),
        turns=found.turns,
        reasons=found.reasons,
        scores=found.scores,
        penalties=found.missed,
        **_luck(match, found.luck),
    )


def _params(lineup: Lineup) -> tuple[PolicyParams, ...]:
    """How each bot of the line-up plays; all of them have a compiled policy."""
    return tuple(params for params in map(params_of, lineup) if params)


def _luck(match: Match, luck: NDArray[np.float64]) -> dict[str, NDArray[np.float64]]:
    """The luck columns, or nothing if luck was not requested."""
    return {"luck_win": luck[:, :, 0], "luck_margin": luck[:, :, 1] * MARGIN} if match.luck else {}


def _noise_seeds(match: Match, seating: int, players: int, deals: NDArray[np.int64]) -> NDArray[np.uint64]:
    """The same seeds that `by_rules` gives to bots."""
    texts = [[f"{match.seed}/{match.game(int(deal), seating)}/{seat}" for seat in range(players)] for deal in deals]
    return np.array([[noise_seed(text) for text in line] for line in texts], dtype=np.uint64).reshape(-1, players)


def _games(match: Match, seating: int, deals: NDArray[np.int64], found: Results) -> Games:
    crosses = np.stack([found.sheets >> 8 * row & 15 for row in range(4)])
    penalties = found.sheets >> 32
    rows = np.bitwise_count(found.closed) >= 2
    return Games.of(
        deal=deals,
        seating=np.full(len(deals), seating),
        turns=found.turns,
        reasons=REASON_BITS["rows"] * rows + REASON_BITS["penalties"] * (penalties.max(axis=1) >= 4),
        scores=(crosses * (crosses + 1) // 2).sum(axis=0) - 5 * penalties,
        penalties=penalties,
        **_luck(match, found.luck),
    )
