"""Copies the documents into the folder that the site is built from.

The documents are written for readers of the repository. Staging points links at pages of the site, copies linked files
outside docs/ as text, replaces diagrams by the images from `make diagrams`, and formats lists for Python-Markdown.
"""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
OUTSIDE = {"CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security-policy.md", "CHANGELOG.md": "changelog.md"}
"""Documents at the top of the repository that also become pages of the site."""
LEFT_OUT = {"docs/package.md"}
"""Documents that are not part of the site: this one is the package's description on PyPI."""
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^()\s#]+)(#[^()\s]*)?\)")
DIAGRAM = re.compile(r"```mermaid\n.*?```\n\n\[[^\]]*\]\(([^)]+\.svg)\)[^\n]*", re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"\s*```")
ITEM = re.compile(r"\s*(?:[-*]|\d+\.) ")
FIRST_ITEM = re.compile(r"\s*(?:[-*]|1\.) ")
NUMBER = re.compile(r"^(\d+)\. ")


class Staging:
    """The pages of the site, and the folder that they are copied to."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._pages = dict(_pages())

    def copy(self) -> None:
        for source, page in self._pages.items():
            text = (ROOT / source).read_text(encoding="utf-8")
            self._write(page, for_python_markdown(self._linked(with_images(text), source)))

    def _linked(self, text: str, source: str) -> str:
        return LINK.sub(lambda found: self._link(found, source), text)

    def _link(self, found: re.Match[str], source: str) -> str:
        """The link, pointed at a page or a file of the site; only its text if it leads to a folder without a page."""
        image, text, target, anchor = found.groups(default="")
        path = _within_repository(source, target)
        if path is None:
            return found[0]
        if (ROOT / path).is_dir() and f"{path}/README.md" not in self._pages:
            return text
        place = self._page(path) or self._file(path)
        return f"{image}[{text}]({_relative(place, self._pages[source])}{anchor})"

    def _page(self, path: str) -> str | None:
        return self._pages.get(path) or self._pages.get(f"{path}/README.md")

    def _file(self, path: str) -> str:
        """Copy a file, as text unless it is an image, so that browsers display it; returns its place in the site."""
        within = path.removeprefix("docs/")
        place = within if Path(path).suffix in (".png", ".svg") else f"files/{within}.txt"
        (self._folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, self._folder / place)
        return place

    def _write(self, place: str, text: str) -> None:
        path = self._folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _pages() -> Iterator[tuple[str, str]]:
    """Every document's path in the repository, and its place in the site."""
    for path in sorted(DOCS.rglob("*.md")):
        source = path.relative_to(ROOT).as_posix()
        if source not in LEFT_OUT:
            yield source, path.relative_to(DOCS).as_posix()
    yield from OUTSIDE.items()


def _within_repository(source: str, target: str) -> str | None:
    """The path in the repository that a link leads to; None if it leads elsewhere or is broken."""
    path = os.path.normpath(Path(source).parent / target)
    return path if ":" not in target and not path.startswith("..") and (ROOT / path).exists() else None


def _relative(place: str, page: str) -> str:
    return os.path.relpath(place, Path(page).parent)


def with_images(text: str) -> str:
    """The text with each Mermaid diagram replaced by the image that the link below it leads to."""

    def image(found: re.Match[str]) -> str:
        headings = HEADING.findall(text[: found.start()])
        return f"![Diagram: {headings[-1]}]({found[1]})"

    return DIAGRAM.sub(image, text)


def for_python_markdown(text: str) -> str:
    """The text with a blank line before each list and table, and with nested blocks indented by four spaces."""
    lines: list[str] = []
    is_code = False
    for line in text.splitlines():
        is_code ^= bool(FENCE.match(line))
        lines += [line] if is_code else _separated(_indented(line), lines[-1] if lines else "")
    return "\n".join(lines) + "\n"


def _indented(line: str) -> str:
    """The line, indented by four spaces instead of two or three. Escapes a number at its start that ends a sentence."""
    text = line.lstrip(" ")
    if len(line) - len(text) not in (2, 3):
        return line
    return "    " + (text if text.startswith("1. ") else NUMBER.sub(r"\1\\. ", text))


def _separated(line: str, previous: str) -> list[str]:
    starts_list = FIRST_ITEM.match(line) and not ITEM.match(previous) and not previous.startswith(" ")
    starts_table = line.lstrip().startswith("|") and not previous.lstrip().startswith("|")
    return ["", line] if previous.strip() and (starts_list or starts_table) else [line]
