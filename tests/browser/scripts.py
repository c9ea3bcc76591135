"""Scripted games with real dice: every roll, and everybody's moves."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from tests.browser.people import TIMEOUT, Person, Site, option
from tests.server.kit import Patience

COLOURS = ("red", "yellow", "green", "blue")


def two_at_a_table(
    site: Site, variant: str, *, returning: bool = False, motion: str = "reduce", **settings: Any
) -> tuple[Person, Person]:
    """Ada makes a table with real dice, Bob follows her link, and she starts. `motion` is Ada's setting."""
    ada = site.visitor("Ada", returning=returning, reduced_motion=motion)
    bob = site.visitor("Bob", returning=returning)
    body = {"settings": {"variant": variant, "dice": "real", **settings}, "seats": [{"kind": "you"}, {"kind": "open"}]}
    path = ada.make_table(body)
    ada.open(path)
    bob.join(path)
    ada.tap("start")
    return ada, bob


def active_first(*people: Person) -> list[Person]:
    """The people in turn order: the one whose page asks for the dice begins."""
    for person in people:
        person.page.wait_for_selector("[data-testid='dice'], [data-testid='real-dice'], [data-testid='ask']")
    patience = Patience("page that asks for the dice", TIMEOUT / 1000)
    while True:
        patience.check()
        for number, person in enumerate(people):
            if person.see("real-dice").is_visible():
                return [*people[number:], *people[:number]]
        people[0].page.wait_for_timeout(100)


def roll(active: Person, white: Sequence[int], face: int = 1, closed: Sequence[str] = ()) -> None:
    """All colour dice show the same face."""
    active.enter_dice(white, **{colour: face for colour in COLOURS if colour not in closed})


def white_action(choices: dict[Person, str]) -> None:
    for person, move in choices.items():
        expect(person.see(option(move))).to_be_visible()
        person.choose(move)


def colour_action(active: Person, move: str) -> None:
    expect(active.see("ask")).to_contain_text("White + colour")  # in the Duel, action 1 mentions colours, too
    active.choose(move)
