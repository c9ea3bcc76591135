"""Where a server's games are, and how they are copied: for serving, backups and moving house."""

import asyncio
import os
import sys
from typing import TYPE_CHECKING

from lucchetto.messages import Catalogue

from .errors import Failure

if TYPE_CHECKING:
    from lucchetto.server.settings import Settings


def read_settings(words: Catalogue) -> "Settings":
    """The settings of the environment; one that cannot be read is told in one line."""
    from lucchetto.server.settings import from_environment

    try:
        return from_environment(os.environ)
    except ValueError as error:
        raise Failure(words("bad-setting", setting=str(error))) from None


def own_place(folder: str | None, words: Catalogue) -> str:
    """Where the games are that `lucchetto serve` would serve with this --data and this environment."""
    import msgspec

    from lucchetto.server.storage.factory import place_of

    settings = read_settings(words)
    return place_of(msgspec.structs.replace(settings, data=folder) if folder else settings)


def copy_games(old: str, new: str, words: Catalogue) -> int:
    """Everything, all or nothing; says how much it was."""
    from lucchetto.server.storage.base import StoreError
    from lucchetto.server.storage.factory import copy_place

    try:
        copied = asyncio.run(copy_place(old, new))
    except StoreError as error:
        raise Failure(words("cannot-copy", why=str(error))) from None
    sys.stdout.write(f"{words('copied', tables=copied['tables'], lines=copied['log'])}\n")
    return 0
