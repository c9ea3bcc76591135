"""A server whose operator changes the promised dice while people wait: their browsers notice and remember it."""

import json
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, Site
from tests.browser.play import pass_to_the_end
from tests.server.kit import TIMEOUT, logged, table_file

Change = Callable[[dict[str, Any]], None]
AGAINST_A_BOT = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]}
WITH_A_FRIEND = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]}


def other_secret(made: dict[str, Any]) -> None:
    made["secret"] = secrets.token_hex(32)


def other_nonce_of_the_bot(made: dict[str, Any]) -> None:
    """The server draws it, so it can try nonces until it likes the dice, once it knows the player's."""
    made["nonces"][1] = secrets.token_hex(16)


def first_player_of_its_choice(made: dict[str, Any]) -> None:
    made["first"] = 1


def tamper(site: Site, folder: Path, path: str, change: Change) -> None:
    """The operator stops the server, changes the table in its database, and starts it again."""
    site.kill()
    table = path.removeprefix("/table/")
    with closing(sqlite3.connect(table_file(folder / "data"), timeout=TIMEOUT)) as disk, disk:
        ((line,),) = disk.execute('SELECT line FROM log WHERE "table" = ? AND seq = 1', (table,)).fetchall()
        parts = json.loads(line)
        change(parts["entry"])
        disk.execute('UPDATE log SET line = ? WHERE "table" = ? AND seq = 1', (json.dumps(parts).encode(), table))
    site.start()


def waiting(person: Person, body: dict[str, Any], folder: Path) -> str:
    """A table that waits, to whose dice the person's device has added its nonce."""
    path = person.make_table(body)
    person.open(path)
    expect(person.see("start")).to_be_visible()
    until_stirred(person, path, folder, 1)
    return path


def until_stirred(person: Person, path: str, folder: Path, count: int) -> None:
    for _ in range(600):
        if stirred(folder, path) >= count:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("no nonce was added")


def stirred(folder: Path, path: str) -> int:
    lines = logged(folder / "data", path.removeprefix("/table/"))
    return sum(type(line.entry).__name__ == "Stirred" for line in lines)


@pytest.mark.parametrize("change", [other_secret, other_nonce_of_the_bot, first_player_of_its_choice])
def test_a_server_that_changes_its_promise_is_caught_at_once_and_after_the_game(
    own_site: Site, tmp_path: Path, change: Change
) -> None:
    ada = own_site.visitor()
    path = waiting(ada, AGAINST_A_BOT, tmp_path)
    expect(ada.see("promise-alarm")).to_have_count(0)
    tamper(own_site, tmp_path, path, change)
    alarm = ada.page.get_by_role("alert").filter(has_text="has changed its promise about the dice")
    expect(alarm).to_be_visible()
    ada.page.reload()
    expect(alarm).to_be_visible()
    ada.tap("start")
    pass_to_the_end(ada)
    expect(alarm).to_be_visible()
    ada.tap("check-dice")
    expect(ada.see("dice-checked")).to_have_attribute("data-ok", "no")
    expect(ada.see("dice-checked")).to_contain_text("has changed its promise about the dice")


def test_a_device_adds_nothing_to_dice_whose_promise_was_changed(own_site: Site, tmp_path: Path) -> None:
    ada, bob = own_site.visitor("Ada"), own_site.visitor("Bob")
    path = waiting(ada, WITH_A_FRIEND, tmp_path)
    bob.open(path)
    expect(bob.see("join")).to_be_visible()
    tamper(own_site, tmp_path, path, other_secret)
    expect(bob.see("promise-alarm")).to_be_visible()
    bob.see("join-name").fill("Bob")
    bob.tap("join")
    expect(bob.see("leave")).to_be_visible()
    ada.tap("start")
    expect(bob.see("dice")).to_be_visible()
    assert stirred(tmp_path, path) == 1, "Ada's, before the change"


def test_a_promise_that_comes_back_stays_broken(own_site: Site, tmp_path: Path) -> None:
    ada = own_site.visitor()
    path = waiting(ada, AGAINST_A_BOT, tmp_path)
    kept: list[str] = []

    def another(made: dict[str, Any]) -> None:
        kept.append(made["secret"])
        other_secret(made)

    def the_first(made: dict[str, Any]) -> None:
        made["secret"] = kept[0]

    tamper(own_site, tmp_path, path, another)
    expect(ada.see("promise-alarm")).to_be_visible()
    tamper(own_site, tmp_path, path, the_first)
    ada.page.reload()
    expect(ada.see("start")).to_be_visible()
    expect(ada.see("promise-alarm")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("de-DE", "Dieser Server hat sein Versprechen über die Würfel geändert."),
        ("fr-FR", "Ce serveur a changé sa promesse sur les dés."),
        ("it-IT", "Questo server ha cambiato la sua promessa sui dadi."),
        ("es-ES", "Este servidor ha cambiado su promesa sobre los dados."),
    ],
)
def test_the_alarm_is_in_the_readers_language(own_site: Site, tmp_path: Path, locale: str, said: str) -> None:
    ada = own_site.visitor(locale=locale)
    path = waiting(ada, AGAINST_A_BOT, tmp_path)
    tamper(own_site, tmp_path, path, other_secret)
    expect(ada.page.get_by_role("alert").filter(has_text=said)).to_be_visible()


def test_restarting_an_honest_server_raises_no_alarm(own_site: Site, tmp_path: Path) -> None:
    ada, bob = own_site.visitor("Ada"), own_site.visitor("Bob")
    path = waiting(ada, WITH_A_FRIEND, tmp_path)
    bob.join(path)
    until_stirred(bob, path, tmp_path, 2)
    tamper(own_site, tmp_path, path, lambda made: None)
    for person in (ada, bob):
        expect(person.see("connection-lost")).to_have_count(0)
    ada.tap("start")
    for person in (ada, bob):
        expect(person.see("dice")).to_be_visible()
        expect(person.see("promise-alarm")).to_have_count(0)
