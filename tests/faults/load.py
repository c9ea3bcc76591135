"""Generates load: tables of two people who decide without pause. Afterwards it checks every guarantee."""

import asyncio
import itertools
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import TracebackType

import httpx

from lucchetto.server.accounts.service import COOKIE
from lucchetto.server.table.state import Table
from tests.faults.checker import Diary, Place, Violation, check_tables, difference
from tests.faults.player import Player, SendPolicy, plainly
from tests.server.kit import NO_TLS, TIMEOUT, VARIANTS, Json

GOES_ON = 60.0
"""Seconds after which a table without progress counts as stuck; a passing test never waits that long."""


@dataclass
class Pair:
    """Two people who play one game after another with each other."""

    ada: Player
    bob: Player

    def __iter__(self) -> Iterator[Player]:
        return iter((self.ada, self.bob))

    @property
    def decisions(self) -> int:
        return self.ada.decisions + self.bob.decisions


class Load:
    """`async with Load(addresses, place, tables=12) as load:` keeps players playing until the end of the block.

    `addresses` is called for every connection, as servers may come and go. `place` returns where the logs are.
    """

    def __init__(
        self,
        addresses: Callable[[], Sequence[str]],
        place: Callable[[], Place],
        *,
        tables: int,
        seed: int = 0,
        think: float = 0.005,
        send_policy: SendPolicy = plainly,
        restless: float = 0.0,
    ) -> None:
        """`restless` is the interval in seconds at which one player of each pair, sometimes both, disconnects."""
        self._addresses = addresses
        self._place = place
        self._tables = tables
        self._send_policy = send_policy
        self._restless = restless
        self._rng = random.Random(seed)
        self.think = think
        self.deciding = True
        self.pairs: list[Pair] = []
        self.guests: list[Player] = []
        """Further players that are checked too, but belong to no pair."""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def addresses(self) -> Sequence[str]:
        return self._addresses()

    @property
    def players(self) -> list[Player]:
        return [*(player for pair in self.pairs for player in pair), *self.guests]

    @property
    def decisions(self) -> int:
        """Decisions acknowledged so far."""
        return sum(pair.decisions for pair in self.pairs)

    @property
    def diaries(self) -> list[Diary]:
        return [diary for player in self.players for diary in player.diaries.values()]

    async def __aenter__(self) -> "Load":
        self.pairs = [await self._sit_down(number) for number in range(self._tables)]
        self._tasks = [asyncio.create_task(player.live()) for player in self.players]
        if self._restless:
            self._tasks.append(asyncio.create_task(self._come_and_go()))
        await self.goes_on()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> None:
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        faults = [fault for fault in ended if isinstance(fault, Exception)]
        if faults and kind is None:
            raise faults[0]

    @asynccontextmanager
    async def joined_by(self, guests: list[Player]) -> AsyncIterator[None]:
        """Let these players join until the end of the block, then check everything."""
        living = [asyncio.create_task(guest.live()) for guest in guests]
        self.guests, before = guests, self._tasks
        self._tasks = [*before, *living]
        try:
            yield
            await self.check()
        finally:
            self.guests, self._tasks = [], before
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)

    async def _come_and_go(self) -> None:
        while True:
            await asyncio.sleep(self._restless)
            ending = [
                player for pair in self.pairs for player in pair if player is pair.ada or self._rng.random() < 0.1
            ]
            await asyncio.gather(*(end_connection(player, self._rng) for player in ending))

    async def _sit_down(self, number: int) -> Pair:
        """Make a table for two: Classic, Longo and the Duel in turn; some with a bot, some with a timer."""
        variant = VARIANTS[number % 3]
        bots: list[Json] = [{"kind": "bot", "bot": "club"}] if number % 4 == 1 and variant != "duel" else []
        settings = {"variant": variant, "timer": 60 if number % 5 == 2 else 0}
        seats = [{"kind": "you"}, {"kind": "open"}, *bots]
        made, ada = await self._post("/api/tables", {"nickname": f"Ada {number}", "settings": settings, "seats": seats})
        _, bob = await self._post(f"/api/tables/{made['table']}/seats", {"nickname": f"Bob {number}"})
        return Pair(*(self._player(*who, made["table"]) for who in ((f"Ada {number}", ada), (f"Bob {number}", bob))))

    def _player(self, name: str, token: str, table: str) -> Player:
        player = Player(name, token, table, self, random.Random(self._rng.random()))
        player.send_policy = self._send_policy
        return player

    async def _post(self, path: str, body: Json) -> tuple[Json, str]:
        address = self._rng.choice(self.addresses)
        async with httpx.AsyncClient(timeout=TIMEOUT, verify=NO_TLS) as http:
            answer = await http.post(f"{address}{path}", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json(), answer.cookies[COOKIE]

    async def until(self, true: Callable[[], object], otherwise: Callable[[], str], timeout: float = GOES_ON) -> None:
        """Wait for a condition. Raises Violation with the text of `otherwise` on timeout, or if a player fails."""
        end = time.monotonic() + timeout
        while not true():
            for task in self._tasks:
                if task.done() and not task.cancelled():
                    raise Violation(f"a player failed: {task.exception()!r}") from task.exception()
            if time.monotonic() > end:
                raise Violation(otherwise())
            await asyncio.sleep(0.02)

    async def goes_on(self, more: int = 1) -> None:
        """Wait until every table has made at least `more` decisions, and both players have seen progress."""
        await asyncio.gather(*(self._goes_on(pair, more) for pair in self.pairs))

    async def _goes_on(self, pair: Pair, more: int) -> None:
        decided, stands = pair.decisions, [_stand(player) for player in pair]

        def moved() -> bool:
            seen = all(_stand(player) != stand for player, stand in zip(pair, stands, strict=True))
            return pair.decisions >= decided + more and seen

        await self.until(moved, lambda: f"table {pair.ada.table} makes no progress: {_describe(pair)}")

    async def check(self) -> None:
        """Pause all players, compare everything with the log, and resume."""
        self.deciding = False
        await self.until(
            lambda: all(player.is_idle for player in self.players),
            lambda: (
                "no answer: " + "; ".join(_describe(pair) for pair in self.pairs if not all(p.is_idle for p in pair))
            ),
        )
        end = time.monotonic() + TIMEOUT
        for attempt in itertools.count():
            tables = await asyncio.to_thread(lambda: check_tables(self._place(), self.diaries))
            wrong = [
                f"{player.name} at {player.table}: {found}"
                for player in self.players
                if (found := _difference(tables.get(player.table), player))
            ]
            if not wrong:
                break
            if time.monotonic() > end:
                raise Violation("views that are not the fold of the log: " + "; ".join(wrong[:3]))
            await asyncio.sleep(0.05 * (attempt + 1))
        self._drop_checked()
        self.deciding = True
        going_on = asyncio.gather(*(player.go_on() for player in self.players))
        await self.goes_on()
        await going_on

    def _drop_checked(self) -> None:
        """Drop the diaries of finished tables, which need no second check."""
        for player in self.players:
            for table in [table for table in player.diaries if table != player.table]:
                player.past += len(player.diaries.pop(table).acknowledged)


async def end_connection(player: Player, rng: random.Random) -> None:
    """End a connection with or without a close frame."""
    if rng.random() < 0.5:
        player.hang_up()
    else:
        await player.disconnect()


def _difference(table: Table | None, player: Player) -> str:
    return difference(table, player.diary) if table else "not read yet: its people have just moved there"


def _stand(player: Player) -> tuple[str, int]:
    return player.table, player.view.get("step", -1)


def _describe(pair: Pair) -> str:
    return ", ".join(
        f"{player.name} idle={player.is_idle} step={player.view.get('step')} {player.view.get('status')} "
        f"hands={[(hand['seat'], hand['chosen']) for hand in player.view.get('hands', [])]} refused={player.refusals} "
        f"connections={player.connections} {player.last_fault}"
        for player in pair
    )
