"""Liveness, readiness and metrics of a running server."""

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lucchetto.server.ops.metrics import note_commit, registry
from lucchetto.server.table import events
from tests.server.backends import Valkey, empty_database, private, run_sql
from tests.server.conftest import People
from tests.server.kit import Json, Server, ask, eventually, play_on
from tests.server.proxy import free_port


class Watched(Server):
    """A server that serves metrics, read as Prometheus does."""

    def __init__(self, data: Path, **variables: str) -> None:
        self.port = free_port()
        super().__init__(data, LUCCHETTO_METRICS=str(self.port), **variables)

    def figure(self, name: str, **labels: str) -> float:
        """The sum over all series with these labels; 0 if there are none yet."""
        text = ask("GET", f"http://127.0.0.1:{self.port}/metrics").text
        found = re.findall(rf"^{name}(?:{{(.*)}})? (\S+)$", text, re.MULTILINE)
        wanted = [f'{label}="{value}"' for label, value in labels.items()]
        return sum(float(value) for has, value in found if all(label in has for label in wanted))


@pytest.fixture(scope="module")
def bus() -> Iterator[Valkey]:
    with private(Valkey) as backend:
        yield backend


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    running = Watched(tmp_path_factory.mktemp("watched") / "data")
    yield running
    running.kill()
    assert running.complaints == ""


@pytest.fixture(scope="module")
def scaled(tmp_path_factory: pytest.TempPathFactory, postgres_port: int, bus: Valkey) -> Iterator[Watched]:
    """A server on PostgreSQL and Valkey."""
    with empty_database(postgres_port) as database:
        where = {"LUCCHETTO_DATABASE_URL": database, "LUCCHETTO_BUS_URL": bus.url}
        running = Watched(tmp_path_factory.mktemp("scaled") / "data", **where)
        yield running
        running.kill()


def readiness(server: Server) -> tuple[int, Json]:
    answer = ask("GET", f"{server.address}/ready", timeout=20)
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()


READY = (200, {"ready": True, "failing": []})


def without(part: str) -> tuple[int, Json]:
    """The answer names the failing part, but no address and no reason."""
    return 503, {"ready": False, "failing": [part]}


def test_a_server_is_not_ready_without_its_bus(scaled: Watched, bus: Valkey) -> None:
    eventually(lambda: readiness(scaled) == READY)
    bus.stop()
    eventually(lambda: readiness(scaled) == without("bus"))
    bus.start()
    eventually(lambda: readiness(scaled) == READY)
    eventually(lambda: scaled.figure("lucchetto_bus_reconnects_total") == 1)


def test_a_server_is_not_ready_without_its_database_but_alive(scaled: Watched) -> None:
    eventually(lambda: readiness(scaled) == READY)
    context, name = str(scaled.place).rpartition("/")[0] + "/postgres", str(scaled.place).rpartition("/")[2]
    run_sql(context, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    run_sql(context, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    eventually(lambda: readiness(scaled) == without("store"))
    assert ask("GET", f"{scaled.address}/health").json() == {"alive": True, "program": "lucchetto"}
    run_sql(context, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    eventually(lambda: readiness(scaled) == READY)


def test_the_metrics_count_what_happened(watched: Watched, person: People) -> None:
    ada = person("Ada", watched)
    table = ada.make("classic", "you", "club", "novice")
    with ada.at(table) as client:
        client.do("start")
        code = client.refused("choose", seat=0, move="pass", step=0)
        play_on(client, until=lambda view: len(view["history"]) >= 8 or view["status"] == "over")
        assert watched.figure("lucchetto_connections") == 1
        assert watched.figure("lucchetto_tables") == 1
    eventually(lambda: watched.figure("lucchetto_connections") == 0)

    def decisions() -> int:
        return sum(isinstance(line.entry, events.Chose) for line in watched.log(table))

    answers = [
        message["type"] for message in client.received if message["type"] in ("done", "refused") or "done" in message
    ]
    eventually(lambda: watched.figure("lucchetto_decisions_total") == decisions())
    assert decisions() > 8
    eventually(lambda: watched.figure("lucchetto_commit_lines_sum") == len(watched.log(table)))
    assert watched.figure("lucchetto_answer_seconds_count") == len(answers)
    assert watched.figure("lucchetto_refused_total") == answers.count("refused")
    assert watched.figure("lucchetto_refused_total", code=code, via="socket") >= 1
    assert watched.figure("lucchetto_bot_seconds_count", bot="club") > 3
    assert watched.figure("lucchetto_commit_writes_count") == watched.figure("lucchetto_commit_seconds_count") > 0
    assert watched.figure("lucchetto_commit_bytes_sum") > 100
    assert watched.figure("lucchetto_commit_queue") == watched.figure("lucchetto_draining") == 0
    assert watched.figure("process_resident_memory_bytes") > 1e6


def test_a_refused_request_is_counted_by_its_code(watched: Watched) -> None:
    assert ask("GET", f"{watched.address}/api/codes/nowhere").status_code == 404
    assert watched.figure("lucchetto_refused_total", code="code-unknown", via="http") == 1
    assert ask("GET", f"{watched.address}/api/bots", headers={"Host": "evil.example"}).status_code == 421
    assert watched.figure("lucchetto_refused_total", code="wrong-host", via="http") == 1


def test_postgresql_counts_its_commits_too(scaled: Watched, person: People) -> None:
    table = person("Ada", scaled).make("duel", "you", "guest")
    eventually(lambda: scaled.figure("lucchetto_commit_lines_sum") == len(scaled.log(table)) > 0)


def test_the_public_port_serves_metrics_only_to_this_machine(server: Server) -> None:
    found = ask("GET", f"{server.address}/metrics")
    assert found.headers["content-type"].startswith("text/plain")
    assert "lucchetto_connections 0.0" in found.text
    port = server.address.rpartition(":")[2]
    assert ask("GET", f"http://localhost:{port}/metrics").status_code == 200


@pytest.mark.parametrize(
    "trace",
    [{"X-Forwarded-For": "203.0.113.9"}, {"Forwarded": "for=203.0.113.9"}, {"Via": "1.1 it"}, {"Host": "home.local"}],
)
def test_a_client_behind_a_local_proxy_does_not_get_the_metrics(server: Server, trace: dict[str, str]) -> None:
    assert ask("GET", f"{server.address}/metrics", headers=trace).status_code == 404


def test_no_port_is_opened_that_was_not_asked_for(watched: Watched, server: Server) -> None:
    assert listening(watched) == {f"127.0.0.1:{watched.port}", watched.address.removeprefix("http://")}
    assert listening(server) == {server.address.removeprefix("http://")}


def listening(server: Server) -> set[str]:
    """The addresses on which this process listens, according to the kernel."""
    own, found = set(), set()
    for file in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # a connection that was just closed
            own.add(file.readlink().name)
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, here, _, state, *_, inode = line.split()[:10]
        if state == "0A" and f"socket:[{inode}]" in own:
            host, _, port = here.partition(":")
            found.add(".".join(map(str, reversed(bytes.fromhex(host)))) + f":{int(port, 16)}")
    return found


def test_a_commit_without_log_lines_is_counted_too() -> None:
    def seen(name: str) -> float:
        return registry.get_sample_value(f"lucchetto_commit_{name}") or 0.0

    names = ("writes_sum", "lines_sum", "lines_count", "bytes_sum", "seconds_count")
    before = [seen(name) for name in names]
    note_commit([], 1, 0.0)
    note_commit([[b"one", b"two"], [b"three"]], 3, 0.0)
    assert [seen(name) - was for name, was in zip(names, before, strict=True)] == [4, 3, 1, 11, 2]
