"""The arena's messages: every one is used, and none is missing."""

from tests.messages import source
from tests.messages.ftl import messages


def test_every_arena_message_is_used() -> None:
    used = source.constants("arena", "cli") | {"help-arena"}
    assert messages("en", "arena.ftl").keys() - used == set()


def test_every_message_that_the_arena_uses_exists() -> None:
    spoken = {text for text in source.constants("arena", "cli") if text.startswith(("arena-", "help-arena"))}
    assert len(spoken) > 40  # the scan finds something
    assert spoken - messages("en").keys() == set()
