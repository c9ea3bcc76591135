"""Sets the encoding of the standard streams; typographic characters that a terminal lacks become ASCII."""

import codecs
import io
import sys

ASCII_FOR = {
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "…": "..",
    "−": "-",
    "–": "-",
    "\u00a0": " ",
}
_HANDLER = "lucchetto-typography"


def use_utf8() -> None:
    """Write UTF-8 to files and pipes. A terminal with another encoding gets ASCII substitutes or question marks."""
    codecs.register_error(_HANDLER, _ascii_substitutes)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors=_HANDLER)


def _ascii_substitutes(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(ASCII_FOR.get(character, "?") for character in missing), error.end
