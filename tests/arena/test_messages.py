"""The arena's words: every one is used, and none is missing."""

from tests.messages import source
from tests.messages.ftl import messages


def test_no_message_of_the_arena_is_dead() -> None:
    used = source.constants("arena", "cli") | {"help-arena"}
    assert messages("en", "arena.ftl").keys() - used == set()


def test_every_message_that_the_arena_speaks_exists() -> None:
    spoken = {text for text in source.constants("arena", "cli") if text.startswith(("arena-", "help-arena"))}
    assert len(spoken) > 40  # the scan finds what it is for
    assert spoken - messages("en").keys() == set()
