"""The base of every message, and values with limits that several messages use."""

from typing import Annotated

from msgspec import Meta, Struct

Nickname = Annotated[str, Meta(min_length=1, max_length=60)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MoveText = Annotated[str, Meta(max_length=20)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]
Nonce = Annotated[str, Meta(pattern="^(?:[0-9a-f]{2}){8,32}$")]
Face = Annotated[int, Meta(ge=1, le=8)]


class Shape(Struct, rename="camel", omit_defaults=False, forbid_unknown_fields=True):
    """Base of all that travels."""


class Problem(Shape):
    """What is wrong, as a code with facts: the page says it in the reader's language."""

    code: str
    text: str
    rule: str | None = None
    facts: dict[str, str | int] = {}
