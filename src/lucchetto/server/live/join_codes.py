"""Short codes that people read to each other, to find a table that waits for them."""

import secrets

from lucchetto.server.errors import busy
from lucchetto.server.storage.base import TableIndex

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody mistakes for each other."""
LENGTH = 4


def clean_code(typed: str) -> str:
    return "".join(sign for sign in typed.upper() if sign in ALPHABET)


async def free_code(index: TableIndex) -> str:
    """A code under which no other table waits."""
    for _ in range(20):
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        if await index.table_with_code(code) is None:
            return code
    raise busy()
