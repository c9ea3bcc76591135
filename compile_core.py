"""Compiles the core with mypyc: `python compile_core.py FOLDER` writes the modules there and prints their paths.

The build of a wheel calls this if LUCCHETTO_COMPILED is set (hatch_build.py). Nothing is ever compiled into `src/`, so
no compiled module can be older than its source (docs/adr/0020-compiled-core.md).
"""

import os
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent
CORE = [
    f"lucchetto/{folder}/{name}.py"
    for folder, names in {
        "rules": ("value", "variant", "dice", "sheet", "board", "sheet_board", "duel", "game", "preview"),
        "server/table": ("state", "commands"),
        "server/views": ("game", "table", "delta"),
        "server/concurrency": ("keyed_lock",),
        "server/live": ("broadcast", "change"),
    }.items()
    for name in names
]
"""Compiled together. Modules that accept values of any type stay interpreted: compiled code would raise TypeError."""
LIBRARY = "lucchetto_core"
"""The shared library that holds the code of all of them, as a module beside the package."""


def missing() -> str | None:
    """What keeps this machine from compiling, if something does."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's header files are not installed (Python.h)"
    return None


def compile_core(folder: Path) -> list[Path]:
    """Compile into the folder, with paths as in a package; returns the files, relative to it."""
    if reason := missing():
        sys.exit(f"The core cannot be compiled: {reason}.")
    import setuptools  # mypyc asks whether it has been imported
    from mypyc.build import mypycify

    folder = folder.resolve()
    with TemporaryDirectory() as work:
        os.chdir(ROOT / "src")  # mypy names modules after their paths
        modules = mypycify(
            ["--strict", "--explicit-package-bases", f"--cache-dir={work}/mypy", *CORE],
            opt_level="3",
            debug_level="0",
            group_name=LIBRARY,
            target_dir=work,
        )
        building = ["--quiet", "build_ext", "--build-lib", str(folder), "--build-temp", work]
        setuptools.setup(name=LIBRARY, ext_modules=modules, script_args=building)
    return sorted(path.relative_to(folder) for path in folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


if __name__ == "__main__":
    for path in compile_core(Path(sys.argv[1])):
        sys.stdout.write(f"{path.as_posix()}\n")
