"""Decodes the messages of clients."""

from collections.abc import Callable
from typing import Any

import msgspec

from lucchetto.rules import MalformedError

from .live import FromClient

LARGEST = 4096
"""Maximum length of a client's message, in characters."""

_decode: Callable[[str], FromClient] = msgspec.json.Decoder(FromClient).decode
_identified = msgspec.json.Decoder(dict[str, Any]).decode


def read_message(data: str) -> FromClient:
    """The message; raises MalformedError if it cannot be read."""
    if len(data) > LARGEST:
        raise MalformedError("message-too-long", "the message is too long")
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise MalformedError("bad-message", "the message cannot be read") from None


def id_of(data: str) -> str:
    """The id of a refused message, if it has one; the client waits for an answer with this id."""
    try:
        return str(_identified(data[:LARGEST]).get("id", ""))[:40]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
