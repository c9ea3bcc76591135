"""Words a remark from the catalogue. The page has its own words for it, so a browser does not load this module."""

from lucchetto.coach.shapes import Remark
from lucchetto.messages import Catalogue


def remark_text(words: Catalogue, remark: Remark) -> str:
    """Return the remark as a sentence in the catalogue's language."""
    return words(f"remark-{remark.key}", **{name: _localised(words, name, fact) for name, fact in remark.facts.items()})


def _localised(words: Catalogue, name: str, fact: str | int) -> str | int:
    if name in ("move", "best", "chosen"):
        return words.move(fact)
    return words.colour(str(fact)) if name == "colour" else fact
