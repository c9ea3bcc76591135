"""All bots by name, in a plain table: no module registers itself on import."""

from collections.abc import Callable, Mapping
from functools import partial

from lucchetto.features.policy_params import HEURISTIC, RANDOM, PolicyParams
from lucchetto.rules import MalformedError, shown

from .characters import PARAMS_BY_NAME
from .heuristic import HeuristicBot
from .levels import LEVELS
from .own.loading import SupervisedBot, bot_name, is_reference, load_factory, made
from .partner import PARTNER, partner_params
from .protocol import Bot, BotLike
from .random import RandomBot

Maker = Callable[[str | None], Bot]


def params_of(name: str) -> PolicyParams | None:
    """Return how a level, baseline bot, character or partner plays; None for other bots."""
    return PARAMS_BY_NAME.get(name) or partner_params(name)


def _policy_bot(params: PolicyParams, seed: str | None) -> Bot:
    if params.kind == RANDOM:
        return RandomBot(seed)
    if params.kind == HEURISTIC:
        return HeuristicBot(params, seed)
    from .value_based import ValueBot  # numpy is slow to import, and not every command needs it

    return ValueBot(params, seed)


def _maker(name: str) -> Maker | None:
    params = params_of(name)
    return partial(_policy_bot, params) if params else None


def _optimal() -> Bot:
    from .optimal import OptimalBot  # likewise, and it imports the solver

    return OptimalBot()


BOTS: Mapping[str, Maker] = {
    **{name: maker for name in (*LEVELS, PARTNER, "greedy", "random") if (maker := _maker(name))},
    "optimal": lambda seed: _optimal(),
}
"""The levels from weak to strong, the partner, then the baselines, then the exact player of solitaire."""


def make_bot(bot: BotLike, seed: str | int | None = None, *, time_limit: float | None = None) -> Bot:
    """Return a bot, given its name (in `BOTS`, or a character's), "module:Class", its class or the bot itself.

    The same seed gives the same noise. "partner=2.5" is a partner of this strength (`lucchetto.bots.partner`).

    If a bot that is not shipped breaks the rules or raises an exception, a `BotError` is raised. With `time_limit`, in
    seconds per decision, such a bot runs in its own process, so that one that hangs raises a `BotError` too.

    >>> import lucchetto as lk
    >>> game = lk.new_game("classic", ["Ada"]).roll(white=(1, 1), red=6, yellow=6, green=1, blue=1)
    >>> make_bot("greedy").decide(game, 0)
    Move('red', 2)
    """
    text = None if seed is None else str(seed)
    if isinstance(bot, str) and (maker := BOTS.get(bot) or _maker(bot)):
        return maker(text)
    if isinstance(bot, str) and not is_reference(bot):
        raise MalformedError(
            "unknown-bot", "there is no bot {bot}; choose one of {known}", bot=shown(bot), known=", ".join(BOTS)
        )
    name = bot_name(bot)
    if time_limit is not None:
        from .own.timed import TimedBot, check_time_limit  # few programs need its processes

        check_time_limit(time_limit)
        return TimedBot(bot, name, text, time_limit)
    return SupervisedBot(made(load_factory(bot) if isinstance(bot, str) else bot, name, text), name)
