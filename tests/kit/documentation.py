"""The documentation site for tests: built once, unless `make test` has done so."""

import subprocess
import sys
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@cache
def build_documentation() -> None:
    subprocess.run([sys.executable, "-m", "docs_site"], cwd=ROOT, check=True)
