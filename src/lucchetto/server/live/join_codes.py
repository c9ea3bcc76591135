"""Short codes by which people find a table that waits for players."""

import secrets

from lucchetto.server.errors import busy
from lucchetto.server.storage.base import TableIndex

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits without look-alikes (no I, O, 0 or 1)."""
LENGTH = 4
"""Characters per code, which makes about a million codes."""


def clean_code(typed: str) -> str:
    """The typed code in upper case, without characters that no code contains."""
    return "".join(character for character in typed.upper() if character in ALPHABET)


async def free_code(index: TableIndex) -> str:
    """A random code that no waiting table has."""
    for _ in range(20):
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        if await index.table_with_code(code) is None:
            return code
    raise busy()
