"""The value of a position of Classic or Longo at the end of a turn (an afterstate), to one of the players."""

from typing import NamedTuple

import numpy as np

from lucchetto.features.policy_params import MARGIN, PolicyParams
from lucchetto.features.sheets import Layout
from lucchetto.kernels.jit import njit_nogil
from lucchetto.kernels.network import Net, Scratch, forward, logit_and_margin

from .features import encode
from .rules import total
from .tables import Tables
from .turn import Sheets, game_over


class Evaluator(NamedTuple):
    """A network with what it needs to evaluate positions of one variant, and the policy that uses it."""

    tables: Tables
    layout: Layout
    net: Net
    scratch: Scratch
    params: PolicyParams
    alone: bool = False
    """With opponents: estimate a seat's win share by its own logit, without the others', which is quick."""


@njit_nogil
def with_params(evaluator: Evaluator, params: PolicyParams) -> Evaluator:
    """The same evaluator for another policy."""
    return Evaluator(evaluator.tables, evaluator.layout, evaluator.net, evaluator.scratch, params, evaluator.alone)


@njit_nogil
def quick(evaluator: Evaluator) -> Evaluator:
    """The same evaluator with quick estimates."""
    return Evaluator(evaluator.tables, evaluator.layout, evaluator.net, evaluator.scratch, evaluator.params, True)


@njit_nogil
def outcome(sheets: Sheets, me: int) -> tuple[float, float]:
    """Win share and margin of a finished game; in solitaire the margin is the score."""
    mine = total(sheets[me])
    best, equals = -1000, 1
    for seat in range(len(sheets)):
        if seat != me:
            other = total(sheets[seat])
            best = max(best, other)
            equals += other == mine
    if len(sheets) == 1:
        return 1.0, mine / MARGIN
    return (1.0 / equals if mine >= best else 0.0), (mine - best) / MARGIN


@njit_nogil
def evaluate(evaluator: Evaluator, sheets: Sheets, closed: int, me: int, following: int) -> tuple[float, float]:
    """Win share and margin before seat `following` rolls, or at the end of the game."""
    if game_over(sheets, closed):
        return outcome(sheets, me)
    if len(sheets) == 1:
        return forward(evaluator.net, evaluator.scratch, encoded(evaluator, sheets, closed, me, following))
    if evaluator.alone:
        count = encoded(evaluator, sheets, closed, me, following)
        logit, margin = logit_and_margin(evaluator.net, evaluator.scratch, count)
        return np.exp(np.float64(logit)), margin
    return evaluate_jointly(evaluator, sheets, closed, me, following)


@njit_nogil
def encoded(evaluator: Evaluator, sheets: Sheets, closed: int, me: int, following: int) -> int:
    """Write a seat's features of a position to the scratch space; return how many there are."""
    needed, closing = evaluator.tables.needed, evaluator.tables.closing
    return encode(evaluator.layout, sheets, closed, me, following, needed, closing, evaluator.scratch.rows)


@njit_nogil
def evaluate_jointly(evaluator: Evaluator, sheets: Sheets, closed: int, me: int, following: int) -> tuple[float, float]:
    """Win share and margin with opponents: the win shares of all seats are the softmax of their logits."""
    odds, mine, lead = 0.0, 0.0, 0.0
    for seat in range(len(sheets)):
        count = encoded(evaluator, sheets, closed, seat, following)
        logit, margin = logit_and_margin(evaluator.net, evaluator.scratch, count)
        weight = np.exp(np.float64(logit))
        odds += weight
        if seat == me:
            mine, lead = weight, margin
    return mine / odds, lead


@njit_nogil
def utility(evaluator: Evaluator, sheets: Sheets, closed: int, me: int, following: int) -> float:
    """The quantity that a policy maximises: the win share plus the weighted margin; in solitaire only the margin."""
    win, margin = evaluate(evaluator, sheets, closed, me, following)
    return margin if len(sheets) == 1 else win + evaluator.params.margin_weight * margin
