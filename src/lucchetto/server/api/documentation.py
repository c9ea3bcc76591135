"""Serves the documentation at /docs, if it was built (`make docs`).

It is larger than the page and rarely read, so its files are not kept in memory: a thread reads them on request.
The build adds a compressed copy of each text file.
"""

import mimetypes
import re
from asyncio import to_thread
from collections.abc import Mapping
from pathlib import Path

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from lucchetto.server.security.content_policy import DIAGRAM_POLICY, documentation_policy

from .dependencies import AnyRequest

DOCUMENTATION = Path(__file__).parents[1] / "documentation"
ROUTE = "/docs"
INDEX = "index.html"
COMPRESSED = ".gz"
BUILT_FROM = ".built-from"
"""A file with the digest of the sources. It is the entity tag, so browsers keep copies until it changes."""
STYLES = ".style-hashes"
"""A file with the hashes of the styles that the theme's scripts add to a page."""
LONGEST_NAME = 200
_is_name = re.compile(r"(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*").fullmatch
"""No path segment begins with a dot, so no name leads out of the folder."""
NOT_BUILT = "The documentation is not built yet: run <code>make docs</code>."
NO_SUCH_PAGE = f'The documentation has no such page. <a href="{ROUTE}/">Its first page</a> leads to all others.'


def is_built(folder: Path = DOCUMENTATION) -> bool:
    return (folder / INDEX).is_file()


def is_documentation(path: str) -> bool:
    """Whether this request path leads to the documentation."""
    return path == ROUTE or path.startswith(f"{ROUTE}/")


def documentation(folder: Path = DOCUMENTATION) -> HTTPRouteHandler:
    """A route handler that serves the documentation in a folder."""

    @get([ROUTE, f"{ROUTE}/{{path:path}}"], include_in_schema=False)
    async def serve(request: AnyRequest) -> Response[bytes]:
        return await to_thread(answer, folder, _path(request), request.headers)

    return serve


def _path(request: AnyRequest) -> str:
    """The path as the client sent it; the framework has stripped the trailing slash."""
    return request.scope["path"].rstrip("/") + ("/" if request.scope["raw_path"].endswith(b"/") else "")


def answer(folder: Path, path: str, headers: Mapping[str, str]) -> Response[bytes]:
    """A file, a redirect to the path with a slash, which relative links need, or a page that says what is missing."""
    if not is_built(folder):
        return _line(NOT_BUILT)
    if found := _file(folder, f"{path}{INDEX}" if path.endswith("/") else path):
        return _sent(folder, found, headers)
    if _file(folder, f"{path}/{INDEX}"):
        return Redirect(f"{path}/")
    return _line(NO_SUCH_PAGE)


def _file(folder: Path, path: str) -> Path | None:
    name = path.removeprefix(ROUTE).removeprefix("/")
    if len(name) > LONGEST_NAME or not _is_name(name):
        return None
    return found if (found := folder / name).is_file() else None


def _sent(folder: Path, file: Path, asked: Mapping[str, str]) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "text/plain"
    tag = f'W/"{(folder / BUILT_FROM).read_text()[:16]}"'
    policy = _policy(file, (folder / STYLES).read_text())
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding", **policy}
    if tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, media_type=kind, headers=headers)
    compressed = file.with_name(file.name + COMPRESSED)
    if "gzip" in asked.get("accept-encoding", "") and compressed.is_file():
        return Response(compressed.read_bytes(), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.read_bytes(), media_type=kind, headers=headers)


def _policy(file: Path, styles: str) -> dict[str, str]:
    """The Content-Security-Policy of a page or a diagram; other files get the default one."""
    if file.suffix == ".html":
        return {"content-security-policy": documentation_policy(file.read_text("utf-8"), styles)}
    return {"content-security-policy": DIAGRAM_POLICY} if file.suffix == ".svg" else {}


def _line(text: str) -> Response[bytes]:
    html = f'<!doctype html><html lang="en"><title>Lucchetto</title><p>{text}</p></html>'
    return Response(html.encode(), status_code=404, media_type="text/html")
