"""A lock on the data folder, so that two servers never write to the same files.

The operating system releases the lock when the process ends, however it ends. Forked children do not inherit it.
"""

import os
import sys
from pathlib import Path

FILE = "server.lock"
LONGEST_OWNER = 200
"""Maximum length in bytes of the text that names the owner."""


class FolderInUseError(Exception):
    """Another server uses the folder; `owner` is the text that it wrote into the lock file."""

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
        """Write the owner into the lock file, for other servers that find the folder locked."""
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, owner.encode()[:LONGEST_OWNER])

    def abandon(self) -> None:
        """Release the lock and leave the folder as it was, because the server does not start."""
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
