"""A Griffe extension that turns examples in docstrings into code blocks; Markdown would read `>>>` as quotations."""

from typing import Any

import griffe

CODE = (">>> ", "from lucchetto", "import lucchetto")
"""The possible beginnings of an example."""


class CodeBlocks(griffe.Extension):
    """Puts fences around the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = with_fences(obj.docstring.value)


def with_fences(text: str) -> str:
    """The text with each example, from its first line to the next blank one, in a fenced block."""
    blocks = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{block}\n```" if block.startswith(CODE) else block for block in blocks)
