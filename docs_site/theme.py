"""Post-processes the built site: deletes unused files, lists hashes for the content policy, compresses texts."""

import ast
import base64
import gzip
import hashlib
import re
from pathlib import Path

NOT_NEEDED = ("**/*.map", "404.html", "objects.inv", "sitemap.xml", "assets/images/favicon.png", "**/classic/*.css")
"""Files of the theme that this site does not use, and files that only a site with its own domain needs."""
TEXTS = {".css", ".html", ".js", ".json", ".svg", ".txt"}
STYLES = ".style-hashes"
"""A file for the server, with the hashes of the styles that the theme's scripts add to a page."""
STYLE = re.compile(r"'(?:[^'\\\n]|\\.){1000,}?\}'")
"""A style sheet in a string literal: the theme's script adds that of the search to a shadow tree."""


class ThemeError(Exception):
    """The theme is not structured as expected."""


def finish(site: Path) -> None:
    for pattern in NOT_NEEDED:
        for path in site.glob(pattern):
            path.unlink()
    (site / STYLES).write_text(" ".join(style_hashes(site)))
    for path in [path for path in site.rglob("*") if path.suffix in TEXTS]:
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def style_hashes(site: Path) -> list[str]:
    """The hashes of the style sheets in the theme's main script."""
    (script,) = site.glob("assets/javascripts/bundle.*.js")
    styles = [ast.literal_eval(found) for found in STYLE.findall(script.read_text(encoding="utf-8"))]
    if not styles:
        raise ThemeError("The theme's script no longer contains a style sheet for the search: see docs_site/theme.py.")
    return [f"'sha256-{base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()}'" for style in styles]
