"""How queries that are the same on every database are run; a backend implements it."""

from abc import ABC, abstractmethod
from typing import Any

Step = tuple[str, tuple[Any, ...]]
"""A statement with question marks, and its values."""


class Queries(ABC):
    @abstractmethod
    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows of a query with question marks."""

    @abstractmethod
    async def _execute(self, *steps: Step) -> list[list[Any]]:
        """The rows that each step returns; all steps run in one transaction."""
