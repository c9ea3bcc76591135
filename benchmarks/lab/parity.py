"""The full parity check: random games through the rules and through the kernels, compared state for state.

100,000 games of each variant, Classic and Longo with 1 to 5 players, in two processes: an hour of one core. Random
Duels end early, so further games of players who pass less often are added. The first difference ends the run.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from time import perf_counter
from typing import NamedTuple

from benchmarks.report import machine, table
from tests.kernels.duel import test_parity
from tests.kernels.sheets import game

GAMES = 100_000
DEEP_SHARE = 20
"""Random Duels per additional game of players who pass less often."""
CHUNK = 500
SEED = 2026
CORES = 2


class Chunk(NamedTuple):
    variant: str
    players: int
    first: int
    games: int
    deep: bool = False

    @property
    def name(self) -> str:
        players = "player" if self.players == 1 else "players"
        return f"{self.variant}, {self.players} {players}{', patient' if self.deep else ''}"

    def check(self) -> int:
        """Return the number of states that agreed; raise an AssertionError if one did not."""
        if self.deep:
            return test_parity.check_deep_games(self.first, self.games)
        if self.variant == "duel":
            return test_parity.check_games(SEED, self.games, self.first)
        return game.check_games(self.variant, self.players, SEED, self.first, self.games)


def chunks(games: int) -> list[Chunk]:
    """All variants alternately, so that an interrupted run has covered some games of each."""
    tables = [(variant, players, games // 5, False) for variant in ("classic", "longo") for players in range(1, 6)]
    tables += [("duel", 2, games, False), ("duel", 2, games // DEEP_SHARE, True)]
    parts = [part for which in tables for part in _parts(*which)]
    return sorted(parts, key=lambda part: part.first / sum(one.games for one in parts if one.name == part.name))


def _parts(variant: str, players: int, games: int, deep: bool) -> Iterator[Chunk]:
    for first in range(0, games, CHUNK):
        yield Chunk(variant, players, first, min(CHUNK, games - first), deep)


def check(work: Sequence[Chunk]) -> tuple[Counter[str], Counter[str]]:
    """Return the games and states that agreed, by kind of table; report the progress on standard error."""
    games, states, total = Counter[str](), Counter[str](), sum(chunk.games for chunk in work)
    with ProcessPoolExecutor(CORES) as pool:
        running = {pool.submit(Chunk.check, chunk): chunk for chunk in work}
        try:
            for done in as_completed(running):
                chunk = running[done]
                states[chunk.name] += done.result()
                games[chunk.name] += chunk.games
                print(f"\r{games.total():,} of {total:,} games agree", end="", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    print(file=sys.stderr)
    return games, states


def main(arguments: Sequence[str] = ()) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each variant")
    work = chunks(parser.parse_args(arguments).games)
    began = perf_counter()
    games, states = check(work)
    minutes = (perf_counter() - began) / 60
    rows = [(name, f"{games[name]:,}", f"{states[name]:,}") for name in dict.fromkeys(one.name for one in work)]
    rows.append(("all", f"{games.total():,}", f"{states.total():,}"))
    table(f"Rules and kernels agree ({minutes:.0f} minutes)", ("", "games", "states"), rows)


if __name__ == "__main__":
    print(machine())
    main(sys.argv[1:])
