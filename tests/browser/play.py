"""Playing as a person does who skips nothing if it can be helped."""

import contextlib

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.people import Person, moves_offered, option

LONGEST_GAME = 400
"""Decisions after which a game must be over."""


def play_on(person: Person, decisions: int) -> bool:
    """So many decisions; False if the game was over before."""
    for _ in range(decisions):
        person.page.wait_for_selector("[data-testid^='option-'], [data-testid='result']")
        if person.see("result").is_visible():
            return False
        if not (offered := moves_offered(person)):
            continue
        crosses = [move for move in offered if move != "pass"]
        # The dock may change under the finger when the bot answers at once; then look again.
        with contextlib.suppress(PlaywrightTimeout):
            person.choose(_cheapest(person, crosses), patience=1_000)
        person.page.wait_for_timeout(60)
    return True


def _cheapest(person: Person, crosses: list[str]) -> str:
    """What skips nothing before what skips something; the button says so."""
    said = {move: person.see(option(move)).inner_text(timeout=1_000) for move in crosses}
    return min(said, key=lambda move: "skip" in said[move].lower(), default="pass")


def play_to_the_end(person: Person) -> None:
    if play_on(person, LONGEST_GAME):
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
