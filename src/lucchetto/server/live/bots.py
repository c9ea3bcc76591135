"""Computes bots' decisions: those of strong bots in low-priority worker processes, those of the others at once."""

import asyncio
import logging
import os

from lucchetto.bots.characters import characters_of
from lucchetto.bots.partner import partner
from lucchetto.bots.registry import params_of
from lucchetto.bots.seating import USUAL_LEVEL, is_offered, own_bots
from lucchetto.features.policy_params import VALUE_BASED
from lucchetto.rules import Decision, Game, GameError
from lucchetto.server.concurrency.worker_pool import WorkerPool
from lucchetto.server.errors import UnavailableError
from lucchetto.server.ops.metrics import THINKING

from .bot_tasks import decide, decide_in_time, decided, encoded

WORKERS = max(1, min(4, (os.cpu_count() or 1) // 2))
"""Worker processes for bots. Each computes about 300 decisions of masters per second."""
NICENESS = 10
"""Added to the niceness of these workers, so that the server keeps priority."""

logger = logging.getLogger("lucchetto.bots")


def uses_network(player: str) -> bool:
    """Whether a worker decides. The p99 of a decision with a network is 2 to 9 ms. That of the others is 0.1 to 1.3 ms,
    their median less than 0.1 ms except in the Duel, and a round trip to a worker costs 0.15 ms (docs/scale.md)."""
    params = params_of(player)
    return params is not None and params.kind == VALUE_BASED


def _player(bot: str, character: str | None, strength: float | None) -> str:
    """The bot as `make_bot` knows it."""
    if strength is not None:
        return partner(strength)
    return character if character and character in characters_of(bot) else bot


class BotPlayers:
    """Computes bots' decisions. Worker processes start with the first decision of a strong bot."""

    def __init__(self, own_bot_seconds: float = 5.0) -> None:
        """`own_bot_seconds`: time limit for a decision of a bot that the operator has added."""
        self._pool = WorkerPool(WORKERS, NICENESS, stops_cancelled=False)
        self._own_bot_seconds = own_bot_seconds
        self._own_bot_slots = asyncio.Semaphore(WORKERS)

    async def decide(
        self,
        bot: str,
        noise_seed: str,
        game: Game,
        seat: int,
        character: str | None = None,
        strength: float | None = None,
    ) -> Decision:
        """The decision of a bot that sees what this seat may see. The seed fixes its noise for the whole game.

        A character of a newer version plays as its level does. A partner has a strength.
        """
        with THINKING.labels(bot).time():
            seen = game.seen_by(seat)
            if not is_offered(bot) or bot in own_bots():
                return await self._decide_own(bot, noise_seed, seen, seat)
            player = _player(bot, character, strength)
            if not uses_network(player):
                return decide(player, noise_seed, seen, seat)
            try:
                return await self._pool.run(decided, player, noise_seed, encoded(seen), seat)
            except UnavailableError:
                logger.warning("no worker process could decide for a bot; a thread does it instead")
                return await asyncio.to_thread(decide, player, noise_seed, seen, seat)

    async def _decide_own(self, bot: str, noise_seed: str, seen: Game, seat: int) -> Decision:
        """The decision of an additional bot, in a separate process. If it fails, a casual bot decides."""
        try:
            reference = own_bots()[bot]
            async with self._own_bot_slots:
                return await asyncio.to_thread(
                    decide_in_time, reference, noise_seed, seen, seat, seconds=self._own_bot_seconds
                )
        except LookupError:
            logger.error("the bot %s is not installed; a %s bot decides instead", bot, USUAL_LEVEL)
        except GameError as error:
            logger.error("the bot %s failed; a %s bot decides instead: %s", bot, USUAL_LEVEL, error)
        return decide(USUAL_LEVEL, noise_seed, seen, seat)

    async def close(self) -> None:
        """Kill the workers. No decision may be pending."""
        await self._pool.close()
