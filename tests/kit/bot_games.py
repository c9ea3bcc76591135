"""Whole games of bots, as records: the same for the same seed."""

from collections.abc import Sequence

from lucchetto.bots import make_bot
from lucchetto.records import Decided, Event, Record, Rolled, header_of, seeded_dice
from lucchetto.rules import new_game


def bot_game(variant: str, bots: Sequence[str], seed: str, *, events: int = 10_000) -> Record:
    """Played to its end, or until so many events have happened."""
    game, dice = new_game(variant, [f"{bot} {seat}" for seat, bot in enumerate(bots)]), seeded_dice(seed)
    players = [make_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    header, happened = header_of(game, bots=list(bots)), list[Event]()
    while game.result is None and len(happened) < events:
        event: Event
        if game.waiting:
            seat = min(game.waiting)
            event = Decided(seat, players[seat].decide(game.seen_by(seat), seat))
        else:
            event = Rolled(dict(dice.roll(game)))
        game = event.apply(game)
        happened.append(event)
    return Record(header, tuple(happened))
