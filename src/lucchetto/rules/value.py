"""The base class of the immutable values of the rules."""

from typing import ClassVar


class Value:
    """Base of the frozen dataclasses. Copying and unpickling call the constructor.

    Classes with an instance per decision define `__init__` by hand, which is faster (docs/adr/0020-compiled-core.md).
    """

    __match_args__: ClassVar[tuple[str, ...]]

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple([getattr(self, name) for name in self.__match_args__])
