"""Records for browser tests: golden ones, and one with an illegal move."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import TIMEOUT, Person, Site

GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


def beginning(name: str, events: int = 64) -> str:
    """The beginning of a golden record. It contains most two-player games; longer ones would keep the coach busy."""
    return "".join(golden(name).splitlines(keepends=True)[: events + 1])


def events_in(record: str) -> int:
    return len(record.splitlines()) - 1


def broken(record: str, line: int) -> str:
    """The same record with an illegal decision on this line."""
    lines = record.splitlines()
    lines[line - 1] = json.dumps({"seat": 0, "move": "red 99"})
    return "\n".join(lines) + "\n"


def hand_in(site: Site, record: str, **options: Any) -> Person:
    """A person who pastes a record and opens its analysis."""
    person = site.visitor(**options)
    person.open("/analysis")
    person.see("record-text").fill(record)
    person.tap("analyse")
    expect(person.see("verdict")).to_be_visible(timeout=4 * TIMEOUT)  # a long game of five, on a busy machine
    return person


def rendered(text: str) -> re.Pattern[str]:
    """A text as the page renders it, with invisible marks around inserted values."""
    return re.compile(r"\W+".join(map(re.escape, text.split())), re.IGNORECASE)
