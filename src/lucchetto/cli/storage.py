"""Finds and copies the games of a server: for `serve`, `backup`, `restore` and `migrate`."""

import asyncio
import os
import sys
from typing import TYPE_CHECKING

from lucchetto.messages import Catalogue

from .errors import CommandError

if TYPE_CHECKING:
    from lucchetto.server.settings import Settings


def read_settings(words: Catalogue) -> "Settings":
    """Read the settings from the environment; report an invalid one on one line."""
    from lucchetto.server.settings import from_environment

    try:
        return from_environment(os.environ)
    except ValueError as error:
        raise CommandError(words("bad-setting", setting=str(error))) from None


def games_location(folder: str | None, words: Catalogue) -> str:
    """The file or database URL in which `lucchetto serve` would store its games, given --data and the environment."""
    import msgspec

    from lucchetto.server.storage.factory import place_of

    settings = read_settings(words)
    return place_of(msgspec.structs.replace(settings, data=folder) if folder else settings)


def copy_games(old: str, new: str, words: Catalogue) -> int:
    """Copy all games, or none, and print how many there were."""
    from lucchetto.server.storage.base import StoreError
    from lucchetto.server.storage.factory import copy_place

    try:
        copied = asyncio.run(copy_place(old, new))
    except StoreError as error:
        raise CommandError(words("cannot-copy", why=str(error))) from None
    sys.stdout.write(f"{words('copied', tables=copied['tables'], lines=copied['log'])}\n")
    return 0
