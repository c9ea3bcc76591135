"""The effect of strong bots on other tables: the latency of people's tables without and with tables full of bots.

Tables of two people are paced. At each table of bots, one person plays with four bots and passes at once, so that the
bots always have something to decide. Measurements with and without bots alternate at one server, so that other load on
this machine affects both. Each reported percentile is the median over all measurements of its kind.
"""

import argparse
import asyncio
import contextlib
import re
import socket
import statistics
import time
from collections.abc import AsyncIterator

import httpx
import uvloop
from msgspec.json import Decoder

from lucchetto.server.wire.live import PROTOCOL_VERSION

from .disk import CACHE
from .drive import PACE
from .machine import describe, families, memory_of, sync_delays
from .ours import Deciding, Done, Played, Presence, Refused, View
from .samples import HEADING, Sample, line
from .servers import RunningServers, ours_on_sqlite
from .service import LoadTest, failing_on_loop_errors
from .wire import Wire, connect, post

WITHOUT, WITH = "without bots", "with bots"
OPPONENTS = 4
GAMES_PER_SECOND = 10
"""Games of people prepared per second of measurement, because at most this many end."""

_decode = Decoder(View | Deciding | Played | Done | Refused | Presence).decode


class BotTable:
    """One person and four bots, who play one game after another."""

    def __init__(self, host: str, level: str) -> None:
        self._host, self._level = host, level
        self.tables: list[str] = []
        self.decisions = 0
        """Decisions of bots at all these tables."""
        self._wires: list[Wire] = []
        self._over = asyncio.Event()
        self._stopping = False
        self._answered = 0
        """The last step at which the person has passed."""

    async def play(self) -> None:
        while not self._stopping:
            await self._open()
            await self._over.wait()
            for wire in self._wires:
                wire.close()
            self._wires.clear()

    def stop(self) -> None:
        """Leave the table, or the next one as soon as it is open."""
        self._stopping = True
        self._over.set()

    async def _open(self) -> None:
        seats = [{"kind": "you"}, *[{"kind": "bot", "bot": self._level}] * OPPONENTS]
        wish = {"nickname": "Ada", "settings": {"variant": "classic"}, "seats": seats}
        made, cookie = await post(self._host, "/api/tables", wish)
        self.tables.append(made["table"])
        self._answered = 0
        if not self._stopping:
            self._over.clear()
        path = f"/ws/tables/{self.tables[-1]}?version={PROTOCOL_VERSION}"
        await connect(self._wires, self._host, path, self._receive, cookie=cookie)
        self._wires[-1].send(b'{"type":"start","id":"start"}')

    def _receive(self, data: bytes) -> None:
        message = _decode(data)
        if isinstance(message, Refused):
            raise RuntimeError(f"refused: {message.problem}")
        if isinstance(message, Deciding | Played):
            self.decisions += not message.done
        if isinstance(message, View):
            if message.status == "over":
                self._over.set()
            if message.seats[0].deciding:
                self._pass(message.step)
        elif isinstance(message, Played) and 0 in message.waiting:
            self._pass(message.step)

    def _pass(self, step: int) -> None:
        if step > self._answered:
            self._answered = step
            self._wires[-1].send(b'{"type":"choose","id":"%d","step":%d,"seat":0,"move":"pass"}' % (step, step))


@contextlib.asynccontextmanager
async def bots_at_play(host: str, tables: int, level: str) -> AsyncIterator[list[BotTable]]:
    """Run tables of bots during this block, which begins when each has made its first decision."""
    crowd = [BotTable(host, level) for _ in range(tables)]
    async with asyncio.TaskGroup() as group:
        for table in crowd:
            group.create_task(table.play())
        while not all(table.decisions for table in crowd):
            await asyncio.sleep(0.05)
        yield crowd
        for table in crowd:
            table.stop()


async def measure(running: RunningServers, options: argparse.Namespace) -> list[Sample]:
    """Measure people's tables without and with bots, alternately."""
    samples = []
    with failing_on_loop_errors(), LoadTest(running, options.tables) as load_test:

        async def measured(name: str) -> None:
            began, before = time.perf_counter(), commits(options.metrics)
            samples.append(await load_test.measure(name, PACE, options.seconds))
            rate = (commits(options.metrics) - before) / (time.perf_counter() - began)
            print(f"{line(samples[-1:], [])}\n  {rate:.0f} commits per second", flush=True)

        for _ in range(options.rounds):
            await load_test.prepare(int(GAMES_PER_SECOND * options.seconds))
            await measured(WITHOUT)
            async with bots_at_play(running.hosts[0], options.bot_tables, options.level) as crowd:
                began, decided = time.perf_counter(), sum(table.decisions for table in crowd)
                await measured(WITH)
                rate = (sum(table.decisions for table in crowd) - decided) / (time.perf_counter() - began)
                print(f"  {rate:.0f} decisions of bots per second; {workers(running)}")
    return samples


def commits(metrics: str) -> int:
    """The server's commits so far, by its metrics."""
    (found,) = re.findall(r"^lucchetto_commit_writes_count (\S+)", httpx.get(f"http://{metrics}/metrics").text, re.M)
    return int(float(found))


def free_address() -> str:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return f"127.0.0.1:{probe.getsockname()[1]}"


def workers(running: RunningServers) -> str:
    """The worker processes and their memory."""
    (server,) = running.processes["server"]
    found = [process for process in families([server]) if process != server]
    sizes = ", ".join(f"{memory_of([process]) / 1e6:.0f} MB" for process in found)
    return f"child processes: {sizes or 'none'}"


def summary(samples: list[Sample], share: float) -> str:
    """A percentile without and with bots, and their ratio."""
    without, with_bots = (_percentile(samples, name, share) for name in (WITHOUT, WITH))
    return f"p{share * 100:g}: {without:.1f} ms without bots, {with_bots:.1f} ms with them: {with_bots / without:.2f} ×"


def _percentile(samples: list[Sample], name: str, share: float) -> float:
    """The median over the measurements, so that a few stalls of the disk do not count more than all the rest."""
    return statistics.median(sample.percentile(share) for sample in samples if sample.server == name)


def read_options(arguments: list[str] | None) -> argparse.Namespace:
    introduction = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load.bots", description=introduction)
    parser.add_argument("--tables", type=int, default=100, metavar="N", help="of two people")
    parser.add_argument("--bot-tables", type=int, default=18, metavar="N", help="of one person and four bots")
    parser.add_argument("--level", default="master", metavar="NAME", help="of the bots")
    parser.add_argument("--bot-delay", default="0.9", metavar="S", help="LUCCHETTO_BOT_DELAY; 0.001: always thinking")
    parser.add_argument("--seconds", type=float, default=10.0, metavar="N", help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="measurements without and with bots")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> None:
    options = read_options(arguments)
    CACHE.mkdir(parents=True, exist_ok=True)
    print(describe(sync_delays(CACHE)))
    print(f"{options.tables} tables of two people, {PACE:g} decisions/s each\n{HEADING}", flush=True)
    options.metrics = free_address()
    with ours_on_sqlite(LUCCHETTO_BOT_DELAY=options.bot_delay, LUCCHETTO_METRICS=options.metrics) as running:
        samples = uvloop.run(measure(running, options))
    for share in (0.5, 0.9, 0.99):
        print(summary(samples, share))


if __name__ == "__main__":
    main()
