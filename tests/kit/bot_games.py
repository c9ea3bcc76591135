"""Whole games between bots, as records, which a seed determines."""

from collections.abc import Sequence

from lucchetto.bots import Bot, make_bot
from lucchetto.records import Decided, Event, Record, Rolled, header_of, seeded_dice
from lucchetto.rules import new_game


def bot_game(
    variant: str, bots: Sequence[str], seed: str, *, events: int = 10_000, players: Sequence[Bot] | None = None
) -> Record:
    """Played to its end, or for this many events, by the bots of these names or by `players` in their place."""
    game, dice = new_game(variant, [f"{bot} {seat}" for seat, bot in enumerate(bots)]), seeded_dice(seed)
    players = players or [make_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(bots)]
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
