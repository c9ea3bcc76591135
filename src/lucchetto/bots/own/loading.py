"""Loads third-party bots from "module:Class", names them, and checks their decisions."""

import importlib
import inspect
from collections.abc import Iterable
from functools import cache
from typing import cast

from lucchetto.bots.protocol import Bot, BotFactory, BotLike
from lucchetto.rules import Decision, Game, GameError, MalformedError, Move, NotYourDecisionError, Pass, shown

from .errors import BotError


class SupervisedBot:
    """A bot whose faults raise a `BotError` with the bot, its seat, its move and the rule."""

    def __init__(self, bot: Bot, name: str) -> None:
        self._bot = bot
        self.name = name

    def decide(self, game: Game, seat: int) -> Decision:
        """Return the bot's decision, or raise a BotError if it is illegal."""
        game.check_waiting(seat)
        try:
            move = self._bot.decide(game, seat)
        except BotError:
            raise
        except (Exception, SystemExit) as error:
            raise _raised(self.name, game, seat, error) from error
        check_decision(self.name, game, seat, move)
        return move


def check_decision(name: str, game: Game, seat: int, move: object) -> None:
    """Raise a BotError if the rules forbid this decision."""
    try:
        if not isinstance(move, Move | Pass):
            raise MalformedError("not-a-move", "{text} is not a move", text=shown(move))
        game.play(seat, move)
    except NotYourDecisionError:
        raise
    except GameError as error:
        why = str(error).removesuffix(f" ({error.rule})")
        found = str(move) if isinstance(move, Move | Pass) else shown(move)
        raise BotError(
            "bot-illegal",
            "{bot} in seat {seat} chose {found} in turn {turn}: {why}",
            error.rule,
            bot=name,
            seat=seat,
            found=found,
            turn=game.turn,
            why=why,
        ) from None


def _raised(name: str, game: Game, seat: int, error: BaseException) -> BotError:
    return BotError(
        "bot-raised",
        "{bot} in seat {seat} raised an error in turn {turn}: {why}",
        bot=name,
        seat=seat,
        turn=game.turn,
        why=described(error),
    )


def described(error: BaseException) -> str:
    """The class and the message of an exception, on one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text[:200]}" if text else type(error).__name__


def is_reference(name: str) -> bool:
    """Whether a text has the form "module:Class"."""
    module, colon, attribute = name.partition(":")
    return bool(module and colon and attribute)


def bot_name(bot: BotLike) -> str:
    """Return a bot's name in reports: the name itself, the attribute `name`, or the name of its class."""
    if isinstance(bot, str):
        return bot
    named = getattr(bot, "name", None)
    if isinstance(named, str) and named:
        return named
    return bot.__name__ if inspect.isclass(bot) or inspect.isfunction(bot) else type(bot).__name__


def distinct_names(bots: Iterable[BotLike]) -> list[str]:
    """Return one name per bot; equal names are numbered."""
    names: list[str] = []
    for bot in bots:
        name, number = bot_name(bot), 1
        while (name if number == 1 else f"{name} {number}") in names:
            number += 1
        names.append(name if number == 1 else f"{name} {number}")
    return names


def close_bot(bot: Bot) -> None:
    """Release a bot's resources, such as its process."""
    close = getattr(bot, "close", None)
    if callable(close):
        close()


def load_factory(reference: str) -> "Bot | BotFactory":
    """Import what "module:Class" names, or raise a MalformedError that says why it cannot be loaded."""
    try:
        return _loaded(reference)
    except MalformedError:
        raise
    except (Exception, SystemExit) as error:  # importing runs the module's own code
        raise not_loaded(reference, described(error)) from error


@cache
def _loaded(reference: str) -> "Bot | BotFactory":
    module, _, attribute = reference.partition(":")
    found: object = importlib.import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    if not callable(found) and not callable(getattr(found, "decide", None)):
        raise _no_decide(reference)
    return cast("Bot | BotFactory", found)


def made(source: "Bot | BotFactory", name: str, seed: str | None) -> Bot:
    """Return the bot itself, or a new one made by its class or function."""
    bot: object = source
    if inspect.isclass(source) or not callable(getattr(source, "decide", None)):
        if not callable(source):
            raise _no_decide(name)
        try:
            bot = source(seed=seed) if _takes_seed(source) else source()
        except (Exception, SystemExit) as error:
            raise not_loaded(name, described(error)) from error
    if not callable(getattr(bot, "decide", None)):
        raise _no_decide(name)
    return cast(Bot, bot)


def _takes_seed(factory: BotFactory) -> bool:
    try:
        return "seed" in inspect.signature(factory).parameters
    except ValueError:  # a class written in C may have no signature
        return False


def not_loaded(name: str, why: str) -> MalformedError:
    """The error for a bot that does not exist, or whose code fails before it plays."""
    return MalformedError("bot-not-loaded", "the bot {bot} cannot be loaded: {why}", bot=shown(name), why=why)


def _no_decide(name: str) -> MalformedError:
    return MalformedError("bot-no-decide", "{bot} is not a bot: it has no method decide(game, seat)", bot=shown(name))
