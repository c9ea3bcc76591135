"""What people do beside their browser, by the same messages as the page: where taps would take minutes."""

from types import SimpleNamespace

from lucchetto.server.people import COOKIE
from tests.browser.people import House, Person
from tests.server import kit


def messenger(house: House, person: Person) -> kit.Person:
    """The same person without a browser: the same token."""
    server = SimpleNamespace(address=house.address)
    double = kit.Person(server, person.name)  # type: ignore[arg-type]  # it is asked for its address alone
    for cookie in person.context.cookies():
        if cookie.get("name") == COOKIE:
            double.http.cookies.set(COOKIE, cookie.get("value") or "")
    return double


def pass_to_the_end_unseen(house: House, person: Person, path: str) -> None:
    """At a table of theirs that has not started yet: the quickest way to lose, four penalties."""
    with messenger(house, person) as double, double.at(path.rsplit("/", 1)[1]) as client:
        client.do("start")
        while client.until(lambda view: client.undecided or view["status"] == "over")["status"] != "over":
            client.choose(0, "pass")
