"""Free text is cleaned before it is shown: names in views, lists, analyses, the leaderboard and the terminal."""

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lucchetto.cli.terminal import LONGEST_NAME, printable
from lucchetto.rules import MalformedError
from lucchetto.server.table.names import LONGEST, clean_name, distinct
from lucchetto.server.views.bot_names import bot_names
from lucchetto.server.vocabulary import SOMEBODY
from lucchetto.visible import visible
from tests.server.conftest import People
from tests.server.kit import NO_TLS, Json, Server, ask

HIDDEN = (
    "\u1160\u200b\u200d\u202e\u2066\u00ad\u034f\ufe0f\u3164\u115f\u2800\u180e\ufeff\U000e0041\u061c\u2028\x1b\x00\n\t"
)
SIGNS = st.sampled_from([*HIDDEN, *"\u0301\u20dd\u3099<&>\"'", *"aeK \u304b"])
NASTY = st.lists(st.one_of(st.text(st.characters(), max_size=3), SIGNS), max_size=20).map("".join)
"""Several strategies, because rare characters would seldom occur in a single alphabet of `st.text`."""
HALF = "\ud800"
"""A lone surrogate: valid in a Python string and in JSON escapes, but not in UTF-8."""
LOUD = [
    "a\u2800b",
    "a\ufe0fb",
    "a\u3164b",
    "\u3164",
    "e\u200d\u0301",
    "\u304b\u200b\u3099",
    "\ufb03\ufb03\ufb03\ufb03\ufb03\ufb03\ufb03\ufb03\ufb03",
    "\u202egnp.exe",
    "<script>alert(1)</script>",
    "\x1b[2J\x1b]0;pwned\x07",
    "Z" + "\u0335\u0336\u0337" * 15,
    "\u0e33" * 30,
]


def assert_clean(text: str, longest: int) -> None:
    assert 1 <= len(text) <= longest
    assert unicodedata.is_normalized("NFC", text)
    assert text == " ".join(text.split())
    assert visible(text) == text, "cleaning is idempotent"
    assert not set(text) & set(HIDDEN)
    assert not {unicodedata.category(sign) for sign in text} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Me"}
    assert unicodedata.category(text[0]) != "Mn", "a combining mark has a base character"


@settings(max_examples=400)
@given(NASTY)
def test_a_nickname_is_clean_or_refused(typed: str) -> None:
    for name in _cleaned([typed]):
        assert_clean(name, LONGEST)
        assert clean_name(name) == name
        assert name != SOMEBODY, "nobody can pose as a deleted person"


@pytest.mark.parametrize("typed", LOUD)
def test_names_found_in_the_wild_are_cleaned(typed: str) -> None:
    for name in _cleaned([typed]):
        assert_clean(name, LONGEST)


@given(NASTY.filter(str.strip), st.lists(NASTY, max_size=4))
def test_namesakes_stay_clean_and_are_told_apart(typed: str, others: list[str]) -> None:
    taken: list[str] = []
    for name in _cleaned([typed, *others, typed, typed.upper()]):
        taken.append(distinct(name, taken))
        assert_clean(taken[-1], LONGEST)
    assert len({name.casefold() for name in taken}) == len(taken)


def _cleaned(names: list[str]) -> Iterator[str]:
    for name in names:
        try:
            yield clean_name(name)
        except MalformedError:
            continue


@settings(max_examples=200)
@given(NASTY)
@example("\x1b[31m")
def test_a_name_in_the_terminal_is_clean(name: str) -> None:
    assert_clean(printable(name).replace("\ufffd", "x"), LONGEST_NAME)


@given(NASTY)
def test_bots_have_our_names_whatever_language_a_browser_asks_for(header: str) -> None:
    assert bot_names(header) in [bot_names(language) for language in ("en", "it", "es", "de", "fr")]


def as_json(body: object) -> dict[str, Any]:
    """Send ASCII JSON, in which every character can be escaped."""
    return {"content": json.dumps(body), "headers": {"Content-Type": "application/json"}}


def texts(found: object) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from texts(value)
    elif isinstance(found, list):
        for value in found:
            yield from texts(value)


def assert_nothing_hidden(answer: Json | list[Json]) -> None:
    for text in texts(answer):
        assert not {unicodedata.category(sign) for sign in text} & {"Cc", "Cf", "Cs", "Zl", "Zp"}, ascii(text)


@settings(max_examples=15)
@given(NASTY.filter(str.strip), NASTY.filter(str.strip))
@example("Ada", HALF)
def test_names_are_clean_wherever_they_are_shown(server: Server, one: str, other: str) -> None:
    seats = [{"kind": "you"}, {"kind": "guest", "name": other}, {"kind": "open"}]
    body = {"nickname": one, "settings": {"variant": "classic", "listed": True}, "seats": seats}
    with httpx.Client(verify=NO_TLS, base_url=server.address, timeout=30) as ada:
        made = ada.post("/api/tables", **as_json(body))
        if made.status_code == 400:
            assert made.json()["code"] in ("bad-nickname", "bad-request", "http-400")
            return
        for path in ("/api/tables", "/api/tables/mine", "/api/me/data"):
            assert_nothing_hidden(ada.get(path).json())
        for name in ada.get("/api/tables/mine").json()["unfinished"][0]["players"]:
            assert_clean(name, LONGEST)


def test_a_name_in_the_daily_table_and_at_the_table_is_clean(person: People) -> None:
    ada = person("\u202e\u200bAda\u3164\n<b>")
    table = ada.http.post("/api/daily", json={"nickname": ada.name}).json()["table"]
    with ada.at(table) as there:
        assert there.view["seats"][0]["name"] == "Ada <b>"
    assert ada.http.get("/api/me/data").json()["notes"][0]["data"]["name"] == "Ada <b>"


@settings(max_examples=12, deadline=None)
@given(st.lists(NASTY, min_size=2, max_size=2), NASTY, NASTY)
def test_a_record_that_somebody_brings_is_shown_clean(server: Server, players: list[str], key: str, bot: str) -> None:
    header = {"lucchetto": 1, "variant": "classic", "players": players, "first": 0, "bots": [bot, None], key: bot}
    answer = ask("POST", f"{server.address}/api/analysis", json={"record": json.dumps(header)}, timeout=60)
    assert answer.status_code in (200, 400), answer.text
    found = answer.json()
    assert_nothing_hidden(found)
    if answer.status_code == 200:
        for name in [*found["names"], *(player["name"] for player in found["analysis"]["players"])]:
            assert name == SOMEBODY or clean_name(name) == name
        assert all(
            player["bot"] in (None, "novice", "casual", "club", "expert", "champion", "master")
            for player in found["analysis"]["players"]
        )


@settings(max_examples=30, deadline=None)
@given(NASTY.filter(bool))
@example(HALF)
def test_an_error_in_a_record_is_shown_without_hidden_characters(server: Server, text: str) -> None:
    answer = ask("POST", f"{server.address}/api/analysis", **as_json({"record": text}), timeout=30)
    assert answer.status_code == 400
    assert_nothing_hidden(answer.json())
