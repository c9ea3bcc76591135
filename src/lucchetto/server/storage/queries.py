"""The interface through which shared queries run; each backend implements it."""

from abc import ABC, abstractmethod
from typing import Any

Step = tuple[str, tuple[Any, ...]]
"""A statement with `?` placeholders, and their values."""


class Queries(ABC):
    @abstractmethod
    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        """The rows that a query returns; `?` stands for each of the values."""

    @abstractmethod
    async def _execute(self, *steps: Step) -> list[list[Any]]:
        """Run all steps in one transaction; returns the rows of each step."""
