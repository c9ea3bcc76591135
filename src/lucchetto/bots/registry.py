"""All bots by name. A plain table: nothing registers itself by being imported."""

from collections.abc import Callable, Mapping

from lucchetto.features.policy_params import HEURISTIC, VALUE_BASED, PolicyParams
from lucchetto.rules import MalformedError, shown

from .heuristic import HeuristicBot
from .levels import LEVELS, POLICY_PARAMS
from .own.loading import SupervisedBot, bot_name, is_reference, load_factory, made
from .protocol import Bot, BotLike
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


def make_bot(bot: BotLike, seed: str | int | None = None, *, time_limit: float | None = None) -> Bot:
    """A bot from its name, from "module:Class", from its class, or the bot itself; the same seed gives the same noise.

    Faults of bots that are not shipped raise a `BotError`. With `time_limit` (seconds for a decision) they run in
    processes of their own, so that a bot that hangs is a fault too.

    >>> import lucchetto as lk
    >>> game = lk.new_game("classic", ["Ada"]).roll(white=(1, 1), red=6, yellow=6, green=1, blue=1)
    >>> make_bot("greedy").decide(game, 0)
    Move('red', 2)
    """
    text = None if seed is None else str(seed)
    if isinstance(bot, str) and bot in BOTS:
        return BOTS[bot](text)
    if isinstance(bot, str) and not is_reference(bot):
        raise MalformedError(
            "unknown-bot", "there is no bot {bot}; known are {known}", bot=shown(bot), known=", ".join(BOTS)
        )
    name = bot_name(bot)
    if time_limit is not None:
        from .own.timed import TimedBot, check_time_limit  # starts processes, which few programs need

        check_time_limit(time_limit)
        return TimedBot(bot, name, text, time_limit)
    return SupervisedBot(made(load_factory(bot) if isinstance(bot, str) else bot, name, text), name)
