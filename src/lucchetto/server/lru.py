"""A dictionary of limited size that drops the least recently used entries."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, ValuesView
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

EXAMINED = 2
"""Entries that `put` examines at most, so that its time does not grow. They are more than it adds: those that are not
pinned any more are found in the end."""


class LruCache(Generic[K, V]):
    def __init__(self, size: int, is_pinned: Callable[[K], bool] | None = None) -> None:
        """Entries that `is_pinned` names stay, even beyond `size`; then `put` may drop more than the oldest one."""
        self._size = size
        self._is_pinned = is_pinned
        self._entries: OrderedDict[K, V] = OrderedDict()
        self.peek: Callable[[K], V | None] = self._entries.get
        """The entry, without counting as used."""

    def get(self, key: K) -> V | None:
        """The entry, which counts as used."""
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
                self._entries.move_to_end(oldest)  # in use: the others are examined first next time
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
