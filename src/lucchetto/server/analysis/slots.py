"""Lets each client wait for one uploaded record at a time."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from lucchetto.server.errors import ConflictError


class ClientSlots:
    """One slot per client: an address or a person. Requests for the same record share it, as two tabs may ask."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[str, int]] = {}
        """The record for which a client waits, and by how many requests."""

    @contextmanager
    def hold(self, clients: Iterable[str], record: str) -> Iterator[None]:
        """Hold the slots of all these names of a client; raises a ConflictError if one is taken by another record."""
        names = frozenset(clients)
        if any(self._record_of(name) not in (None, record) for name in names):
            raise ConflictError(
                "analysis-running", "a record of yours is being analysed already: wait until it is done"
            )
        for name in names:
            self._count(name, record, 1)
        try:
            yield
        finally:
            for name in names:
                self._count(name, record, -1)

    def _record_of(self, name: str) -> str | None:
        return self._held[name][0] if name in self._held else None

    def _count(self, name: str, record: str, more: int) -> None:
        _, requests = self._held.pop(name, (record, 0))
        if requests + more:
            self._held[name] = record, requests + more
