"""Lets each client wait for one uploaded record at a time."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from lucchetto.server.errors import ConflictError


class ClientSlots:
    """One slot per client (an address or a person). Requests for the same record, say from two tabs, share it."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[str, int]] = {}
        """By client: the record that it is waiting for, and the number of its requests."""

    @contextmanager
    def hold(self, clients: Iterable[str], record: str) -> Iterator[None]:
        """Hold a client's slots, by address and person; raises a ConflictError if another record holds one of them."""
        names = frozenset(clients)
        if any(self._record_of(name) not in (None, record) for name in names):
            raise ConflictError(
                "analysis-running", "one of your records is already being analysed: wait until it is done"
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
