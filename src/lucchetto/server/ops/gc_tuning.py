"""Tunes garbage collection and thread switching to avoid pauses. docs/scale.md has the measurements."""

import gc
import sys

GENERATION_0 = 1_000
"""Objects allocated before a generation-0 collection. A collection pauses the process for one or two microseconds per
object, so frequent short ones are better."""
OLDER_GENERATIONS = 1_000
"""Collections of one generation before the next older one is collected. A full collection takes about a second; it can
be rare because no frequent operation leaves reference cycles (tests/server/ops/test_garbage.py)."""
SWITCH_INTERVAL = 0.0005
"""Seconds before a running thread yields to a waiting one. SQLite's writer thread waits for the interpreter lock
several times per commit, and every decision in that commit waits with it; Python's default is 5 ms each time."""


def tune_gc() -> None:
    """Call once everything is loaded: objects that exist by then are excluded from later collections."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GENERATION_0, OLDER_GENERATIONS, OLDER_GENERATIONS)
    sys.setswitchinterval(SWITCH_INTERVAL)
