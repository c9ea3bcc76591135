"""Serves the built page from memory, and the engine for offline games, which is large, from disk."""

import asyncio
import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

from lucchetto.server.live.lobby import Lobby
from lucchetto.server.live.service import TableService
from lucchetto.server.security.content_policy import ENGINE_POLICY, checker_policy
from lucchetto.server.security.rate_limits import RateLimits

from .dependencies import AnyRequest
from .documentation import ROUTE, is_built
from .previews import language_of, preview_of, with_head

PAGE = Path(__file__).parents[1] / "page"
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NO_STORE = {"cache-control": "no-store"}
"""Default for every response, so that no browser or proxy caches personal data."""
BROTLI, GZIP = ".br", ".gz"
POLICY = "content-security-policy"
CHECKER = "dice-checker.html"
"""A separate page in a single file, which people can save and open without a server (docs/records.md)."""
ENGINE = "engine/"
ENGINE_WORKER = "assets/engine-worker-"
ENGINE_MANIFEST = "engine/manifest.json"
"""Lists the other files of the engine, whose names change with their contents."""
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
INDEX = "index.html"
HELP = f'<link rel="help" href="{ROUTE}/" />'
"""Tells the page that there is documentation to link to."""
NOT_BUILT = "<!doctype html><title>Lucchetto</title><p>The page is not built yet: run <code>make page</code>."


@dataclass(frozen=True)
class PageFile:
    content: bytes
    kind: str
    cache: str
    packed: Mapping[str, bytes]
    """The compressed content by encoding, the smallest first; browsers accept brotli over https only."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers that replace the default ones."""


def read_page(folder: Path = PAGE) -> dict[str, PageFile]:
    """All files of the page by path, except those of the engine."""
    files = {}
    for path in folder.rglob("*") if folder.is_dir() else ():
        name = path.relative_to(folder).as_posix()
        if path.is_file() and path.suffix != BROTLI and not name.startswith(ENGINE):
            cache = FOREVER if name.startswith("assets/") else REVALIDATE
            files[name] = PageFile(path.read_bytes(), _kind(name), cache, _packed(path), _own_policy(name, path))
    return files


def _kind(name: str) -> str:
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


def _own_policy(name: str, path: Path) -> dict[str, str]:
    if name == CHECKER:
        return {POLICY: checker_policy(path.read_text("utf-8"))}
    return {POLICY: ENGINE_POLICY} if name.startswith(ENGINE_WORKER) else {}


def _packed(path: Path) -> dict[str, bytes]:
    """The compressed copies by encoding. The build makes brotli files of text only; images are already compressed."""
    brotli = path.with_name(path.name + BROTLI)
    if not brotli.exists():
        return {}
    return {"br": brotli.read_bytes(), "gzip": gzip.compress(path.read_bytes(), 9, mtime=0)}


def read_engine(folder: Path = PAGE) -> dict[str, Path]:
    """The files of the engine by path."""
    found = (folder / ENGINE).rglob("*") if (folder / ENGINE).is_dir() else ()
    names = {path.relative_to(folder).as_posix(): path for path in found if path.is_file() and path.suffix != GZIP}
    return {name: path for name, path in names.items() if not path.name.startswith(".")}


FILES = read_page()
ENGINE_FILES = read_engine()


def is_page_file(path: str) -> bool:
    """Whether this request path is the home page or one of the page's files, which are cheap to serve."""
    name = path.strip("/")
    return not name or name in FILES or name in ENGINE_FILES


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: AnyRequest, tables: TableService, lobby: Lobby, limits: RateLimits, path: str = ""
) -> Response[bytes]:
    """A file of the page; any other path gets index.html, whose router handles it."""
    name = path.strip("/")
    if name in ENGINE_FILES:
        return await asyncio.to_thread(_engine_file, name, request)
    found = FILES.get(name)
    if found is None and ("." in name.rsplit("/", 1)[-1] or name.startswith(("api/", "ws/", "assets/", "previews/"))):
        raise NotFoundException
    if found is not None and name != INDEX:
        return _sent(found, request)
    html = FILES[INDEX].content.decode() if INDEX in FILES else NOT_BUILT
    html = html.replace("</head>", f"{HELP}</head>", 1) if is_built() else html
    preview = await preview_of(name, request, tables, lobby, limits)
    return _page(with_head(html, preview, language_of(request), str(request.base_url)), request)


def _sent(found: PageFile, request: AnyRequest) -> Response[bytes]:
    headers = {"cache-control": found.cache, "vary": "accept-encoding", **found.headers}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, packed in found.packed.items():
        if encoding in accepted:
            return Response(packed, media_type=found.kind, headers={**headers, "content-encoding": encoding})
    return Response(found.content, media_type=found.kind, headers=headers)


def _engine_file(name: str, request: AnyRequest) -> Response[bytes]:
    path, cache = ENGINE_FILES[name], REVALIDATE if name == ENGINE_MANIFEST else FOREVER
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    packed = path.with_name(path.name + GZIP)
    if "gzip" in request.headers.get("accept-encoding", "") and packed.exists():
        path, headers["content-encoding"] = packed, "gzip"
    return Response(path.read_bytes(), media_type=_kind(name), headers=headers)


def _page(html: str, request: AnyRequest) -> Response[bytes]:
    """The page with the head for one path and language. It is short, so compressing it takes microseconds."""
    headers = {"cache-control": REVALIDATE, "vary": "accept-encoding, accept-language"}
    content = html.encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = gzip.compress(content, 6, mtime=0), "gzip"
    return Response(content, media_type="text/html", headers=headers)
