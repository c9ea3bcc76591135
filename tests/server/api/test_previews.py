"""Previews of shared links: tags in the page's head, and pictures."""

import io
import re
from html import unescape

import pytest
from PIL import Image

from lucchetto.messages import LANGUAGES
from lucchetto.server.previews.cards import PAGES, Card, Player
from lucchetto.server.previews.picture import HEIGHT, WIDTH, draw, drawable
from tests.server.api.test_socket import seated
from tests.server.conftest import People, Starts
from tests.server.kit import Person, Server, ask, play_on

PNG = b"\x89PNG\r\n\x1a\n"


def tags(person: Person, path: str, language: str = "en") -> dict[str, str]:
    answer = person.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    assert answer.headers["vary"] == "accept-encoding, accept-language"
    found = re.findall(r'<meta\s+(?:property|name)="([^"]*)"\s+content="([^"]*)"', answer.text)
    (title,) = re.findall("<title>([^<]*)</title>", answer.text)
    return {name: unescape(text) for name, text in found} | {"title": unescape(title)}


def picture(person: Person, found: dict[str, str]) -> Image.Image:
    answer = person.http.get(found["og:image"])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return Image.open(io.BytesIO(answer.content))


@pytest.mark.parametrize(
    ("path", "page"),
    [("/", "home"), ("/daily", "daily"), ("/rules/longo", "rules"), ("/games", "home"), ("/x/y", "home")],
)
def test_every_page_has_a_title_a_text_and_a_picture(person: People, path: str, page: str) -> None:
    ada = person("Ada")
    found = tags(ada, path)
    assert found["og:image"] == f"{ada.server.address}/previews/en/{page}.png"
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:title"]
    assert "Lucchetto" in found["title"]
    assert found["description"] == found["og:description"]
    assert picture(ada, found).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tags_are_in_the_readers_language(person: People, language: str) -> None:
    ada = person("Ada")
    answer = ada.http.get("/", headers={"accept-language": f"{language}-XY,en;q=0.5"})
    assert f'<html lang="{language}">' in answer.text
    assert f"/previews/{language}/home.png" in answer.text


def test_a_table_tells_who_plays_and_how_it_ended(person: People) -> None:
    table, ada, bob = seated(person)
    path = f"/table/{table}"
    found = tags(bob, path)
    assert found["og:title"] == "Ada invites you to Classic"
    waiting = picture(bob, found).tobytes()
    with ada.at(table) as one, bob.at(table) as other:
        code = one.view["code"]
        assert found["title"] == f"Classic {code} · Lucchetto"
        assert code not in found["og:title"] + found["og:description"]
        one.do("start")
        assert tags(bob, path)["og:title"] == "Classic: Ada, Bob"
        other.until(lambda view: view["status"] == "playing")
        play_on(one, other)
        sheets = [sheet["total"] for sheet in one.until(lambda view: view["status"] == "over")["game"]["sheets"]]
    found = tags(bob, path)
    assert ("wins." if sheets[0] != sheets[1] else "share the win.") in found["og:title"]
    assert picture(bob, found).tobytes() != waiting
    assert tags(bob, f"/analysis/{table}")["og:title"] == found["og:title"]


def test_an_invitation_by_code_tells_who_invites(person: People) -> None:
    ada = person("Ada")
    table = ada.make("longo", "you", "open")
    with ada.at(table) as one:
        found = tags(person("Bob"), f"/join/{one.view['code'].lower()}")
    assert found["og:title"] == "Ada invites you to Longo"
    assert tags(ada, "/join/ZZZZ")["og:title"] == "You are invited"


def test_codes_cannot_be_tried_by_asking_for_pages(start: Starts, person: People) -> None:
    server = start(LUCCHETTO_CODES_PER_MINUTE="5")
    ada = person("Ada", server)
    with ada.at(ada.make("classic", "you", "open")) as one:
        code = one.view["code"]
    thief = person("Eve", server)
    for guess in range(5):
        tags(thief, f"/join/ZZZ{'ABCDE'[guess]}")
    assert tags(thief, f"/join/{code}")["og:title"] == "You are invited", "the page is shown, and reveals nothing"


NASTY = ['"><script>alert(1)</script>', "</title><b>", "\\1 \\g<0>", "&quot;' onload=x"]


@pytest.mark.parametrize("name", NASTY)
def test_a_name_cannot_break_out_of_the_tags(person: People, name: str) -> None:
    ada = person(name)
    table = ada.make("classic", "you", "open")
    plain = person("Bob").http.get("/").text
    shown = person("Bob").http.get(f"/table/{table}").text
    assert re.sub('content="[^"]*"|<title>[^<]*</title>|lang="[^"]*"', "", shown) == re.sub(
        'content="[^"]*"|<title>[^<]*</title>|lang="[^"]*"', "", plain
    )
    assert name[:20].strip() in tags(person("Bob"), f"/table/{table}")["og:title"]


def test_a_host_name_cannot_break_out_of_the_tags(server: Server) -> None:
    """The proxy's header Host is checked; a strange one gets no page at all."""
    answer = ask("GET", f"{server.address}/", headers={"host": '"><script>'})
    assert answer.status_code in (400, 421)


@pytest.mark.parametrize("path", ["nowhere", "a" * 41, "%22%3E"])
def test_a_table_that_is_gone_has_a_picture_that_says_so(person: People, path: str) -> None:
    ada = person("Ada")
    assert tags(ada, f"/table/{path}")["og:title"] == "This table is gone"
    answer = ada.http.get(f"/previews/en/table/{path}.png")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    assert answer.content.startswith(PNG)


@pytest.mark.parametrize("path", ["xx/home.png", "en/nothing.png", "en/home", "en/home.jpg", "en", "en/a/b/c.png"])
def test_there_is_no_other_picture(person: People, path: str) -> None:
    assert person("Ada").http.get(f"/previews/{path}").status_code == 404


def test_a_known_picture_is_not_sent_again(person: People) -> None:
    ada = person("Ada")
    path = f"/previews/it/table/{ada.make('duel', 'you', 'open')}.png"
    first = ada.http.get(path)
    assert first.headers["cache-control"] == "public, max-age=60"
    assert first.headers["cross-origin-resource-policy"] == "cross-origin"
    again = ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/table/nowhere", "/previews/en/home.png", "/favicon.svg", "/theme.js"])
def test_head_answers_as_get_does_without_the_content(person: People, path: str) -> None:
    ada = person("Ada")
    get, head = ada.http.get(path), ada.http.head(path)
    assert (head.status_code, head.content) == (get.status_code, b"")
    for name in ("content-type", "content-length", "cache-control", "etag", "vary"):
        assert head.headers.get(name) == get.headers.get(name), name
    assert ada.http.get(path).content == get.content, "the connection still works"


def test_pictures_are_limited(start: Starts, person: People) -> None:
    ada = person("Ada", start(LUCCHETTO_PREVIEWS_PER_MINUTE="3"))
    codes = [ada.http.get("/previews/en/home.png").status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    assert ada.http.get("/").status_code == 200


def test_a_picture_is_drawn_of_any_name() -> None:
    names = ["李雷", "🎲👩‍👩‍👧", "\u202e", "W" * 20, "שלום", "", "Ünïçødé", "\ud800"]
    card = Card("x" * 200, " ".join(names), "Longo", tuple(Player(name, -20, won=True) for name in names[:5]))
    assert draw(card).startswith(PNG)
    assert drawable("Zoë 🎲 Ольга") == "Zoë Ольга"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_all_letters_of_a_language(language: str) -> None:
    from lucchetto.server.previews.cards import page_card

    for page in PAGES:
        card = page_card(language, page)
        assert drawable(card.text).replace(" ", "") == card.text.replace(" ", "").replace("\u00a0", "")
