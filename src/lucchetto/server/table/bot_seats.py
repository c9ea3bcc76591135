"""Creates the seats of bots: their names and characters, and the strength of a partner."""

from collections.abc import Collection, Iterable

from lucchetto.bots.partner import NEW_PLAYER, PARTNER, level_of, limited
from lucchetto.bots.seating import check_bot

from .events import Seated
from .names import BotNames, introduce_bot
from .state import Seat


def bot_seat(
    names: BotNames, bot: str, taken: Collection[str], character: str | None = None, strength: float = NEW_PLAYER
) -> Seated:
    """The seat of a bot; raises if there is no such bot. Only a partner uses `strength`."""
    check_bot(bot)
    name, found = introduce_bot(names, bot, taken, character)
    return _partner(name, strength) if bot == PARTNER else Seated(name, bot=bot, character=found)


def has_partner(seats: Iterable[Seat | Seated]) -> bool:
    return any(seat.strength is not None for seat in seats)


def adapted(seats: Iterable[Seated], strength: float) -> list[Seated]:
    """The same seats with partners of this strength."""
    return [seat if seat.strength is None else _partner(seat.name, strength) for seat in seats]


def _partner(name: str, strength: float) -> Seated:
    """The seat of a partner. Its `bot` is the nearest level, for processes of an earlier version."""
    return Seated(name, bot=level_of(strength), strength=limited(strength))
