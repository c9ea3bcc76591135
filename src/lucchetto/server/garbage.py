"""When Python looks for circles of objects that nobody needs any more.

Left to itself it looks at everything in the middle of a rush, which stops everybody for up to 0.2 s. Nothing that the
server does often leaves such circles (tests/server/test_garbage.py), so it may look seldom.
"""

import gc


def put_off() -> None:
    """What exists now stays, and is never looked at again; the rest is, after much was made."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)
