"""Functions that compute bots' decisions in worker processes. This module must not import the rest of the server."""

import io
import pickle

from lucchetto.bots import close_bot, make_bot
from lucchetto.rules import Decision, Game, variant
from lucchetto.rules.variant import Variant


def decided(bot: str, noise_seed: str, position: bytes, seat: int) -> Decision:
    """The decision in an encoded position."""
    return decide(bot, noise_seed, pickle.loads(position), seat)  # noqa: S301 - from our own parent


def decide(bot: str, noise_seed: str, game: Game, seat: int) -> Decision:
    """A bot's decision; the seed fixes its noise for the whole game."""
    return make_bot(bot, noise_seed).decide(game, seat)


def decide_in_time(reference: str, noise_seed: str, game: Game, seat: int, *, seconds: float) -> Decision:
    """The decision of a bot "module:Class", in a separate process; raises a BotError if it fails or is too slow."""
    player = make_bot(reference, noise_seed, time_limit=seconds)
    try:
        return player.decide(game, seat)
    finally:
        close_bot(player)


def encoded(game: Game) -> bytes:
    """A position for `decided`. The variant is pickled as its name: it would be three quarters of the data."""
    buffer = io.BytesIO()
    pickler = pickle.Pickler(buffer, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {Variant: lambda found: (variant, (found.name,))}
    pickler.dump(game)
    return buffer.getvalue()
