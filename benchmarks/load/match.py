"""A table as the load generator sees it: two clients, and one decision in flight at a time."""

from collections.abc import Callable
from typing import Protocol

from .wire import Wire


class Match:
    """Two clients at one table. The driver calls `decide`; the match calls `on_delivered` when both have the result."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.on_delivered: Callable[[Match], None] = lambda _: None
        """Called when both clients have received the last decision."""
        self.began = 0.0
        """When the decision in flight was sent, or was due."""
        self.over = False

    def decide(self) -> None:
        """Send one client's decision. Call it only after the previous one was delivered, and not after the end."""
        raise NotImplementedError

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


class OpenMatch(Protocol):
    """Creates a table at one kind of server."""

    async def __call__(self, hosts: list[str], number: int) -> Match:
        """Open a table that is ready for its first decision. `hosts` are those of its first and its second client."""
        ...
