"""All bots by name, in a plain table: no module registers itself on import."""

from collections.abc import Callable, Mapping

from lucchetto.features.policy_params import HEURISTIC, VALUE_BASED, PolicyParams
from lucchetto.rules import MalformedError, shown

from .characters import CHARACTERS, PARAMS_BY_NAME
from .heuristic import HeuristicBot
from .levels import LEVELS
from .own.loading import SupervisedBot, bot_name, is_reference, load_factory, made
from .protocol import Bot, BotLike
from .random import RandomBot

Maker = Callable[[str | None], Bot]


def _maker(name: str) -> Maker:
    params = PARAMS_BY_NAME[name]
    if params.kind == VALUE_BASED:
        return lambda seed: _value_bot(params, seed)
    if params.kind == HEURISTIC:
        return lambda seed: HeuristicBot(params, seed)
    return RandomBot


def _value_bot(params: PolicyParams, seed: str | None) -> Bot:
    from .value_based import ValueBot  # imports numpy, which is slow and which not every command needs

    return ValueBot(params, seed)


def _optimal() -> Bot:
    from .optimal import OptimalBot  # likewise, and the solver

    return OptimalBot()


BOTS: Mapping[str, Maker] = {
    **{name: _maker(name) for name in (*LEVELS, "greedy", "random")},
    "optimal": lambda seed: _optimal(),
}
"""The levels from weak to strong, then the baselines, then the exact player of solitaire."""
_CHARACTERS: Mapping[str, Maker] = {name: _maker(name) for name in CHARACTERS}


def make_bot(bot: BotLike, seed: str | int | None = None, *, time_limit: float | None = None) -> Bot:
    """Return a bot, given its name (of `BOTS`, or a character's), "module:Class", its class or the bot itself.

    The same seed gives the same noise.

    If a bot that is not shipped breaks the rules or raises an exception, a `BotError` is raised. With `time_limit`, in
    seconds per decision, such a bot runs in a process of its own, so that one that hangs raises a `BotError` too.

    >>> import lucchetto as lk
    >>> game = lk.new_game("classic", ["Ada"]).roll(white=(1, 1), red=6, yellow=6, green=1, blue=1)
    >>> make_bot("greedy").decide(game, 0)
    Move('red', 2)
    """
    text = None if seed is None else str(seed)
    if isinstance(bot, str) and (maker := BOTS.get(bot) or _CHARACTERS.get(bot)):
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
