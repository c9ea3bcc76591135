"""The end of a game: what winners, losers, people who tie, spectators and solitaire players see and do next."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.looks import assert_fits, assert_no_violations
from tests.browser.messages import messenger, pass_to_the_end_unseen, throw_ones_to_the_end_unseen
from tests.browser.people import Person, Site
from tests.browser.scripts import two_at_a_table
from tests.browser.views import change_views
from tests.server import kit


def text(*words: str) -> re.Pattern[str]:
    """These words, in which names and numbers may be enclosed in invisible marks."""
    return re.compile("[\u2066-\u2069]*".join(map(re.escape, "".join(words))))


def test_the_winner_is_cheered_and_the_loser_is_consoled(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic", motion="no-preference")
    throw_ones_to_the_end_unseen(site, ada, bob, crosses="red 2")
    expect(ada.see("result")).to_contain_text("You win!")
    expect(ada.see("warm")).to_have_text(text("6", " points ahead of ", "Bob", ". Well played!"))
    expect(ada.see("confetti")).to_be_visible()
    expect(ada.see("total-0")).to_have_text("−14")
    expect(ada.see("confetti")).to_have_count(0)
    expect(bob.see("result")).to_contain_text(text("Ada", " wins."))
    expect(bob.see("warm")).to_have_text(text("You finish with ", "−20", ". The next one can be yours."))
    expect(bob.see("confetti")).to_have_count(0)
    expect(bob.see("series")).to_have_count(0)
    ada.page.reload()
    expect(ada.see("total-0")).to_have_text("−14")
    expect(ada.see("confetti")).to_have_count(0)
    assert not ada.complaints
    assert not bob.complaints


def test_with_reduced_motion_a_win_has_no_confetti_and_is_counted_at_once(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    throw_ones_to_the_end_unseen(site, ada, bob, crosses="red 2")
    expect(ada.see("result")).to_contain_text("You win!")
    expect(ada.see("total-0")).to_have_text("−14")
    expect(ada.see("confetti")).to_have_count(0)


def test_people_who_tie_share_the_win(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    throw_ones_to_the_end_unseen(site, ada, bob)
    expect(ada.see("result")).to_be_visible()

    def tied(view: dict[str, Any]) -> dict[str, Any]:
        game = view["game"]
        sheets = [sheet | {"total": 7} for sheet in game["sheets"]]
        return view | {"game": game | {"sheets": sheets, "result": {"reasons": ["rows"], "winners": [0, 1]}}}

    change_views(ada, tied)
    ada.page.reload()
    expect(ada.see("result")).to_contain_text(text("You share the win with ", "Bob", "."))
    expect(ada.see("warm")).to_have_text("Level to the very last point.")


def test_a_solitaire_player_sees_a_personal_best(site: Site) -> None:
    ada = site.visitor("Ada")
    body = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}]}
    pass_to_the_end_unseen(site, ada, ada.make_table(body))
    path = ada.make_table(body)
    with messenger(site, ada) as double, double.at(path.rsplit("/", 1)[1]) as client:
        client.do("start")
        kit.play_on(client)
        total = client.view["game"]["sheets"][0]["total"]
    ada.open(path)
    expect(ada.see("result")).to_contain_text(text(str(total).replace("-", "−"), " point"))
    expect(ada.see("personal-best")).to_have_text(text("New personal best! The best before was ", "−20", "."))
    expect(ada.see("series")).to_have_count(0)


def test_a_rematch_asks_everybody_and_navigates_nobody(site: Site) -> None:
    ada, bob = two_at_a_table(site, "classic")
    eve = site.visitor("Eve")
    eve.open(ada.page.url)
    expect(eve.see("ask")).to_contain_text("You are watching")
    throw_ones_to_the_end_unseen(site, ada, bob, crosses="red 2")
    first = ada.page.url
    expect(ada.see("result")).to_be_visible()
    bob.tap("rematch")
    bob.page.wait_for_url(lambda address: address != first)
    for person in (ada, eve):
        expect(person.see("rematch-question")).to_contain_text(text("Bob", " wants a rematch."))
        assert person.page.url == first, "nobody is navigated without a tap"
    expect(ada.see("announcer")).to_contain_text(text("Bob", " wants a rematch."))
    assert_no_violations(ada, "the question about a rematch")
    assert_fits(ada, "the question about a rematch")
    ada.tap("rematch-stay")
    expect(ada.see("rematch-question")).to_have_count(0)
    expect(ada.see("rematch")).to_have_text("To the rematch")
    ada.tap("rematch")
    expect(eve.see("rematch-join")).to_have_text("Watch it")
    eve.tap("rematch-join")
    for person in (ada, eve):
        person.page.wait_for_url(bob.page.url)
    ada.tap("start")
    throw_ones_to_the_end_unseen(site, ada, bob, crosses="red 2")
    expect(ada.see("series")).to_contain_text(text("You 2 : 0 ", "Bob"))
    expect(bob.see("series")).to_contain_text(text("You 0 : 2 ", "Ada"))
    expect(eve.see("series")).to_contain_text(text("Ada 2 : 0 ", "Bob"))


def test_a_rematch_against_bots_starts_at_once(site: Site) -> None:
    ada = site.visitor("Ada")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]
    path = ada.make_table({"settings": {"variant": "duel"}, "seats": seats})
    pass_to_the_end_unseen(site, ada, path)
    ada.open(path)
    ada.tap("rematch")
    expect(ada.see("dice")).to_be_visible()
    assert path not in ada.page.url


def test_the_result_is_shared_as_a_picture_with_a_text(site: Site) -> None:
    ada = site.visitor("Ada", accept_downloads=True)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    path = ended(site, ada)
    ada.open(path)
    with ada.page.expect_download() as saving:
        ada.tap("share-result")
    picture = saving.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 5_000, "something is drawn"
    expect(ada.see("share-result")).to_have_text("Picture saved, text copied")
    copied = ada.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(rf"Lucchetto, Classic: .*Ada −20.*\n{re.escape(site.address + path)}", copied), copied


def test_a_browser_that_shares_files_gets_the_picture(site: Site) -> None:
    ada = site.visitor("Ada")
    ada.context.add_init_script(
        "navigator.canShare = () => true;"
        "navigator.share = async ({ files, text }) => { window.shared = [files[0].type, files[0].size, text]; };"
    )
    ada.open(ended(site, ada))
    ada.tap("share-result")
    kind, size, words = kit.eventually(lambda: ada.page.evaluate("window.shared"))
    assert kind == "image/png"
    assert size > 5_000
    assert "Ada" in words


def ended(site: Site, person: Person) -> str:
    """The path of a finished game against a bot."""
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]
    path = person.make_table({"settings": {"variant": "classic"}, "seats": seats})
    pass_to_the_end_unseen(site, person, path)
    return path
