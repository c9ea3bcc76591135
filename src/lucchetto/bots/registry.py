"""All bots by name. A plain table: nothing registers itself by being imported."""

from collections.abc import Callable, Mapping

from lucchetto.features.policy_params import HEURISTIC, VALUE_BASED, PolicyParams
from lucchetto.rules import MalformedError, shown

from .heuristic import HeuristicBot
from .levels import LEVELS, POLICY_PARAMS
from .protocol import Bot
from .random import RandomBot

Maker = Callable[[str | None], Bot]


def _maker(name: str) -> Maker:
    params = POLICY_PARAMS[name]
    if params.kind == VALUE_BASED:
        return lambda seed: _value_bot(params, seed)
    if params.kind == HEURISTIC:
        return lambda seed: HeuristicBot(params, seed)
    return RandomBot


def _value_bot(params: PolicyParams, seed: str | None) -> Bot:
    from .value_based import ValueBot  # numpy takes a while to load, and not every command asks for a strong bot

    return ValueBot(params, seed)


def _optimal() -> Bot:
    from .optimal import OptimalBot  # likewise, with the solver

    return OptimalBot()


BOTS: Mapping[str, Maker] = {
    **{name: _maker(name) for name in (*LEVELS, "greedy", "random")},
    "optimal": lambda seed: _optimal(),
}
"""The levels from weak to strong, then the yardsticks, then the exact player of games for one."""


def make_bot(name: str, seed: str | None = None) -> Bot:
    """A bot by name; the same seed gives the same noise."""
    if name not in BOTS:
        raise MalformedError(
            "unknown-bot", "there is no bot {bot}; known are {known}", bot=shown(name), known=", ".join(BOTS)
        )
    return BOTS[name](seed)
