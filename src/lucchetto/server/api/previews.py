"""Serves the preview pictures of shared links, and adds the tags that refer to them to the page's head."""

import re
from dataclasses import dataclass
from html import escape

from litestar import Response, get
from litestar.exceptions import NotFoundException

from lucchetto.messages import LANGUAGES, pick_language
from lucchetto.rules import GameError
from lucchetto.server.errors import NotFoundError
from lucchetto.server.live.join_codes import clean_code
from lucchetto.server.live.lobby import Lobby
from lucchetto.server.live.service import TableService
from lucchetto.server.previews.cards import PAGES, Card, page_card, table_card
from lucchetto.server.previews.picture import HEIGHT, WIDTH
from lucchetto.server.previews.service import PreviewService, tag_of
from lucchetto.server.security.rate_limits import RateLimits
from lucchetto.server.storage.base import StoreError
from lucchetto.server.vocabulary import TABLE_ID

from .dependencies import AnyRequest, check_rate

SHORT, LONG = "public, max-age=60", "public, max-age=86400"
"""Cache-Control of a table's picture, which changes, and of a page's, which does not."""
TITLE = re.compile("<title>.*?</title>")
DESCRIPTION = re.compile(r'(<meta\s+name="description"\s+content=")[^"]*')
_is_table_id = re.compile(TABLE_ID).match


@dataclass(frozen=True)
class Preview:
    """The preview of a link to a page."""

    card: Card
    title: str
    """The document's title."""
    picture: str
    """The path of the picture, without the language."""


def language_of(request: AnyRequest) -> str:
    return pick_language({"LANGUAGE": request.headers.get("accept-language", "").replace(",", ":")})


async def preview_of(path: str, request: AnyRequest, tables: TableService, lobby: Lobby, limits: RateLimits) -> Preview:
    """The preview of a path of the page; a generic one if the database is unavailable."""
    page, _, name = path.strip("/").partition("/")
    language = language_of(request)
    try:
        if page == "join" and name:
            name = await _table_of_code(name, request, lobby, limits)
        if page in ("table", "analysis", "join") and name:
            return await _table_preview(page, name, language, tables)
    except NotFoundError:
        page = "gone" if page in ("table", "analysis") else page
    except (GameError, StoreError):
        pass
    page = page if page in PAGES else "home"
    card = page_card(language, page)
    title = f"Lucchetto · {card.title}" if page == "home" else f"{card.title} · Lucchetto"
    return Preview(card, title, page)


async def _table_of_code(code: str, request: AnyRequest, lobby: Lobby, limits: RateLimits) -> str:
    """The table with this code. Counts as a lookup, so that nobody can guess codes by requesting pages."""
    check_rate(limits.find_code, request)
    table = await lobby.table_with_code(clean_code(code[:60]))
    if table is None:
        raise NotFoundError("code-unknown", "no open table has this code")
    return table


async def _table_preview(page: str, name: str, language: str, tables: TableService) -> Preview:
    if not _is_table_id(name):
        raise NotFoundError("table-unknown", "there is no such table")
    table = await tables.get(name)
    card = table_card(table, language)
    title = f"{card.game} {table.code}" if page == "table" else card.title
    return Preview(card, f"{title} · Lucchetto", f"table/{table.id}")


def with_head(html: str, preview: Preview, language: str, address: str) -> str:
    """The page's HTML with title, language and the tags that chats and social networks read."""
    card = preview.card
    url = address.rstrip("/")
    tags = {
        "og:site_name": "Lucchetto",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.text,
        "og:locale": language,
        "og:image": f"{url}/previews/{language}/{preview.picture}.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": card.title,
    }
    twitter = '<meta name="twitter:card" content="summary_large_image" />'
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    title = f"<title>{escape(preview.title)}</title>"
    described = DESCRIPTION.sub(lambda found: found[1] + escape(card.text), html)
    return TITLE.sub(lambda _: "\n    ".join([title, *lines, twitter]), described, count=1).replace(
        '<html lang="en">', f'<html lang="{language}">', 1
    )


@get("/previews/{language:str}/{name:str}", include_in_schema=False)
async def page_picture(
    language: str, name: str, request: AnyRequest, limits: RateLimits, previews: PreviewService
) -> Response[bytes]:
    page = name.removesuffix(".png")
    if language not in LANGUAGES or page not in PAGES or not name.endswith(".png"):
        raise NotFoundException
    return await _answer(page_card(language, page), request, limits, previews, LONG)


@get("/previews/{language:str}/table/{name:str}", include_in_schema=False)
async def table_picture(
    language: str, name: str, request: AnyRequest, limits: RateLimits, tables: TableService, previews: PreviewService
) -> Response[bytes]:
    """The picture of a table. If there is no such table, the status is 404 and the picture says so."""
    if language not in LANGUAGES or not name.endswith(".png"):
        raise NotFoundException
    table = name.removesuffix(".png")
    try:
        if not _is_table_id(table):
            raise NotFoundError("table-unknown", "there is no such table")
        card = table_card(await tables.get(table), language)
    except NotFoundError:
        return await _answer(page_card(language, "gone"), request, limits, previews, "no-store", status=404)
    return await _answer(card, request, limits, previews, SHORT)


async def _answer(
    card: Card, request: AnyRequest, limits: RateLimits, previews: PreviewService, cache: str, status: int = 200
) -> Response[bytes]:
    check_rate(limits.previews, request)
    headers = {"cache-control": cache, "etag": tag_of(card), "cross-origin-resource-policy": "cross-origin"}
    if status == 200 and tag_of(card) in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type="image/png")
    picture = await previews.picture(card)
    return Response(picture.content, status_code=status, headers=headers, media_type="image/png")
