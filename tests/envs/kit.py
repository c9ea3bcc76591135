"""Tables of every kind, and games played on them at random."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from lucchetto.envs.table import Table
from lucchetto.rules import VARIANTS, Game

TABLES = [(kind.name, seats) for kind in VARIANTS.values() for seats in range(kind.seats[0], kind.seats[1] + 1)]
SOME_TABLES = [("classic", 1), ("classic", 2), ("classic", 5), ("longo", 1), ("longo", 3), ("duel", 2)]


def any_action(mask: NDArray[np.int8], random: np.random.Generator) -> int:
    """Any legal action, but passes are rare: with random passes, games end almost at once."""
    legal = np.flatnonzero(mask)
    return int(random.choice(legal[1:])) if len(legal) > 1 and random.random() < 0.9 else int(legal[0])


def random_games(variant: str, players: int, keys: range) -> Iterator[Game]:
    """Every position of games played at random."""
    table, random = Table(variant, players), np.random.default_rng(keys.start)
    for key in keys:
        table.start(key)
        yield table.game
        while not table.over:
            seat = table.turn_order()[0]
            table.play(seat, any_action(table.encoder.mask(table.game, seat), random))
            yield table.game
