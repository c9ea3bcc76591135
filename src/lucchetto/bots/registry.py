"""All bots by name. A plain table: nothing registers itself by being imported."""

from collections.abc import Callable, Mapping

from lucchetto.features.policy_params import PRICED, VALUED, Character
from lucchetto.rules import MalformedError, shown

from .heuristic import PricedBot
from .levels import CHARACTERS, LEVELS
from .protocol import Bot
from .random import RandomBot

Maker = Callable[[str | None], Bot]


def _maker(name: str) -> Maker:
    character = CHARACTERS[name]
    if character.kind == VALUED:
        return lambda seed: _valued(character, seed)
    if character.kind == PRICED:
        return lambda seed: PricedBot(character, seed)
    return RandomBot


def _valued(character: Character, seed: str | None) -> Bot:
    from .value_based import ValuedBot  # numpy takes a while to load, and not every command asks for a strong bot

    return ValuedBot(character, seed)


def _optimal() -> Bot:
    from .optimal import OptimalBot  # likewise, with the solver

    return OptimalBot()


BOTS: Mapping[str, Maker] = {
    **{name: _maker(name) for name in (*LEVELS, "greedy", "random")},
    "optimal": lambda seed: _optimal(),
}
"""The levels from weak to strong, then the yardsticks, then the exact player of games for one."""


def make_bot(name: str, seed: str | None = None) -> Bot:
    """A bot by name; the same seed gives the same whims."""
    if name not in BOTS:
        raise MalformedError(
            "unknown-bot", "there is no bot {bot}; known are {known}", bot=shown(name), known=", ".join(BOTS)
        )
    return BOTS[name](seed)
