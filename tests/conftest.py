"""For all tests: slow machines must not turn a property into a timing test, and nobody compiles twice."""

import os
import signal
import sys

from hypothesis import HealthCheck, settings

from lucchetto.paths import cache_folder

# Tests give their processes homes and caches of their own; compiled code they may share.
os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

settings.register_profile(
    "lucchetto",
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("lucchetto")

# Tests started in the background of a shell find Ctrl-C ignored, and so would every process that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    if "numba" in sys.modules and sys.platform != "win32":  # half a second to load, for tests that need none of it
        from tests.kit.compiling import compile_once_for_all

        compile_once_for_all()
