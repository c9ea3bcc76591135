"""In a real browser: no page violates the Content-Security-Policy, and people control their own data."""

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.people import Person, Site

PAGES = [
    "/",
    "/new",
    "/join",
    "/join/ABCD",
    "/lobby",
    "/games",
    "/rules/longo",
    "/learn/classic",
    "/learn/duel",
    "/continue#nothing",
    "/analysis",
    "/explore",
    "/daily",
    "/statistics",
    "/nowhere",
]
WATCH = """
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ violatedDirective: rule, blockedURI: what }) => {
      violations.push(`${rule} ${what}`);
    });
"""
BREAK = "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\" onclick=\"alert(1)\">broken</p>')"
SOMEBODY = {"en": "Somebody", "it": "Qualcuno", "es": "Alguien", "de": "Jemand", "fr": "Quelqu’un"}
ALONE = {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]}


def violations(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate("violations")
    return found


def test_no_page_breaks_the_content_security_policy(site: Site) -> None:
    ada = site.visitor("Ada", color_scheme="dark")
    ada.context.add_init_script(WATCH)
    table = ada.make_table(ALONE)
    for path in [*PAGES, f"{table}?start"]:
        ada.open(path)
        expect(ada.page.locator("h1, [data-testid='dice']").first).to_be_attached()
        ada.page.wait_for_load_state("networkidle")
        assert violations(ada) == [], path
    ada.page.evaluate(BREAK)
    assert violations(ada), "the test notices a violation"
    assert not [error for error in ada.complaints if "Uncaught" in error]


def test_people_can_download_their_data_and_delete_it_after_confirming(site: Site) -> None:
    ada = site.visitor("Ada")
    path = ada.make_table(ALONE)
    ada.open(f"{path}?start")
    ada.open("/games")
    with ada.page.expect_download() as downloading:
        ada.tap("data-download")
    data = json.loads(Path(downloading.value.path()).read_text())
    assert data["tables"][0]["names"] == ["Ada"]
    ada.tap("data-delete")
    ada.tap("data-keep")
    expect(ada.see("data-delete-yes")).to_have_count(0)
    ada.tap("data-delete")
    ada.tap("data-delete-yes")
    ada.page.wait_for_url(site.address + "/")
    ada.open("/games")
    expect(ada.page.get_by_text("You have not played on this device yet.")).to_be_visible()
    expect(ada.see("own-data")).to_have_count(0)
    assert ada.context.cookies() == []


def test_other_devices_are_signed_out_with_one_tap(site: Site) -> None:
    ada, phone = site.visitor("Ada"), site.visitor("Ada")
    ada.make_table(ALONE)
    ada.open("/games")
    expect(ada.see("data-delete")).to_be_visible()
    expect(ada.see("data-sign-out")).to_have_count(0)
    code = ada.context.request.post("/api/handoffs").json()["code"]
    phone.open(f"/continue#{code}")
    phone.tap("continue-here")
    phone.page.wait_for_url("**/games")
    expect(phone.see("data-sign-out")).to_be_visible()
    ada.page.reload()
    ada.tap("data-sign-out")
    expect(ada.see("data-sign-out")).to_have_count(0)
    phone.page.reload()
    expect(phone.see("own-data")).to_have_count(0)


def test_a_device_link_signs_nobody_in_without_confirmation(site: Site) -> None:
    """Otherwise a stranger's link could make the reader play as the stranger, who would see every choice."""
    mallory, victim = site.visitor("Mallory"), site.visitor("Ada")
    mallory.make_table(ALONE)
    victim.make_table(ALONE)
    before = victim.context.cookies()
    code = mallory.context.request.post("/api/handoffs").json()["code"]
    victim.open(f"/continue#{code}")
    expect(victim.see("continue-here")).to_be_visible()
    victim.page.wait_for_load_state("networkidle")
    assert victim.context.cookies() == before
    assert code not in victim.page.evaluate("performance.getEntriesByType('resource').map(one => one.name).join(' ')")


def test_deleted_people_are_called_somebody_in_the_readers_language(site: Site) -> None:
    ada, bob = site.visitor("Adelaide"), site.visitor("Bob")
    path = ada.make_table({"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "open"}]})
    joined = bob.context.request.post(f"/api/tables/{path.rpartition('/')[2]}/seats", data={"nickname": "Bob"})
    assert joined.status == 201
    ada.open(f"{path}?start")
    expect(ada.see("dice")).to_be_visible()
    assert ada.context.request.delete("/api/me").status == 204
    bob.open("/games")
    for language, word in SOMEBODY.items():
        bob.see("language").select_option(language)
        expect(bob.page.get_by_text(re.compile(f"{word}.*, Bob"))).to_be_visible()  # a bot plays on, its level is named
    bob.open(path)
    expect(bob.page.get_by_text(word).first).to_be_visible()
