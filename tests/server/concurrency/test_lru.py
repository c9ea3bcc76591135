"""A cache of limited size: what is in use stays, and nothing else accumulates."""

from lucchetto.server.lru import LruCache


def test_the_least_recently_used_entry_is_dropped() -> None:
    cache: LruCache[str, int] = LruCache(2)
    cache.put("a", 1)
    cache.put("b", 2)
    cache.get("a")
    cache.put("c", 3)
    assert (cache.peek("a"), cache.peek("b"), cache.peek("c")) == (1, None, 3)


def test_entries_in_use_stay_beyond_the_limit_and_are_dropped_when_they_are_not_used_any_more() -> None:
    in_use = {str(number) for number in range(30)}
    cache: LruCache[str, int] = LruCache(5, in_use.__contains__)
    for number in range(30):
        cache.put(str(number), number)
    assert len(cache) == 30
    in_use.clear()
    for number in range(100, 140):
        cache.put(str(number), number)
        assert cache.peek(str(number)) == number
    assert len(cache) == 5


def test_entries_that_are_never_used_do_not_accumulate_behind_those_in_use() -> None:
    in_use = {str(number) for number in range(20)}
    cache: LruCache[str, int] = LruCache(5, in_use.__contains__)
    for number in range(500):
        cache.put(str(number), number)
    assert len(cache) <= 2 * len(in_use)
    assert all(name in cache for name in in_use)
