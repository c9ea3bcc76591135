"""Computer players, with one protocol and one registry."""

from .own.errors import BotError
from .own.loading import bot_name, close_bot
from .protocol import Bot, BotFactory, BotLike
from .registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "BotError", "BotFactory", "BotLike", "bot_name", "close_bot", "make_bot"]
