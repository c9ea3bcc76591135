"""Formats points and win shares in the user's language."""

from dataclasses import dataclass

from lucchetto.messages import Catalogue

_PLAIN = str.maketrans({"−": "-", "±": "+/-", "\u00a0": " ", "\u202f": " "})


@dataclass(frozen=True)
class Amounts:
    words: Catalogue
    unit: str
    """`points`, or `win` for a win share, shown in percent."""
    plain: bool = False
    """Whether only ASCII can be shown."""

    def amount(self, value: float, *, sign: bool = False, digits: int = 1) -> str:
        win = self.unit == "win"
        number = self.number(100 * value if win else value, sign=sign, digits=digits)
        key = "analyse-percent" if win else "analyse-points-amount"
        return self.fit_encoding(self.words(key, value=number))

    def number(self, value: float, *, sign: bool = False, digits: int = 1) -> str:
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        if not float(text):
            text = text.lstrip("+-")  # zero has no sign
        return self.fit_encoding(text.replace("-", "−").replace(".", self.words("arena-decimal-comma")))

    def fit_encoding(self, text: str) -> str:
        """Replace characters that an ASCII terminal cannot show."""
        return text.translate(_PLAIN) if self.plain else text
