"""Records for browser tests: golden ones, and one with a mistake in it."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, Person, Site

GOLDEN = Path(__file__).parents[1] / "data" / "golden"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


def beginning(name: str, events: int = 64) -> str:
    """So much of a golden record: most games for two are over then, and those of many take the coach long."""
    return "".join(golden(name).splitlines(keepends=True)[: events + 1])


def events_in(record: str) -> int:
    return len(record.splitlines()) - 1


def broken(record: str, line: int) -> str:
    """The same record with a decision in this line that nobody can make."""
    lines = record.splitlines()
    lines[line - 1] = json.dumps({"seat": 0, "move": "red 99"})
    return "\n".join(lines) + "\n"


def hand_in(site: Site, record: str, **options: Any) -> Person:
    """Somebody who pastes a record and looks at its analysis."""
    person = site.visitor(**options)
    person.open("/analysis")
    person.see("record-text").fill(record)
    person.tap("analyse")
    expect(person.see("verdict")).to_be_visible(timeout=4 * PATIENCE)  # a long game of five, on a busy machine
    return person


def said(text: str) -> re.Pattern[str]:
    """A text as a page says it: with invisible marks around what was filled in."""
    return re.compile(r"\W+".join(map(re.escape, text.split())), re.IGNORECASE)
