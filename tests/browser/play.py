"""Plays in the browser like a person who skips as few numbers as possible."""

import contextlib
import re

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.people import Person, moves_offered

LONGEST_GAME = 400
"""Upper bound on the decisions in a game."""


def play_on(person: Person, decisions: int, most_skipped: int = 99) -> bool:
    """Make this many decisions, passing rather than skipping more than `most_skipped`; False if the game has ended."""
    for _ in range(decisions):
        if not _is_asked(person, "[data-testid^='option-']"):
            return False
        if not (offered := moves_offered(person)):
            continue
        # The dock may change before the tap if a bot answers quickly; then try again.
        with contextlib.suppress(PlaywrightTimeout):
            person.choose(_cheapest(offered, most_skipped), timeout=1_000)
        person.page.wait_for_timeout(60)
    return True


def _is_asked(person: Person, offered: str) -> bool:
    """Wait until choices are offered; False if the game is over.

    On a busy machine a tap may take effect and still time out: its penalty is then confirmed here.
    """
    confirm = "[data-testid='confirm-penalty']"
    person.page.wait_for_selector(f"{offered}, {confirm}, [data-testid='result']")
    with contextlib.suppress(PlaywrightTimeout):
        if person.page.locator(confirm).is_visible():
            person.page.locator(confirm).click(timeout=1_000)
    return not person.see("result").is_visible()


def _cheapest(offered: dict[str, str], most_skipped: int) -> str:
    """The move that skips the fewest numbers, according to its button."""
    skipped = {move: _skipped(text) for move, text in offered.items() if move != "pass"}
    best = min(skipped, key=skipped.__getitem__, default="pass")
    return best if skipped.get(best, 0) <= most_skipped else "pass"


def _skipped(text: str) -> int:
    """The number of numbers that a text such as 'skips 4, 6–8' names."""
    numbers = re.search(r"skips ([\d, –]+)", re.sub("[\u2066-\u2069]", "", text))
    if not numbers:
        return 0
    runs = [[int(end) for end in run.split("–")] for run in numbers[1].split(",") if run.strip()]
    return sum(abs(run[-1] - run[0]) + 1 for run in runs)


def play_to_the_end(person: Person, most_skipped: int = 99) -> None:
    if play_on(person, LONGEST_GAME, most_skipped):
        raise RuntimeError("the game does not end")


def pass_to_the_end(person: Person) -> None:
    """End the game quickly with four penalties."""
    for _ in range(LONGEST_GAME):
        if not _is_asked(person, "[data-testid='option-pass']"):
            return
        with contextlib.suppress(PlaywrightTimeout):  # a forced pass may have been automatic
            person.choose("pass", timeout=1_000)
        person.page.wait_for_timeout(60)
    raise RuntimeError("the game does not end")
