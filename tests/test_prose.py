"""Phrases of translated English and private jargon stay out of code, comments, documents and the English catalogue.

tests/test_names.py does the same for identifiers. A phrase matches across line breaks, and in the names of tests.
"""

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EACH = "(turn|event|game|sheet|seat|row|minute|table|bot|move|roll|decision|unit|player|process)"
INSTEAD = {
    r"in company": "multiplayer",
    r"dear(est|er)|(twice|as) dear": "costliest, costlier",
    r"told (in|on) (one|a) line": "reported on one line",
    r"what is no \w+": "anything but a …",
    r"an? \w+ that is none": "an invalid …",
    r"that cannot be (is|are)": "impossible, invalid",
    r"that is not there (is|are)|seats? that (is|are) not there": "missing",
    r"in the mean": "on average",
    r"adds? up to nothing|nothing in the mean": "averages zero",
    r"(process(es)?|clients?|servers?|pages?|listeners?|nobody|everybody) hears?": "receives",
    r"(lost|missed) news|news (that|say|come|travel|on the bus)|the news of": "updates",
    r"finds? (it|them|him|her)?self back|finds? back": "reconnects, returns",
    r"held to (its|their) word": "checked",
    r"flatters?": "is biased upward",
    r"to a good part": "largely",
    r"but for a rest": "mostly",
    r"may stand before (it|them)|no session sticks": "works in front of; sessions need not be sticky",
    r"what is under way|work under way|decisions? under way|commit under way": "in-flight work",
    r"circles? (of objects|that nobody)": "reference cycle",
    r"die unheard|refused or unheard": "die without saying so",
    r"on disk before they count": "persisted before they take effect",
    r"one folder a floor": "each folder is a layer",
    rf"(a|one|two) (line|lane|square|message|request|column|dot)s? an? {EACH}": "one … per …",
    r"once an? (phase|decision|player|game|table|connection)": "once per …",
    r"(of|within|in|after|until|for) so many (games|seconds|days|rows|events|decisions|turns)": "this many …",
    r"(for|of|by|only|blame) who (asks|comes|plays|reads|wants|taps|looks|lost|can)": "for a client that …",
    r"who is forgotten|whoever has heard": "a deleted person; a client that has received it",
    r"also (when|if) (a|the|it|they|another|there)|also in the middle": "even if, even in the middle",
    r"(this|the|our) (house|laboratory)": "server; the lab extra",
    r"(the|a) (clerk|herald|chronicle|statistician|leash|nursery)": "the terms of docs/architecture.md",
    r"by day and by night": "in both themes",
    r"each process for itself": "separately for each process",
    r"nobody's business": "private, not logged",
    r"hold against (its|their) own": "check too",
    r"makes? good (what|for|the)": "compensates for",
    r", and nothing (done|added|written)": "; then nothing is changed",
    r"must not spoil": "must not affect",
    r"all of it or nothing|whole or not at all": "atomically",
    r"dice (lie|fell)": "after the roll",
    r"known are": "choose one of",
    r"signs? of life": "keep-alive",
    r"alike but for|without a word": "equal except for; silently",
    r"unless told": "by default",
    r"come or gone|comes or goes": "connected or disconnected",
    r"is no [a-z]+ of|is no (terminal|weak|good)": "is not a …",
    r"whoever": "the person who …, no matter who …",
    r"by (itself|themselves)": "automatically, on its own, separately",
    r"stands? (left|right|beside|among|under)": "is to the left of, next to, below",
    r"beside the event loop": "in a thread",
    r"of all times|in earnest": "over time; seriously",
    r"\w+ as \w+ do who": "like people who …",
    r"rather \w+( a \w+)? than \w+s": "prefers … to …",
    r"(kept|keeps?|put) aside": "held back",
    r"the short way": "the simplest way",
    r"as much at each": "its full allowance from each",
    r"time that passes": "elapsed time",
    r"machine that does nothing else|(cores|machine) with (much )?other work": "on an idle machine, on two busy cores",
    r"leaves? it open whether": "it is unknown whether",
}
"""Patterns, and what to write instead."""
PROSE = (".py", ".md")
WITH_COMMENTS = (".ts", ".svelte", ".css", ".js", ".mjs", ".html")
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
FTL_COMMENT = re.compile(r"^#.*$", re.MULTILINE)
SPACE = r"[\s#*/]+"
"""Between two words, even across the lines of a comment."""
LISTS_OF_PHRASES = ("docs/style.md", "tests/test_prose.py", "tests/test_names.py", "tests/messages/test_style.py")
"""These name the phrases to find them."""


def tracked() -> Iterator[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in listed.stdout.split("\0"):
        if name not in LISTS_OF_PHRASES and not name.startswith("tests/data/") and (ROOT / name).is_file():
            yield name


def only(pattern: re.Pattern[str], text: str) -> str:
    """The text with everything but the matches blanked, so that line numbers stay."""
    blank = re.sub(r"[^\n]", " ", text)
    for found in pattern.finditer(text):
        blank = blank[: found.start()] + found[0] + blank[found.end() :]
    return blank


def prose(name: str) -> str | None:
    """The English text of a file; None if it has none."""
    if name.endswith(PROSE) or (name.startswith("locales/en/") and name.endswith(".ftl")):
        return (ROOT / name).read_text(encoding="utf-8")
    if name.endswith(".ftl"):
        return only(FTL_COMMENT, (ROOT / name).read_text(encoding="utf-8"))
    if name.endswith(WITH_COMMENTS):
        return only(COMMENT, (ROOT / name).read_text(encoding="utf-8"))
    return None


@cache
def texts() -> dict[str, str]:
    """By name of the file; the underscores of names are spaces."""
    return {name: text.replace("_", " ") for name in tracked() if (text := prose(name)) is not None}


def places(phrase: str) -> list[str]:
    """FILE:LINE of every match."""
    pattern = re.compile(rf"\b(?:{phrase})\b".replace(" ", SPACE), re.IGNORECASE)
    return [
        f"{name}:{text.count(chr(10), 0, found.start()) + 1}: {re.sub(SPACE, ' ', found[0])}"
        for name, text in texts().items()
        for found in pattern.finditer(text)
    ]


@pytest.mark.parametrize("phrase", INSTEAD)
def test_no_text_uses_a_banned_phrase(phrase: str) -> None:
    found = places(phrase)
    assert not found, "\n".join([f"write instead: {INSTEAD[phrase]}", *found])


def test_a_phrase_is_found_across_lines_and_in_names(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = {"a.py": "x = 1\n# Bots that play in\n# company", "b.py": "def test_in_company_it_says() -> None: ..."}
    monkeypatch.setattr(f"{__name__}.texts", lambda: {name: text.replace("_", " ") for name, text in sample.items()})
    assert places("in company") == ["a.py:2: in company", "b.py:1: in company"]


def test_of_page_sources_only_comments_are_read() -> None:
    source = 'const text = "in company"; // one\n/* two\n three */ code <!-- four -->'
    assert only(COMMENT, source).split() == ["//", "one", "/*", "two", "three", "*/", "<!--", "four", "-->"]
    assert only(COMMENT, source).count("\n") == source.count("\n")
