"""A dictionary of limited size that drops the least recently used entries."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, ValuesView
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

EXAMINED = 2
"""Maximum number of entries that `put` examines, to keep it fast. Each call adds one entry, so examining two is enough
to catch up with entries that are no longer pinned."""


class LruCache(Generic[K, V]):
    def __init__(self, size: int, is_pinned: Callable[[K], bool] | None = None) -> None:
        """Entries for which `is_pinned` is true stay, even beyond `size`; `put` drops the excess later."""
        self._size = size
        self._is_pinned = is_pinned
        self._entries: OrderedDict[K, V] = OrderedDict()
        self.peek: Callable[[K], V | None] = self._entries.get
        """The entry for a key; does not count as a use."""

    def get(self, key: K) -> V | None:
        """The entry for a key; counts as a use."""
        if key not in self._entries:
            return None
        self._entries.move_to_end(key)
        return self._entries[key]

    def put(self, key: K, value: V) -> None:
        self._entries[key] = value
        self._entries.move_to_end(key)
        for _ in range(min(EXAMINED, len(self._entries) - self._size)):
            oldest = next(iter(self._entries))
            if self._is_pinned and self._is_pinned(oldest):
                self._entries.move_to_end(oldest)  # the next call examines the others first
            else:
                del self._entries[oldest]

    def discard(self, key: K) -> None:
        self._entries.pop(key, None)

    def values(self) -> ValuesView[V]:
        return self._entries.values()

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)
