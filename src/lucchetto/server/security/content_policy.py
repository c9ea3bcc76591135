"""Content security policies of the engine, the dice checker and the documentation; the page's is in api/static.py."""

import base64
import hashlib
import re
from collections.abc import Iterator

NOTHING = ("default-src", "base-uri", "form-action", "frame-ancestors")
DIAGRAM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""The policy of an SVG file that is opened on its own: it may use styles, but must not run or load anything."""

ENGINE_POLICY = "; ".join(
    ("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "frame-ancestors 'none'")
)
"""The policy of the worker that runs offline games. A worker gets the policy of its own script, not the page's, so
only this one may compile WebAssembly."""


def checker_policy(html: str) -> str:
    """The policy of the dice checker: allows its own inline script and styles, and loads nothing."""
    return "; ".join((*_nothing(), *_inline(html), "img-src data:"))


def documentation_policy(html: str, styles: str) -> str:
    """The policy of a documentation page: allows files from this server, and the page's own inline scripts and styles.

    `styles` has the hashes of the styles that these scripts add.
    """
    loaded = ("img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "worker-src 'self'")
    return "; ".join((*_nothing(), *_inline(html, "'self'", styles), *loaded))


def _nothing() -> Iterator[str]:
    return (f"{name} 'none'" for name in NOTHING)


def _inline(html: str, other: str = "", styles: str = "") -> Iterator[str]:
    """The directives that allow a page's inline scripts and styles, another source of both, and more styles."""
    for kind, more in (("script", ""), ("style", styles)):
        yield " ".join(filter(None, (f"{kind}-src", other, more, *_hashes(html, kind))))


def _hashes(html: str, tag: str) -> Iterator[str]:
    """The hashes of inline elements without attributes, each once."""
    for content in dict.fromkeys(re.findall(rf"<{tag}>(.*?)</{tag}>", html, re.DOTALL)):
        yield f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"
