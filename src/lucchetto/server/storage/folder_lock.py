"""A lock on the data folder, so that two servers which do not know of each other never write the same games.

The operating system holds the lock: it ends with the process, however that ends. Forked children do not inherit it.
"""

import os
import sys
from pathlib import Path

FILE = "server.lock"
LONGEST_OWNER = 200
"""Bytes."""


class FolderInUseError(Exception):
    """Another server uses the folder; `owner` is what it wrote about itself."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class FolderLock:
    """Locks a folder until the process ends.

    Raises FolderInUseError if another process has locked it, and OSError if the lock file cannot be opened.
    """

    def __init__(self, folder: str) -> None:
        self._path = Path(folder) / FILE
        self._is_new = not self._path.exists()
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if not _lock(self._handle):
            owner = os.read(self._handle, LONGEST_OWNER).decode(errors="replace")
            os.close(self._handle)
            raise FolderInUseError(owner if owner.isprintable() else "?")

    def name_owner(self, owner: str) -> None:
        """Say in the lock file who holds it, for whoever finds it locked."""
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, owner.encode()[:LONGEST_OWNER])

    def abandon(self) -> None:
        """The server does not start after all: leave the folder as it was."""
        if self._is_new:
            self._path.unlink(missing_ok=True)
        os.close(self._handle)


if sys.platform == "win32":

    def _lock(handle: int) -> bool:
        return True  # Windows has no such lock on a file that others may still read

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
