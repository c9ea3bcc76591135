"""Players made of code: one protocol, one registry."""

from .errors import BotError
from .own import bot_name, close_bot
from .protocol import Bot, BotFactory, BotLike
from .registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "BotError", "BotFactory", "BotLike", "bot_name", "close_bot", "make_bot"]
