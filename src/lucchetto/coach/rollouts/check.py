"""Checks contested decisions by rollouts: which ones, with how many games, and what their choices are then worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from math import sqrt
from typing import TYPE_CHECKING

from lucchetto.bots.oversight import noise_seed
from lucchetto.coach.judge import Value
from lucchetto.coach.scale import MARKS
from lucchetto.coach.shapes import Unit
from lucchetto.rules import Decision, Game

if TYPE_CHECKING:
    from .race import Estimate


@dataclass(frozen=True)
class Budget:
    """How thoroughly decisions are checked."""

    schedule: tuple[int, ...]
    """The games that every choice has after each batch, as long as its mark is open."""
    turns: int
    """Turns after the current one; the network's values replace what follows."""
    error: Mapping[Unit, float]
    """The standard error at which a choice stops in any case."""
    reach: Mapping[Unit, float]
    """A decision is contested if a choice that is not chosen, or the loss, is within this much of the question."""


STANDARD = Budget((16, 32, 64, 128), 6, {"win": 0.003, "points": 0.15}, {"win": 0.01, "points": 1.0})
"""For every analysis. Fewer turns leave more to the network, more of them need more games (docs/coach.md)."""
DEEP = Budget((256, 512, 1024, 2048, 4096), 1 << 30, {"win": 0.004, "points": 0.15}, {"win": 0.06, "points": 2.0})
"""On request: games to their end."""
NETWORK_ERROR: Mapping[Unit, float] = {"win": 0.009, "points": 0.65}
"""The typical error of a loss by the network alone, on the reference positions (docs/coach.md)."""
DEVIATIONS = 2.0
"""A mark is clear if the loss is this many standard errors from the next threshold."""


def is_installed() -> bool:
    """Whether rollouts can be played at all: numba compiles them."""
    return find_spec("numba") is not None


def is_ready(variant: str) -> bool:
    """Whether rollouts can be played at once: compiling them takes about half a minute, the first time."""
    if not is_installed():
        return False
    from lucchetto.kernels.code_cache import code_folder  # a browser, which has no numba, has no kernels either

    name = f"{'duel' if variant == 'duel' else 'sheets'}.roll_out-*.nbi"
    return any(code_folder().glob(f"rollouts_*/{name}"))


def can_import() -> bool:
    """Whether numba works. It takes a second to import, so this is the last question."""
    try:
        import lucchetto.coach.rollouts.games  # noqa: F401 - the attempt is the question
    except Exception:  # a broken installation raises anything
        return False
    return True


@dataclass(frozen=True)
class Checked:
    """The values of all choices by rollouts."""

    values: Mapping[Decision, Value]
    errors: Mapping[Decision, float]
    """The standard error of each choice's loss."""
    games: Mapping[Decision, int]

    def error_of(self, move: Decision) -> float:
        """The standard error of a choice's loss or, for the best choice, of its lead over the next one."""
        if self.errors[move]:
            return self.errors[move]
        following = max((other for other in self.values if other != move), key=lambda other: self.values[other].value)
        return self.errors[following]


@dataclass
class Checker:
    """Checks the decisions of one analysis."""

    unit: Unit
    budget: Budget
    decisions: int = 0
    games: int = 0
    """Games played so far, all choices and decisions together."""
    is_interrupted: bool = field(default=False)
    """Set by an interruption; decisions that follow are not checked any more."""

    def check(self, game: Game, seat: int, values: Mapping[Decision, Value], chosen: Decision) -> Checked | None:
        """Return the values of all choices by rollouts, or None if the decision is not contested."""
        if self.is_interrupted or not is_contested(values, chosen, self.budget.reach[self.unit]):
            return None
        estimates = self._race(game, seat, tuple(values), list(values).index(chosen))
        if not estimates:
            return None
        self.decisions += 1
        self.games += sum(estimate.games for estimate in estimates)
        return weighed(values, estimates, NETWORK_ERROR[self.unit])

    def _race(self, game: Game, seat: int, moves: Sequence[Decision], chosen: int) -> "Sequence[Estimate]":
        from lucchetto.kernels.rollouts.limits import Limits

        from .games import rollout
        from .race import race

        def settled(choice: int, loss: float, error: float) -> bool:
            return error <= floor or is_clear(unit, loss, error, is_chosen=choice == chosen)

        unit, floor, found = self.unit, self.budget.error[self.unit], list["Estimate"]()
        limits = Limits(self.budget.turns, 2.0)
        try:
            games = rollout(game, seat, moves, noise_seed(_text(game, seat)), self.budget.schedule[-1], limits)
            for found in race(games, len(moves), self.budget.schedule, settled):  # noqa: B007 - the last one counts
                pass
        except KeyboardInterrupt:
            self.is_interrupted = True
        return found


def is_contested(values: Mapping[Decision, Value], chosen: Decision, reach: float) -> bool:
    """Whether the network is not sure enough of a decision: another choice is close to the chosen one, or better."""
    others = [found.value for move, found in values.items() if move != chosen]
    return bool(others) and max(others) > values[chosen].value - reach


def is_clear(unit: Unit, loss: float, error: float, *, is_chosen: bool) -> bool:
    """Whether more games would hardly change the mark of the chosen move, or which choice is the best one."""
    thresholds = [least for least, _ in MARKS[unit]] if is_chosen else [0.0]
    return min(abs(loss - threshold) for threshold in thresholds) > DEVIATIONS * error


def weighed(network: Mapping[Decision, Value], estimates: "Sequence[Estimate]", typical: float) -> Checked:
    """Weigh the losses by the games against those by the network, each by its precision.

    Choices that cannot be told from the best one count as equal to it.
    """
    moves, values = tuple(network), [value.value for value in network.values()]
    best = next(number for number, found in enumerate(estimates) if not found.loss and not found.error)
    weights = [typical**2 / (typical**2 + found.error**2) for found in estimates]
    losses = [
        weight * found.loss + (1 - weight) * (values[best] - value)
        for weight, found, value in zip(weights, estimates, values, strict=True)
    ]
    top, least = estimates[best].value, min(losses)
    lost = [
        0.0 if loss - least <= sqrt(weight) * found.error else loss - least
        for loss, weight, found in zip(losses, weights, estimates, strict=True)
    ]
    return Checked(
        {move: Value(top - loss, found.margin) for move, loss, found in zip(moves, lost, estimates, strict=True)},
        {move: found.error for move, found in zip(moves, estimates, strict=True)},
        {move: found.games for move, found in zip(moves, estimates, strict=True)},
    )


def _text(game: Game, seat: int) -> str:
    """The position as a text that determines the dice of its rollouts."""
    sheets = [(sheet.marks, sheet.penalties) for sheet in game.sheets]
    rest = game.variant.name, game.lucky, game.closed, game.active, game.phase, str(game.used), game.dice, seat
    return repr((sheets, rest))
