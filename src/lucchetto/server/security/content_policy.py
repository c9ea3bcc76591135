"""Content-Security-Policies besides the page's own: of the engine, the dice checker and the documentation."""

import base64
import hashlib
import re
from collections.abc import Iterator

NOTHING = ("default-src", "base-uri", "form-action", "frame-ancestors")
DIAGRAM_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""The policy of an SVG file that is opened on its own: it may use styles, but run and load nothing."""

ENGINE_POLICY = "; ".join(
    ("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "frame-ancestors 'none'")
)
"""Of the worker that plays without a network. Only its script may compile WebAssembly: a worker has the policy that
comes with its script, not that of the page."""


def checker_policy(html: str) -> str:
    """The policy of the dice checker: its own inline script and styles run, and nothing is loaded."""
    return "; ".join((*_nothing(), *_inline(html), "img-src data:"))


def documentation_policy(html: str, styles: str) -> str:
    """The policy of a page of the documentation: files of this server, and only its own inline scripts.

    `styles` are the hashes of styles that these scripts add.
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
