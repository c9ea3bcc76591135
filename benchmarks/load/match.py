"""A table as the load generator sees it: two clients, one decision at a time, and word to both of them."""

from collections.abc import Callable
from typing import Protocol

from .wire import Wire


class Match:
    """Two clients at one table. Who drives it calls `decide`, and is called when both have heard of the decision."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.heard: Callable[[Match], None] = lambda _: None
        """Called when everybody at the table has heard of the last decision."""
        self.began = 0.0
        """When the decision that is on its way was sent, or should have been."""
        self.over = False

    def decide(self) -> None:
        """Send one client's decision. Not before the last one was heard, nor after the end."""
        raise NotImplementedError

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class Opens(Protocol):
    """How tables are made at one kind of server."""

    async def __call__(self, hosts: list[str], number: int) -> Match:
        """A table that is ready for its first decision. `hosts`: where its first and its second client are."""
        ...
