"""All bots by name. A plain table: nothing registers itself by being imported."""

from collections.abc import Callable, Mapping

from lucchetto.rules import MalformedError, shown

from .greedy import GreedyBot
from .protocol import Bot
from .random import RandomBot

BOTS: Mapping[str, Callable[[str | None], Bot]] = {
    "random": RandomBot,
    "greedy": lambda seed: GreedyBot(),
}


def make_bot(name: str, seed: str | None = None) -> Bot:
    """A bot by name; the same seed gives the same whims."""
    if name not in BOTS:
        raise MalformedError(
            "unknown-bot", "there is no bot {bot}; known are {known}", bot=shown(name), known=", ".join(BOTS)
        )
    return BOTS[name](seed)
