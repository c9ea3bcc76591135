"""Playing as a person does who skips nothing if it can be helped."""

import contextlib
import re

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.people import Person, moves_offered

LONGEST_GAME = 400
"""Decisions after which a game must be over."""


def play_on(person: Person, decisions: int, most_skipped: int = 99) -> bool:
    """So many decisions; False if the game was over before. Rather than skip more than this, they pass."""
    for _ in range(decisions):
        person.page.wait_for_selector("[data-testid^='option-'], [data-testid='result']")
        if person.see("result").is_visible():
            return False
        if not (offered := moves_offered(person)):
            continue
        # The dock may change under the finger when the bot answers at once; then look again.
        with contextlib.suppress(PlaywrightTimeout):
            person.choose(_cheapest(offered, most_skipped), patience=1_000)
        person.page.wait_for_timeout(60)
    return True


def _cheapest(offered: dict[str, str], most_skipped: int) -> str:
    """What skips the least; the button says how much."""
    skipped = {move: _skipped(said) for move, said in offered.items() if move != "pass"}
    best = min(skipped, key=skipped.__getitem__, default="pass")
    return best if skipped.get(best, 0) <= most_skipped else "pass"


def _skipped(said: str) -> int:
    """How many numbers 'skips 4, 6–8' names."""
    numbers = re.search(r"skips ([\d, –]+)", re.sub("[\u2066-\u2069]", "", said))
    if not numbers:
        return 0
    runs = [[int(end) for end in run.split("–")] for run in numbers[1].split(",") if run.strip()]
    return sum(abs(run[-1] - run[0]) + 1 for run in runs)


def play_to_the_end(person: Person, most_skipped: int = 99) -> None:
    if play_on(person, LONGEST_GAME, most_skipped):
        raise RuntimeError("the game does not end")


def pass_to_the_end(person: Person) -> None:
    """The quickest way to lose: four penalties."""
    for _ in range(LONGEST_GAME):
        person.page.wait_for_selector("[data-testid='option-pass'], [data-testid='result']")
        if person.see("result").is_visible():
            return
        with contextlib.suppress(PlaywrightTimeout):  # it may have passed by itself meanwhile
            person.choose("pass", patience=1_000)
        person.page.wait_for_timeout(60)
    raise RuntimeError("the game does not end")
