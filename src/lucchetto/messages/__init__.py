"""The texts that people read, in five languages."""

from .catalogue import LANGUAGES, Catalogue, catalogue
from .language import pick_language

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "pick_language"]
