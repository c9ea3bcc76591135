"""A real Caddy with the configuration of deploy/ in front of real servers."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.kit import Server, ask, eventually

CADDY = Path(sys.executable).with_name("caddy")
CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
BEHIND = {"LUCCHETTO_TRUSTED_PROXIES": "127.0.0.1", "LUCCHETTO_DRAIN_DELAY": "0.6"}
"""Settings of servers behind the proxy: the drain delay is longer than the proxy's health check interval."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Proxy(Server):
    """A proxy that clients use like a server. Its health checks are more frequent than by default."""

    def __init__(self, folder: Path, *servers: Server) -> None:
        self.data, self.place = servers[0].data, servers[0].place
        self.address = f"http://127.0.0.1:{free_port()}"
        self.errors = folder / "caddy.errors"
        surroundings = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "LUCCHETTO_SITE": self.address,
            "LUCCHETTO_PROCESSES": " ".join(server.address.removeprefix("http://") for server in servers),
            "LUCCHETTO_CHECK": "100ms",
        }
        command = [str(CADDY), "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)]
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=errors, stderr=errors, env=surroundings)
        eventually(self._answers)

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.complaints
        try:
            return ask("GET", f"{self.address}/ready").status_code == 200
        except httpx.TransportError:
            return False
