"""A dictionary of limited size that drops the least recently used entries."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, ValuesView
from itertools import islice
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    def __init__(self, size: int, is_pinned: Callable[[K], bool] | None = None) -> None:
        """Entries that `is_pinned` names stay, even beyond `size`."""
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
        excess = max(0, len(self._entries) - self._size)
        for oldest in list(islice(self._entries, excess)):
            if self._is_pinned is None or not self._is_pinned(oldest):
                del self._entries[oldest]

    def discard(self, key: K) -> None:
        self._entries.pop(key, None)

    def values(self) -> ValuesView[V]:
        return self._entries.values()

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def __len__(self) -> int:
        return len(self._entries)
