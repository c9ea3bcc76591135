"""Plays by sending the page's own messages, where taps in the browser would take minutes."""

from contextlib import ExitStack
from types import SimpleNamespace

from lucchetto.server.accounts.service import COOKIE
from tests.browser.people import Person, Site
from tests.server import kit

ONES = {"white": [1, 1], **dict.fromkeys(("red", "yellow", "green", "blue"), 1)}
"""Faces of real dice."""


def messenger(site: Site, person: Person) -> kit.Person:
    """The same person without a browser, with the same token."""
    server = SimpleNamespace(address=site.address)
    double = kit.Person(server, person.name)  # type: ignore[arg-type]  # only its address is used
    for cookie in person.context.cookies():
        if cookie.get("name") == COOKIE:
            double.http.cookies.set(COOKIE, cookie.get("value") or "")
    return double


def pass_to_the_end_unseen(site: Site, person: Person, path: str) -> None:
    """Start the person's table and end its game quickly with four penalties."""
    with messenger(site, person) as double, double.at(path.rsplit("/", 1)[1]) as client:
        client.do("start")
        patience = kit.Patience("fourth penalty", kit.LONGEST)
        while client.until(lambda view: client.undecided or view["status"] == "over")["status"] != "over":
            patience.check()
            client.choose(0, "pass")


def throw_ones_to_the_end_unseen(site: Site, *people: Person, crosses: str | None = None) -> None:
    """With real dice, let all people at the table that their browsers show pass until the game is over.

    If `crosses` is given, the first seat makes that move with the first roll, and so wins.
    """
    table = people[0].page.url.rsplit("/", 1)[1].partition("?")[0]
    with ExitStack() as leaving:
        doubles = [leaving.enter_context(messenger(site, person)) for person in people]
        clients = [leaving.enter_context(double.at(table)) for double in doubles]
        patience = kit.Patience("end of the game", kit.LONGEST)
        while clients[0].view["status"] != "over":
            patience.check()
            for seat, client in enumerate(clients):
                if client.view["game"]["phase"] == "roll" and client.view["game"]["active"] == seat:
                    client.ask("roll", step=client.view["step"], **ONES)
                elif client.undecided:
                    move = crosses if seat == 0 and client.view["game"]["turn"] == 1 else None
                    client.choose(seat, move if move in client.moves(seat) else "pass")
                client.catch_up(0.01)


def pass_to_the_end_together_unseen(site: Site, people: dict[int, Person]) -> None:
    """Let the people on these seats pass until the game that their browsers show is over."""
    table = next(iter(people.values())).page.url.rsplit("/", 1)[1].partition("?")[0]
    with ExitStack() as leaving:
        doubles = {seat: leaving.enter_context(messenger(site, person)) for seat, person in people.items()}
        clients = {seat: leaving.enter_context(double.at(table)) for seat, double in doubles.items()}
        patience = kit.Patience("end of the game", kit.LONGEST)
        while any(client.view["status"] != "over" for client in clients.values()):
            patience.check()
            for seat, client in clients.items():
                if client.undecided:
                    client.choose(seat, "pass")
                client.catch_up(0.01)
