"""The dice checker, a single file opened from disk: it checks records without a server and finds every change."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lucchetto.server.api.static import CHECKER, PAGE
from tests.browser.chromium import Chromium
from tests.browser.messages import pass_to_the_end_unseen
from tests.browser.people import Site
from tests.browser.play import pass_to_the_end
from tests.browser.records import beginning, golden, hand_in
from tests.cli.kit import Command
from tests.kit.tampered import FAIR, TAMPERED, changed_first, fair, tampered

FILE = PAGE / CHECKER
NO_WEBCRYPTO = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"
Change = Callable[[list[Any]], None]
SAYS = {
    "changed_die": r"Line \d+: turn 2: blue shows \d, the proof gives \d",
    "changed_white_die": r"Line 2: turn 1: white shows \d \+ \d, the proof gives \d \+ \d",
    "changed_secret": r"Line 1: the secret is not the one that was promised",
    "changed_commitment": r"Line 1: the secret is not the one that was promised",
    "changed_nonce": r"Line \d+: turn \d+: \w+ shows ",
    "newline_in_a_nonce": r'Line 1: random number \d: character 33 is "\\n", not one of 0–9 and a–f',
    "changed_first": r"Line 1: player \d begins, but the proof gives player \d",
    "changed_pair": r"Line 1: the lucky numbers are \d+ \+ \d+, .*, the proof gives \d+ \+ \d+, ",
    "changed_seed": r"Line 1: daily game of 2026-11-15: its seed does not lead to the promise",
}


def from_disk(browser: Chromium, script: str = "", **options: Any) -> tuple[Page, list[str]]:
    """The checker in a browser without a network, and the addresses that it asks for."""
    context = browser.new_context(**{"locale": "en-GB", "offline": True, **options})
    if script:
        context.add_init_script(script)
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(FILE.as_uri())
    return page, asked


@pytest.fixture(scope="module")
def checker(browser: Chromium) -> Page:
    return from_disk(browser)[0]


def verdict(page: Page, record: str, promise: str = "", own: str = "") -> str:
    page.locator("#record").fill(record)
    page.locator("#promise").fill(promise)
    page.locator("#own").fill(own)
    page.evaluate("document.getElementById('verdict').hidden = true")
    page.locator("#check").click()
    expect(page.locator("#verdict")).to_be_visible()
    return str(page.locator("#verdict").get_attribute("data-verdict"))


def findings(page: Page) -> str:
    return page.locator("#findings").inner_text()


def test_the_checker_is_one_file_that_asks_for_nothing(browser: Chromium) -> None:
    page, asked = from_disk(browser)
    assert verdict(page, fair("longo-scheme-2")) == "ok"
    assert asked == [FILE.as_uri()]
    source = FILE.read_text(encoding="utf-8")
    assert not re.search(r"""(?:src|href)\s*=\s*["'](?!data:)|https?://|\bimport\b""", source)
    page.context.close()


@pytest.mark.parametrize("script", ["", NO_WEBCRYPTO], ids=["webcrypto", "own-code"])
def test_honest_records_of_both_schemes_and_all_variants_are_in_order(browser: Chromium, script: str) -> None:
    page, _ = from_disk(browser, script)
    expect(page.locator("#engine")).to_contain_text("own code" if script else "WebCrypto")
    for name in FAIR:
        assert verdict(page, fair(name)) == "ok", name
        rolls = sum('"roll"' in line for line in fair(name).splitlines())
        assert f"All {rolls} rolls are just as the proof says." in findings(page), name
    assert verdict(page, tampered("classic-scheme-2", changed_first)) == "bad"
    page.context.close()


def test_a_record_can_be_chosen_as_a_file(checker: Page, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(fair("duel-scheme-2"), encoding="utf-8")
    checker.locator("#file").set_input_files(record)
    expect(checker.locator("#verdict")).to_have_attribute("data-verdict", "ok")
    expect(checker.locator("#findings")).to_contain_text("Who begins was drawn from the proof")


@pytest.mark.parametrize(("name", "change"), TAMPERED, ids=[f"{name}-{change.__name__}" for name, change in TAMPERED])
def test_whatever_was_changed_is_found_and_named(checker: Page, name: str, change: Change) -> None:
    assert verdict(checker, tampered(name, change)) == "bad"
    assert re.search(SAYS[change.__name__], findings(checker))


def test_the_checker_names_what_the_proof_does_not_cover(checker: Page) -> None:
    assert verdict(checker, fair("longo-rematch")) == "ok"
    assert "Who begins was decided without the proof." in findings(checker)
    assert verdict(checker, fair("longo-scheme-1")) == "ok"
    assert "Scheme 1 does not prove who begins, nor lucky numbers." in findings(checker)


def test_the_checker_compares_your_own_promise_and_random_number(checker: Page) -> None:
    record = fair("classic-scheme-2")
    commitment = re.findall(r'"commitment": "(\w+)"', record)[0]
    nonce = re.findall(r'"nonces": \["(\w+)"', record)[0]
    assert verdict(checker, record, commitment, nonce) == "ok"
    assert "It is the promise that you were shown." in findings(checker)
    assert verdict(checker, record, "00" * 32) == "bad"
    assert "the promise is not the one that you were shown" in findings(checker)
    assert verdict(checker, record, commitment, "00" * 16) == "bad"
    assert f"your own random number {'00' * 16} is not in it" in findings(checker)


@pytest.mark.parametrize(
    ("record", "expected", "said"),
    [
        ("", "none", "There is no record."),
        (golden("classic-natural-2"), "none", "The record has no dice proof that this file knows."),
        ("lucchetto 1 classic\nplayers: Ada\n", "none", "lucchetto convert"),
        ("{", "bad", "Line 1: invalid JSON"),
        ("{}", "bad", "Line 1: not the header of a record"),
        (fair("duel-scheme-2") + "\n", "bad", "invalid JSON"),
        (fair("duel-scheme-2") + '{"dance": 1}\n', "bad", "neither a roll nor a decision"),
        (fair("duel-scheme-2").replace('"first"', '"first": 0, "first"', 1), "bad", '"first" appears twice'),
    ],
    ids=["empty", "no-proof", "text", "half", "nothing", "blank", "unknown", "twice"],
)
def test_a_text_without_a_proof_is_refused(checker: Page, record: str, expected: str, said: str) -> None:
    assert verdict(checker, record) == expected
    assert said in findings(checker)


def test_a_die_that_returns_after_its_row_was_closed_is_found(checker: Page) -> None:
    """The dice of closed rows are out of the game. The proof has faces for them nevertheless."""
    lines = fair("classic-scheme-2").splitlines()
    short = next(number for number, line in enumerate(lines) if "roll" in line and line.count(":") < 6)
    record = "\n".join([*lines[: short + 1], lines[1]])
    assert verdict(checker, record) == "bad"
    assert re.search(rf"Line {short + 2}: turn \d+: \w+ is back", findings(checker))


def test_the_checker_speaks_five_languages_with_the_same_texts(checker: Page) -> None:
    texts: dict[str, dict[str, str]] = checker.evaluate("TEXTS")
    assert texts.keys() == {"en", "de", "fr", "it", "es"}
    for language, words in texts.items():
        assert words.keys() == texts["en"].keys(), language
        for key, text in words.items():
            assert text.strip()
            named = [sorted(re.findall(r"\{\w+\}", one)) for one in (text, texts["en"][key])]
            assert named[0] == named[1], (language, key)
        checker.locator("#language").select_option(language)
        expect(checker.locator("h1")).to_have_text(words["title"])
        expect(checker.locator("html")).to_have_attribute("lang", language)
    checker.locator("#language").select_option("en")


def test_a_browser_in_german_gets_german(browser: Chromium) -> None:
    page, _ = from_disk(browser, locale="de-DE")
    expect(page.locator("#check")).to_have_text("Prüfen")
    page.context.close()


def test_the_checker_runs_from_the_server_and_may_load_nothing(site: Site) -> None:
    ada = site.visitor()
    answer = ada.page.goto(f"/{CHECKER}")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert verdict(ada.page, fair("classic-scheme-2")) == "ok"
    assert ada.complaints == []
    assert ada.page.evaluate("fetch('/api/bots').then(() => 'loaded', () => 'refused')") == "refused"


def test_the_checker_can_be_downloaded_after_a_game_and_finds_it_in_order(
    site: Site, browser: Chromium, tmp_path: Path
) -> None:
    ada = site.visitor()
    ada.open(
        ada.make_table(
            {"settings": {"variant": "classic"}, "seats": [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]}
        )
    )
    ada.tap("start")
    pass_to_the_end(ada)
    ada.tap("check-dice")
    expect(ada.see("dice-checked")).to_have_attribute("data-ok", "yes")
    expect(ada.see("dice-checked")).to_contain_text("Who starts was drawn from the secret, too.")
    promise, *own = ada.see("kept-promise").inner_text().split()
    for name in ("checker-link", "record-link"):
        with ada.page.expect_download() as loading:
            ada.tap(name)
        loading.value.save_as(tmp_path / name)
    assert (tmp_path / "checker-link").read_bytes() == FILE.read_bytes()
    page, _ = from_disk(browser)
    assert verdict(page, (tmp_path / "record-link").read_text(encoding="utf-8"), promise, " ".join(own)) == "ok"
    assert "Your own random number is in it." in findings(page)
    page.context.close()


def test_no_checker_calls_lucky_numbers_that_were_set_a_fault(site: Site, browser: Chromium, tmp_path: Path) -> None:
    """R12"""
    ada = site.visitor()
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "novice"}]
    path = ada.make_table({"settings": {"variant": "longo"}, "seats": seats, "lucky": [[2, 16], [3, 9]]})
    pass_to_the_end_unseen(site, ada, path)
    ada.open(path)
    ada.tap("check-dice")
    expect(ada.see("dice-checked")).to_have_attribute("data-ok", "yes")
    expect(ada.see("dice-checked")).not_to_contain_text("lucky")
    with ada.page.expect_download() as loading:
        ada.tap("record-link")
    file = tmp_path / "game.jsonl"
    loading.value.save_as(file)
    page, _ = from_disk(browser)
    assert verdict(page, file.read_text(encoding="utf-8")) == "ok"
    assert "The lucky numbers were decided without the proof." in findings(page)
    page.context.close()
    outcome = Command(tmp_path)("verify", file)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.out.endswith("so does the first player; the lucky numbers were not drawn from it\n")


def test_the_checker_can_be_downloaded_from_an_analysis(site: Site) -> None:
    ada = hand_in(site, beginning("classic-natural-2", 12))
    with ada.page.expect_download() as loading:
        ada.see("checker-link").click()
    assert loading.value.suggested_filename == CHECKER
