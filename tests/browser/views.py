"""Tables in states that are rare in real games: the page gets the server's own view, changed on its way."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Person, Site

PLAYERS = {"classic": 5, "longo": 5, "duel": 2}


def option(colour: str | None, number: int | None, **more: Any) -> dict[str, Any]:
    """A legal move, as the server sends it."""
    facts = {"lucky": False, "gain": 0, "skipped": [], "closes": False, "stacks": False, "knocksOff": False}
    move = f"{colour} {number}" if colour else "pass"
    return {"move": move, "colour": colour, "number": number, "penalty": False, **facts, **more}


def most_choices(view: dict[str, Any]) -> dict[str, Any]:
    """The view with a colour action that offers two cells in every row, and a penalty for passing."""
    duel = view["settings"]["variant"] == "duel"
    options = [option(None, None, penalty=True, gain=-5)]
    for row in view["layout"]:
        skipped = row["numbers"][1:-2]
        for number in row["numbers"][-2:]:
            more = {"knocksOff": duel, "closes": number == row["numbers"][-1]}
            options.append(option(row["colour"], number, gain=12, skipped=skipped, **more))
    game = view["game"] | {"phase": "colour", "active": 0}
    seats = [seat | {"deciding": number == 0} for number, seat in enumerate(view["seats"])]
    return view | {"game": game, "seats": seats, "hands": [{"seat": 0, "options": options, "chosen": None}]}


def change_views(person: Person, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change every view of a game that the person's page receives, from its next connection on."""

    def pass_on(page: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        is_game = message["type"] == "view" and message["game"]
        page.send(json.dumps(change(message)) if is_game else text)

    person.page.route_web_socket(
        "**/ws/tables/**", lambda page: page.connect_to_server().on_message(lambda text: pass_on(page, str(text)))
    )


def crowded_table(site: Site, variant: str, **options: Any) -> Person:
    """Ada at a full table with the most choices."""
    ada = site.visitor("Ada", **options)
    bots = [{"kind": "bot", "bot": "casual"} for _ in range(PLAYERS[variant] - 1)]
    path = ada.make_table({"settings": {"variant": variant, "timer": 60}, "seats": [{"kind": "you"}, *bots]})
    ada.open(f"{path}?start")
    expect(ada.see("dice")).to_be_visible()
    change_views(ada, most_choices)
    ada.page.reload()
    expect(ada.see("option-blue-2")).to_be_attached()
    return ada
