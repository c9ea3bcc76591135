"""Players made of code: one protocol, one registry."""

from .protocol import Bot
from .registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
