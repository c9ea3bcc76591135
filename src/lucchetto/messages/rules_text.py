"""The rules as the app explains them: sections in reading order, each with a title and a text."""

from collections.abc import Iterator

from .catalogue import Catalogue

SECTIONS = {
    "classic": (
        "goal",
        "sheet",
        "turn",
        "white",
        "together",
        "colour",
        "penalty",
        "closing",
        "example",
        "end",
        "score",
        "solitaire",
    ),
    "longo": ("goal", "sheet", "closing", "lucky", "lucky-details", "example", "score", "end"),
    "duel": ("goal", "board", "turn", "placing", "front", "stack", "closing", "missed", "example", "end", "score"),
}


def rules_sections(words: Catalogue, variant: str) -> Iterator[tuple[str, str]]:
    for section in SECTIONS[variant]:
        key = f"rules-{variant}-{section}"
        yield words.attribute(key, "title"), words(key)
