"""What may stop everybody for a moment, made rare or short. What was tried, and how sure it is: docs/scale.md."""

import gc
import sys

YOUNG = 1_000
"""So many objects more than before, and Python looks whether circles that nobody needs are among these new ones. A look
stops everybody for one or two microseconds an object: better many short ones."""
OLDER = 1_000
"""Looks at new objects before one at all that came since the start, which takes a second. It can be that rare because
nothing that happens often leaves circles (tests/server/ops/test_garbage.py)."""
TURN = 0.0005
"""Seconds that a thread may go on while another one waits for its turn. SQLite's thread waits several times for every
commit, and with it all whose decisions are in that commit; by Python's own measure for up to 5 ms each time."""


def keep_short() -> None:
    """To be called when everything is loaded: what exists now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLDER)
    sys.setswitchinterval(TURN)
