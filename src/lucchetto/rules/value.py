"""What the values of the rules have in common."""

from typing import ClassVar


class Value:
    """Base of the frozen dataclasses: a copy or a pickle calls the constructor.

    Values that every decision makes write out their constructor. Interpreted, it costs what a generated one costs;
    compiled, `object.__setattr__` with a literal name is a plain store (docs/adr/0020-compiled-core.md).
    """

    __match_args__: ClassVar[tuple[str, ...]]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in self.__match_args__])
