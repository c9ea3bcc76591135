"""Plays one game between bots."""

import secrets
from collections.abc import Iterable, Mapping, Sequence

from lucchetto.bots import Bot, BotLike, bot_name, close_bot, make_bot
from lucchetto.bots.own.loading import distinct_names
from lucchetto.records import Decided, DiceSource, Event, FairDice, Record, Replay, Rolled, header_of, seeded_dice
from lucchetto.rules import Game, Variant, new_game


def random_dice(seed: int | str | None = None) -> FairDice:
    """Return dice for `play_game`. The same seed gives the same rolls; without a seed they differ every time.

    >>> import lucchetto as lk
    >>> lk.random_dice(1) == lk.random_dice(1), lk.random_dice() == lk.random_dice()
    (True, False)
    """
    return seeded_dice(secrets.token_hex() if seed is None else str(seed))


def play_game(
    players: Sequence[BotLike] | Mapping[str, BotLike],
    variant: str | Variant = "classic",
    *,
    dice: DiceSource | None = None,
    first: int = 0,
    lucky: Sequence[Sequence[int]] | None = None,
    time_limit: float | None = None,
) -> Replay:
    """Play a game to the end; return its replay, with the final `game`, its `record`, and every position in `games`.

    A player is the name of a bot, a bot, its class, or "module:Class"; use a mapping to name the players yourself.
    Without `dice` the rolls are random. With `random_dice(seed)` the same bots play the same game again.
    A bot that breaks the rules, raises an exception, or takes longer than `time_limit` seconds ends the game with a
    `BotError`.

    >>> import lucchetto as lk
    >>> played = lk.play_game({"Ada": "greedy", "Bob": "random"}, dice=lk.random_dice(1))
    >>> played.game.is_over, played.game.players
    (True, ('Ada', 'Bob'))
    """
    named = dict(players) if isinstance(players, Mapping) else dict(zip(distinct_names(players), players, strict=True))
    source = random_dice() if dice is None else dice
    game = new_game(variant, list(named), first, lucky)
    bots: list[Bot] = []
    try:
        for seat, bot in enumerate(named.values()):
            bots.append(make_bot(bot, _noise_seed(source, seat), time_limit=time_limit))
        games, events = _play_out(game, bots, source)
    finally:
        for made in bots:
            close_bot(made)
    record = Record(header_of(game, bots=[bot_name(bot) for bot in named.values()]), tuple(events))
    return Replay(record, tuple(games), tuple(range(1, len(games) + 1)))


def _play_out(game: Game, bots: Sequence[Bot], dice: DiceSource) -> tuple[list[Game], list[Event]]:
    """All positions and events. Within a phase, no bot sees what the others have chosen."""
    games, events = [game], list[Event]()
    while not games[-1].is_over:
        for event in _next_events(games[-1], bots, dice):
            games.append(event.apply(games[-1]))
            events.append(event)
    return games, events


def _next_events(game: Game, bots: Sequence[Bot], dice: DiceSource) -> Iterable[Event]:
    if game.phase == "roll":
        return [Rolled(dice.roll(game))]
    return [Decided(seat, bots[seat].decide(game, seat)) for seat in sorted(game.waiting)]


def _noise_seed(dice: DiceSource, seat: int) -> str | None:
    """The seed of a bot's random numbers, so that it makes the same mistakes on the same seeded dice."""
    return f"{dice.secret.hex()} {seat}" if isinstance(dice, FairDice) else None
