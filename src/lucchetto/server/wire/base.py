"""The base class of all messages, and constrained value types that several messages use."""

from typing import Annotated

from msgspec import Meta, Struct

from lucchetto.records.nonces import NONCE
from lucchetto.server.vocabulary import full_match

Nickname = Annotated[str, Meta(min_length=1, max_length=60)]
MessageId = Annotated[str, Meta(min_length=1, max_length=40)]
LuckyNumber = Annotated[int, Meta(ge=0, le=99)]  # the variant decides which ones exist
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MoveText = Annotated[str, Meta(max_length=20)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]
Nonce = Annotated[str, Meta(pattern=full_match(NONCE), max_length=64)]
Face = Annotated[int, Meta(ge=1, le=8)]


class Shape(Struct, rename="camel", omit_defaults=False, forbid_unknown_fields=True):
    """Base class of all messages: camelCase field names, and no unknown fields."""


class QrCode(Shape):
    """A QR code, ready to be drawn. It is sent together with its link, so that no other URL contains a secret link."""

    size: int
    """Its width and height in modules, including the light margin."""
    path: str
    """The outline of all dark modules, as an SVG path."""


class Link(Shape):
    """The address of a page, for another device or person."""

    address: str
    qr: QrCode


class Problem(Shape):
    """A refusal as a code with facts, which the page translates."""

    code: str
    text: str
    rule: str | None = None
    facts: dict[str, str | int] = {}
