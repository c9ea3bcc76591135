"""The load generator (benchmarks/load) against the real server, and the simulation that uses its measurements."""

import asyncio
import random
import statistics

import pytest
from websockets.asyncio.server import ServerConnection, serve

from benchmarks.load.machine import cpu_of, families, memory_of
from benchmarks.load.ours import OurMatch, open_ours
from benchmarks.load.samples import BASELINE, Sample, report
from benchmarks.load.servers import RunningServers
from benchmarks.load.service import LoadTest, failing_on_loop_errors
from benchmarks.load.wire import BINARY, Wire, WireError, connect, post
from benchmarks.scale.model import GAMMA_SHAPE, Clock, Cores, Costs, Setup, Worker
from benchmarks.scale.world import World
from lucchetto.server.table import events
from tests.server.kit import Server, run


def running(server: Server) -> RunningServers:
    return RunningServers([server.address.removeprefix("http://")], {"server": [server.process.pid]}, open_ours)


def tables_of(load_test: LoadTest) -> list[str]:
    return [match.name for match in load_test.all if isinstance(match, OurMatch)]


def decisions_in_logs(server: Server, tables: list[str]) -> int:
    return sum(isinstance(line.entry, events.Chose) for table in tables for line in server.log(table))


@pytest.mark.parametrize("pace", [None, 40.0])
def test_every_delivered_decision_is_in_a_log(server: Server, pace: float | None) -> None:
    async def work() -> tuple[Sample, list[str]]:
        with failing_on_loop_errors(), LoadTest(running(server), tables=3) as load_test:
            await load_test.prepare(spares=1)
            return await load_test.measure("ours", pace, seconds=0.3, warm_up=0.0), tables_of(load_test)

    sample, tables = run(work())
    assert len(tables) >= 4, "three that play, and one that waits for its turn"
    assert 0 < len(sample.latencies) <= decisions_in_logs(server, tables)
    assert sample.latencies == sorted(sample.latencies)
    assert sample.received > 0


def test_a_game_that_ends_is_followed_by_another_one(server: Server) -> None:
    async def work() -> list[str]:
        with failing_on_loop_errors(), LoadTest(running(server), tables=1) as load_test:
            await load_test.prepare(spares=0)
            while len(load_test.all) < 2:
                await load_test.measure("ours", None, seconds=0.2, warm_up=0.0)
            return tables_of(load_test)

    first, second, *_ = asyncio.run(work())
    assert server.table(first).status == "over"
    assert server.table(second).game is not None


def test_a_refusal_ends_the_measurement(server: Server) -> None:
    async def work() -> None:
        with failing_on_loop_errors(), LoadTest(running(server), tables=1) as load_test:
            await load_test.prepare(spares=0)
            load_test.all[0].wires[0].send(b'{"type":"choose","id":"1","step":99,"seat":0,"move":"pass"}')
            await asyncio.sleep(60)

    with pytest.raises(RuntimeError, match="refused"):
        run(work())


def test_a_failed_request_reports_the_servers_answer(server: Server) -> None:
    host = server.address.removeprefix("http://")
    with pytest.raises(WireError, match="table-unknown"):
        run(post(host, "/api/tables/nowhere/seats", {"nickname": "Ada"}))


def test_the_wire_carries_texts_of_every_size_both_ways_and_answers_pings() -> None:
    sizes = (0, 1, 125, 126, 300, 65_535, 65_536, 200_000)

    async def echo(socket: ServerConnection) -> None:
        await (await socket.ping())
        for size in sizes:
            await socket.send("x" * size)
        async for text in socket:
            await socket.send(text)

    async def work() -> list[int]:
        received: list[int] = []
        wires: list[Wire] = []
        async with serve(echo, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            await connect(wires, f"127.0.0.1:{port}", "/", lambda text: received.append(len(text)))
            for size in sizes[:-2]:
                wires[0].send(b"y" * size)
            while len(received) < 2 * len(sizes) - 2:
                await asyncio.sleep(0.01)
            wires[0].close()
        return received

    assert run(work()) == [*sizes, *sizes[:-2]]


def test_the_wire_carries_bytes_both_ways() -> None:
    async def echo(socket: ServerConnection) -> None:
        async for message in socket:
            await socket.send(message)

    async def work() -> bytes:
        received: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        wires: list[Wire] = []
        async with serve(echo, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            await connect(wires, f"127.0.0.1:{port}", "/", received.set_result)
            wires[0].send(b"\x00\xff", BINARY)
            content = await received
            wires[0].close()
        return content

    assert run(work()) == b"\x00\xff"


def test_a_chunked_response_is_reassembled() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        writer.write(b'4\r\n{"on\r\nB\r\ne": [1, 2]}\r\n0\r\n\r\n')
        writer.close()

    async def work() -> object:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            found, _ = await post(f"127.0.0.1:{port}", "/", {})
        return found

    assert run(work()) == {"one": [1, 2]}


def test_the_meters_measure_a_server_process(server: Server) -> None:
    assert server.process.pid in families([server.process.pid])
    assert cpu_of([server.process.pid]) > 0
    assert memory_of([server.process.pid]) > 10_000_000


def sample(server: str, count: int) -> Sample:
    latencies = [float(number) for number in range(count)]
    return Sample(server, 100, "closed", 10.0, latencies, {"server": 1.0}, 0.5, 9.5, 1000 * count, 0)


def test_the_report_takes_medians_and_compares_with_boardgame_io() -> None:
    ours = [sample("ours, SQLite", count) for count in (2_000, 3_000, 90_000)]
    lines = report([*ours, sample(BASELINE, 2_000)]).splitlines()
    row = next(line for line in lines if line.startswith("ours")).split()
    assert row[2:6] == ["300", "1499.0", "2969.0", "1.50"]
    assert row[-1] == "0.8", "cores that others used: of 9.5 s in 10, the server had 1 and the generator 0.5"


def test_a_simulated_queue_is_as_long_as_theory_says() -> None:
    """Pollaczek–Khinchine formula: random arrivals wait for λ·E[S²] / 2(1 - ρ)."""
    service, load, count = 0.001, 0.7, 40_000
    clock, rng = Clock(), random.Random(1)
    worker, taken = Worker(clock, Cores(None), rng), list[float]()

    def arrive() -> None:
        began = clock.now
        worker.do(service, lambda: taken.append(clock.now - began))

    when = 0.0
    for _ in range(count):
        when += rng.expovariate(load / service)
        clock.after(when, arrive)
    clock.run(when + 1)
    second_moment = service**2 * (1 + 1 / GAMMA_SHAPE)
    waiting = load / service * second_moment / (2 * (1 - load))
    assert statistics.mean(taken) == pytest.approx(service + waiting, rel=0.05)
    assert worker.worked / when == pytest.approx(load, rel=0.02)


def test_pending_writes_share_the_next_commit() -> None:
    """A slow disk under load: commits grow, and no write waits for more than two syncs."""
    costs = Costs(decide=1e-5, commit=0.0, syncs=(0.01,))
    found = World(Setup(1, 200, costs, period=None)).run(0.5, warm_up=0.5)
    assert len(found.latencies) / found.commits > 50
    assert found.percentile(1.0) < 0.025


def test_processes_that_wait_for_the_disk_share_one_sync() -> None:
    costs = Costs(decide=1e-5, commit=0.0, syncs=(0.01,))
    found = World(Setup(8, 200, costs, period=None, database_cores=8)).run(0.5, warm_up=0.5)
    assert found.percentile(1.0) < 0.05, "in sequence, a round would take 0.08 s"


def test_two_cores_do_at_most_two_seconds_of_work_per_second() -> None:
    costs = Costs(decide=0.001, commit=0.0, syncs=(0.0,))

    def rate(cores: int | None, others: float = 0.0) -> float:
        return World(Setup(4, 100, costs, period=None, cores=cores, others=others)).run(1.0).rate

    assert rate(None) == pytest.approx(4_000, rel=0.05)
    assert rate(2) == pytest.approx(2_000, rel=0.05)
    assert rate(2, others=1.0) < 1_500, "other processes use this machine too"


def test_events_run_in_order_of_their_time() -> None:
    clock, seen = Clock(), list[float]()
    times = [random.Random(1).random() for _ in range(100)]
    for when in times:
        clock.after(when, lambda: seen.append(clock.now))
    clock.run(0.5)
    assert seen == sorted(when for when in times if when <= 0.5)
